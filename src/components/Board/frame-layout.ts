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
  MIN_RACK_GAP,
  NARROW_LEDGE,
  RACK_GAP,
  TALL_HEADER,
  TYPING_RACK,
  TYPING_SCORES,
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

/** Custom properties of `frameLayout` and of the lengths that only a table has. */
export const tableLayout = (size: BoardSize): CSSProperties =>
  ({
    ...frameLayout(size),
    '--narrow-ledge-height': `${NARROW_LEDGE * size.growth}px`,
    '--low-move-panel-height': `${size.lowMovePanel}px`,
    '--seat-line': `${size.seatLine}px`,
    '--typing-scores-height': `${TYPING_SCORES * size.growth}px`,
    '--typing-rack-height': `${TYPING_RACK * size.growth}px`,
    '--least-rack-gap': `${MIN_RACK_GAP}px`,
  }) as CSSProperties;

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
