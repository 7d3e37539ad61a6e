import * as v from 'valibot';
import { HELPS } from '../event';
import { help, laidTileSchema, layingFields, MOST, seat, text, whole } from '../record-file/json';

const points = v.pipe(v.number(), v.safeInteger());
const bySeat = <T extends v.GenericSchema>(each: T) =>
  v.pipe(v.array(each), v.minLength(1), v.maxLength(MOST.seats));

/** Tiles that are shown, as text; or how many there are. */
const tilesSchema = v.union([text(MOST.text), whole(MOST.tiles)]);
export type TilesJson = v.InferOutput<typeof tilesSchema>;

/** What every turn has. */
const common = {
  total: points,
  help: v.optional(v.pipe(v.array(help), v.minLength(1), v.maxLength(HELPS.length))),
};

const turnSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('play'),
    ...layingFields,
    score: points,
    drawn: tilesSchema,
    ...common,
  }),
  v.strictObject({
    kind: v.literal('exchange'),
    seat,
    returned: tilesSchema,
    drawn: tilesSchema,
    ...common,
  }),
  v.strictObject({ kind: v.picklist(['pass', 'resign']), seat, ...common }),
  v.strictObject({ kind: v.literal('lost-turn'), ...layingFields, ...common }),
]);
export type TurnJson = v.InferOutput<typeof turnSchema>;

const resultSchema = v.strictObject({
  reason: v.picklist(['rack-empty', 'passes', 'resigned']),
  deductions: bySeat(points),
  awards: bySeat(points),
  finalScores: bySeat(points),
  winners: v.pipe(v.array(seat), v.maxLength(MOST.seats)),
});

/** A view update as it goes over a wire. */
export const updateSchema = v.strictObject({
  viewer: v.union([seat, v.picklist(['everyone', 'nobody'])]),
  opening: v.optional(laidTileSchema),
  known: whole(MOST.events),
  turns: v.pipe(v.array(turnSchema), v.maxLength(MOST.events)),
  scores: bySeat(points),
  racks: bySeat(tilesSchema),
  toMove: seat,
  bagCount: whole(MOST.tiles),
  result: v.optional(resultSchema),
});
export type UpdateJson = v.InferOutput<typeof updateSchema>;
