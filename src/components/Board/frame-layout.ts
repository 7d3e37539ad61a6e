import type { CSSProperties } from 'react';
import type { BoardSize } from './board-size';
import {
  COLUMN,
  COLUMN_ABOVE_FOOT,
  COLUMN_BESIDE_RIM,
  FOOT,
  HEADER,
  LEDGE,
  LOW_COLUMN,
  MIN_RACK_GAP,
  NARROW_LEDGE,
  RACK_GAP,
  TALL_HEADER,
  TYPING_RACK,
  TYPING_SCORES,
} from './lengths';

/** The least width of the column beside a board. */
function leastColumn({ arrangement, ledge }: BoardSize): number {
  if (ledge === 'rim') return COLUMN_BESIDE_RIM;
  if (ledge === 'foot') return COLUMN_ABOVE_FOOT;
  return arrangement === 'flat' ? LOW_COLUMN : COLUMN;
}

/** The frame of a board, the size of its squares and the lengths around it, for style sheets to lay them out. */
export function frameLayout(size: BoardSize): CSSProperties {
  const { rim, frame, zoomed, growth, tile } = size;
  return {
    '--frame-width': `${frame.columns * zoomed + rim.left + rim.right}px`,
    '--frame-height': `${frame.rows * zoomed + rim.top + rim.bottom}px`,
    '--square-size': `${zoomed}px`,
    '--ledge-height': `${LEDGE * growth}px`,
    '--least-column': `${leastColumn(size) * growth}px`,
    '--least-tile': `${tile}px`,
    // Edges and gaps do not grow with the letters.
    '--foot-height': `${FOOT}px`,
    '--rack-gap': `${RACK_GAP}px`,
  } as CSSProperties;
}

/** The heights of the header, which stands outside of what is laid out by a board. */
export const headerLayout = {
  '--header-height': `calc(${HEADER / 16} * var(--unit))`,
  '--tall-header-height': `calc(${TALL_HEADER / 16} * var(--unit))`,
} as CSSProperties;

/** The frame of a board, and all lengths around it that only a table has, for style sheets to lay them out. */
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
