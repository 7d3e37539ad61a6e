import { type BoardState, isFree, sameTile, type Tile } from '../../engine';
import { type Draft, freshDraft, type Spot } from './draft';

/**
 * Carries a draft over to a new view. Each tile keeps its place, on the rack or on the board, unless its square has
 * been covered: then it returns to its home. It also keeps its slot if it can. New tiles fill the gaps of the rack
 * from the left.
 */
export function reconcile(
  draft: Draft,
  tiles: readonly Tile[],
  rackSize: number,
  field: BoardState,
): Draft {
  const spots: (Spot | undefined)[] = tiles.map(() => undefined);
  const newSlots = new Map<number, number>();
  const homes = new Map<number, number>();
  // Tiles on the rack are matched first: of two equal tiles, the one on the board was played.
  const oldSlots = [...draft.spots.keys()].toSorted(
    (a, b) => Number(draft.order.includes(a)) - Number(draft.order.includes(b)),
  );
  for (const old of oldSlots) {
    const spot = draft.spots[old];
    const face = draft.tiles[old];
    if (!spot || !face) continue;
    const fits = (candidate: number): boolean => {
      const tile = tiles[candidate];
      return tile !== undefined && spots[candidate] === undefined && sameTile(tile, face);
    };
    const slot = fits(old) ? old : tiles.findIndex((_, candidate) => fits(candidate));
    if (slot < 0) continue;
    if (spot.kind === 'rack' || isFree(field, spot.square)) {
      spots[slot] = spot;
      newSlots.set(old, slot);
    } else {
      homes.set(slot, spot.home);
    }
  }

  const { positions } = freshDraft(tiles, rackSize);
  const taken = new Set(spots.flatMap((spot) => (spot?.kind === 'rack' ? [spot.position] : [])));
  const gaps = new Set(
    Array.from({ length: positions }, (_, position) => position).filter(
      (position) => !taken.has(position),
    ),
  );
  /** A gap of the rack: the tile's home if that is free, else the first gap. */
  const fillGap = (home: number | undefined): number => {
    const [first = 0] = gaps;
    const position = home !== undefined && gaps.has(home) ? home : first;
    gaps.delete(position);
    return position;
  };
  // Tiles that return home take their gaps first.
  const goHome = new Map(
    [...homes]
      .filter(([slot]) => spots[slot] === undefined)
      .map(([slot, home]) => [slot, fillGap(home)]),
  );
  return {
    tiles,
    positions,
    spots: spots.map(
      (spot, slot) => spot ?? { kind: 'rack', position: goHome.get(slot) ?? fillGap(undefined) },
    ),
    order: draft.order
      .flatMap((old) => newSlots.get(old) ?? [])
      .filter((slot) => spots[slot]?.kind === 'board'),
  };
}
