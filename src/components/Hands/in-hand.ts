import { tileText } from '../../engine';
import type { GameStore } from '../../store';

type Holdings = Pick<GameStore, 'table' | 'draft'>;

/** What a drag calls the tile of a slot: no other tile, player or game has that name. */
export function handleOf({ table, draft }: Holdings, slot: number): string {
  const tile = draft.tiles[slot];
  return [table?.recordId, table?.view.viewer, slot, tile && tileText(tile)].join('/');
}

/** The slot of the tile that a drag took hold of; undefined once that tile has gone from there. */
export function slotInHand(holdings: Holdings, handle: unknown): number | undefined {
  const slot = holdings.draft.tiles.findIndex((_, each) => handleOf(holdings, each) === handle);
  return slot < 0 ? undefined : slot;
}
