import { type CSSProperties, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { Board } from '../../engine';
import type { DrawnSquare } from '../drag';

/** Width of the label tracks around the board, in squares. */
export const LABEL_TRACK = 0.7;

/** Least pitch at which tiles can be laid, in pixels; below it, a tap zooms in first. */
const LEAST_USABLE = 24;
const ZOOMED_IN = 34;
/** Bounds of the pitch, in pixels: a board of 99 rows is seen whole on a phone. */
const LEAST = 3;
const MOST = 80;
const ZOOM_STEP = 1.25;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Squares each way. */
type Shape = Pick<Board, 'rows' | 'columns'>;

const UNMEASURED: Size = { width: 0, height: 0 };

const tracks = (squares: number): number => squares + 2 * LABEL_TRACK;

const within = (pitch: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, pitch));

/** Distance between squares, in pixels, at which the whole board is in view. */
function fittingPitch(board: Shape, { width, height }: Size): number {
  return within(
    Math.floor(Math.min(width / tracks(board.columns), height / tracks(board.rows))),
    LEAST,
    MOST,
  );
}

/** A pitch that was asked for: in pixels, or whichever shows the whole board. */
type Chosen = number | 'whole';

/** The pitch to begin with: all of the board, or its full width where that would be too small. */
function usualPitch(board: Board, size: Size): number {
  const fitting = fittingPitch(board, size);
  if (fitting >= LEAST_USABLE) return fitting;
  // A scroll bar takes some of the width.
  const wide = Math.floor((size.width - 16) / tracks(board.columns));
  return wide >= LEAST_USABLE ? Math.min(wide, ZOOMED_IN) : fitting;
}

/** How large the board is drawn, and the ways to change that. */
export interface BoardZoom {
  /** Distance from one square to the next, in pixels. */
  readonly pitch: number;
  /** The height of the board as a share of its width, for style sheets to lay out its frame. */
  readonly proportion: CSSProperties;
  /** Whether the frame has been measured, without which there is no pitch to draw by. */
  readonly isMeasured: boolean;
  /** Whether squares are too small to lay tiles on. */
  readonly isOverview: boolean;
  /** Whether the whole board is in view. */
  readonly isFitted: boolean;
  /** Whether the board is wider than its frame. */
  readonly isWide: boolean;
  /** Whether the board is higher than its frame. */
  readonly isHigh: boolean;
  /** Whether there is any need to zoom. */
  readonly isZoomable: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  /** From the overview to squares on which tiles can be laid. */
  readonly zoomToUsable: () => void;
  /**
   * Draws a part of the board as large as fits the frame, and large enough to lay tiles on; tells
   * whether all of it fits.
   */
  readonly show: (part: Shape) => boolean;
}

/** Follows the size of the frame, and says how large the board is drawn in it. */
export function useBoardZoom(frame: RefObject<HTMLElement | null>, board: Board): BoardZoom {
  const [size, setSize] = useState<Size>(UNMEASURED);
  const [chosen, setChosen] = useState<{ board: Board; pitch: Chosen } | undefined>();

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.offsetWidth, height: element.offsetHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  const fitting = fittingPitch(board, size);
  const wished = chosen?.board === board ? chosen.pitch : usualPitch(board, size);
  const pitch = wished === 'whole' ? fitting : Math.max(wished, fitting);
  const choose = useCallback(
    (next: number) => setChosen({ board, pitch: within(Math.round(next), 1, MOST) }),
    [board],
  );

  const fit = useCallback(() => setChosen({ board, pitch: 'whole' }), [board]);
  const zoomToUsable = useCallback(() => choose(ZOOMED_IN), [choose]);

  return {
    pitch,
    proportion: {
      '--board-proportion': tracks(board.rows) / tracks(board.columns),
    } as CSSProperties,
    isMeasured: size !== UNMEASURED,
    isOverview: pitch < LEAST_USABLE,
    isFitted: pitch <= fitting,
    isWide: tracks(board.columns) * pitch > size.width,
    isHigh: tracks(board.rows) * pitch > size.height,
    isZoomable: fitting < ZOOMED_IN,
    zoomIn: () => choose(Math.max(pitch * ZOOM_STEP, LEAST_USABLE)),
    zoomOut: () => (pitch / ZOOM_STEP > fitting ? choose(pitch / ZOOM_STEP) : fit()),
    fit,
    zoomToUsable,
    show: (part) => {
      const fittingPart = fittingPitch(part, size);
      choose(Math.max(ZOOMED_IN, fittingPart));
      return fittingPart >= ZOOMED_IN;
    },
  };
}

/** The square under a point of the screen, and where it is drawn; undefined beside the squares. */
export function squareAtPoint(
  board: Board,
  grid: DOMRect,
  pitch: number,
  point: { readonly x: number; readonly y: number },
): DrawnSquare | undefined {
  const column = Math.floor((point.x - grid.left) / pitch - LABEL_TRACK);
  const row = Math.floor((point.y - grid.top) / pitch - LABEL_TRACK);
  const isOn = row >= 0 && row < board.rows && column >= 0 && column < board.columns;
  if (!isOn) return undefined;
  return {
    square: { row, column },
    left: (column + LABEL_TRACK) * pitch,
    top: (row + LABEL_TRACK) * pitch,
  };
}
