import type { CSSProperties } from 'react';

/** Most tiles in a row of a rack: in a window of usual width, and in a narrow one. */
const IN_A_ROW = { wide: 9, narrow: 7 };

/** The columns and rows that a rack of a size takes, for style sheets to lay it out. */
export const rackLayout = (size: number): CSSProperties =>
  ({
    '--rack-columns': Math.max(1, Math.min(size, IN_A_ROW.wide)),
    '--rack-columns-narrow': Math.max(1, Math.min(size, IN_A_ROW.narrow)),
    '--rack-rows': Math.max(1, Math.ceil(size / IN_A_ROW.wide)),
    '--rack-rows-narrow': Math.max(1, Math.ceil(size / IN_A_ROW.narrow)),
  }) as CSSProperties;
