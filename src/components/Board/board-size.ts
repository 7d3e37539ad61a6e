import { columnsOf, IN_A_ROW } from '../Rack/rack-columns';
import {
  COLUMN,
  COLUMN_BESIDE_RIM,
  FOOT,
  HEADER,
  LEAST_RACK_GAP,
  LEDGE,
  LOW_MOVE_PANEL,
  NARROW_LEDGE,
  RACK_GAP,
  TALL_HEADER,
  TILE,
  TYPING_RACK,
  TYPING_SCORES,
} from './lengths';

/** Squares each way. */
export interface Shape {
  readonly columns: number;
  readonly rows: number;
}

/** What the size of a board depends on besides its shape. Lengths are in CSS pixels. */
export interface Surroundings {
  readonly window: { readonly width: number; readonly height: number };
  readonly seats: number;
  /** Whether another player's tiles are shown. */
  readonly hasOpenRack: boolean;
  /** Tiles in a rack. */
  readonly rackSize: number;
  /** Whether the window is what an on-screen keyboard leaves of it. */
  readonly isTyping?: boolean;
  /** Size of letters, as a share of the usual: all that stands around the board grows with them. */
  readonly letters?: number;
}

/** How the parts of the table stand to each other: one below the other, or beside the board. */
export type Arrangement = 'stack' | 'tall' | 'short' | 'flat';

/** Where the rack lies: on the lower rim of the board, at the foot of the column, or in the stack. */
export type LedgePlace = 'rim' | 'column' | 'stack';

/** Width of the wood around the squares on each side, labels and brass included, in CSS pixels. */
export interface Rim {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const RIMS: Readonly<Record<Arrangement, Rim>> = {
  tall: { top: 28, right: 16, bottom: 12, left: 30 },
  short: { top: 28, right: 16, bottom: 12, left: 30 },
  flat: { top: 18, right: 10, bottom: 10, left: 22 },
  stack: { top: 15, right: 6, bottom: 9, left: 18 },
};

/** How large a board is drawn in its window. */
export interface BoardSize {
  readonly arrangement: Arrangement;
  readonly ledge: LedgePlace;
  readonly rim: Rim;
  /** Side of a square, with its gap, at which the whole board is in sight, in CSS pixels. */
  readonly square: number;
  /** Side of a square when tiles are laid: the same, unless that is too small to lay any on. */
  readonly zoomed: number;
  /** Squares of that side that the frame shows, whole ones only. */
  readonly frame: Shape;
  /** Size of letters, as a share of the usual: the lengths around the board grow with them. */
  readonly letters: number;
}

/** Squares smaller than this are looked at, and not played on. */
export const LEAST_PLAYED = 24;

/** No square is larger. */
export const LARGEST = 72;

/*
 * What is kept free for parts that are as large as what they hold, and for edges and gaps: about as much
 * as they take. Measured, they would have the board change its size with
 * every verdict, and with the tiles in the rack, which are as large as its squares.
 */

/** Height of the scores: of two players, of more, and of the tiles of another below them. */
const SCORES = 54;
const SCORES_OF_MORE = 88;
const OPEN_RACK = 30;

/** Height of a second row in the rack. */
const SECOND_ROW = 54;

/** Width beside the tiles of the rack: in a stack, and for tools and *Play* on the rim of a board. */
const BESIDE_TILES = 24;
const TOOLS = 274;

/** Edges and gap beside the board and its column: with the ledge in it, on the rim, and in a flat window. */
const EDGES = 52;
const EDGES_BESIDE_RIM = 74;
const EDGES_IN_FLAT = 24;

/** Edges above and below the board in a flat window. */
const UPPER_AND_LOWER_EDGES = 12;

/** Height in a stack, narrow or wide, below the board: in a wide one the page is scrolled to the rest. */
const STACK = {
  narrow: { movePanel: LOW_MOVE_PANEL, ledge: NARROW_LEDGE, secondRow: 50, moves: 50 },
  wide: { movePanel: 76, ledge: LEDGE, secondRow: SECOND_ROW, moves: 160 },
};

const rackWidth = (size: number, gap: number): number =>
  columnsOf(size, IN_A_ROW.wide) * (TILE + gap) - gap;

function arrangementOf({ width, height }: Surroundings['window']): Arrangement {
  if (width < 700 || width < height) return 'stack';
  if (height >= 720) return 'tall';
  return height >= 480 ? 'short' : 'flat';
}

/** Room for the squares of a board. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** The room that is left inside a rim. */
const inside = ({ top, right, bottom, left }: Rim, { width, height }: Room): Room => ({
  width: width - left - right,
  height: height - top - bottom,
});

/** Fewest rows of zoomed squares in sight. */
const LEAST_ROWS = 4;

const fitting = ({ width, height }: Room, { columns, rows }: Shape): number =>
  Math.min(LARGEST, width / columns, height / rows);

function roomInStack(around: Surroundings, shape: Shape): Room {
  const { window, rackSize } = around;
  const room = inside(RIMS.stack, window);
  if (around.isTyping) {
    return { ...room, height: room.height - TYPING_SCORES - TYPING_RACK - LOW_MOVE_PANEL };
  }
  const isNarrow = window.width < 700;
  const { movePanel, ledge, secondRow, moves } = isNarrow ? STACK.narrow : STACK.wide;
  const scores =
    (around.seats > 2 ? SCORES_OF_MORE : SCORES) + (around.hasOpenRack ? OPEN_RACK : 0);
  const isInTwoRows =
    rackSize > IN_A_ROW.wide || rackWidth(rackSize, LEAST_RACK_GAP) > window.width - BESIDE_TILES;
  const rack = ledge + (isInTwoRows ? secondRow : 0);
  const left = room.height - HEADER - scores - movePanel - rack;
  // Where letters are large the page is scrolled, and the board is not squeezed.
  const least = window.height * 0.4;
  const withMoves = { ...room, height: Math.max(least, left - moves) };
  const without = { ...room, height: Math.max(least, left) };
  const isWorthIt =
    isNarrow &&
    (window.height < 700 ||
      (fitting(withMoves, shape) < LEAST_PLAYED && fitting(without, shape) >= LEAST_PLAYED));
  return isWorthIt ? without : withMoves;
}

/** Side of a zoomed square where as many as possible of a usable size stand side by side. */
const sideBySide = (width: number, columns: number, least: number): number =>
  Math.min(LARGEST, width / Math.min(columns, Math.max(1, Math.floor(width / least))));

const within = (side: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, side));

