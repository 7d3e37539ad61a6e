import {
  type BoardState,
  compareTiles,
  layTiles,
  type Letter,
  type Play,
  rackTileOf,
  type RuleBook,
  type Square,
  type Tile,
  type TileSet,
} from '../../engine';
import {
  type Draft,
  freePositions,
  recall,
  slotAtPosition,
  slotAtSquare,
  slotsOnRack,
  slotsWith,
  type Spot,
  withSpots,
} from './draft';

/** Places a tile on a square; a draft tile that is there changes places with it. */
export function moveToSquare(draft: Draft, slot: number, square: Square, letter?: Letter): Draft {
  const from = draft.spots[slot];
  if (!from) return draft;
  const known = from.kind === 'board' ? from.letter : undefined;
  const home = from.kind === 'board' ? from.home : from.position;
  const changes: [number, Spot][] = [
    [slot, { kind: 'board', square, letter: letter ?? known, home }],
  ];
  const other = slotAtSquare(draft, square);
  if (other !== undefined && other !== slot) {
    const otherSpot = draft.spots[other];
    const leaves = from.kind === 'rack' || otherSpot?.kind !== 'board';
    changes.push([other, leaves ? from : { ...otherSpot, square: from.square }]);
  }
  const laid = withSpots(draft, ...changes);
  return { ...laid, order: [...laid.order.filter((each) => each !== slot), slot] };
}

export function nameBlank(draft: Draft, slot: number, letter: Letter): Draft {
  const spot = draft.spots[slot];
  if (draft.tiles[slot]?.kind !== 'blank' || spot?.kind !== 'board') return draft;
  return withSpots(draft, [slot, { ...spot, letter }]);
}

/**
 * Puts a tile at a position of the rack. The tiles from there to the nearest gap move by one, as cards do when one
 * is inserted.
 */
export function moveToRack(draft: Draft, slot: number, position: number): Draft {
  const lifted = draft.spots[slot];
  if (!lifted || position < 0 || position >= draft.positions) return draft;
  const gaps = [...freePositions(draft), ...(lifted.kind === 'rack' ? [lifted.position] : [])];
  const nearest = gaps.toSorted((a, b) => Math.abs(a - position) - Math.abs(b - position))[0];
  if (nearest === undefined) return draft;
  const by = nearest < position ? -1 : 1;
  const changes: [number, Spot][] = [];
  for (let at = position; at !== nearest; at += by) {
    const moved = slotAtPosition(draft, at);
    if (moved !== undefined) changes.push([moved, { kind: 'rack', position: at + by }]);
  }
  return withSpots(draft, ...changes, [slot, { kind: 'rack', position }]);
}

/** Puts the tiles on the rack into the order of the given slots, from the left. */
const arrange = (draft: Draft, slots: readonly number[]): Draft =>
  withSpots(draft, ...slots.map((slot, position) => [slot, { kind: 'rack', position }] as const));

/** Shuffles the tiles on the rack; `pick(n)` returns a number from 0 to n − 1. */
export function shuffle(draft: Draft, pick: (bound: number) => number): Draft {
  const left = [...slotsOnRack(draft)];
  const mixed: number[] = [];
  while (left.length > 0) mixed.push(...left.splice(pick(left.length), 1));
  return arrange(draft, mixed);
}

/** Sorts the tiles on the rack: letters in the order of the tile set, blanks last. */
export function sortRack(draft: Draft, tileSet: TileSet): Draft {
  const tileOf = (slot: number): Tile => draft.tiles[slot] ?? { kind: 'blank' };
  return arrange(
    draft,
    slotsOnRack(draft).toSorted((a, b) => compareTiles(tileSet, tileOf(a), tileOf(b))),
  );
}

/** Places a play with tiles of the rack; undefined if tiles or squares are missing. */
export function draftOf(
  rules: RuleBook,
  field: BoardState,
  draft: Draft,
  play: Play,
): Draft | undefined {
  const laying = layTiles(rules, field, play);
  if (!laying.ok) return undefined;
  let result = recall(draft);
  for (const { square, tile } of laying.value) {
    const [slot] = slotsWith(result, rackTileOf(tile));
    if (slot === undefined) return undefined;
    result = moveToSquare(result, slot, square, tile.kind === 'blank' ? tile.letter : undefined);
  }
  return result;
}
