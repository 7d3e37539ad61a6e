import type { PlayerView } from '../game';
import { draw, initialRandom, type Tile } from '../tiles';

/** Random draws of `size` tiles, each from all of `tiles`; the same for the same seed. */
export function sampledDraws(
  tiles: readonly Tile[],
  size: number,
  count: number,
  seed: string,
): readonly (readonly Tile[])[] {
  let chance = initialRandom({ kind: 'seeded', seed });
  return Array.from({ length: count }, () => {
    const drawing = draw(tiles, chance, size);
    chance = drawing.chance;
    return drawing.drawn;
  });
}

const RACKS_SAMPLED = 24;

/** Random racks of unseen tiles; the same for the same seed. */
export const sampledRacks = (
  { rules, unseen }: Pick<PlayerView, 'rules' | 'unseen'>,
  seed: string,
): readonly (readonly Tile[])[] => sampledDraws(unseen, rules.rackSize, RACKS_SAMPLED, seed);
