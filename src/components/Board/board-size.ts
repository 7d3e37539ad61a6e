import { clamp, type Size } from '../geometry';
import {
  BESIDE_FOOT_TILES,
  BESIDE_NARROW_TILES,
  COLUMN,
  COLUMN_ABOVE_FOOT,
  COLUMN_BESIDE_RIM,
  columnsOf,
  FOOT,
  FOOT_LEDGE,
  HEADER,
  IN_A_ROW,
  LEDGE,
  ledgeHeight,
  LOW_COLUMN,
  LOW_MOVE_PANEL,
  NARROW_LEDGE,
  RACK_GAP,
  SEAT_LINE,
  TALL_HEADER,
  TILE,
  TYPING_RACK,
  TYPING_SCORES,
} from './lengths';

/** Dimensions in squares. */
export interface Shape {
  readonly columns: number;
  readonly rows: number;
}

/** Everything besides the shape of a board that determines its size. Lengths are in CSS pixels. */
export interface LayoutContext {
  readonly window: Size;
  readonly seats: number;
  /** Whether another player's tiles are shown. */
  readonly hasOpenRack: boolean;
  readonly rackSize: number;
  /** Whether a line below the scores says what to beat. */
  readonly hasTarget?: boolean;
  /** Whether `window` is only the part above an on-screen keyboard. */
  readonly isTyping?: boolean;
  /** Text size relative to the default. */
  readonly letters?: number;
  /** Factor of the lengths around the board, 1 at the default text size; derived from `letters` by default. */
  readonly growth?: number;
}

/** Layout of the table: in one column (`stack`), or with a column beside the board. */
type Arrangement = 'stack' | 'tall' | 'short' | 'flat';

/**
 * Where the rack is: on the lower rim of the board, at the foot of the column, below board and column, or in the stack.
 */
type LedgePlace = 'rim' | 'column' | 'foot' | 'stack';

