import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type Board, firstSquare, parseSquareName, type Square, squareName } from '../../engine';
import { useGame } from '../game-context';
import { LABEL_TRACK } from './use-board-zoom';

/** Squares kept in view around one that is scrolled to: one more than the labels cover. */
const MARGIN = LABEL_TRACK + 1;

/** Where a frame is scrolled to, in pixels from the top left of the grid. */
interface Scroll {
  readonly left: number;
  readonly top: number;
}

/** The least scrolling along one side that brings a square into view. */
function nearest(scroll: number, index: number, pitch: number, size: number): number {
  const start = (index + LABEL_TRACK) * pitch;
  const least = start + (1 + MARGIN) * pitch - size;
  const most = start - MARGIN * pitch;
  return Math.max(least, Math.min(scroll, most));
}

const middleOn = ({ row, column }: Square, pitch: number, frame: Element): Scroll => ({
  left: (column + 1) * pitch - frame.clientWidth / 2,
  top: (row + 1) * pitch - frame.clientHeight / 2,
});

/**
 * Keeps in view what the player works on and what was played last. The result tells the board which
 * square to have in its middle when it is drawn in another size.
 */
export function useBoardScroll(
  frame: RefObject<HTMLElement | null>,
  board: Board,
  pitch: number,
): (square: Square) => void {
  const latest = useGame(({ table }) => {
    if (!table) return undefined;
    const { view } = table;
    const turn = view.turns.findLast(({ kind }) => kind === 'play');
    const square = turn?.kind === 'play' ? turn.squares[0] : undefined;
    return squareName(square ?? firstSquare(view));
  });
  const revealSquares = useGame((state) => state.revealSquares);
  const middle = useRef<Square>(board.start);
  const drawn = useRef(pitch);

  useEffect(() => {
    const element = frame.current;
    drawn.current = pitch;
    element?.scrollTo({ ...middleOn(middle.current, pitch, element), behavior: 'instant' });
  }, [frame, pitch]);

  useEffect(() => {
    const element = frame.current;
    middle.current = parseSquareName(latest ?? '') ?? board.start;
    element?.scrollTo(middleOn(middle.current, drawn.current, element));
  }, [frame, board, latest]);

  useEffect(() => {
    const element = frame.current;
    const last = revealSquares.at(-1);
    if (!element || !last) return;
    middle.current = last;
    const { clientWidth, clientHeight } = element;
    element.scrollTo(
      revealSquares.reduce<Scroll>(
        ({ left, top }, { row, column }) => ({
          left: nearest(left, column, drawn.current, clientWidth),
          top: nearest(top, row, drawn.current, clientHeight),
        }),
        { left: element.scrollLeft, top: element.scrollTop },
      ),
    );
  }, [frame, revealSquares]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
      const { row, column } = middle.current;
      element.scrollTo({
        left: nearest(scrollLeft, column, drawn.current, clientWidth),
        top: nearest(scrollTop, row, drawn.current, clientHeight),
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  return useCallback((square) => {
    middle.current = square;
  }, []);
}
