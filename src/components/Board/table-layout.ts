import type { CSSProperties } from 'react';
import type { BoardSize } from './board-size';
import { frameLayout } from './frame-layout';
import {
  LEAST_RACK_GAP,
  LOW_MOVE_PANEL,
  NARROW_LEDGE,
  TYPING_RACK,
  TYPING_SCORES,
} from './lengths';

/** The frame of a board, and all lengths around it that only a table has, for style sheets to lay them out. */
export const tableLayout = (size: BoardSize): CSSProperties =>
  ({
    ...frameLayout(size),
    '--narrow-ledge-height': `${NARROW_LEDGE * size.letters}px`,
    '--low-move-panel-height': `${LOW_MOVE_PANEL * size.letters}px`,
    '--typing-scores-height': `${TYPING_SCORES * size.letters}px`,
    '--typing-rack-height': `${TYPING_RACK * size.letters}px`,
    '--least-rack-gap': `${LEAST_RACK_GAP}px`,
  }) as CSSProperties;
