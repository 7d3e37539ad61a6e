import {
  type Letter,
  type PlacedTile,
  type Square,
  sameSquare,
  squareName,
  type Tile,
  type BoardState,
  isFree,
  sameTile,
} from '../../engine';

export type Spot =
  | { readonly kind: 'rack'; readonly position: number }
  | {
      readonly kind: 'board';
      readonly square: Square;
      /** Letter of a blank; undefined for other tiles, and for a blank without a letter. */
      readonly letter: Letter | undefined;
      readonly home: number;
    };

/**
 * Tiles placed on screen and not yet played. Slots number the tiles of the rack, and every slot has exactly one
 * spot, so that no tile can be in two places. No two slots share a spot.
 */
export interface Draft {
  readonly tiles: readonly Tile[];
  readonly spots: readonly Spot[];
  readonly positions: number;
  /** The slots on the board, in the order in which their tiles were placed. */
  readonly order: readonly number[];
}

export const NO_DRAFT: Draft = { tiles: [], spots: [], positions: 0, order: [] };

export const freshDraft = (tiles: readonly Tile[], rackSize: number): Draft => ({
  tiles,
  spots: tiles.map((_, position) => ({ kind: 'rack', position })),
  positions: Math.max(rackSize, tiles.length),
  order: [],
});

/** Whether every tile has its own place, and `order` lists just those on the board. */
export function isSound({ tiles, spots, positions, order }: Draft): boolean {
  const places = spots.map((spot) =>
    spot.kind === 'rack' ? String(spot.position) : squareName(spot.square),
  );
  const laid = spots.flatMap((spot, slot) => (spot.kind === 'board' ? [slot] : []));
  return (
    spots.length === tiles.length &&
    new Set(places).size === places.length &&
    spots.every((spot) => spot.kind === 'board' || spot.position < positions) &&
    order.length === laid.length &&
    laid.every((slot) => order.includes(slot))
  );
}

export function slotAtPosition(draft: Draft, position: number): number | undefined {
  const slot = draft.spots.findIndex((spot) => spot.kind === 'rack' && spot.position === position);
  return slot < 0 ? undefined : slot;
}

/** Slots of the tiles on the rack, from the left. */
export const slotsOnRack = (draft: Draft): readonly number[] =>
  Array.from({ length: draft.positions }, (_, position) => slotAtPosition(draft, position)).filter(
    (slot) => slot !== undefined,
  );

/** The same for tiles equal to one. */
export const slotsWith = (draft: Draft, wanted: Tile): readonly number[] =>
  slotsOnRack(draft).filter((slot) => {
    const tile = draft.tiles[slot];
    return tile && sameTile(tile, wanted);
  });

export const tilesOnRack = (draft: Draft): readonly Tile[] =>
  slotsOnRack(draft).flatMap((slot) => draft.tiles[slot] ?? []);

export function slotAtSquare(draft: Draft, square: Square): number | undefined {
  const slot = draft.spots.findIndex(
    (spot) => spot.kind === 'board' && sameSquare(spot.square, square),
  );
  return slot < 0 ? undefined : slot;
}

/** The square of a slot's tile; undefined if that is on the rack. */
export function squareOfSlot(draft: Draft, slot: number): Square | undefined {
  const spot = draft.spots[slot];
  return spot?.kind === 'board' ? spot.square : undefined;
}

/** Squares of the placed tiles, in the order of `order`. */
export const laidSquares = (draft: Draft): readonly Square[] =>
  draft.order.flatMap((slot) => squareOfSlot(draft, slot) ?? []);

/** Whether the tile of a slot is a blank on the board without a letter. */
export function isUnnamed(draft: Draft, slot: number): boolean {
  const spot = draft.spots[slot];
  return draft.tiles[slot]?.kind === 'blank' && spot?.kind === 'board' && spot.letter === undefined;
}

export const unnamedBlank = (draft: Draft): number | undefined =>
  draft.order.find((slot) => isUnnamed(draft, slot));

/** The tile of a slot as it would lie on the board; undefined for a blank without a letter. */
export function placedTile(draft: Draft, slot: number): PlacedTile | undefined {
  const tile = draft.tiles[slot];
  const spot = draft.spots[slot];
  if (tile?.kind === 'letter') return tile;
  return spot?.kind === 'board' && spot.letter !== undefined
    ? { kind: 'blank', letter: spot.letter }
    : undefined;
}

/** Replaces the spots of some slots; those that move to the board count as placed last. */
export function withSpots(
  draft: Draft,
  ...entries: readonly (readonly [slot: number, Spot])[]
): Draft {
  const changes = new Map(entries);
  const spots = draft.spots.map((spot, slot) => changes.get(slot) ?? spot);
  const stays = draft.order.filter((slot) => spots[slot]?.kind === 'board');
  const comes = [...changes.keys()].filter(
    (slot) => spots[slot]?.kind === 'board' && !stays.includes(slot),
  );
  return { ...draft, spots, order: [...stays, ...comes] };
}

/** Positions on the rack without a tile, from the left. */
export function freePositions(draft: Draft): readonly number[] {
  return Array.from({ length: draft.positions }, (_, position) => position).filter(
    (position) => slotAtPosition(draft, position) === undefined,
  );
}

/** Returns a tile from the board to its home, or to the first gap of the rack. */
export function returnToRack(draft: Draft, slot: number): Draft {
  const spot = draft.spots[slot];
  if (spot?.kind !== 'board') return draft;
  const gaps = freePositions(draft);
  const position = gaps.includes(spot.home) ? spot.home : gaps[0];
  return position === undefined ? draft : withSpots(draft, [slot, { kind: 'rack', position }]);
}

export const recall = (draft: Draft): Draft => draft.order.reduce(returnToRack, draft);

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
  const gaps = new Set(Array.from({ length: positions }, (_, position) => position));
  for (const spot of spots) if (spot?.kind === 'rack') gaps.delete(spot.position);
  /** A gap of the rack: the tile's home if that is free, else the first gap. */
  const fillGap = (home: number | undefined): number => {
    const [first = 0] = gaps;
    const position = home !== undefined && gaps.has(home) ? home : first;
    gaps.delete(position);
    return position;
  };
  // Tiles that return home take their gaps first.
  for (const [slot, home] of homes) spots[slot] ??= { kind: 'rack', position: fillGap(home) };
  return {
    tiles,
    positions,
    spots: spots.map((spot) => spot ?? { kind: 'rack', position: fillGap(undefined) }),
    order: draft.order
      .flatMap((old) => newSlots.get(old) ?? [])
      .filter((slot) => spots[slot]?.kind === 'board'),
  };
}
