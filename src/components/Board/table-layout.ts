import type { CSSProperties } from 'react';
import type { BoardSize } from './board-size';
import { frameLayout } from './frame-layout';
import { MIN_RACK_GAP, NARROW_LEDGE, TYPING_RACK, TYPING_SCORES } from './lengths';

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
