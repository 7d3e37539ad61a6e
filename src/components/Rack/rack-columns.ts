/** Most tiles in a row of a rack: in a window of usual width, and in a narrow one. */
export const IN_A_ROW = { wide: 9, narrow: 7 };

/** The tiles of each of at most two rows that are as equal as can be. */
export const columnsOf = (size: number, inARow: number): number =>
  Math.max(1, size > inARow ? Math.ceil(size / 2) : size);
