import { columnsOf, IN_A_ROW } from '../Rack/rack-columns';

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
}

/** Squares smaller than this are looked at, and not played on. */
export const LEAST_PLAYED = 24;

const LARGEST = 72;

/** Side of a tile in the rack at its smallest, and the gap between two: the usual one, and the least. */
const TILE = { least: 46, gap: 6, leastGap: 2 };

/** Width that the ledge needs beside the tiles, for the tools and *Play*. */
const TOOLS = 274;

const rackWidth = (size: number, gap: number): number =>
  columnsOf(size, IN_A_ROW.wide) * (TILE.least + gap) - gap;

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

/** Height of the ledge on the rim of a board. */
const LEDGE = { usual: 84, ofTwoRows: 138 };

/** What a stack takes of the height of its window, in a narrow and in a wide one. */
const STACK = {
  narrow: { verdict: 108, ledge: 136, ledgeOfTwoRows: 186, moves: 50 },
  wide: { verdict: 76, ledge: LEDGE.usual, ledgeOfTwoRows: LEDGE.ofTwoRows, moves: 160 },
};

/** What a narrow stack takes while an on-screen keyboard is open: seats and tiles in a line each. */
const TYPING = 36 + 24 + 40 + STACK.narrow.verdict;

/** Fewest rows of zoomed squares in sight. */
const LEAST_ROWS = 4;

const fitting = ({ width, height }: Room, { columns, rows }: Shape): number =>
  Math.min(LARGEST, width / columns, height / rows);

function roomInStack(around: Surroundings, shape: Shape): Room {
  const { width, height } = around.window;
  if (around.isTyping) return { width: width - 24, height: height - TYPING };
  const isNarrow = width < 700;
  const { verdict, ledge, ledgeOfTwoRows, moves } = isNarrow ? STACK.narrow : STACK.wide;
  const seats = (around.seats > 2 ? 88 : 54) + (around.hasOpenRack ? 30 : 0);
  const isInTwoRows =
    around.rackSize > IN_A_ROW.wide || rackWidth(around.rackSize, TILE.leastGap) > width - 24;
  const left = height - 48 - seats - 24 - verdict - (isInTwoRows ? ledgeOfTwoRows : ledge);
  // Where letters are large the page is scrolled, and the board is not squeezed.
  const least = height * 0.4;
  const withMoves = { width: width - 24, height: Math.max(least, left - moves) };
  const without = { width: width - 24, height: Math.max(least, left) };
  const isWorthIt =
    isNarrow &&
    (height < 700 ||
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
  };
}

function sizeInUsualLetters(shape: Shape, around: Surroundings): BoardSize {
  const { width, height } = around.window;
  const arrangement = arrangementOf(around.window);
  if (arrangement === 'stack') {
    const room = roomInStack(around, shape);
    return sized('stack', 'stack', shape, room, sideBySide(room.width, shape.columns, 36));
  }
  if (arrangement === 'flat') {
    const room = { width: width - 446, height: height - 40 };
    return sized('flat', 'column', shape, room, sideBySide(room.width, shape.columns, 32));
  }
  if (arrangement === 'tall') {
    const ledge = around.rackSize > IN_A_ROW.wide ? LEDGE.ofTwoRows : LEDGE.usual;
    const room = { width: width - 460, height: height - 104 - ledge };
    const onRim = sized('tall', 'rim', shape, room, within(room.width / shape.columns, 32, 44));
    const isWide =
      onRim.frame.columns * onRim.zoomed >= rackWidth(around.rackSize, TILE.gap) + TOOLS;
    if (isWide && (onRim.square >= 44 || onRim.square < LEAST_PLAYED)) return onRim;
  }
  const room = { width: width - 488, height: height - 104 };
  return sized(arrangement, 'column', shape, room, within(room.width / shape.columns, 32, 44));
}
