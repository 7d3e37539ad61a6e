import { useDndMonitor } from '@dnd-kit/core';
import { useRef } from 'react';
import { isFree } from '../../engine';
import { useGameStore } from '../game-context';
import { drawnSquareAt } from './drop-areas';
import { draggedSlot } from './DraggableTile';
import { pointer } from './pointer';
import './drag.css';

/**
 * Rings the square on which a dragged tile would go down; `size` is that of a square, in pixels. It
 * moves without rendering anything or laying anything out.
 */
export function DropMarker({ size }: { readonly size: number }) {
  const marker = useRef<HTMLDivElement>(null);
  const store = useGameStore();
  const hide = (): void => {
    marker.current?.classList.remove('drop-marker--moving');
    // Left where it was, it would make a board that is drawn smaller scroll as far as that.
    if (marker.current) Object.assign(marker.current.style, { opacity: '0', transform: '' });
  };
  useDndMonitor({
    onDragMove: ({ active }) => {
      const element = marker.current;
      const state = store.getState();
      const view = state.table?.view;
      const isHeld = draggedSlot(state, active.id) !== undefined;
      const drawn = isHeld ? drawnSquareAt(pointer()) : undefined;
      if (!element || !view || !drawn || !isFree(view, drawn.square)) {
        hide();
        return;
      }
      // Where it comes into sight, it does not come from where it was before.
      element.classList.toggle('drop-marker--moving', element.style.opacity === '1');
      element.style.opacity = '1';
      element.style.transform = `translate(${drawn.left}px, ${drawn.top}px)`;
    },
    onDragEnd: hide,
    onDragCancel: hide,
  });
  return <div ref={marker} className="drop-marker" style={{ width: size, height: size }} />;
}
