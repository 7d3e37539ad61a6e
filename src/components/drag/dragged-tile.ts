import { tileText } from '../../engine';
import type { GameStore } from '../../store';
import { clamp, type Point, type Size } from '../geometry';
type TilesHere = Pick<GameStore, 'table' | 'draft'>;

/** The id of the tile in a slot during a drag: no other tile, player or game has it. */
export function dragIdOf({ table, draft }: TilesHere, slot: number): string {
  const tile = draft.tiles[slot];
  return [table?.recordId, table?.view.viewer, slot, tile && tileText(tile)].join('/');
}

/** The slot of the tile that is dragged; undefined once that tile has gone from there. */
export function draggedSlot(here: TilesHere, dragId: unknown): number | undefined {
  const slot = here.draft.tiles.findIndex((_, each) => dragIdOf(here, each) === dragId);
  return slot < 0 ? undefined : slot;
}

/** Width and height, in pixels. */
/** Room between a finger and the tile that it holds, in pixels. */
const GAP = 18;

/**
 * Where the top left of a tile goes that a finger holds, so that the finger does not hide it: above
 * the finger, or beside it where the window ends above. Without a finger it would lie at `left`.
 */
export function placeOfDraggedTile(
  finger: Point,
  left: number,
  { width, height }: Size,
  window: Size,
): Point {
  const above = finger.y - GAP - height;
  if (above >= 0) return { x: clamp(left, 0, window.width - width), y: above };
  const before = finger.x - GAP - width;
  return {
    x: before >= 0 ? before : finger.x + GAP,
    y: clamp(finger.y - height / 2, 0, window.height - height),
  };
}
