import { useDndMonitor } from '@dnd-kit/core';
import { useRef } from 'react';
import { isFree } from '../../engine';
import { useGameStore } from '../game-context';
import { drawnSquareAt } from './board-area';
import { pointer } from './pointer';

/** Rings the square on which a dragged tile would go down; moved without rendering anything. */
export function DropMarker() {
  const marker = useRef<HTMLDivElement>(null);
  const store = useGameStore();
  const hide = (): void => {
    if (marker.current) marker.current.hidden = true;
  };
  useDndMonitor({
    onDragMove: () => {
      const element = marker.current;
      const view = store.getState().table?.view;
      const drawn = drawnSquareAt(pointer());
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
