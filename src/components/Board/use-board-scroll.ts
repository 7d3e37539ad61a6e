import { clamp } from '../geometry';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Board, firstSquare, parseSquareName, type Square, squareName } from '../../engine';
import { useGame } from '../game-context';
import { inFrame } from '../../scheduler';
import type { Rim } from './board-size';
import type { Drawing } from './use-board-zoom';
import { type Anchor, scrollOf } from './zoom-geometry';

/** Scroll offset of the frame, in pixels from the top left corner of the grid. */
interface Scroll {
  readonly left: number;
  readonly top: number;
}

/** Returns the scroll offset along one axis that is nearest to the current one and shows the square. */
function nearest(
  scroll: number,
  index: number,
  pitch: number,
  size: number,
  labels: number,
): number {
  // Also keeps one square in view on each side of this one; the sticky labels cover part of the frame.
  const start = labels + index * pitch;
  const min = start + 2 * pitch - size;
  const max = start - pitch - labels;
  return clamp(scroll, min, max);
}

/** Returns the scroll offset nearest to the current one that shows squares, the last of them in any case. */
function scrollToShow(
  { clientWidth, clientHeight, scrollLeft, scrollTop }: Element,
  squares: readonly Square[],
  pitch: number,
  rim: Rim,
): Scroll {
  return squares.reduce<Scroll>(
    ({ left, top }, { row, column }) => ({
      left: nearest(left, column, pitch, clientWidth, rim.left),
      top: nearest(top, row, pitch, clientHeight, rim.top),
    }),
    { left: scrollLeft, top: scrollTop },
  );
}

const middleOn = ({ row, column }: Square, pitch: number, rim: Rim, frame: Element): Scroll => ({
  left: rim.left / 2 + (column + 0.5) * pitch - frame.clientWidth / 2,
  top: rim.top / 2 + (row + 0.5) * pitch - frame.clientHeight / 2,
});

/** Inverse of `middleOn`, for the scroll offset that the frame has. */
function middleIn(frame: Element, { columns, rows }: Board, pitch: number, rim: Rim): Square {
  const left = frame.scrollLeft + (frame.clientWidth - rim.left) / 2;
  const top = frame.scrollTop + (frame.clientHeight - rim.top) / 2;
  return {
    column: clamp(Math.floor(left / pitch), 0, columns - 1),
    row: clamp(Math.floor(top / pitch), 0, rows - 1),
  };
}

/** Input that may scroll a board. */
const SCROLLS = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Scrolls to the squares that the player works on and to the last play, and keeps the anchor in place when the pitch
 * changes. A pitch of 0 means that the board is not drawn yet or wholly in view: nothing is scrolled, and no size is
 * measured, which would force a layout. What the player has panned to stays when the frame changes.
 */
export function useBoardScroll(
  frame: RefObject<HTMLElement | null>,
  board: Board,
  { pitch, anchor }: Drawing,
  rim: Rim,
): void {
  // Includes the turn: the first play may begin on the square that was already centred.
  const latest = useGame(({ table }) => {
    if (!table) return undefined;
    const { view } = table;
    const index = view.turns.findLastIndex(({ kind }) => kind === 'play');
    const turn = view.turns[index];
    const squares = turn?.kind === 'play' ? turn.squares : [];
    // The middle of the word, so that all of it is in view.
    const square = squares[squares.length >> 1];
    return `${squareName(square ?? firstSquare(view))} ${index}`;
  });
  const revealSquares = useGame((state) => state.revealSquares);
  const middle = useRef<Square>(board.start);
  const drawn = useRef({ pitch, rim });
  const held = useRef<Anchor>(undefined);
  const isPanned = useRef(false);

  // Before the paint, so that a board drawn at another size does not jump.
  useLayoutEffect(() => {
    const element = frame.current;
    drawn.current = { pitch, rim };
    if (pitch === 0) return;
    // An anchor is used once. When the window is resized, the middle square is used instead.
    const scroll =
      anchor && held.current !== anchor
        ? scrollOf(anchor, pitch, rim)
        : element && middleOn(middle.current, pitch, rim, element);
    // A zoom is the player's, so it pans as well.
    isPanned.current = anchor !== undefined && held.current !== anchor;
    held.current = anchor;
    element?.scrollTo({ ...scroll, behavior: 'instant' });
  }, [frame, pitch, anchor, rim]);

  useEffect(() => {
    const element = frame.current;
    const [name = ''] = latest?.split(' ') ?? [];
    const square = parseSquareName(name) ?? board.start;
    middle.current = square;
    isPanned.current = false;
    return inFrame('drawing', () => {
      const now = drawn.current;
      if (now.pitch > 0) element?.scrollTo(middleOn(square, now.pitch, now.rim, element));
    });
  }, [frame, board, latest]);

  useEffect(() => {
    const element = frame.current;
    const last = revealSquares.at(-1);
    if (!element || !last) return undefined;
    middle.current = last;
    isPanned.current = false;
    return inFrame('drawing', () => {
      const now = drawn.current;
      if (now.pitch > 0) {
        element.scrollTo(scrollToShow(element, revealSquares, now.pitch, now.rim));
      }
    });
  }, [frame, revealSquares]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      isPanned.current = false;
      const now = drawn.current;
      if (now.pitch > 0) {
        element.scrollTo(scrollToShow(element, [middle.current], now.pitch, now.rim));
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const type of SCROLLS)
      element.addEventListener(type, () => (isPanned.current = true), options);
    const remember = (): void => {
      const now = drawn.current;
      if (isPanned.current && now.pitch > 0)
        middle.current = middleIn(element, board, now.pitch, now.rim);
    };
    element.addEventListener('scroll', remember, options);
    return () => listening.abort();
  }, [frame, board]);
}
