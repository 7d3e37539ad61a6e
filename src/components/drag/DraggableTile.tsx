import { useDraggable } from '@dnd-kit/core';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { tileText } from '../../engine';
import type { GameStore } from '../../store';
import { useGame } from '../game-context';

type TilesHere = Pick<GameStore, 'table' | 'draft'>;

/** Drag id of the tile in a slot, unique across tiles, players and games. */
function dragIdOf({ table, draft }: TilesHere, slot: number): string {
  const tile = draft.tiles[slot];
  return [table?.recordId, table?.view.viewer, slot, tile && tileText(tile)].join('/');
}

/** The slot of the dragged tile; undefined once the tile is no longer there. */
export function draggedSlot(here: TilesHere, dragId: unknown): number | undefined {
  const slot = here.draft.tiles.findIndex((_, each) => dragIdOf(here, each) === dragId);
  return slot < 0 ? undefined : slot;
}

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
