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

/** Height of the ledge where it lies below board and column of a low window, and the width beside its tiles. */
export const FOOT_LEDGE = 74;
export const BESIDE_FOOT_TILES = 168;

/** Height of the move panel where there is little: in a narrow stack, and above an on-screen keyboard. */
export const LOW_MOVE_PANEL = 108;

/** Height of a player's line where the scores take a line each. */
export const SEAT_LINE = 26;

/** Heights of the scores and the rack above an on-screen keyboard: a line each. */
export const TYPING_SCORES = 36;
export const TYPING_RACK = 40;

/**
 * Least width of the column beside the board, in a low window too, and where the ledge lies on the rim or
 * below both instead of in it.
 */
export const COLUMN = 390;
export const LOW_COLUMN = 356;
export const COLUMN_BESIDE_RIM = 340;
export const COLUMN_ABOVE_FOOT = 196;

/** Edge below a board with a column beside it; as a gap, it does not grow with the letters. */
export const FOOT = 8;

/**
 * Least side of a tile in the rack where there is room for it, and the gap between two: the usual one, and
 * the least.
 */
export const TILE = 46;
export const RACK_GAP = 6;
export const MIN_RACK_GAP = 1;

/** Width beside the tiles in the narrowest window, their gaps included. */
export const BESIDE_NARROW_TILES = 12;
