import { useDroppable } from '@dnd-kit/core';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { Board, Square } from '../../engine';
import { BOARD } from '../../messages';
import { type GameStore, isReviewing, laidSquares, wordOfTurn } from '../../store';
import { useActions, useGame, useGameStore, useLandmark } from '../game-context';
import { clamp, type Point } from '../geometry';
import { useMeaningOnBoard } from '../Meanings/MeaningButton';
import { BOARD_AREA, type DrawnSquare, DropMarker, useBoardArea } from '../drag';
import { useLater } from '../use-deferred';
import { BoardGrid } from './BoardGrid';
import { placeAt, tiledArea } from './zoom-geometry';
import { useBoardPanZoom } from './use-board-pan-zoom';
import { useBoardScroll } from './use-board-scroll';
import { useBoardTaps } from './use-board-taps';
import type { BoardSize, Rim } from './board-size';
import { useBoardSize } from './use-board-size';
import { type BoardZoom, useBoardZoom } from './use-board-zoom';
import './board.css';
import './heat.css';

/** A single drop area; the pointer's position determines the square. */
function DropArea({ children }: { readonly children: ReactNode }) {
  const { setNodeRef } = useDroppable({ id: BOARD_AREA });
  return (
    <div ref={useLandmark('board', setNodeRef)} className="board-frame__area">
      {children}
    </div>
  );
}

interface BoardFrameProps {
  /** Whether only a strip of the board is in sight: the word pointed at. */
  readonly isStrip?: boolean;
  readonly onDrawn?: (() => void) | undefined;
}

/** The board in its frame. It fits the window, or scrolls inside the frame and can be zoomed. */
export function BoardFrame(props: BoardFrameProps) {
  const board = useGame(({ table }) => table?.view.board);
  const size = useBoardSize();
  return board && size ? (
    <FramedBoard key={`${board.columns}x${board.rows}`} board={board} size={size} {...props} />
  ) : null;
}

function useOwnMove(onMove: () => void): void {
  const store = useGameStore();
  useEffect(
    () =>
      store.subscribe(({ table: after }, { table: before }) => {
        const isOwn = before?.phase === 'your-turn' && before.recordId === after?.recordId;
        if (isOwn && after.turns > before.turns) onMove();
      }),
    [store, onMove],
  );
}

/** The middle square of the word pointed at. */
function usePointedAt(): Square | undefined {
  const table = useGame((state) => state.table);
  const turn = useGame(({ turnPointedAt }) => turnPointedAt);
  if (!table || turn === undefined) return undefined;
  const word = wordOfTurn(table, turn);
  return word[word.length >> 1];
}

/**
 * Moves the board in its frame so that the word pointed at is in the middle of a strip of it. A board too large for its
 * letters to be read as a whole is zoomed to the word.
 */
function useStrip(props: {
  readonly frame: RefObject<HTMLElement | null>;
  readonly grid: RefObject<HTMLElement | null>;
  readonly zoom: BoardZoom;
  readonly rim: Rim;
  /** Whether the board is drawn, and only a strip of it in sight. */
  readonly isStrip: boolean;
}): void {
  const { frame, grid, zoom, rim, isStrip } = props;
  const square = usePointedAt();
  const { pitch } = zoom.drawing;
  useLayoutEffect(() => {
    const strip = frame.current?.parentElement;
    if (!isStrip || !square || !frame.current || !grid.current || !strip) return;
    const drawn = grid.current.getBoundingClientRect();
    const top = drawn.top - frame.current.getBoundingClientRect().top;
    const middle = top + rim.top + (square.row + 0.5) * pitch;
    const bottom = Math.min(top + drawn.height, frame.current.offsetHeight);
    const { offsetHeight: height } = strip;
    const by = clamp(middle - height / 2, Math.max(0, top), Math.max(0, bottom - height));
    strip.style.setProperty('--strip-top', `${-by}px`);
  });

  const isZoomed = isStrip && square !== undefined && !zoom.isWholeLegible;
  const zoomIn = useEffectEvent(() => square && zoom.zoomToUsable(square));
  const zoomOut = useEffectEvent(() => zoom.fit());
  useEffect(() => {
    if (!isZoomed) return undefined;
    zoomIn();
    return () => zoomOut();
  }, [isZoomed]);
}

const isPlayedBack = ({ playback, table }: GameStore): boolean =>
  playback?.state === 'running' && playback.recordId === table?.recordId;

/** The middle square of the play to look at: a ghost, or the move of a turn that is reviewed or played back. */
function squareToSee(state: GameStore): Square | undefined {
  const turn =
    isReviewing(state) || isPlayedBack(state) ? state.table?.view.turns.at(-1) : undefined;
  const shown = turn?.kind === 'play' ? turn.squares : [];
  const squares = state.ghost?.laid.map(({ square }) => square) ?? shown;
  return squares[squares.length >> 1];
}

/** On a small screen, zooms a board to the play to look at if its letters cannot be read as a whole. */
function usePlayInSight(zoom: BoardZoom, { arrangement }: BoardSize): void {
  const square = useGame(squareToSee);
  const isSmall = arrangement === 'stack' || arrangement === 'flat';
  const zoomTo = useEffectEvent((shown: Square) => {
    if (isSmall && zoom.isFitted && !zoom.isWholeLegible) zoom.zoomToUsable(shown);
  });
  useEffect(() => {
    if (square) zoomTo(square);
  }, [square]);
}

