import type { PlayerView } from '../game';
import type { SampledGame } from '../search';
import { sameTile, type Tile } from '../tiles';
import type { Random } from './random';

/** The tiles without others, which must be among them. */
export function without(tiles: readonly Tile[], others: readonly Tile[]): readonly Tile[] {
  const left = [...tiles];
  for (const tile of others) {
    const place = left.findIndex((each) => sameTile(each, tile));
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Whether only one game fits what is seen: the bag is empty, and at most one rack is hidden. */
export const isDetermined = ({
  bagCount,
  racks,
}: Pick<PlayerView, 'bagCount' | 'racks'>): boolean =>
  bagCount === 0 && racks.filter(({ kind }) => kind !== 'shown').length <= 1;

/** A game that fits what is seen: the hidden racks and the bag are random unseen tiles. */
export function sampleHiddenTiles(seen: PlayerView, random: Random): SampledGame {
  const { rules, board, grid, scores, toMove, passesInARow, resigned } = seen;
  const unseen = random.shuffled(seen.unseen);
  const racks = seen.racks.map((rack) =>
    rack.kind === 'shown' ? rack.tiles : unseen.splice(0, rack.count),
  );
  return {
    rules,
    board,
    grid,
    racks,
    bag: unseen,
    scores,
    toMove,
    passesInARow,
    resigned,
  };
}
