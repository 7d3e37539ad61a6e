import {
  firstSquare,
  isFree,
  isOnBoard,
  premiumAt,
  sameSquare,
  type Square,
  squareAt,
  squareIndex,
  type View,
  withTiles,
  wordsOnBoard,
} from '../../engine';
import { laidTiles } from './move-on-screen';
import { slotAtSquare } from './draft';
import type { Cursor, ScreenState } from '../state';
import { withAnnouncement } from '../notices';

/** Cursor movements: pure functions from the screen to the parts that change. */
type Change = Partial<ScreenState>;

const NOTHING: Change = {};

const at = (cursor: Cursor): Change => ({ cursor, revealSquares: [cursor.square] });

/** Sets or hides the cursor, and changes nothing else. */
const putCursor = (_: ScreenState, cursor: Cursor | undefined): Change => ({ cursor });

type JumpWay = 'next' | 'previous';

/** Moves the cursor. A hidden one appears beside `from`, or else on the square to look at first. */
function moveCursor(state: ScreenState, rows: number, columns: number, from?: Square): Change {
  const { table, cursor } = state;
  if (!table) return NOTHING;
  const { board, rules } = table.view;
  const start = cursor?.square ?? from;
  const square = start
    ? { row: start.row + rows, column: start.column + columns }
    : firstSquare(table.view);
  const direction = cursor?.direction ?? 'across';
  if (!isOnBoard(board, square)) return NOTHING;
  const moved = { square, direction };
  const news = cursor ? {} : withAnnouncement(state, (spoken) => spoken.cursor(rules, moved));
  return { ...at(moved), ...news };
}

function turnedAt(cursor: Cursor | undefined, square: Square): Cursor | undefined {
  if (!cursor || !sameSquare(cursor.square, square)) return { square, direction: 'across' };
  return cursor.direction === 'across' ? { square, direction: 'down' } : undefined;
}

/** Moves the cursor to the first or the last square of its row, or of the row of `from`. */
function cursorToEdge(
  { table, cursor }: ScreenState,
  edge: 'first' | 'last',
  from?: Square,
): Change {
  if (!table) return NOTHING;
  const { board } = table.view;
  const { row } = cursor?.square ?? from ?? firstSquare(table.view);
  const column = edge === 'first' ? 0 : board.columns - 1;
  return at({ square: { row, column }, direction: cursor?.direction ?? 'across' });
}

/** The cursor; if it is hidden, one on the focused square. */
const cursorOr = ({ cursor }: ScreenState, from: Square | undefined): Cursor | undefined =>
  cursor ?? (from && { square: from, direction: 'across' });

/** Number of a place in reading order: by row and column, across before down. */
const orderOf = ({ board }: View, { square, direction }: Cursor): number =>
  2 * squareIndex(board, square) + (direction === 'across' ? 0 : 1);

/** The first place after (or before) the cursor, wrapping at the end of the board; `places` are in reading order. */
function jumpAmong<Place extends Cursor>(
  places: readonly Place[],
  view: View,
  cursor: Cursor | undefined,
  way: JumpWay,
): Place | undefined {
  const sign = way === 'next' ? 1 : -1;
  const isBeyond = (place: Place): boolean =>
    !cursor || sign * (orderOf(view, place) - orderOf(view, cursor)) > 0;
  return way === 'next'
    ? (places.find(isBeyond) ?? places[0])
    : (places.findLast(isBeyond) ?? places.at(-1));
}

/** Moves the cursor to the start of the next or the previous word on the board, and announces the word. */
function jumpToWord(state: ScreenState, way: JumpWay, from?: Square): Change {
  const { table } = state;
  if (!table) return NOTHING;
  const { view } = table;
  const cursor = cursorOr(state, from);
  const places = wordsOnBoard(view).flatMap((word) => {
    const [first] = word.tiles;
    return first ? [{ square: first.square, direction: word.direction, word }] : [];
  });
  const place = jumpAmong(places, view, cursor, way);
  if (!place) return withAnnouncement(state, ({ noWord }) => noWord);
  const { square, direction, word } = place;
  return {
    ...at({ square, direction }),
    ...withAnnouncement(state, (spoken) => spoken.word(view.rules, word)),
  };
}

/** Moves the cursor to the next or the previous premium square that is free. */
function jumpToPremium(state: ScreenState, way: JumpWay, from?: Square): Change {
  const { table, draft } = state;
  if (!table) return NOTHING;
  const { view } = table;
  const { board } = view;
  const cursor = cursorOr(state, from);
  const isOpen = (square: Square): boolean =>
    isFree(view, square) && slotAtSquare(draft, square) === undefined;
  const direction = cursor?.direction ?? 'across';
  const places = board.premiums
    .map((_, index) => ({ square: squareAt(board, index), direction }))
    .filter(({ square }) => premiumAt(board, square).kind !== 'none' && isOpen(square));
  const place = jumpAmong(places, view, cursor, way);
  return place ? at(place) : withAnnouncement(state, ({ noPremium }) => noPremium);
}

/** Handles a tap on a free square: the cursor moves there, turns, or disappears. */
export function turnCursor(state: ScreenState, square: Square): Change {
  const { table, cursor } = state;
  if (!table) return NOTHING;
  const turned = turnedAt(cursor, square);
  return {
    cursor: turned,
    ...withAnnouncement(state, (spoken) => spoken.cursor(table.view.rules, turned)),
  };
}

/** Shows what crosses at the cursor, draft included; without a cursor, at the square to look at first. */
function announceCrossings(state: ScreenState, from?: Square): Change {
  const { table, draft, spoken } = state;
  if (!table) return NOTHING;
  const { view } = table;
  const square = cursorOr(state, from)?.square ?? firstSquare(view);
  const field = withTiles(view, laidTiles(draft) ?? []);
  const headline = spoken?.crossings(view.rules, field, square) ?? '';
  return { notice: { tone: 'remark', headline } };
}

/** The gestures that only move the cursor, by the names of their actions. */
export const CURSOR_GESTURES = {
  moveCursor,
  putCursor,
  cursorToEdge,
  jumpToWord,
  jumpToPremium,
  announceCrossings,
};
