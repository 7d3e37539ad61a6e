/**
 * The memory of the kernel, at addresses that the compiler folds into the instructions. The caller fills the
 * tables of the board and the rack, and reads the plays. The word graph comes after all of them, so it can have any size;
 * the tables of anagrams and of endgames follow it.
 */

export const MAX_SQUARES: i32 = 10000;

/** Maximum number of tiles on a rack, and of letter numbers (0 included). */
export const MAX_TILES: i32 = 64;

/** The board, row by row: the number of the tile on each square (0 for none), and its factors (32-bit integers). */
export const GRID: usize = memory.data(10000, 8);
export const LETTER_FACTORS: usize = memory.data(40000, 8);
export const WORD_FACTORS: usize = memory.data(40000, 8);
/** The tiles on the board for the search: those of `GRID`, and those that a playout has laid. */
export const TILES_LAID: usize = memory.data(10000, 8);

/**
 * By tile number: its face value in points (64-bit float), and its rank among the texts of all tiles.
 * `TILES_BY_VALUE` lists the tiles of racks in descending order of value.
 */
export const TILE_VALUES: usize = memory.data(1024, 8);
export const TEXT_RANKS: usize = memory.data(128, 8);
export const TILES_BY_VALUE: usize = memory.data(64, 8);
/** The bonus by number of tiles laid, in points (64-bit floats). */
export const BONUSES: usize = memory.data(512, 8);

/** Number of tiles of each letter on the rack; letter 0 is the blank. */
export const RACK_COUNTS: usize = memory.data(64, 8);

/** Maximum number of subsets of a rack that can have a value: that of ten different tiles. */
export const MAX_LEAVES: i32 = 1024;
/** The value of keeping each subset of the rack, in points (64-bit floats). */
export const LEAVES: usize = memory.data(8192, 8);
/** How much the index of a subset in `LEAVES` grows with a tile of each letter; letter 0 is the blank. */
export const LEAVE_STRIDES: usize = memory.data(256, 8);
/** The greatest value in `LEAVES` after each number of tiles laid. */
export const BEST_LEAVES: usize = memory.data(512, 8);

/** The weights of the model of leaves, in points (32-bit floats), in five tables: see `leaves.ts`. */
export const LEAVE_WEIGHTS: usize = memory.data(22016, 8);

/** Number of plays that the kernel collects before it delivers them. */
export const MAX_PLAYS: i32 = 4096;

/**
 * The plays, 24 bytes each: score, and equity (score plus value of the leave) in points (64-bit floats),
 * index of its first tile in `PLAY_TILES` (32 bits), square of that tile (16), whether it runs down (8), and
 * number of tiles (8).
 */
export const PLAYS: usize = memory.data(98304, 8);
export const PLAY_TILES: usize = memory.data(262144, 8);

const MAX_SEATS: i32 = 8;
/**
 * By seat: number of tiles of each letter (letter 0 is the blank); score, final score, and value of the tiles kept in
 * its last turn, in points (64-bit floats); and whether it is in play.
 */
export const SEAT_RACKS: usize = memory.data(512, 8);
export const SEAT_SCORES: usize = memory.data(64, 8);
export const FINAL_SCORES: usize = memory.data(64, 8);
export const SEAT_LEAVES: usize = memory.data(64, 8);
export const SEATS_IN_PLAY: usize = memory.data(8, 8);
/** The tiles in the bag, in no particular order, and the tiles of the last draw. */
export const BAG: usize = memory.data(64000, 8);
export const DRAWN: usize = memory.data(64, 8);
/** Number of tiles of each letter to exchange. */
export const RETURNED: usize = memory.data(64, 8);

/** The squares of all rows, and of all columns (`square.ts`). */
export const ROWS: usize = memory.data(1280128, 64);
export const COLUMNS: usize = memory.data(1280128, 64);

export const ANCHORS: usize = memory.data(320032, 8);

/** The end of all tables. The caller checks that the graph does not begin before it. */
export const TABLES_END: usize = __heap_base;

/** Address of the word graph: a literal, because the instructions that read the graph contain it. */
export const GRAPH: usize = 0x410000;
