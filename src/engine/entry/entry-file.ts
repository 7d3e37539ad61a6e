import * as v from 'valibot';
import { DIRECTIONS, parseSquareName, squareName } from '../board';
import {
  fieldsOf,
  meaningOf,
  publicSetupFromJson,
  publicSetupSchema,
  publicSetupToJson,
  tilesSchema,
} from '../game';
import { MAX_COUNT, MAX_LENGTH } from '../limits';
import type { LaidTile } from '../play';
import { valueIn } from '../text';
import {
  type Alphabet,
  alphabetOf,
  parsePlacedTiles,
  placedTileText,
  type Tile,
  tilesText,
} from '../tiles';
import {
  type EnteredMove,
  type EnteredTurn,
  type Entry,
  firstSeatIn,
  MAX_ENTERED_TURNS,
} from './entry';

const note = v.pipe(v.string(), v.maxLength(MAX_LENGTH.gcg));
const notes = v.array(note);
const points = v.pipe(v.number(), v.integer());
/** Tiles exchanged. Earlier versions took any number of two digits, which no rack has. */
const returnedCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

/** Tiles on their squares, each such as `d8 R`. */
export const enteredTilesSchema = (
  alphabet: Alphabet,
): v.GenericSchema<unknown, readonly LaidTile[]> =>
  v.pipe(
    v.array(
      meaningOf(12, (text): LaidTile | undefined => {
        const [name = '', letter = ''] = text.split(' ');
        const square = parseSquareName(name);
        const parsed = parsePlacedTiles(alphabet, letter);
        const [tile] = parsed.ok ? parsed.value : [];
        return square && tile && { square, tile };
      }),
    ),
    v.maxLength(MAX_COUNT.squares),
  );

export const enteredTilesToJson = (
  alphabet: Alphabet,
  laid: readonly LaidTile[],
): readonly string[] =>
  laid.map(({ square, tile }) => `${squareName(square)} ${placedTileText(alphabet, tile)}`);

const moveSchema = (alphabet: Alphabet) =>
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('play'),
      laid: enteredTilesSchema(alphabet),
      direction: v.picklist(DIRECTIONS),
      isWithdrawn: v.boolean(),
      // Earlier versions took negative points, which no record holds.
      awarded: v.pipe(
        points,
        v.transform((awarded) => Math.max(0, awarded)),
        v.maxValue(MAX_COUNT.points),
      ),
    }),
    v.strictObject({
      kind: v.literal('exchange'),
      returned: v.union([returnedCount, tilesSchema(alphabet)]),
    }),
    v.strictObject({ kind: v.literal('pass') }),
  ]);

const turnsSchema = (alphabet: Alphabet): v.GenericSchema<unknown, readonly EnteredTurn[]> =>
  v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.number(), v.integer(), v.minValue(1)),
        move: moveSchema(alphabet),
        rack: tilesSchema(alphabet),
        notes,
        enteredWords: v.optional(v.array(v.string())),
      }),
    ),
    v.maxLength(MAX_ENTERED_TURNS),
    v.check((turns) => new Set(turns.map(({ id }) => id)).size === turns.length),
  );

const leftSchema = (
  alphabet: Alphabet,
  seats: number,
): v.GenericSchema<unknown, readonly (readonly Tile[] | undefined)[]> =>
  v.pipe(
    v.array(
      v.union([
        tilesSchema(alphabet),
        v.pipe(
          v.null(),
          v.transform(() => undefined),
        ),
      ]),
    ),
    v.length(seats),
  );

const entrySchema = v.strictObject({
  setup: publicSetupSchema,
  firstSeat: v.pipe(v.number(), v.integer(), v.minValue(0)),
  title: note,
  description: note,
  notes,
  // Read with the tiles of the rules.
  turns: v.unknown(),
  ending: v.strictObject({
    isStopped: v.boolean(),
    left: v.unknown(),
    time: v.array(points),
    notes,
  }),
});

function moveToJson(alphabet: Alphabet, move: EnteredMove) {
  switch (move.kind) {
    case 'play':
      return { ...move, laid: enteredTilesToJson(alphabet, move.laid) };
    case 'exchange':
      return typeof move.returned === 'number'
        ? move
        : { ...move, returned: tilesText(move.returned) };
    case 'pass':
      return move;
  }
}

/** Writes an entry as JSON, to save it while it is entered. */
export function formatEntry(entry: Entry): string {
  const { setup, turns, ending } = entry;
  const alphabet = alphabetOf(setup.rules.tileSet);
  return JSON.stringify({
    ...entry,
    setup: publicSetupToJson(setup),
    turns: turns.map((turn) => ({
      ...turn,
      move: moveToJson(alphabet, turn.move),
      rack: tilesText(turn.rack),
    })),
    ending: { ...ending, left: ending.left.map((rack) => (rack ? tilesText(rack) : null)) },
  });
}

/**
 * Reads a saved entry; undefined if it is not one. What an entry may hold without a limit, such as the number of its
 * notes, is bounded by the length of the text.
 */
export function parseEntry(source: string): Entry | undefined {
  if (source.length > MAX_LENGTH.record) return undefined;
  const json = fieldsOf(entrySchema, valueIn(source));
  if (!json.ok) return undefined;
  const setup = publicSetupFromJson(json.value.setup);
  if (!setup.ok) return undefined;
  const seats = setup.value.seats.length;
  const alphabet = alphabetOf(setup.value.rules.tileSet);
  const { ending, firstSeat } = json.value;
  const turns = fieldsOf(turnsSchema(alphabet), json.value.turns);
  const left = fieldsOf(leftSchema(alphabet, seats), ending.left);
  if (!turns.ok || !left.ok || ending.time.length !== seats) return undefined;
  return {
    ...json.value,
    setup: setup.value,
    // Earlier versions kept a seat that had begun by other rules.
    firstSeat: firstSeatIn(setup.value, firstSeat),
    turns: turns.value,
    ending: { ...ending, left: left.value },
  };
}
