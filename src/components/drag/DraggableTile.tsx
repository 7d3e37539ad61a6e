import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useGame } from '../game-context';
import { dragIdOf } from './held-tile';

/**
 * A tile that can be dragged. It takes dnd-kit's listeners and none of its attributes: tapping,
 * the cursor and the move box are how keyboards and screen readers lay tiles.
 */
export function DraggableTile(props: {
  readonly slot: number;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const { slot, className, children } = props;
  const id = useGame((state) => dragIdOf(state, slot));
  const { setNodeRef, listeners, isDragging } = useDraggable({ id });
  return (
    <span
      ref={setNodeRef}
      className={isDragging ? `${className} tile--away` : className}
      {...listeners}
    >
      {children}
    </span>
  );
}
