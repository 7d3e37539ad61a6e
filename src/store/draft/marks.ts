import {
  alphabetOf,
  type Direction,
  DIRECTIONS,
  type JudgedPlay,
  type LaidTile,
  linesThrough,
  otherDirection,
  placedTilesText,
  runThrough,
  squaresOf,
  type Square,
  step,
  tileAt,
  type View,
  withTiles,
  isOnBoard,
  squareIndex,
  type Turn,
} from '../../engine';
import type { SubmitError, TableSnapshot } from '../../table';
import type { ScreenState } from '../state';
import type { Advice } from '../help-state';
import { byPlace, laidTiles, moveStatusOf } from './move-on-screen';
import { laidSquares } from './draft';

/** Consecutive squares in a line. */
export interface Stretch {
  readonly square: Square;
  readonly direction: Direction;
  readonly length: number;
}

type RefusalCode = SubmitError['code'] | 'gap' | 'not-in-line';

export type PillText =
  /** Score of the move; `isSure` if its words are known to be valid. */
  | { readonly kind: 'score'; readonly points: number; readonly isSure: boolean }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

/** A pill with its place: the last square of the word, and the word's direction. */
export interface Pill {
  readonly text: PillText;
  readonly square: Square;
  readonly direction: Direction;
}

type Move = Pick<ScreenState, 'table' | 'draft' | 'verdict' | 'refused'>;

const NO_SQUARES: readonly Square[] = [];

interface Refused {
  readonly code: RefusalCode;
  readonly squares: readonly Square[];
  /** The words that are not in the list, if that is the reason. */
  readonly words?: readonly string[];
}

/** Why the move on screen is refused: it was played and rejected, or no more tiles can complete it. */
function refusalOf({ verdict, refused }: Pick<Move, 'verdict' | 'refused'>): Refused | undefined {
  if (refused) return { squares: NO_SQUARES, ...refused };
  if (moveStatusOf(verdict) !== 'hopeless') return undefined;
  switch (verdict.kind) {
    case 'play':
      return verdict.judged.ok ? undefined : verdict.judged.error;
    case 'gap':
    case 'not-in-line':
      return { code: verdict.kind, squares: verdict.squares };
    default:
      return undefined;
  }
}

export const refusedSquares = (move: Pick<Move, 'verdict' | 'refused'>): readonly Square[] =>
  refusalOf(move)?.squares ?? NO_SQUARES;

/** The stretch from the first to the last of some squares; undefined unless they are in one line. */
function stretchOver(squares: readonly Square[]): Stretch | undefined {
  const inOrder = squares.toSorted(byPlace);
  const first = inOrder[0];
  const last = inOrder.at(-1);
  const [direction] = linesThrough(inOrder);
  if (!first || !last || !direction) return undefined;
  const length = last.row - first.row + last.column - first.column + 1;
  return { square: first, direction, length };
}

/** The line of a hint, from edge to edge of the board. */
export function adviceLine({ board }: View, advice: Advice): Stretch | undefined {
  if (advice.kind !== 'hint' || advice.best.move.kind !== 'play') return undefined;
  const { square, direction } = advice.best.move.play;
  return direction === 'across'
    ? { square: { row: square.row, column: 0 }, direction, length: board.columns }
    : { square: { row: 0, column: square.column }, direction, length: board.rows };
}

const laidIn = (turns: readonly Turn[]): readonly Square[] =>
  turns.flatMap((turn) => (turn.kind === 'play' ? turn.squares : []));

/**
 * The squares of the main word that a turn (from 1) formed, at its length then; empty if the turn placed no tiles.
 */
export function wordOfTurn(table: TableSnapshot, number: number): readonly Square[] {
  const { view, allTurns, turnsShown } = table;
  const turn = allTurns[number - 1];
  const first = turn?.kind === 'play' ? turn.squares[0] : undefined;
  if (turn?.kind !== 'play' || !first) return [];
  const indexOf = (square: Square): number => squareIndex(view.board, square);
  const later = new Set(laidIn(allTurns.slice(number)).map(indexOf));
  const notShown = new Set(laidIn(allTurns.slice(turnsShown, number)).map(indexOf));
  const wasCovered = (square: Square): boolean =>
    isOnBoard(view.board, square) &&
    !later.has(indexOf(square)) &&
    (notShown.has(indexOf(square)) || tileAt(view, square) !== undefined);

  const { direction } = turn.play;
  let start = first;
  while (wasCovered(step(start, direction, -1))) start = step(start, direction, -1);
  const word: Square[] = [];
  for (let at = start; wasCovered(at); at = step(at, direction, 1)) word.push(at);
  return word;
}

