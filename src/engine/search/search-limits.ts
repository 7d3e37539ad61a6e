/**
 * States of the word graph after which a search for the best play settles for the best that it has found: some
 * racks of many blanks lead to billions of plays. States are counted, and not time, so that a position gives the
 * same play on every machine; they take about a quarter of a second. On 26 × 99 squares, a rack of seven tiles with
 * two blanks visits 140,000.
 */
export const MAX_VISITED = 8_000_000;

/**
 * The same for a search that is one of many, whose plays are averaged: a turn of a game that is imagined, or one of
 * the racks that somebody may have. What such a search misses is told nowhere, since it is a guess in any case.
 */
export const MAX_VISITED_IN_SIMULATION = 500_000;
