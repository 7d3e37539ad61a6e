/**
 * Number of states of the word graph after which a search for the best play settles for the best one found:
 * some racks of many blanks have billions of plays. It counts states instead of time so that a position gives
 * the same play on every machine. The limit takes about a quarter of a second. For comparison, a rack of
 * seven tiles with two blanks visits 140,000 states on 26 × 99 squares.
 */
export const MAX_VISITED = 8_000_000;

/**
 * The limit for searches whose results are averaged: a turn of a playout, or one of many possible racks. Such
 * a cut is not reported because the result is an estimate in any case.
 */
export const MAX_VISITED_IN_SIMULATION = 500_000;
