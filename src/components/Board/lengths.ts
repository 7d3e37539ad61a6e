/*
 * Lengths around the board, in CSS pixels with letters of the usual size. The board is sized by them,
 * and style sheets lay the page out by them: each stands here alone, and is handed on as a custom property.
 */

/** Height of the header, and where the window has height to spare. */
export const HEADER = 48;
export const TALL_HEADER = 56;

/** Least height of the ledge: with the rack between the tools, and above them where it is narrow. */
export const LEDGE = 84;
export const NARROW_LEDGE = 136;

/** Height of the move panel where there is little: in a narrow stack, and above an on-screen keyboard. */
export const LOW_MOVE_PANEL = 108;

/** Heights of the scores and the rack above an on-screen keyboard: a line each. */
export const TYPING_SCORES = 36;
export const TYPING_RACK = 40;

/** Least width of the column beside the board, and where the ledge lies on the rim instead of in it. */
export const COLUMN = 390;
export const COLUMN_BESIDE_RIM = 340;

/** Edge below a board with a column beside it; as a gap, it does not grow with the letters. */
export const FOOT = 8;

/** Least side of a tile in the rack, and the gap between two: the usual one, and the least. */
export const TILE = 46;
export const RACK_GAP = 6;
export const LEAST_RACK_GAP = 2;
