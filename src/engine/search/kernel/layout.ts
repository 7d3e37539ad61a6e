/**
 * Where everything lies in the memory of the kernel, at addresses that the compiler folds into the
 * instructions. Whoever calls the kernel fills the tables of the board and of the rack, and reads the
 * plays; the word graph comes last, as large as it needs to be.
 */

/** Most squares of a board that the kernel takes. */
export const MAX_SQUARES: i32 = 10000;

/** Most tiles of a rack that it takes, and numbers of letters, 0 included. */
export const MAX_TILES: i32 = 64;

/** The board, square by square, row by row: the tiles on it, 0 for none, and the premiums. */
export const GRID: usize = memory.data(10000, 8);
export const LETTER_FACTORS: usize = memory.data(40000, 8);
export const WORD_FACTORS: usize = memory.data(40000, 8);
/** The tiles that the search takes for laid: those of the board, and of a game that goes on from there. */
export const TILES_LAID: usize = memory.data(10000, 8);

/**
 * Of the tile set, by the number of a tile: its face value, in points, 64 bits each; and its place
 * among the texts of all. The tiles of racks by value, the greatest first.
 */
export const TILE_VALUES: usize = memory.data(1024, 8);
export const TEXT_RANKS: usize = memory.data(128, 8);
export const TILES_BY_VALUE: usize = memory.data(64, 8);
/** The bonus for each number of tiles laid, in points, 64 bits each. */
export const BONUSES: usize = memory.data(512, 8);

/** How many tiles of each letter are on the rack, 0 a blank. */
export const RACK_COUNTS: usize = memory.data(64, 8);

/** Most parts of a rack, the empty one and the whole rack included, whose values the kernel takes. */
export const MAX_LEAVES: i32 = 32768;
/** What each part of the rack is worth if it is kept, in points, 64 bits each. */
export const LEAVES: usize = memory.data(262144, 8);
/** By which number the place of a part there grows with a tile of each letter, 0 a blank. */
export const LEAVE_STRIDES: usize = memory.data(256, 8);
/** The most that any part is worth after a number of tiles has been laid. */
export const BEST_LEAVES: usize = memory.data(512, 8);

/** Plays that the kernel writes down before it has them taken away. */
export const MAX_PLAYS: i32 = 4096;

/**
 * The plays, 24 bytes each: the score, and the equity, which is the score and what the tiles kept are
 * worth (64 bits each); where its tiles begin among those of all that are written down (32), the square of
 * its first tile (16), whether it runs down (8), how many tiles it lays (8).
 */
export const PLAYS: usize = memory.data(98304, 8);
export const PLAY_TILES: usize = memory.data(262144, 8);

/** Most seats of a game. */
export const MAX_SEATS: i32 = 8;
/** Of each seat: how many tiles of each letter it has, 0 a blank; its points, 64 bits each; whether it plays. */
export const SEAT_RACKS: usize = memory.data(512, 8);
export const SEAT_SCORES: usize = memory.data(64, 8);
export const FINAL_SCORES: usize = memory.data(64, 8);
export const SEATS_IN_PLAY: usize = memory.data(8, 8);
/** The tiles in the bag, in no order, and those that were drawn last. */
export const BAG: usize = memory.data(64000, 8);
export const DRAWN: usize = memory.data(64, 8);
/** How many tiles of each letter are given back for others. */
export const RETURNED: usize = memory.data(64, 8);

/** The lines of the board: its rows, and its columns. */
export const ROWS: usize = memory.data(1280128, 64);
export const COLUMNS: usize = memory.data(1280128, 64);

/** The anchors of all lines. */
export const ANCHORS: usize = memory.data(320032, 8);

/** Behind all of these; who makes the kernel checks that the graph does not begin before. */
export const TABLES_END: usize = __heap_base;

/** The word graph; a number, since it stands in the instructions that read it. */
export const GRAPH: usize = 0x400000;
