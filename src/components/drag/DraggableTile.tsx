import { useDraggable } from '@dnd-kit/core';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useGame } from '../game-context';
import { dragIdOf } from './dragged-tile';

const claim = (event: TouchEvent): void => {
  if (event.cancelable) event.preventDefault();
};

/**
 * Keeps a finger that drags an element from flicking the page, however fast it goes: a browser would
 * take the next tap, on *Play* say, for the wish to stop that, and no click would come of it.
 */
function useNoFlick(node: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = node.current;
    // React's own listeners for touches are passive: they could not claim it.
    element?.addEventListener('touchmove', claim, { passive: false });
    return () => element?.removeEventListener('touchmove', claim);
  }, [node]);
}

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
  const { node, setNodeRef, listeners, isDragging } = useDraggable({ id });
  useNoFlick(node);
  return (
    <span
      ref={setNodeRef}
      data-slot={slot}
      data-away={isDragging || undefined}
      className={className}
      {...listeners}
    >
      {children}
    </span>
  );
}
