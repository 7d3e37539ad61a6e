import type { CSSProperties } from 'react';

/** Most tiles in a row of a rack: in a window of usual width, and in a narrow one. */
const IN_A_ROW = { wide: 9, narrow: 7 };

/** Rows as equal as can be. */
function rowsOf(size: number, inARow: number): { readonly rows: number; readonly columns: number } {
  const rows = Math.max(1, Math.ceil(size / inARow));
  return { rows, columns: Math.max(1, Math.ceil(size / rows)) };
}

/** The columns and rows that a rack of a size takes, for style sheets to lay it out. */
export function rackLayout(size: number): CSSProperties {
  const [wide, narrow] = [rowsOf(size, IN_A_ROW.wide), rowsOf(size, IN_A_ROW.narrow)];
  return {
    '--rack-columns': wide.columns,
    '--rack-columns-narrow': narrow.columns,
    '--rack-rows': wide.rows,
    '--rack-rows-narrow': narrow.rows,
  } as CSSProperties;
}
