import { useDroppable } from '@dnd-kit/core';
import { type ReactNode, useCallback, useDeferredValue, useRef } from 'react';
import type { Square } from '../../engine';
import { laidSquares } from '../../store';
import { useActions, useGame, useGameStore } from '../game-context';
import { BOARD_AREA, DropMarker, useBoardArea } from '../drag';
import { BoardGrid } from './BoardGrid';
import { tiledArea } from './tiled-area';
import { useBoardScroll } from './use-board-scroll';
import { LABEL_TRACK, squareAtPoint, useBoardZoom } from './use-board-zoom';
import './board.css';

/** The board is one drop area; which square it is, the pointer tells. */
function DropArea({ children }: { readonly children: ReactNode }) {
  const { setNodeRef } = useDroppable({ id: BOARD_AREA });
  return (
    <div ref={setNodeRef} className="board-frame__area">
      {children}
    </div>
  );
}

/** The board in its frame: it fits the window, or scrolls inside the frame and can be zoomed. */
export function BoardFrame() {
  const board = useGame(({ table }) => table?.view.board);
  return board ? <FramedBoard key={`${board.columns}x${board.rows}`} board={board} /> : null;
}

function FramedBoard({ board }: { readonly board: Parameters<typeof useBoardZoom>[1] }) {
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const zoom = useBoardZoom(frame, board);
  const { isOverview, zoomToUsable } = zoom;
  // Thousands of squares take a while to draw: deferred, they do so without blocking the page.
  const pitch = useDeferredValue(zoom.isMeasured ? zoom.pitch : 0, 0);
  const isDrawn = pitch > 0;
  const store = useGameStore();
  const { tapSquare, takeBackFrom } = useActions();
  const keepInMiddle = useBoardScroll(frame, board, pitch);

  const zoomTo = useCallback(
    (square: Square) => {
      keepInMiddle(square);
      zoomToUsable();
    },
    [keepInMiddle, zoomToUsable],
  );

  const showTiledArea = (): void => {
    const { table, draft } = store.getState();
    if (!table) return;
    const area = tiledArea(table.view, laidSquares(draft));
    keepInMiddle(zoom.show(area) ? area.middle : area.nearestTile);
  };

  const squareAt = useCallback(
    (point: { readonly x: number; readonly y: number }) =>
      grid.current
        ? squareAtPoint(board, grid.current.getBoundingClientRect(), pitch, point)
        : undefined,
    [board, pitch],
  );
  useBoardArea({
    frame,
    labels: LABEL_TRACK * pitch,
    squareAt,
    zoomTo: isOverview ? zoomTo : undefined,
  });

  const classes = [
    'board-frame__view',
    zoom.isWide && 'board-frame__view--wide',
    zoom.isHigh && 'board-frame__view--high',
  ];

  return (
    <section className="board-frame" style={zoom.proportion} aria-label="Board" tabIndex={-1}>
      <div ref={frame} className={classes.filter(Boolean).join(' ')}>
        <DropArea>
          {isDrawn && (
            <BoardGrid
              gridRef={grid}
              pitch={pitch}
              isOverview={isOverview}
              onTap={isOverview ? zoomTo : tapSquare}
              onReturn={takeBackFrom}
            />
          )}
          <DropMarker size={pitch} />
        </DropArea>
      </div>
      {zoom.isZoomable && (
        <div className="board-frame__zoom" role="group" aria-label="Zoom">
          <button
            type="button"
            aria-label="Zoom out"
            // It keeps the focus where there is nothing left to do.
            onClick={zoom.isFitted ? undefined : zoom.zoomOut}
            aria-disabled={zoom.isFitted}
          >
            −
          </button>
          {zoom.isFitted ? (
            <button type="button" aria-label="Part in play" onClick={showTiledArea}>
              ◎
            </button>
          ) : (
            <button type="button" aria-label="Whole board" onClick={zoom.fit}>
              ⤢
            </button>
          )}
          <button
            type="button"
            aria-label="Zoom in"
            onClick={() => {
              const { cursor } = store.getState();
              if (cursor) keepInMiddle(cursor.square);
              zoom.zoomIn();
            }}
          >
            +
          </button>
        </div>
      )}
    </section>
  );
}
