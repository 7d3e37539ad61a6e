/**
 * Where everything lies in the memory of the kernel, at addresses that the compiler folds into the
 * instructions. Whoever calls the kernel fills the tables of the board and of the rack, and reads the
 * plays; the word graph comes last, as large as it needs to be.
 */

/** Most squares of a board that the kernel takes. */
export const MOST_SQUARES: i32 = 10000;

/** Most tiles of a rack that it takes, and numbers of letters, 0 included. */
export const MOST_TILES: i32 = 64;

/** The board, square by square, row by row: numbers of letters or 0, their face values, and the premiums. */
export const GRID_LETTERS: usize = memory.data(10000);
export const GRID_VALUES: usize = memory.data(40000, 8);
export const LETTER_FACTORS: usize = memory.data(40000, 8);
export const WORD_FACTORS: usize = memory.data(40000, 8);

/** How many tiles of each letter are on the rack; the face value of each letter, in points, 64 bits each. */
export const RACK_COUNTS: usize = memory.data(64, 8);
export const LETTER_VALUES: usize = memory.data(512, 8);
/** The bonus for each number of tiles laid, in points, 64 bits each. */
export const BONUSES: usize = memory.data(520, 8);
/** The tiles of the rack, the greatest value first: their letters (0 a blank), and face values. */
export const TILE_LETTERS: usize = memory.data(64, 8);
export const TILE_VALUES: usize = memory.data(520, 8);

/** Most parts of a rack, the empty one and the whole rack included, whose values the kernel takes. */
export const MOST_LEAVES: i32 = 32768;
/** What each part of the rack is worth if it is kept, in points, 64 bits each. */
export const LEAVES: usize = memory.data(262144, 8);
/** By which number the place of a part there grows with a tile of each letter, 0 a blank. */
export const LEAVE_STRIDES: usize = memory.data(256, 8);
/** The most that any part is worth after a number of tiles has been laid. */
export const BEST_LEAVES: usize = memory.data(512, 8);

/** Plays that the kernel writes down before it has them taken away. */
export const MOST_PLAYS: i32 = 8192;
/** Bytes that there are for the tiles of these. */
export const MOST_TILES_LAID: i32 = 65536;

/**
 * Of each play: its score and its equity, which is the score and what the tiles kept are worth (64 bits
 * each), the square of its first tile, whether it runs down, its tiles.
 */
export const PLAY_SCORES: usize = memory.data(65536, 8);
export const PLAY_EQUITIES: usize = memory.data(65536, 8);
export const PLAY_SQUARES: usize = memory.data(32768, 8);
export const PLAY_IS_DOWN: usize = memory.data(8192, 8);
/** Where the tiles of each play begin among those of all. */
export const PLAY_TILES_AT: usize = memory.data(32776, 8);
export const PLAY_TILES: usize = memory.data(65536, 8);

/** The lines of the board: its rows, and its columns. */
export const ROWS: usize = memory.data(1280128, 64);
export const COLUMNS: usize = memory.data(1280128, 64);

/** The anchors of all lines. */
export const ANCHORS: usize = memory.data(320032, 8);

/** Behind all of these; who makes the kernel checks that the graph does not begin before. */
export const TABLES_END: usize = __heap_base;

/** The word graph; a number, since it stands in the instructions that read it. */
export const GRAPH: usize = 0x400000;
