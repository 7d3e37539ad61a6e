import { useDroppable } from '@dnd-kit/core';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useRef } from 'react';
import type { Square } from '../../engine';
import { useActions, useGame, useGameStore } from '../game-context';
import { BOARD_AREA, useBoardArea } from '../Hands/board-area';
import { DropMarker } from '../Hands/DropMarker';
import { BoardGrid } from './BoardGrid';
import { useBoardScale } from './scale';
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
  const lookAt = useRef<Square>(board.start);

  const showSquare = useCallback(
    (square: Square, behavior: ScrollBehavior) => {
      const element = frame.current;
      element?.scrollTo({
        left: (square.column + 1) * pitch - element.clientWidth / 2,
        top: (square.row + 1) * pitch - element.clientHeight / 2,
        behavior,
      });
    },
    [pitch],
  );

  useEffect(() => {
    showSquare(lookAt.current, 'instant');
  }, [showSquare]);

  const lastPlay = useGame(({ table }) =>
    table?.view.turns.findLast(({ kind }) => kind === 'play'),
  );
  useEffect(() => {
    const square = lastPlay?.kind === 'play' ? lastPlay.squares[0] : undefined;
    if (square) lookAt.current = square;
    showSquare(lookAt.current, 'auto');
  }, [lastPlay, showSquare]);

  const approachSquare = useCallback(
    (square: Square) => {
      lookAt.current = square;
      approach();
    },
    [approach],
  );

  useBoardArea({ board, frame, grid, pitch, approach: isOverview ? approachSquare : undefined });

  return (
    <section className="board-frame" aria-label="Board">
      <div ref={frame} className="board-frame__view">
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
          <DropMarker />
        </DropArea>
      </div>
      {scale.isZoomable && (
        <div className="board-frame__zoom" role="group" aria-label="Zoom">
          <button
            type="button"
            aria-label="Zoom out"
            onClick={scale.zoomOut}
            disabled={scale.isFitted}
          >
            −
          </button>
          <button
            type="button"
            aria-label="Whole board"
            onClick={scale.fit}
            disabled={scale.isFitted}
          >
            ⤢
          </button>
          <button
            type="button"
            aria-label="Zoom in"
            onClick={() => {
              lookAt.current = store.getState().cursor?.square ?? lookAt.current;
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
