import * as v from 'valibot';
import { MAX_COUNT } from '../limits';
import type { Result } from '../result';
import type { RuleBook } from '../rules';
import { type Alphabet, alphabetOf, tilesText } from '../tiles';
import { type Help, HELP_KINDS } from './event';
import { type BadField, fieldsOf, orUndefined, points, seat, whole } from './fields';
import {
  helpSchema,
  laidTileSchema,
  laidTileToJson,
  tilesSchema,
  turnSchemas,
  turnToJson,
  withPlay,
} from './record-file/event-json';
import { publicSetupSchema } from './record-file/record-json';
import { publicSetupFromJson, type RecordFileError } from './record-file/read';
import type { PublicSetup } from './game-setup';
import type { RackView, TurnUpdate } from './view';
import { outcomeOf, type ViewUpdate } from './view-update';

const bySeat = <T extends v.GenericSchema>(each: T) =>
  v.pipe(v.array(each), v.minLength(1), v.maxLength(MAX_COUNT.seats));

/** Visible tiles as text, or the number of hidden ones. */
const rackSchema = (alphabet: Alphabet) =>
  v.union([
    v.pipe(
      tilesSchema(alphabet),
      v.transform((tiles): RackView => ({ kind: 'shown', tiles })),
    ),
    v.pipe(
      whole(MAX_COUNT.tiles),
      v.transform((count): RackView => ({ kind: 'hidden', count })),
    ),
  ]);

const helpGiven: v.GenericSchema<readonly Help[]> = v.pipe(
  v.array(helpSchema),
  v.minLength(1),
  v.maxLength(HELP_KINDS.length),
);
const outcome = { total: points, help: v.optional(helpGiven) };

const resultSchema = v.strictObject({
  reason: v.picklist(['rack-empty', 'passes', 'resigned', 'stopped']),
  deductions: bySeat(points),
  awards: bySeat(points),
  finalScores: bySeat(points),
  winners: v.pipe(v.array(seat), v.maxLength(MAX_COUNT.seats)),
});

function updateSchema(alphabet: Alphabet) {
  const rack = rackSchema(alphabet);
  const turn = v.pipe(
    v.variant('kind', turnSchemas(alphabet, rack, outcome, outcome)),
    v.transform((each): TurnUpdate => {
      switch (each.kind) {
        case 'play':
          return withPlay(each);
        case 'lost-turn':
          return withPlay(each);
        default:
          return each;
      }
    }),
  );
  return v.strictObject({
    viewer: v.union([seat, v.picklist(['everyone', 'nobody'])]),
    opening: orUndefined(laidTileSchema(alphabet)),
    known: whole(MAX_COUNT.events),
    turns: v.pipe(v.array(turn), v.maxLength(MAX_COUNT.events)),
    scores: bySeat(points),
    racks: bySeat(rack),
    toMove: seat,
    bagCount: whole(MAX_COUNT.tiles),
    result: orUndefined(resultSchema),
  });
}
type UpdateJson = v.InferInput<ReturnType<typeof updateSchema>>;

const rackToJson = (tiles: RackView): string | number =>
  tiles.kind === 'shown' ? tilesText(tiles.tiles) : tiles.count;

/** Copies field by field, so that nothing private is sent by mistake. */
export function updateToJson({ tileSet }: RuleBook, update: ViewUpdate): UpdateJson {
  const alphabet = alphabetOf(tileSet);
  const { viewer, opening, known, turns, scores, racks, toMove, bagCount, result } = update;
  return {
    viewer,
    ...(opening ? { opening: laidTileToJson(alphabet, opening) } : {}),
    known,
    turns: turns.map((turn) => ({
      ...turnToJson(alphabet, turn, rackToJson),
      ...outcomeOf(turn),
    })),
    scores: [...scores],
    racks: racks.map(rackToJson),
    toMove,
    bagCount,
    ...(result ? { result: v.parse(resultSchema, result) } : {}),
  };
}

/** Parses an untrusted update of a game with these rules. */
export const updateFromJson = (
  { tileSet }: RuleBook,
  value: unknown,
): Result<ViewUpdate, BadField> => fieldsOf(updateSchema(alphabetOf(tileSet)), value);

/** Parses an untrusted set-up. */
export function publicSetupFrom(value: unknown): Result<PublicSetup, RecordFileError> {
  const json = fieldsOf(publicSetupSchema, value);
  return json.ok ? publicSetupFromJson(json.value) : json;
}
