import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Board, Square } from '../../engine';
import { clamp, type Point, type Size } from '../geometry';
import {
  type BoardSize,
  MIN_PITCH_FOR,
  MIN_PLAYABLE_SIZE,
  type Rim,
  type Shape,
} from './board-size';
import { useGlide, zoomPreview } from './zoom-motion';
import {
  type Anchor,
  clearOfEdges,
  fittingPitch,
  transitionPitch,
  MAX_PITCH,
  type Place,
  placeAt,
  sharpPitch,
} from './zoom-geometry';

const ZOOM_STEP = 1.25;

/** A board with more squares is scaled by a transform during a zoom, and laid out at its end. */
const MAX_SQUARES_PER_FRAME = 600;

const UNMEASURED: Size = { width: 0, height: 0 };

/** Why a pitch was chosen: to place a move, after which the overview returns, or to stay. */
type Purpose = 'move' | 'stay';

/** A chosen pitch: in pixels, or the one that shows the whole board. */
interface Chosen {
  readonly board: Board;
  readonly pitch: number | 'whole';
  readonly anchor: Anchor;
  readonly purpose: Purpose;
}

export interface Drawing {
  /** Distance between squares, in pixels; 0 until the frame has been measured. */
  readonly pitch: number;
  /** The place that does not move; a new object for each change of the pitch by the player. */
  readonly anchor: Anchor | undefined;
}

export interface BoardZoom {
  readonly drawing: Drawing;
  /** Whether squares are too small to place tiles on. */
  readonly isOverview: boolean;
  /** Whether the whole board is in view. */
  readonly isFitted: boolean;
  /** Whether the letters of the whole board can be read. */
  readonly isWholeLegible: boolean;
  /** Whether the board is wider than its frame. */
  readonly isWide: boolean;
  /** Whether the board is higher than its frame. */
  readonly isHigh: boolean;
  /** Whether the zoom buttons are shown. */
  readonly isZoomable: boolean;
  /** Zooms in by one step around a square, by default around the middle of the frame. */
  readonly zoomIn: (around?: Square) => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  /** Returns to the whole board if the player zoomed in to place a move, and can read words on the whole board. */
  readonly endMove: () => void;
  /**
   * Zooms from the overview to squares large enough for placing tiles: around a square, or with a point of it that stays
   * in place, unless it is near an edge.
   */
  readonly zoomToUsable: (square: Square, point?: Point) => void;
  /** Zooms in if the whole board is in view, else out to the whole board. */
  readonly toggle: (point: Point) => void;
  /**
   * Draws a part of the board as large as fits the frame, and large enough to place tiles on: around its middle if all
   * of it fits, else around the tile nearest to that.
   */
  readonly show: (part: Shape & { readonly middle: Square; readonly nearestTile: Square }) => void;
  readonly hands: ZoomHands;
}

/** Zoom operations for gestures; the object is stable while the board stays the same. */
export interface ZoomHands {
  readonly pitch: () => number;
  /** Returns the place under a point of the window. */
  readonly placeUnder: (point: Point) => Place | undefined;
  /** Shows the board with a place at a point of the window. Returns the pitch, clamped to its bounds. */
  readonly zoomTo: (pitch: number, place: Place, point: Point) => number;
  /** Ends a gesture: draws the size that it shows, or the whole board if it is nearly whole. */
  readonly settle: () => void;
}

/** A gesture that ends below this multiple of the fitting pitch shows the whole board. */
const NEARLY_WHOLE = 1.08;

const middleOf = ({ row, column }: Square): Place => ({ row: row + 0.5, column: column + 0.5 });

const isLarge = ({ rows, columns }: Board): boolean => rows * columns > MAX_SQUARES_PER_FRAME;

