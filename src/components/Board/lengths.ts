/*
 * Lengths around the board, in CSS pixels at the default text size. They size the board, and style sheets use them
 * as custom properties, so that each is defined only here.
 */

export const HEADER = 48;

/** Height of the header in a tall window: `min`, or the growth times `perGrowth`. The board needs the rest. */
export const TALL_HEADER = { min: 56, perGrowth: 40 };

/** Minimum height of the ledge: with the tools beside the rack, and below it in a narrow window. */
export const LEDGE = 84;
export const NARROW_LEDGE = 136;

/** Height of a ledge with tools beside the rack where lengths grow by a factor; it grows less, like that header. */
export const ledgeHeight = (growth: number): number =>
  Math.max(LEDGE * Math.min(1, growth), 66 * growth);

/** Height of the ledge below board and column in a low window, and the width beside its tiles. */
export const FOOT_LEDGE = 74;
export const BESIDE_FOOT_TILES = 168;

/** Height of the move panel in a narrow stack, and above an on-screen keyboard. */
export const LOW_MOVE_PANEL = 108;

/** Height of a player's line if each player has one. */
export const SEAT_LINE = 26;

/** Heights of the scores and the rack above an on-screen keyboard: a line each. */
export const TYPING_SCORES = 36;
export const TYPING_RACK = 40;

/** Minimum width of the column beside the board: usual, in a low window, and with the ledge on the rim or below. */
export const COLUMN = 390;
export const LOW_COLUMN = 356;
export const COLUMN_BESIDE_RIM = 340;
export const COLUMN_ABOVE_FOOT = 196;

/** Edge below a board with a column beside it; like the gaps, it does not scale with the text size. */
export const FOOT = 8;

/** Side of a tile in the rack if there is room for it; usual and minimum gap between two tiles. */
export const TILE = 46;
export const RACK_GAP = 6;
export const MIN_RACK_GAP = 1;

/** Width beside the tiles in the narrowest window, their gaps included. */
export const BESIDE_NARROW_TILES = 12;

/** Maximum tiles in a row of the rack, in a wide and in a narrow window. */
export const IN_A_ROW = { wide: 9, narrow: 7 };

/** Columns of a rack whose tiles are in at most two rows of equal length, or nearly so. */
export const columnsOf = (size: number, inARow: number): number =>
  Math.max(1, size > inARow ? Math.ceil(size / 2) : size);