/** Width of the wood around the squares on each side, with labels and brass line, in CSS pixels. */
export interface Rim {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const RIM_BESIDE_COLUMN: Rim = { top: 28, right: 16, bottom: 12, left: 30 };

const RIMS: Readonly<Record<Arrangement, Rim>> = {
  tall: RIM_BESIDE_COLUMN,
  short: RIM_BESIDE_COLUMN,
  flat: { top: 18, right: 10, bottom: 10, left: 22 },
  stack: { top: 15, right: 6, bottom: 9, left: 18 },
};

export interface BoardSize {
  readonly arrangement: Arrangement;
  readonly ledge: LedgePlace;
  readonly rim: Rim;
  /** Side of a square with its gap at which the whole board is in view, in CSS pixels. */
  readonly square: number;
  /** Side of a square for placing tiles: equal to `square`, unless that is too small. */
  readonly zoomed: number;
  /** Number of whole zoomed squares that the frame shows. */
  readonly frame: Shape;
  /** Whether the column beside the board has room for the moves and the other tabs side by side. */
  readonly hasWideColumn: boolean;
  /** Whether the scores have one line per player, next to the controls of the header. */
  readonly isCompact: boolean;
  readonly growth: number;
  /** Heights of a low move panel and of a player's line, in CSS pixels. */
  readonly lowMovePanel: number;
  readonly seatLine: number;
  /** Minimum side of a tile in the rack, in CSS pixels. */
  readonly tile: number;
}

/** Minimum side of a square for placing tiles, in CSS pixels; smaller squares are only for viewing. */
export const MIN_PLAYABLE_SIZE = 24;

/** Minimum side of a square at which texts on squares and tiles are legible, in CSS pixels. */
export const MIN_PITCH_FOR = { labels: 20, values: 30, letters: 12 };

/** Maximum side of a square, in CSS pixels at any text size. */
export const MAX_SQUARE_SIZE = 96;

/*
 * Space reserved for parts sized by their contents, and for edges and gaps. These are estimates: if they were measured,
 * the board would change its size with every verdict, and with the rack, whose tiles are as large as its squares.
 */

/** Height of the scores of two players, and of more; an open rack and a target add theirs. */
const SCORES = 54;
const SCORES_OF_MORE = 88;
const OPEN_RACK = 30;
const TARGET = 30;

const SECOND_ROW = 54;

/** Minimum width beside the squares for a wide column; it includes rim, edges and gap. */
const BESIDE_WIDE_COLUMN = 720;

/** Width beside the tiles of a rack on the rim, for tools and *Play*. */
const TOOLS = 274;

/**
 * Edges and gap beside the board and its column: with the ledge in the column, on the rim, and in a flat window. The
 * last do not scale with the text size.
 */
const EDGES = 52;
const EDGES_BESIDE_RIM = 74;
const EDGES_IN_FLAT = 24;

/** Sum of the edges above and below the board in a flat window. */
const UPPER_AND_LOWER_EDGES = 12;

/** Heights of the parts below the board, in a narrow and a wide stack; a wide one scrolls to the rest of the moves. */
const STACK = {
  narrow: { movePanel: LOW_MOVE_PANEL, ledge: NARROW_LEDGE, secondRow: 50, moves: 50 },
  wide: { movePanel: 164, ledge: LEDGE, secondRow: SECOND_ROW, moves: 84 },
};

/** Minimum window in which everything fits at any text size, in CSS pixels. */
const MIN_WINDOW = { long: 480, short: 320 };

/**
 * Returns the factor by which lengths scale with the text size. It is limited so that the window divided by it is at
 * least `MIN_WINDOW`; beyond that only the text grows.
 */
export function growthOf({ width, height }: Size, letters: number): number {
  const { long, short } = MIN_WINDOW;
  const room =
    width > height
      ? Math.min(width / long, height / short)
      : Math.min(width / short, height / long);
  return Math.max(Math.min(1, letters), Math.min(letters, room));
}

const rackWidth = (size: number): number =>
  columnsOf(size, IN_A_ROW.wide) * (TILE + RACK_GAP) - RACK_GAP;

/** Whether a wide window is hardly wider than high: a board above everything else is larger than beside it. */
const isSquarish = ({ width, height }: Size): boolean =>
  width >= 700 && height >= 640 && width > height * 0.9 && width < height * 1.1;

/** Chooses the arrangement for a window. The media queries of the style sheets use the same limits. */
function arrangementOf({ width, height }: Size): Arrangement {
  if (width < height || isSquarish({ width, height })) return 'stack';
  // Rounded: the division by the growth factor may leave slightly less than the minimum.
  if (Math.round(width) < MIN_WINDOW.long) return 'stack';
  if (height < 600 || width < 700) return 'flat';
  return height >= 720 ? 'tall' : 'short';
}

const scaled = ({ top, right, bottom, left }: Rim, by: number): Rim => ({
  top: top * by,
  right: right * by,
  bottom: bottom * by,
  left: left * by,
});

/** The rim divided by the growth; that of a tall window does not grow, since the board needs the space. */
const rimOf = (arrangement: Arrangement, growth: number): Rim =>
  scaled(RIMS[arrangement], arrangement === 'tall' ? 1 / Math.max(1, growth) : 1);

const inside = ({ top, right, bottom, left }: Rim, { width, height }: Size): Size => ({
  width: width - left - right,
  height: height - top - bottom,
});

/** Minimum number of zoomed rows in view, and minimum side of a zoomed square in CSS pixels. */
const MIN_ROWS = 4;
const MIN_ZOOMED_SIZE = 32;

const fitting = ({ width, height }: Size, { columns, rows }: Shape, { growth }: Usual): number =>
  Math.min(MAX_SQUARE_SIZE / growth, width / columns, height / rows);

/** The context with its lengths divided by `growth`; `text` is the text size relative to `growth`. */
interface Usual extends LayoutContext {
  readonly growth: number;
  readonly text: number;
}

/** Minimum window height for a separate header above scores of the usual height. */
const HEADER_FROM = 560;

/** Text size relative to the lengths above which separate lines are needed. */
const LARGE_TEXT = 1.25;

const targetOf = ({ hasTarget }: LayoutContext): number => (hasTarget ? TARGET : 0);

const scoresSideBySide = (around: LayoutContext): number =>
  (around.seats > 2 ? SCORES_OF_MORE : SCORES) +
  (around.hasOpenRack ? OPEN_RACK : 0) +
  targetOf(around);

const isLow = (around: Usual): boolean =>
  around.text > LARGE_TEXT ||
  around.window.height / around.text < HEADER_FROM + scoresSideBySide(around) - SCORES;

const seatLineOf = ({ text }: Usual): number => Math.max(SEAT_LINE, 18 * text + 2);

/** Height of the move box and at least two lines above it. */
const lowMovePanelOf = ({ text }: Usual): number => Math.max(LOW_MOVE_PANEL, 58 + 32 * text);

/** Height of the scores in a stack, including the header. */
function scoresInStack(around: Usual): number {
  if (!isLow(around)) return HEADER + scoresSideBySide(around);
  return seatLineOf(around) * Math.max(2, Math.ceil(around.seats / 2)) + 2 + targetOf(around);
}

function roomInStack(around: Usual, shape: Shape): Size {
  const { window, rackSize } = around;
  const room = inside(RIMS.stack, window);
  if (around.isTyping) {
    return { ...room, height: room.height - TYPING_SCORES - TYPING_RACK - lowMovePanelOf(around) };
  }
  const isNarrow = window.width < 700;
  const { movePanel, ledge, secondRow, moves } = isNarrow
    ? { ...STACK.narrow, movePanel: lowMovePanelOf(around) }
    : STACK.wide;
  const isInTwoRows = rackSize > (isNarrow ? IN_A_ROW.narrow : IN_A_ROW.wide);
  const rack = ledge + (isInTwoRows ? secondRow : 0);
  const left = room.height - scoresInStack(around) - movePanel - rack;
  // Below the minimum window size the page scrolls, and the board does not shrink further.
  const min = Math.min(window.height, MIN_WINDOW.long) * 0.25;
  const withMoves = { ...room, height: Math.max(min, left - moves) };
  const without = { ...room, height: Math.max(min, left) };
  const isWorthIt = isNarrow
    ? window.height < 700 ||
      (fitting(withMoves, shape, around) < MIN_PLAYABLE_SIZE &&
        fitting(without, shape, around) >= MIN_PLAYABLE_SIZE)
    : isSquarish(window);
  return isWorthIt ? without : withMoves;
}

/**
 * Side of a zoomed square. Without a high column beside the board, as many as possible are side by side; in a low window
 * whole rows fill the height, since the whole board is shown in the same frame.
 */
function zoomedSide(
  around: Usual,
  arrangement: Arrangement,
  { columns }: Shape,
  { width, height }: Size,
): number {
  if (arrangement === 'tall' || arrangement === 'short') return clamp(width / columns, 32, 44);
  const min = arrangement === 'stack' && !isLow(around) ? 36 : MIN_ZOOMED_SIZE;
  const across = width / Math.min(columns, Math.max(1, Math.floor(width / min)));
  return arrangement === 'flat' ? Math.max(across, height / Math.floor(height / min)) : across;
}

/** Rounds down; tolerates the inexact divisions by the growth. */
const floor = (length: number): number => Math.floor(length + 1e-6);

type Fitted = Pick<BoardSize, 'arrangement' | 'ledge' | 'rim' | 'square' | 'zoomed' | 'frame'>;

function sized(
  around: Usual,
  arrangement: Arrangement,
  ledge: LedgePlace,
  shape: Shape,
  room: Size,
): Fitted {
  const { growth } = around;
  /** In whole pixels of the window. */
  const whole = (side: number): number => floor(side * growth) / growth;
  const square = fitting(room, shape, around);
  const isPlayed = Math.floor(square) >= MIN_PLAYABLE_SIZE;
  const enough = Math.max(MIN_ZOOMED_SIZE, room.height / MIN_ROWS);
  const side = zoomedSide(around, arrangement, shape, room);
  const zoomed = whole(isPlayed ? square : Math.min(MAX_SQUARE_SIZE / growth, side, enough));
  return {
    arrangement,
    ledge,
    rim: rimOf(arrangement, growth),
    square: square * growth >= 10 ? whole(square) : square,
    zoomed,
    frame: {
      columns: Math.min(shape.columns, floor(room.width / zoomed)),
      rows: Math.min(shape.rows, Math.max(MIN_ROWS, floor(room.height / zoomed))),
    },
  };
}

/**
 * Computes the largest size of a board that fits its window. If its squares would be too small to play on, the whole
 * board is an overview, and tiles are placed on a zoomed board in a frame of the same size.
 */
export function boardSize(shape: Shape, around: LayoutContext): BoardSize {
  const { letters = 1, growth = growthOf(around.window, letters) } = around;
  const window = { width: around.window.width / growth, height: around.window.height / growth };
  const usual: Usual = { ...around, window, growth, text: letters / growth };
  const { rim, square, zoomed, ...fitted } = sizeInUsual(shape, usual);
  const { arrangement, ledge, frame } = fitted;
  const isCompact =
    ledge === 'foot' ||
    (arrangement === 'flat' && usual.text > LARGE_TEXT) ||
    (arrangement === 'stack' && isLow(usual));
  return {
    ...fitted,
    rim: scaled(rim, growth),
    square: square * growth,
    zoomed: zoomed * growth,
    hasWideColumn: ledge === 'rim' && window.width - frame.columns * zoomed >= BESIDE_WIDE_COLUMN,
    isCompact,
    growth,
    lowMovePanel: lowMovePanelOf(usual) * growth,
    seatLine: seatLineOf(usual) * growth,
    tile: tileIn(window, fitted.ledge, around.rackSize) * growth,
  };
}

/** Returns the minimum side of a tile: a whole row is in view. */
function tileIn({ width }: Size, ledge: LedgePlace, rackSize: number): number {
  if (ledge === 'rim' || ledge === 'column') return TILE;
  const beside = ledge === 'foot' ? BESIDE_FOOT_TILES : BESIDE_NARROW_TILES;
  // A rack too large for two rows shows at most one full row at a time.
  const inSight = Math.min(columnsOf(rackSize, IN_A_ROW.narrow), IN_A_ROW.narrow);
  return Math.min(TILE, (width - beside) / inSight);
}

/** Places the ledge of a low window where it leaves more room for the board. */
function sizeInFlat(shape: Shape, around: Usual): Fitted {
  const { window, rackSize, growth } = around;
  const { width, height } = window;
  const sizeBeside = (ledge: LedgePlace, column: number, foot: number): Fitted => {
    const room = inside(RIMS.flat, {
      width: width - column - EDGES_IN_FLAT / growth,
      height: height - UPPER_AND_LOWER_EDGES / growth - foot,
    });
    return sized(around, 'flat', ledge, shape, room);
  };
  const foot = FOOT_LEDGE + 6 / growth + (rackSize > IN_A_ROW.narrow ? STACK.narrow.secondRow : 0);
  // The widest possible frame would show more squares, but leave too little space beside it.
  const column = Math.max(COLUMN_ABOVE_FOOT, width * 0.4);
  const aboveFoot = sizeBeside('foot', column, foot);
  const inColumn = sizeBeside('column', LOW_COLUMN, 0);
  return inColumn.square >= aboveFoot.square ? inColumn : aboveFoot;
}

function sizeInUsual(shape: Shape, around: Usual): Fitted {
  const { window, rackSize, growth } = around;
  const { width, height } = window;
  const arrangement = arrangementOf(window);
  const rim = rimOf(arrangement, growth);
  if (arrangement === 'stack') {
    return sized(around, 'stack', 'stack', shape, roomInStack(around, shape));
  }
  if (arrangement === 'flat') return sizeInFlat(shape, around);
  // The header of a short window is lower; the same height is reserved.
  const header = Math.max(TALL_HEADER.min / growth, TALL_HEADER.perGrowth);
  const belowHeader = height - header - FOOT / growth;
  if (arrangement === 'tall') {
    const room = inside(rim, {
      width: width - COLUMN_BESIDE_RIM - EDGES_BESIDE_RIM,
      height:
        belowHeader - ledgeHeight(growth) / growth - (rackSize > IN_A_ROW.wide ? SECOND_ROW : 0),
    });
    const onRim = sized(around, 'tall', 'rim', shape, room);
    const isWide = onRim.frame.columns * onRim.zoomed >= rackWidth(rackSize) + TOOLS;
    if (isWide && (onRim.square >= 44 || onRim.square < MIN_PLAYABLE_SIZE)) return onRim;
  }
  const room = inside(rim, { width: width - COLUMN - EDGES, height: belowHeader });
  return sized(around, arrangement, 'column', shape, room);
}