function useSizeOf(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>(UNMEASURED);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.offsetWidth, height: element.offsetHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

export function useBoardZoom(
  frame: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
  board: Board,
  { arrangement, zoomed }: Pick<BoardSize, 'arrangement' | 'zoomed'>,
  rim: Rim,
): BoardZoom {
  const size = useSizeOf(frame);
  const [chosen, setChosen] = useState<Chosen>();

  const fitting = fittingPitch(board, size, rim);
  const isLookedAt = fitting < MIN_PLAYABLE_SIZE;
  const isWholeLegible = fitting >= MIN_PITCH_FOR.letters;
  // With a column beside the board, a board too small to play on starts zoomed; on a phone, as an overview.
  const isPart = isLookedAt && (arrangement === 'tall' || arrangement === 'short');
  const own = chosen?.board === board ? chosen : undefined;
  const wished = own?.pitch ?? (isPart ? zoomed : 'whole');
  const pitch = wished === 'whole' ? fitting : Math.max(wished, fitting);
  const purposeOfAll: Purpose = isLookedAt && !isPart ? 'move' : 'stay';
  const anchor = own?.anchor;
  const isMeasured = size !== UNMEASURED;
  const drawing = useMemo(
    () => ({ pitch: isMeasured ? pitch : 0, anchor }),
    [pitch, anchor, isMeasured],
  );

  const motion = useGlide();
  const preview = useMemo(() => zoomPreview(frame, grid, rim), [frame, grid, rim]);
  // A preview that is replaced would leave the board scaled.
  useLayoutEffect(() => preview.end, [preview]);
  const latest = useRef({ pitch, fitting, purposeOfAll });
  useLayoutEffect(() => {
    latest.current = { pitch: drawing.pitch, fitting, purposeOfAll };
    // The board is now drawn at the size that the preview showed.
    preview.end();
  }, [drawing, fitting, purposeOfAll, preview]);

  const placeUnder = useCallback(
    (point: Point): Place | undefined => {
      const origin = grid.current?.getBoundingClientRect();
      const scale = preview.scale();
      const onGrid = origin && {
        x: (point.x - origin.left) / scale,
        y: (point.y - origin.top) / scale,
      };
      return onGrid && placeAt(onGrid, latest.current.pitch, rim);
    },
    [grid, rim, preview],
  );

  /** Without a transition. */
  const draw = useCallback(
    (next: number, around: Anchor, purpose: Purpose = latest.current.purposeOfAll): void => {
      const isWhole = next <= latest.current.fitting;
      const sharp = sharpPitch(Math.min(next, MAX_PITCH), window.devicePixelRatio);
      setChosen({ board, pitch: isWhole ? 'whole' : sharp, anchor: { ...around }, purpose });
    },
    [board],
  );

  /** With a transition, except on large boards. */
  const glide = useCallback(
    (next: number, around: Anchor, purpose?: Purpose): void => {
      if (isLarge(board)) {
        draw(next, around, purpose);
        return;
      }
      const from = latest.current.pitch;
      const to = clamp(next, latest.current.fitting, MAX_PITCH);
      motion.start((share) => {
        draw(share < 1 ? transitionPitch(from, to, share) : next, around, purpose);
      });
    },
    [board, draw, motion],
  );

  const anchorAt = useCallback(
    (point: Point): Anchor => {
      const box = frame.current?.getBoundingClientRect();
      const at = { x: point.x - (box?.left ?? 0), y: point.y - (box?.top ?? 0) };
      return { place: placeUnder(point) ?? middleOf(board.start), at };
    },
    [frame, placeUnder, board],
  );

  /** Returns the middle of the visible squares, as a point of the window. */
  const middleOfFrame = useCallback((): Point => {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect();
    return {
      x: box.left + (rim.left + box.width - rim.right) / 2,
      y: box.top + (rim.top + box.height - rim.bottom) / 2,
    };
  }, [frame, rim]);

  const anchorOn = (square: Square): Anchor => ({
    ...anchorAt(middleOfFrame()),
    place: middleOf(square),
  });

  const fit = useCallback(
    () => glide(0, anchorAt(middleOfFrame())),
    [glide, anchorAt, middleOfFrame],
  );
  const zoomAt = (next: number, point: Point, purpose?: Purpose): void => {
    const { place, at } = anchorAt(point);
    glide(next, { place, at: clearOfEdges(at, next, size, rim) }, purpose);
  };

  const hands = useMemo(
    (): ZoomHands => ({
      pitch: () => latest.current.pitch * preview.scale(),
      placeUnder,
      zoomTo: (next, place, point) => {
        motion.stop();
        const now = latest.current;
        const bounded = clamp(next, now.fitting, MAX_PITCH);
        const around = { ...anchorAt(point), place };
        if (isLarge(board)) preview.show(bounded / now.pitch, now.pitch, around, point);
        else draw(bounded, around);
        return bounded;
      },
      settle: () => {
        const { pitch: drawn, fitting: min } = latest.current;
        const shown = drawn * preview.scale();
        const around = preview.anchor();
        const isNearlyWhole = shown < min * NEARLY_WHOLE;
        if (around) draw(isNearlyWhole ? min : shown, around);
        else if (isNearlyWhole && shown > min) fit();
      },
    }),
    [board, placeUnder, anchorAt, draw, motion, preview, fit],
  );

  return {
    drawing,
    isOverview: pitch < MIN_PLAYABLE_SIZE,
    isFitted: pitch <= fitting,
    isWholeLegible,
    isWide: board.columns * pitch + rim.left + rim.right > size.width,
    isHigh: board.rows * pitch + rim.top + rim.bottom > size.height,
    // Stays true after the first zoom, so that a focused button does not disappear.
    isZoomable: isMeasured && (fitting < zoomed || isLookedAt || own !== undefined),
    zoomIn: (around) => {
      const next = Math.max(pitch * ZOOM_STEP, MIN_PLAYABLE_SIZE);
      glide(next, around ? anchorOn(around) : anchorAt(middleOfFrame()));
    },
    zoomOut: () => glide(pitch / ZOOM_STEP, anchorAt(middleOfFrame())),
    fit,
    endMove: () => {
      const isForMove = own?.purpose === 'move' && own.pitch !== 'whole';
      if (isForMove && isWholeLegible) fit();
    },
    zoomToUsable: (square, point) =>
      point ? zoomAt(zoomed, point, 'move') : glide(zoomed, anchorOn(square), 'move'),
    toggle: (point) => {
      if (pitch > fitting) fit();
      else zoomAt(Math.max(zoomed, pitch * ZOOM_STEP ** 2), point);
    },
    show: (part) => {
      const fittingPart = fittingPitch(part, size, rim);
      const isAll = fittingPart >= zoomed;
      glide(Math.max(zoomed, fittingPart), anchorOn(isAll ? part.middle : part.nearestTile));
    },
    hands,
  };
}