/** The size of a board by the room that it has, and its zoomed side. */
function sized(
  arrangement: Arrangement,
  ledge: LedgePlace,
  shape: Shape,
  room: Room,
  zoomedSide: number,
): BoardSize {
  const square = fitting(room, shape);
  const isPlayed = Math.floor(square) >= LEAST_PLAYED;
  const zoomed = Math.floor(isPlayed ? square : zoomedSide);
  return {
    arrangement,
    ledge,
    rim: RIMS[arrangement],
    square: square >= 10 ? Math.floor(square) : square,
    zoomed,
    frame: {
      columns: Math.min(shape.columns, Math.floor(room.width / zoomed)),
      rows: Math.min(shape.rows, Math.max(LEAST_ROWS, Math.floor(room.height / zoomed))),
    },
    letters: 1,
  };
}

/**
 * How large a board is drawn: as large as its window lets it be. One whose squares would be too small
 * to play on is seen whole, and zoomed for laying tiles in a frame of the same size.
 */
export function boardSize(shape: Shape, around: Surroundings): BoardSize {
  const { letters = 1, window } = around;
  const { width, height } = window;
  if (letters === 1) return sizeInUsualLetters(shape, around);
  const size = sizeInUsualLetters(shape, {
    ...around,
    window: { width: width / letters, height: height / letters },
  });
  const { top, right, bottom, left } = size.rim;
  return {
    ...size,
    rim: {
      top: top * letters,
      right: right * letters,
      bottom: bottom * letters,
      left: left * letters,
    },
    square: size.square * letters,
    zoomed: size.zoomed * letters,
    letters,
  };
}

function sizeInUsualLetters(shape: Shape, around: Surroundings): BoardSize {
  const { window, rackSize } = around;
  const { width, height } = window;
  const arrangement = arrangementOf(window);
  const rim = RIMS[arrangement];
  if (arrangement === 'stack') {
    const room = roomInStack(around, shape);
    return sized('stack', 'stack', shape, room, sideBySide(room.width, shape.columns, 36));
  }
  if (arrangement === 'flat') {
    const room = inside(rim, {
      width: width - COLUMN - EDGES_IN_FLAT,
      height: height - UPPER_AND_LOWER_EDGES,
    });
    return sized('flat', 'column', shape, room, sideBySide(room.width, shape.columns, 32));
  }
  // In a short window the header is lower: as much is kept free.
  const belowHeader = height - TALL_HEADER - FOOT;
  if (arrangement === 'tall') {
    const room = inside(rim, {
      width: width - COLUMN_BESIDE_RIM - EDGES_BESIDE_RIM,
      height: belowHeader - LEDGE - (rackSize > IN_A_ROW.wide ? SECOND_ROW : 0),
    });
    const onRim = sized('tall', 'rim', shape, room, within(room.width / shape.columns, 32, 44));
    const isWide = onRim.frame.columns * onRim.zoomed >= rackWidth(rackSize, RACK_GAP) + TOOLS;
    if (isWide && (onRim.square >= 44 || onRim.square < LEAST_PLAYED)) return onRim;
  }
  const room = inside(rim, { width: width - COLUMN - EDGES, height: belowHeader });
  return sized(arrangement, 'column', shape, room, within(room.width / shape.columns, 32, 44));
}
