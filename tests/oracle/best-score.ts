/**
 * The best score of a position on a full-sized board with a full-sized word list, where `legalPlays` would take hours:
 * it asks where each word can be laid. It uses types of the engine, but none of its code.
 */
import type { Direction, PlacedTile, Play, Position } from '../../src/engine';
import { OracleRules } from './legal-plays';

type Square = Play['square'];

const WAYS: readonly Direction[] = ['across', 'down'];

const blanksIn = ({ rack }: Position): number => rack.filter(({ kind }) => kind === 'blank').length;

/** Every choice of tiles from letters and blanks of a rack that spells some letters. */
function spellings(
  letters: readonly string[],
  rack: readonly string[],
  blanks: number,
): readonly (readonly PlacedTile[])[] {
  const [letter, ...rest] = letters;
  if (letter === undefined) return [[]];
  const index = rack.indexOf(letter);
  const own = index < 0 ? [] : spellings(rest, rack.toSpliced(index, 1), blanks);
  const byBlank = blanks === 0 ? [] : spellings(rest, rack, blanks - 1);
  return [
    ...own.map((tiles) => [{ kind: 'letter', letter } as const, ...tiles]),
    ...byBlank.map((tiles) => [{ kind: 'blank', letter } as const, ...tiles]),
  ];
}

/** Removes each letter of `wanted` once from `letters`; returns what is missing. */
function missingFrom(letters: readonly string[], wanted: Iterable<string>): string {
  const left = [...letters];
  let missing = '';
  for (const letter of wanted) {
    const index = left.indexOf(letter);
    if (index < 0) missing += letter;
    else left.splice(index, 1);
  }
  return missing;
}

/** The plays that lay a word from a square on, whether legal or not. */
function playsOf(
  position: Position,
  rack: readonly string[],
  word: string,
  from: Square,
  direction: Direction,
): readonly Play[] {
  const { board, grid } = position;
  const missing: string[] = [];
  let first: Square | undefined;
  for (const [index, letter] of [...word].entries()) {
    const row = from.row + (direction === 'down' ? index : 0);
    const column = from.column + (direction === 'across' ? index : 0);
    const content = grid[row * board.columns + column];
    if (content?.kind !== 'empty') {
      if (content?.letter !== letter) return [];
      continue;
    }
    first ??= { row, column };
    missing.push(letter);
    if (missing.length > position.rack.length) return [];
  }
  if (!first || missingFrom(rack, missing).length > blanksIn(position)) return [];
  const square = first;
  return spellings(missing, rack, blanksIn(position)).map((tiles) => ({
    tiles,
    square,
    direction,
  }));
}

/** Squares that a word of some length can begin on so that one of its letters is on a tile or beside one. */
function startFinder({ board, grid }: Position) {
  const { rows, columns } = board;
  const isTaken = (row: number, column: number): boolean =>
    row >= 0 &&
    column >= 0 &&
    row < rows &&
    column < columns &&
    grid[row * columns + column]?.kind !== 'empty';
  const isNear = ({ row, column }: Square): boolean =>
    isTaken(row, column) ||
    isTaken(row - 1, column) ||
    isTaken(row + 1, column) ||
    isTaken(row, column - 1) ||
    isTaken(row, column + 1);
  const known = new Map<string, readonly Square[]>();
  return (length: number, direction: Direction): readonly Square[] => {
    const key = `${length} ${direction}`;
    const starts = known.get(key);
    if (starts) return starts;
    const found: Square[] = [];
    const [down, across] = direction === 'down' ? [1, 0] : [0, 1];
    for (let row = 0; row + down * (length - 1) < rows; row++) {
      for (let column = 0; column + across * (length - 1) < columns; column++) {
        const covered = Array.from({ length }, (_, index) => ({
          row: row + down * index,
          column: column + across * index,
        }));
        if (covered.some(isNear)) found.push({ row, column });
      }
    }
    known.set(key, found);
    return found;
  };
}

export interface BestScore {
  readonly score: number;
  /** The plays that have it, by the tiles that they lay. */
  readonly plays: readonly Play[];
}

/** The best score of a position with tiles on the board, and every play that has it; `words` are in capitals. */
export function bestScore(position: Position, words: readonly string[]): BestScore {
  const { grid } = position;
  const rules = new OracleRules(position, words);
  const startsOf = startFinder(position);
  const rack = position.rack.flatMap((tile) => (tile.kind === 'letter' ? [tile.letter] : []));
  const laid = grid.flatMap((content) => (content.kind === 'empty' ? [] : [content.letter]));
  let score = -Infinity;
  let best = new Map<string, Play>();
  for (const word of words) {
    const needed = missingFrom(rack, word);
    if (missingFrom(laid, needed).length > blanksIn(position)) continue;
    for (const direction of WAYS) {
      for (const from of startsOf([...word].length, direction)) {
        for (const play of playsOf(position, rack, word, from, direction)) {
          const legal = rules.judge(play);
          if (!legal || legal.score < score) continue;
          if (legal.score > score) best = new Map();
          score = legal.score;
          // A play of one tile may have either direction.
          const way = play.tiles.length > 1 ? direction : '';
          best.set(JSON.stringify([play.tiles, play.square, way]), play);
        }
      }
    }
  }
  return { score, plays: [...best.values()] };
}
