import * as v from 'valibot';
import {
  type Day,
  formatMove,
  formatRecord,
  latestState,
  MAX_LENGTH,
  parseJson,
  parseRecord,
  type Puzzle,
  PUZZLE_KINDS,
  type PuzzleMove,
  rackToMove,
  startGame,
} from '../../engine';
import { setupOfPuzzle } from './puzzle-game';
import { type OpenPuzzle, resultOfPuzzle, scoredMove } from './puzzle-state';
import type { PuzzleResult } from './record';
import { resultSchema } from './record-file';

/** The puzzle on the table, as it is kept so that a reload brings it back. */
export type KeptPuzzle =
  /** A puzzle of the day, whose result is in the record; `shownOn` is the date of the device at that time. */
  | { readonly kind: 'daily'; readonly day: Day; readonly shownOn: Day }
  | { readonly kind: 'endless'; readonly puzzle: Puzzle; readonly result: PuzzleResult };

/** Maximum number of moves kept beside the best. */
const MAX_OTHERS = 400;

const day = v.pipe(v.number(), v.integer());

/** A play in the notation of its game, and its worth. */
const moveSchema = v.tuple([
  v.pipe(v.string(), v.maxLength(MAX_LENGTH.move)),
  v.pipe(v.number(), v.finite()),
]);

const keptSchema = v.variant('kind', [
  v.object({ version: v.literal(1), kind: v.literal('daily'), day, shownOn: day }),
  v.object({
    version: v.literal(1),
    kind: v.picklist(PUZZLE_KINDS),
    /** A game that begins with the position. */
    record: v.pipe(v.string(), v.maxLength(MAX_LENGTH.record)),
    best: moveSchema,
    others: v.pipe(v.array(moveSchema), v.maxLength(MAX_OTHERS)),
    result: resultSchema,
  }),
]);

export function formatKeptPuzzle(open: OpenPuzzle, today: Day): string {
  const { puzzle, recordId, daily } = open;
  const { kind, position, best, others } = puzzle;
  const format = ({ move, worth }: PuzzleMove): [string, number] => [
    formatMove(position.rules, move),
    worth,
  ];
  const setup = setupOfPuzzle(puzzle, { level: undefined, seed: 'puzzle' });
  const kept = daily
    ? { version: 1, kind: 'daily', day: daily.day, shownOn: today }
    : {
        version: 1,
        kind,
        record: formatRecord(startGame(recordId, setup).record),
        best: format(best),
        // Only a play can be tried.
        others: others.filter(({ move }) => move.kind === 'play').map(format),
        result: resultOfPuzzle(open),
      };
  return JSON.stringify(kept);
}

/** Undefined if the text is damaged, or of a newer version. */
export function parseKeptPuzzle(text: string): KeptPuzzle | undefined {
  const kept = parseJson(keptSchema, text);
  if (!kept || kept.kind === 'daily') return kept;
  const game = parseRecord(kept.record, undefined);
  if (!game.ok) return undefined;
  const { rules, board, boardName, given, seats, lexiconId } = game.value.record.setup;
  const state = latestState(game.value);
  // The tiles on the board are given, and the tile set is without them: the same position.
  const position = { rules, board, boardName, given, grid: state.grid, rack: rackToMove(state) };
  const [best, ...others] = [kept.best, ...kept.others].map(([move, worth]) => {
    const scored = scoredMove(position, move);
    return scored && { ...scored, worth };
  });
  if (!best || best.worth <= 0) return undefined;
  const known = others.filter((move) => move !== undefined);
  return {
    kind: 'endless',
    puzzle: { kind: kept.kind, position, seats: seats.length, lexiconId, best, others: known },
    result: kept.result,
  };
}