/** The word of a turn (from 1) that is pointed at in the list of moves; undefined if it placed no tiles. */
export const stretchOfTurn = (table: TableSnapshot, turn: number): Stretch | undefined =>
  stretchOver(wordOfTurn(table, turn));

/** The words that tiles in one line form with those on the board, as the tiles of each. */
function wordsWith(view: View, laid: readonly LaidTile[]): readonly (readonly LaidTile[])[] {
  const after = withTiles(view, laid);
  const [line] = linesThrough(squaresOf(laid));
  return DIRECTIONS.flatMap((direction) =>
    (direction === line ? laid.slice(0, 1) : laid).map(({ square }) =>
      runThrough(after, square, direction),
    ),
  ).filter(({ length }) => length > 1);
}

/** The words, or else the stretches of squares, for which the move on screen is refused. */
export function refusedStretches(move: Move): readonly Stretch[] {
  const view = move.table?.view;
  const refusal = refusalOf(move);
  if (!view || !refusal || refusal.squares.length === 0) return [];
  const { code, squares, words } = refusal;
  const laid = laidTiles(move.draft) ?? [];
  if (words) {
    const alphabet = alphabetOf(view.rules.tileSet);
    const textOf = (tiles: readonly LaidTile[]): string =>
      placedTilesText(
        alphabet,
        tiles.map(({ tile }) => tile),
      );
    return wordsWith(view, laid)
      .filter((tiles) => words.includes(textOf(tiles)))
      .flatMap((tiles) => stretchOver(squaresOf(tiles)) ?? []);
  }
  const whole = stretchOver(code === 'START_NOT_COVERED' ? squaresOf(laid) : squares);
  return whole ? [whole] : squares.map((square) => ({ square, direction: 'across', length: 1 }));
}

export function lastStretch(view: View): Stretch | undefined {
  const turn = view.turns.findLast((each) => each.kind === 'play');
  const [first] = turn?.squares ?? [];
  if (!turn || !first) return undefined;
  const { direction } = turn.play;
  const words = [direction, otherDirection(direction)].map((along) =>
    runThrough(view, first, along),
  );
  return stretchOver(squaresOf(words.find(({ length }) => length > 1) ?? []));
}

function pillText(move: Move): PillText | undefined {
  const { verdict } = move;
  const refusal = refusalOf(move);
  if (refusal) return { kind: 'refused', code: refusal.code };
  if (verdict.kind === 'play' && verdict.judged.ok) {
    const { score, wordsChecked } = verdict.judged.value;
    return { kind: 'score', points: score.total, isSure: wordsChecked };
  }
  return moveStatusOf(verdict) === 'unfinished' ? { kind: 'unfinished' } : undefined;
}

export function pillFor(move: Move): Pill | undefined {
  const { table, draft, verdict } = move;
  const text = pillText(move);
  const squares = laidSquares(draft).toSorted(byPlace);
  const last = squares.at(-1);
  if (!table || !text || !last) return undefined;
  const [line = 'across'] = linesThrough(squares);
  const direction = verdict.kind === 'play' ? verdict.play.direction : line;
  let square = last;
  while (tileAt(table.view, step(square, direction, 1))) square = step(square, direction, 1);
  return { text, square, direction };
}

/** Whether the board says why a played move was rejected: its pill is at the only word that is not in the list. */
export function isRefusalOnBoard(move: Move): boolean {
  if (move.refused?.code !== 'WORD_NOT_IN_LIST') return false;
  const [word, ...others] = refusedStretches(move);
  return word !== undefined && others.length === 0 && word.direction === pillFor(move)?.direction;
}

/** The main word of a play that is only shown. */
export const stretchOfPlay = ({ words }: JudgedPlay): Stretch | undefined =>
  stretchOver(squaresOf(words[0]?.tiles ?? []));

/** The score of a play that is only shown, at the end of its word. */
export function pillOfPlay({ words: [word], score, wordsChecked }: JudgedPlay): Pill | undefined {
  const square = word?.tiles.at(-1)?.square;
  if (!word || !square) return undefined;
  const text = { kind: 'score', points: score.total, isSure: wordsChecked } as const;
  return { text, square, direction: word.direction };
}

/** The score of a turn (from 1), at the end of its word; undefined if it placed no tiles. */
export function pillOfTurn(table: TableSnapshot, number: number): Pill | undefined {
  const turn = table.allTurns[number - 1];
  const square = wordOfTurn(table, number).at(-1);
  if (turn?.kind !== 'play' || !square) return undefined;
  const text = { kind: 'score', points: turn.score, isSure: true } as const;
  return { text, square, direction: turn.play.direction };
}
