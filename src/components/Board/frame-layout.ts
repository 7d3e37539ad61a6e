import type { CSSProperties } from 'react';
import type { BoardSize } from './board-size';
import {
  COLUMN,
  COLUMN_BESIDE_RIM,
  FOOT,
  HEADER,
  LEDGE,
  RACK_GAP,
  TALL_HEADER,
  TILE,
} from './lengths';

/** The frame of a board, the size of its squares and the lengths around it, for style sheets to lay them out. */
export const frameLayout = ({ rim, frame, zoomed, ledge, letters }: BoardSize): CSSProperties =>
  ({
    '--frame-width': `${frame.columns * zoomed + rim.left + rim.right}px`,
    '--frame-height': `${frame.rows * zoomed + rim.top + rim.bottom}px`,
    '--square-size': `${zoomed}px`,
    '--ledge-height': `${LEDGE * letters}px`,
    '--least-column': `${(ledge === 'rim' ? COLUMN_BESIDE_RIM : COLUMN) * letters}px`,
    '--least-tile': `${TILE * letters}px`,
    // Edges and gaps do not grow with the letters.
    '--foot-height': `${FOOT}px`,
    '--rack-gap': `${RACK_GAP}px`,
  }) as CSSProperties;

/** The heights of the header, which stands outside of what is laid out by a board. */
export const headerLayout = {
  '--header-height': `${HEADER / 16}rem`,
  '--tall-header-height': `${TALL_HEADER / 16}rem`,
} as CSSProperties;
