import type { PlayerView } from '../game';
import { draw, initialRandom, type Tile } from '../tiles';

const RACKS_SAMPLED = 24;

/** Random racks of unseen tiles; the same for the same seed. */
export function sampledRacks(
  { rules, unseen }: Pick<PlayerView, 'rules' | 'unseen'>,
  seed: string,
): readonly (readonly Tile[])[] {
  let chance = initialRandom({ kind: 'seeded', seed });
  return Array.from({ length: RACKS_SAMPLED }, () => {
    const drawing = draw(unseen, chance, rules.rackSize);
    chance = drawing.chance;
    return drawing.drawn;
  });
}
