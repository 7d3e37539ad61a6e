import type { Board } from '../board';
import type { StartPosition } from '../game';
import { parseMove } from '../notation';
import { emptyGrid, judgePlay, type Move, type Play, tilesOn, withTiles } from '../play';
import { err, ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { alphabetOf, parseTiles, rackTileOf, type Tile, takeTiles, allTiles } from '../tiles';
import type { DailyEntry } from './daily-list';
import { type Puzzle, puzzleSeats } from './puzzle';

/** The text of an entry that does not fit its board, its tile set or the rules. */
export interface DailyEntryError {
  readonly code: 'NOT_A_PUZZLE';
  readonly text: string;
}

const fault = (text: string) => err({ code: 'NOT_A_PUZZLE', text } as const);

/** The play that a text names, with its score; undefined if it is none, or not legal. Words are not looked up. */
function playIn(position: StartPosition, rack: readonly Tile[], text: string) {
  const { rules } = position;
  const move = parseMove(rules, position, text);
  if (!move.ok || move.value.kind !== 'play') return undefined;
  const judged = judgePlay(rules, position, rack, move.value.play, undefined);
  return judged.ok ? judged.value : undefined;
}

const moveOf = (play: Play): Move => ({ kind: 'play', play });

/** The puzzle of an entry of the list, once its rules and board are known. */
export function dailyPuzzle(
  { lexiconId, rack: rackText, score, best: bestText, plays }: DailyEntry,
  {
    rules,
    board,
    boardName,
  }: {
    readonly rules: RuleBook;
    readonly board: Board;
    readonly boardName: string;
  },
): Result<Puzzle, DailyEntryError> {
  const rack = parseTiles(alphabetOf(rules.tileSet), rackText);
  if (!rack.ok || rack.value.length > rules.rackSize) return fault(rackText);
  let position: StartPosition = {
    rules,
    board,
    grid: emptyGrid(board),
    boardName,
    given: [],
    rack: rack.value,
  };
  const tiles = allTiles(rules.tileSet);
  for (const text of plays) {
    const played = playIn(position, tiles, text);
    if (!played) return fault(text);
    position = { ...position, ...withTiles(position, played.laid) };
  }
  const used = tilesOn(position).map(({ tile }) => rackTileOf(tile));
  if (takeTiles(tiles, [...used, ...rack.value]).missing.length > 0) return fault(rackText);
  const best = playIn(position, rack.value, bestText);
  if (!best || best.score.total !== score) return fault(bestText);
  return ok({
    kind: 'most-points',
    position,
    seats: puzzleSeats(rules),
    lexiconId,
    best: { move: moveOf(best.play), score, worth: score },
    others: [],
  });
}
