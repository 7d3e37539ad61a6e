import { useDndMonitor } from '@dnd-kit/core';
import { useRef } from 'react';
import { isFree } from '../../engine';
import { useGameStore } from '../game-context';
import { drawnSquareAt } from './drop-areas';
import { aimOf, draggedSlot } from './TileDragContext';
import './drag.css';

/**
 * Ring around the square where a dragged tile would land; `size` is the size of a square, in pixels. Moves without
 * rendering or layout.
 */
export function DropMarker({ size }: { readonly size: number }) {
  const marker = useRef<HTMLDivElement>(null);
  const store = useGameStore();
  const hide = (): void => {
    marker.current?.classList.remove('drop-marker--moving');
    // Reset the position: otherwise a board that shrinks would still scroll as far as the marker.
    if (marker.current) Object.assign(marker.current.style, { opacity: '0', transform: '' });
  };
  useDndMonitor({
    onDragMove: (drag) => {
      const element = marker.current;
      const state = store.getState();
      const view = state.table?.view;
      const isHeld = draggedSlot(state, drag.active.id) !== undefined;
      const drawn = isHeld ? drawnSquareAt(aimOf(drag)) : undefined;
      if (!element || !view || !drawn || !isFree(view, drawn.square)) {
        hide();
        return;
      }
      // Appears in place instead of moving from its last position.
      element.classList.toggle('drop-marker--moving', element.style.opacity === '1');
      element.style.opacity = '1';
      element.style.transform = `translate(${drawn.left}px, ${drawn.top}px)`;
    },
    onDragEnd: hide,
    onDragCancel: hide,
  });
  return <div ref={marker} className="drop-marker" style={{ width: size, height: size }} />;
}
