import type { PlayerView } from '../game';
import { draw, initialRandom, type Tile } from '../tiles';

/** How many racks stand for what may be on a rack that is not seen. */
export const RACKS_SAMPLED = 24;

/** Racks out of the tiles that a player does not see; they depend on the seed alone. */
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
