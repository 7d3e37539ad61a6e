import * as v from 'valibot';
import { boardJsonSchema, DIRECTIONS } from '../../board';
import {
  LONGEST_ATTEMPT,
  LONGEST_ID,
  LONGEST_NAME,
  LONGEST_TILES,
  MOST as RULES,
  MOST_EVENTS,
  MOST_SQUARES,
  MOST_TILES,
  MOST_WORDS_FORMED,
} from '../../limits';
import { lengthOf } from '../../text';
import { PLAYERS, ruleBookSchema } from '../../rules';
import { HELPS, REFUSAL_CODES } from '../event';
import { hash } from '../draws/digest';

export const FORMAT = 'scraebbkle-record';
export const VERSION = 2;

/** Code units of the longest letter. */
const LONGEST_LETTER = 2;

/** Bounds of what a file may hold. */
export const MOST = {
  events: MOST_EVENTS,
  seats: RULES.seats,
  text: LONGEST_TILES,
  words: MOST_WORDS_FORMED,
  /** A word may run from one end of a board to the other. */
  word: LONGEST_LETTER * MOST_SQUARES,
  tiles: MOST_TILES,
  bag: LONGEST_LETTER * MOST_TILES,
  chains: RULES.seats,
  name: LONGEST_NAME,
};

export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const whole = (most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ID));
export const seat = whole(MOST.seats - 1);
const name = v.pipe(
  v.string(),
  v.minLength(1),
  v.check((each) => lengthOf(each) <= MOST.name),
);

/** A generator's state is a whole number of 48 bits. */
const trace = v.optional(
  v.strictObject({
    state: whole(2 ** 48 - 1),
    places: v.pipe(v.array(whole(MOST.tiles)), v.maxLength(MOST.tiles)),
  }),
);

export const help = v.picklist(HELPS);

/** The fields of tiles that are laid in one line. */
export const layingFields = {
  seat,
  tiles: v.pipe(text(MOST.text), v.minLength(1)),
  square: text(8),
  direction: v.picklist(DIRECTIONS),
  words: v.pipe(v.array(text(MOST.word)), v.minLength(1), v.maxLength(MOST.words)),
};

export const laidTileSchema = v.strictObject({ square: text(8), tile: text(8) });

const eventSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('deal'),
    racks: v.pipe(v.array(text(MOST.text)), v.maxLength(MOST.seats)),
    opening: v.optional(laidTileSchema),
    firstSeat: seat,
    trace,
  }),
  v.strictObject({
    kind: v.literal('play'),
    ...layingFields,
    score: v.pipe(v.number(), v.safeInteger()),
    drawn: text(MOST.text),
    trace,
  }),
  v.strictObject({
    kind: v.literal('exchange'),
    seat,
    returned: text(MOST.text),
    drawn: text(MOST.text),
    trace,
  }),
  v.strictObject({ kind: v.literal('pass'), seat, trace }),
  v.strictObject({ kind: v.literal('lost-turn'), ...layingFields }),
  v.strictObject({ kind: v.literal('resign'), seat }),
  v.strictObject({
    kind: v.literal('refused'),
    seat,
    text: text(LONGEST_ATTEMPT),
    code: v.picklist(REFUSAL_CODES),
  }),
  v.strictObject({ kind: v.literal('help'), seat, help }),
]);

const chanceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('seeded'), seed: text(MOST.text) }),
  v.strictObject({ kind: v.literal('given'), tiles: text(MOST.bag), seed: text(MOST.text) }),
  v.strictObject({
    kind: v.literal('java'),
    seed: v.pipe(v.number(), v.safeInteger()),
    bag: text(MOST.bag),
  }),
  v.strictObject({
    kind: v.literal('joint'),
    commitment: hash,
    chains: v.pipe(v.array(hash), v.maxLength(MOST.chains)),
  }),
]);

/** What lies on the squares of a board, a text a row; a letter may take two UTF-16 code units. */
const gridRows = v.pipe(v.array(text(2 * MOST_SQUARES)), v.maxLength(MOST_SQUARES));

/** What all players may know of how a game was set up. */
export const publicSetupSchema = v.strictObject({
  rules: ruleBookSchema,
  board: boardJsonSchema,
  // Absent where no tiles are given, as in records from before there could be any.
  given: v.optional(gridRows),
  boardName: text(MOST.text),
  seats: v.pipe(
    v.array(
      v.strictObject({
        name,
        player: v.picklist(PLAYERS),
        skill: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST.seats),
  ),
  openRacks: v.boolean(),
  help: v.optional(v.boolean()),
  lexiconId: text(MOST.text),
});

export type PublicSetupJson = v.InferOutput<typeof publicSetupSchema>;

/** A record as it stands in a file. */
export const recordSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  id,
  parent: v.nullable(v.strictObject({ id, events: whole(MOST.events) })),
  setup: v.strictObject({ ...publicSetupSchema.entries, chance: chanceSchema }),
  events: v.array(eventSchema),
});

export type RecordJson = v.InferOutput<typeof recordSchema>;
export type EventJson = RecordJson['events'][number];

/** What tells a record from any other JSON. */
export const headerSchema = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  events: v.optional(v.unknown()),
});