/** Returns the square at a point of the drawn board, and its top left corner; undefined outside the squares. */
function squareAtPoint(
  board: Board,
  point: Point,
  pitch: number,
  rim: Rim,
): DrawnSquare | undefined {
  const place = placeAt(point, pitch, rim);
  const [row, column] = [Math.floor(place.row), Math.floor(place.column)];
  const isOn = row >= 0 && row < board.rows && column >= 0 && column < board.columns;
  if (!isOn) return undefined;
  return {
    square: { row, column },
    left: rim.left + column * pitch,
    top: rim.top + row * pitch,
  };
}

/** Returns the same object for the same lengths, so that what depends on them stays while the window is resized. */
function useSameRim({ top, right, bottom, left }: Rim): Rim {
  return useMemo(() => ({ top, right, bottom, left }), [top, right, bottom, left]);
}

function FramedBoard(props: BoardFrameProps & { readonly board: Board; readonly size: BoardSize }) {
  const { board, size, isStrip = false, onDrawn } = props;
  const rim = useSameRim(size.rim);
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const zoom = useBoardZoom(frame, grid, board, size, rim);
  const { isOverview, drawing } = zoom;
  // Drawing thousands of squares takes long; deferring it keeps the page responsive.
  const isDrawn = useLater(drawing.pitch > 0, false);
  useEffect(() => {
    if (isDrawn) onDrawn?.();
  }, [isDrawn, onDrawn]);
  const pitch = isDrawn ? drawing.pitch : 0;
  const store = useGameStore();
  const { takeBackFrom } = useActions();
  const [askMeaning, meaning] = useMeaningOnBoard();
  const tap = useBoardTaps(zoom, askMeaning);
  const scrolled = zoom.isFitted ? 0 : pitch;
  useBoardScroll(
    frame,
    board,
    useMemo(() => ({ ...drawing, pitch: scrolled }), [drawing, scrolled]),
    rim,
  );
  useBoardPanZoom(frame, zoom.hands);
  useOwnMove(zoom.endMove);
  usePlayInSight(zoom, size);
  useStrip({ frame, grid, zoom, rim, isStrip: isStrip && isDrawn });

  const areaNow = () => {
    const { table, draft } = store.getState();
    return table && tiledArea(table.view, laidSquares(draft));
  };
  const showTiledArea = (): void => {
    const area = areaNow();
    if (area) zoom.show(area);
  };
  const zoomIn = (): void => {
    const { cursor } = store.getState();
    zoom.zoomIn(cursor?.square ?? (zoom.isFitted ? areaNow()?.nearestTile : undefined));
  };

  const squareAt = useCallback(
    ({ x, y }: Point) => {
      const origin = grid.current?.getBoundingClientRect();
      const point = origin && { x: x - origin.left, y: y - origin.top };
      return point && squareAtPoint(board, point, pitch, rim);
    },
    [board, pitch, rim],
  );
  useBoardArea({
    frame,
    labels: rim,
    squareAt,
    zoomTo: (square, point) => {
      if (isOverview) zoom.zoomToUsable(square, point);
    },
  });

  const classes = [
    'board-frame__view',
    zoom.isWide && 'board-frame__view--wide',
    zoom.isHigh && 'board-frame__view--high',
  ];

  return (
    <>
      <section
        ref={useLandmark('board-frame')}
        className="board-frame"
        aria-label={BOARD.name}
        tabIndex={-1}
      >
        <div
          ref={useLandmark('board-view', frame)}
          className={classes.filter(Boolean).join(' ')}
          data-zoomed={zoom.isWide || zoom.isHigh || undefined}
        >
          <DropArea>
            {isDrawn && (
              <BoardGrid
                gridRef={grid}
                pitch={pitch}
                rim={rim}
                isOverview={isOverview}
                onTap={tap}
                onReturn={takeBackFrom}
              />
            )}
            <DropMarker size={pitch} />
          </DropArea>
        </div>
      </section>
      {zoom.isZoomable && (
        <ZoomButtons zoom={zoom} onShowTiledArea={showTiledArea} onZoomIn={zoomIn} />
      )}
      {meaning}
    </>
  );
}

/** Zoom buttons of a board that does not fit its frame; beside it, so that they cover no square. */
function ZoomButtons(props: {
  readonly zoom: BoardZoom;
  readonly onShowTiledArea: () => void;
  readonly onZoomIn: () => void;
}) {
  const { zoom, onShowTiledArea, onZoomIn } = props;
  return (
    <div className="board-zoom" role="group" aria-label={BOARD.zoom}>
      <button
        type="button"
        className="board-zoom__step"
        aria-label={BOARD.zoomOut}
        // Not `disabled`, which would lose the focus.
        onClick={zoom.isFitted ? undefined : zoom.zoomOut}
        aria-disabled={zoom.isFitted}
      >
        −
      </button>
      <button
        type="button"
        aria-label={zoom.isFitted ? BOARD.zoomToTiles : BOARD.wholeBoard}
        onClick={zoom.isFitted ? onShowTiledArea : zoom.fit}
      >
        {zoom.isFitted ? '◎' : '⤢'}
      </button>
      <button
        type="button"
        className="board-zoom__step"
        aria-label={BOARD.zoomIn}
        onClick={onZoomIn}
      >
        +
      </button>
    </div>
  );
}
