import * as v from 'valibot';
import { boardJsonSchema } from '../../board';
import { MAX_LENGTH, MAX_COUNT } from '../../limits';
import { playerNameSchema } from '../../player-name';
import { PLAYERS, ruleBookSchema } from '../../rules';
import { LEVELS } from '../levels';
import {
  hash,
  integer,
  MAX_LETTER_LENGTH,
  MAX_ROW_LENGTH,
  points,
  seat,
  text,
  whole,
} from '../fields';

export const FORMAT = 'scraebbkle-record';
export const VERSION = 2;

/** Maximum text length of a bag. */
const MAX_BAG_LENGTH = MAX_LETTER_LENGTH * MAX_COUNT.tiles;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LENGTH.id));

const chanceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('seeded'), seed: text(MAX_LENGTH.tiles) }),
  v.strictObject({
    kind: v.literal('given'),
    tiles: text(MAX_BAG_LENGTH),
    seed: text(MAX_LENGTH.tiles),
  }),
  v.strictObject({
    kind: v.literal('java'),
    seed: integer,
    bag: text(MAX_BAG_LENGTH),
  }),
  v.strictObject({ kind: v.literal('course'), seed: integer }),
  v.strictObject({
    kind: v.literal('seen'),
    seat,
    seed: text(MAX_LENGTH.tiles),
  }),
  v.strictObject({
    kind: v.literal('joint'),
    commitment: hash,
    chains: v.pipe(v.array(hash), v.maxLength(MAX_COUNT.seats)),
  }),
]);

/** The tiles on a board, one string per row. */
const gridRows = v.pipe(v.array(text(MAX_ROW_LENGTH)), v.maxLength(MAX_COUNT.squares));

export const publicSetupSchema = v.strictObject({
  rules: ruleBookSchema,
  board: boardJsonSchema,
  // Absent without given tiles, and in records older than the field.
  given: v.optional(gridRows),
  boardName: text(MAX_LENGTH.tiles),
  seats: v.pipe(
    v.array(
      v.strictObject({
        name: playerNameSchema,
        player: v.picklist(PLAYERS),
        skill: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
        // Absent for the usual level, and in records older than the field.
        level: v.optional(v.picklist(LEVELS)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_COUNT.seats),
  ),
  openRacks: v.boolean(),
  help: v.optional(v.boolean()),
  undo: v.optional(v.boolean()),
  lexiconId: text(MAX_LENGTH.tiles),
});

export type PublicSetupJson = v.InferOutput<typeof publicSetupSchema>;

const scores = v.pipe(v.array(points), v.maxLength(MAX_COUNT.seats));

export const importedSchema = v.strictObject({
  scores,
  time: scores,
  racks: v.pipe(v.array(text(MAX_LENGTH.tiles)), v.maxLength(MAX_COUNT.events)),
  exchanges: v.pipe(v.array(whole(MAX_COUNT.events)), v.maxLength(MAX_COUNT.events)),
  left: v.pipe(v.array(text(MAX_LENGTH.tiles)), v.maxLength(MAX_COUNT.seats)),
  // Absent in a file without them, and in records older than the fields.
  ending: v.optional(
    v.strictObject({
      stoppedAfter: v.optional(whole(MAX_COUNT.events)),
      isUnsettled: v.optional(v.boolean()),
    }),
  ),
  title: v.optional(text(MAX_LENGTH.gcg)),
  description: v.optional(text(MAX_LENGTH.gcg)),
  notes: v.optional(
    v.pipe(
      v.array(v.strictObject({ after: whole(MAX_COUNT.events + 1), text: text(MAX_LENGTH.gcg) })),
      v.maxLength(MAX_LENGTH.gcg),
    ),
  ),
});

export const recordSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  id,
  parent: v.nullable(v.strictObject({ id, events: whole(MAX_COUNT.events) })),
  setup: v.strictObject({ ...publicSetupSchema.entries, chance: chanceSchema }),
  undos: v.optional(v.pipe(v.array(whole(MAX_COUNT.events)), v.maxLength(MAX_COUNT.seats))),
  // Absent unless the game was imported.
  imported: v.optional(importedSchema),
  // Absent unless the game came by a link.
  sender: v.optional(whole(MAX_COUNT.seats)),
  // They are read one by one, with the tiles of the rules.
  events: v.array(v.unknown()),
});

export type RecordJson = v.InferOutput<typeof recordSchema>;

/** The fields that identify a record of any version. */
export const headerSchema = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  events: v.optional(v.unknown()),
});
