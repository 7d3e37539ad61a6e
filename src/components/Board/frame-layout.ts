import type { CSSProperties } from 'react';
import type { BoardSize } from './board-size';
import { COLUMN, HEADER, LEDGE, LOW_MOVE_PANEL, RACK, TYPING } from './lengths';

const inPixels = (lengths: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length}px`]));

/** The frame of a board, the size of its squares and the lengths around it, for style sheets to lay them out. */
export const frameLayout = ({ rim, frame, zoomed, ledge, letters }: BoardSize): CSSProperties =>
  inPixels({
    '--frame-width': frame.columns * zoomed + rim.left + rim.right,
    '--frame-height': frame.rows * zoomed + rim.top + rim.bottom,
    '--square-size': zoomed,
    '--ledge-height': LEDGE.usual * letters,
    '--narrow-ledge-height': LEDGE.narrow * letters,
    '--low-move-panel-height': LOW_MOVE_PANEL * letters,
    '--typing-scores-height': TYPING.scores * letters,
    '--typing-rack-height': TYPING.rack * letters,
    '--least-column': (ledge === 'rim' ? COLUMN.besideRim : COLUMN.usual) * letters,
    '--least-tile': RACK.tile * letters,
    // Gaps do not grow with the letters.
    '--rack-gap': RACK.gap,
    '--least-rack-gap': RACK.leastGap,
  });

/** The heights of the header, which stands outside of what is laid out by a board. */
export const headerLayout = {
  '--header-height': `${HEADER.usual / 16}rem`,
  '--tall-header-height': `${HEADER.tall / 16}rem`,
} as CSSProperties;
