import { useDroppable } from '@dnd-kit/core';
import { type ReactNode, useCallback, useDeferredValue, useRef } from 'react';
import type { Square } from '../../engine';
import { laidSquares } from '../../store';
import { useActions, useGame, useGameStore } from '../game-context';
import { BOARD_AREA, useBoardArea } from '../Hands/board-area';
import { DropMarker } from '../Hands/DropMarker';
import { BoardGrid } from './BoardGrid';
import { partInPlay } from './part-in-play';
import { useBoardScale } from './scale';
import { useSight } from './sight';
import './board.css';

/** The one place of the board where tiles can be dropped; the square is told by the pointer. */
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

function FramedBoard({ board }: { readonly board: Parameters<typeof useBoardScale>[1] }) {
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const scale = useBoardScale(frame, board);
  const { isOverview, approach } = scale;
  // Thousands of squares take a while to draw: deferred, they do so without blocking the page.
  const pitch = useDeferredValue(scale.isMeasured ? scale.pitch : 0, 0);
  const isDrawn = pitch > 0;
  const store = useGameStore();
  const { tapSquare, takeBackFrom } = useActions();
  const keepInMiddle = useSight(frame, board, pitch);

  const approachSquare = useCallback(
    (square: Square) => {
      keepInMiddle(square);
      approach();
    },
    [keepInMiddle, approach],
  );

  const showPartInPlay = (): void => {
    const { table, draft } = store.getState();
    if (!table) return;
    const part = partInPlay(table.view, laidSquares(draft));
    keepInMiddle(scale.show(part) ? part.middle : part.heart);
  };

  useBoardArea({ board, frame, grid, pitch, approach: isOverview ? approachSquare : undefined });

  const classes = [
    'board-frame__view',
    scale.isWide && 'board-frame__view--wide',
    scale.isHigh && 'board-frame__view--high',
  ];

  return (
    <section className="board-frame" style={scale.proportion} aria-label="Board" tabIndex={-1}>
      <div ref={frame} className={classes.filter(Boolean).join(' ')}>
        <DropArea>
          {isDrawn && (
            <BoardGrid
              gridRef={grid}
              pitch={pitch}
              isOverview={isOverview}
              onTap={isOverview ? approachSquare : tapSquare}
              onReturn={takeBackFrom}
            />
          )}
          <DropMarker size={pitch} />
        </DropArea>
      </div>
      {scale.isZoomable && (
        <div className="board-frame__zoom" role="group" aria-label="Zoom">
          <button
            type="button"
            aria-label="Zoom out"
            // It keeps the focus where there is nothing left to do.
            onClick={scale.isFitted ? undefined : scale.zoomOut}
            aria-disabled={scale.isFitted}
          >
            −
          </button>
          {scale.isFitted ? (
            <button type="button" aria-label="Part in play" onClick={showPartInPlay}>
              ◎
            </button>
          ) : (
            <button type="button" aria-label="Whole board" onClick={scale.fit}>
              ⤢
            </button>
          )}
          <button
            type="button"
            aria-label="Zoom in"
            onClick={() => {
              const { cursor } = store.getState();
              if (cursor) keepInMiddle(cursor.square);
              scale.zoomIn();
            }}
          >
            +
          </button>
        </div>
      )}
    </section>
  );
}
