import { useDraggable } from '@dnd-kit/core';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useGame } from '../game-context';
import { dragIdOf } from './TileDragContext';

const claim = (event: TouchEvent): void => {
  if (event.cancelable) event.preventDefault();
};

/**
 * Prevents a drag from flinging the page: the browser would use the next tap, such as on *Play*, to stop the scroll and
 * send no click.
 */
function useNoFlick(node: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = node.current;
    // React attaches touch listeners as passive, so they cannot prevent scrolling.
    element?.addEventListener('touchmove', claim, { passive: false });
    return () => element?.removeEventListener('touchmove', claim);
  }, [node]);
}

/**
 * A draggable tile. Uses dnd-kit's listeners but not its attributes: with a keyboard or screen reader, tiles are placed
 * by tapping, by the cursor or in the move box.
 */
export function DraggableTile(props: {
  readonly slot: number;
  readonly isFixed?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const { slot, isFixed = false, className, children } = props;
  const id = useGame((state) => dragIdOf(state, slot));
  const { node, setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: isFixed });
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
