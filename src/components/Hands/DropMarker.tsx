import { useDndMonitor } from '@dnd-kit/core';
import { useRef } from 'react';
import { isFree } from '../../engine';
import { useGameStore } from '../game-context';
import { drawnSquareAt } from './board-area';
import { slotInHand } from './in-hand';
import { pointer } from './pointer';

/** Rings the square on which a dragged tile would go down; moved without rendering anything. */
export function DropMarker() {
  const marker = useRef<HTMLDivElement>(null);
  const store = useGameStore();
  const hide = (): void => {
    if (marker.current) marker.current.hidden = true;
  };
  useDndMonitor({
    onDragMove: ({ active }) => {
      const element = marker.current;
      const state = store.getState();
      const view = state.table?.view;
      const isHeld = slotInHand(state, active.id) !== undefined;
      const drawn = isHeld ? drawnSquareAt(pointer()) : undefined;
      if (!element || !view || !drawn || !isFree(view, drawn.square)) {
        hide();
        return;
      }
      element.hidden = false;
      element.style.width = `${drawn.size}px`;
      element.style.height = `${drawn.size}px`;
      element.style.transform = `translate(${drawn.left}px, ${drawn.top}px)`;
    },
    onDragEnd: hide,
    onDragCancel: hide,
  });
  return <div ref={marker} className="drop-marker" hidden />;
}
