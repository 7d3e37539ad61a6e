import type { CSSProperties } from 'react';
import type { BoardSize, Rim, Shape } from './board-size';
import {
  COLUMN,
  COLUMN_ABOVE_FOOT,
  COLUMN_BESIDE_RIM,
  FOOT,
  HEADER,
  ledgeHeight,
  LOW_COLUMN,
  RACK_GAP,
  TALL_HEADER,
} from './lengths';

function leastColumn({ arrangement, ledge }: BoardSize): number {
  if (ledge === 'rim') return COLUMN_BESIDE_RIM;
  if (ledge === 'foot') return COLUMN_ABOVE_FOOT;
  return arrangement === 'flat' ? LOW_COLUMN : COLUMN;
}

/** Custom properties for the board's frame, its squares and the lengths around it. */
export function frameLayout(size: BoardSize): CSSProperties {
  const { rim, frame, zoomed, growth, tile } = size;
  return {
    '--frame-width': `${frame.columns * zoomed + rim.left + rim.right}px`,
    '--frame-height': `${frame.rows * zoomed + rim.top + rim.bottom}px`,
    '--square-size': `${zoomed}px`,
    '--ledge-height': `${ledgeHeight(growth)}px`,
    '--least-column': `${leastColumn(size) * growth}px`,
    '--least-tile': `${tile}px`,
    // Edges and gaps do not scale with the text size.
    '--foot-height': `${FOOT}px`,
    '--rack-gap': `${RACK_GAP}px`,
  } as CSSProperties;
}

/** Custom properties of a board drawn at a pitch, in CSS pixels. */
export const boardLayout = ({ columns, rows }: Shape, pitch: number, rim: Rim): CSSProperties =>
  ({
    '--pitch': `${pitch}px`,
    '--columns': columns,
    '--rows': rows,
    '--rim-top': `${rim.top}px`,
    '--rim-right': `${rim.right}px`,
    '--rim-bottom': `${rim.bottom}px`,
    '--rim-left': `${rim.left}px`,
  }) as CSSProperties;

/** Custom properties for the header's heights; the header is outside the layout of the board. */
export const headerLayout = {
  '--header-height': `calc(${HEADER / 16} * var(--unit))`,
  '--tall-header-height': `max(${TALL_HEADER.min}px, ${TALL_HEADER.perGrowth / 16} * var(--unit))`,
} as CSSProperties;
