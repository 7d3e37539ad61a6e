import { useDraggable } from '@dnd-kit/core';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { tileText } from '../../engine';
import type { GameStore } from '../../store';
import { useGame } from '../game-context';

type TilesHere = Pick<GameStore, 'table' | 'draft'>;

/** The id of the tile in a slot during a drag: no other tile, player or game has it. */
function dragIdOf({ table, draft }: TilesHere, slot: number): string {
  const tile = draft.tiles[slot];
  return [table?.recordId, table?.view.viewer, slot, tile && tileText(tile)].join('/');
}

/** The slot of the tile that is dragged; undefined once that tile has gone from there. */
export function draggedSlot(here: TilesHere, dragId: unknown): number | undefined {
  const slot = here.draft.tiles.findIndex((_, each) => dragIdOf(here, each) === dragId);
  return slot < 0 ? undefined : slot;
}

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
