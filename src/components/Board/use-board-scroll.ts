import { clamp } from '../geometry';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Board, firstSquare, parseSquareName, type Square, squareName } from '../../engine';
import { useGame } from '../game-context';
import { inFrame } from '../../scheduler';
import type { Rim } from './board-size';
import type { Drawing } from './use-board-zoom';
import { type Anchor, scrollOf } from './zoom-geometry';

/** Where a frame is scrolled to, in pixels from the top left of the grid. */
interface Scroll {
  readonly left: number;
  readonly top: number;
}

/** The least scrolling along one side that brings a square into view. */
function nearest(
  scroll: number,
  index: number,
  pitch: number,
  size: number,
  labels: number,
): number {
  // The labels stay in sight above or beside the squares, and so does one square around this one.
  const start = labels + index * pitch;
  const min = start + 2 * pitch - size;
  const max = start - pitch - labels;
  return clamp(scroll, min, max);
}

const middleOn = ({ row, column }: Square, pitch: number, rim: Rim, frame: Element): Scroll => ({
  left: rim.left / 2 + (column + 0.5) * pitch - frame.clientWidth / 2,
  top: rim.top / 2 + (row + 0.5) * pitch - frame.clientHeight / 2,
});

/**
 * Keeps in view what the player works on and what was played last, and where it is what a drawing in
 * another size is anchored at. A pitch of 0 is that of a board that is not drawn yet or wholly in view:
 * there is nothing to scroll, and asking for sizes would have the page laid out.
 */
export function useBoardScroll(
  frame: RefObject<HTMLElement | null>,
  board: Board,
  { pitch, anchor }: Drawing,
  rim: Rim,
): void {
  // Which play it was as well: the first may begin on the very square that was in the middle before.
  const latest = useGame(({ table }) => {
    if (!table) return undefined;
    const { view } = table;
    const index = view.turns.findLastIndex(({ kind }) => kind === 'play');
    const turn = view.turns[index];
    const square = turn?.kind === 'play' ? turn.squares[0] : undefined;
    return `${squareName(square ?? firstSquare(view))} ${index}`;
  });
  const revealSquares = useGame((state) => state.revealSquares);
  const middle = useRef<Square>(board.start);
  const drawn = useRef(pitch);
  const held = useRef<Anchor>(undefined);

  // Before it is painted: a board that is drawn larger does not jump.
  useLayoutEffect(() => {
    const element = frame.current;
    drawn.current = pitch;
    if (pitch === 0) return;
    // Of a window that has changed its size, the anchor is no longer what was looked at.
    const scroll =
      anchor && held.current !== anchor
        ? scrollOf(anchor, pitch, rim)
        : element && middleOn(middle.current, pitch, rim, element);
    held.current = anchor;
    element?.scrollTo({ ...scroll, behavior: 'instant' });
  }, [frame, pitch, anchor, rim]);

  useEffect(() => {
    const element = frame.current;
    const [name = ''] = latest?.split(' ') ?? [];
    middle.current = parseSquareName(name) ?? board.start;
    return inFrame('drawing', () => {
      if (drawn.current === 0) return;
      element?.scrollTo(middleOn(middle.current, drawn.current, rim, element));
    });
  }, [frame, board, latest, rim]);

  useEffect(() => {
    const element = frame.current;
    const last = revealSquares.at(-1);
    if (!element || !last) return undefined;
    middle.current = last;
    return inFrame('drawing', () => {
      if (drawn.current === 0) return;
      const { clientWidth, clientHeight } = element;
      element.scrollTo(
        revealSquares.reduce<Scroll>(
          ({ left, top }, { row, column }) => ({
            left: nearest(left, column, drawn.current, clientWidth, rim.left),
            top: nearest(top, row, drawn.current, clientHeight, rim.top),
          }),
          { left: element.scrollLeft, top: element.scrollTop },
        ),
      );
    });
  }, [frame, revealSquares, rim]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (drawn.current === 0) return;
      const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
      const { row, column } = middle.current;
      element.scrollTo({
        left: nearest(scrollLeft, column, drawn.current, clientWidth, rim.left),
        top: nearest(scrollTop, row, drawn.current, clientHeight, rim.top),
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, rim]);
}
