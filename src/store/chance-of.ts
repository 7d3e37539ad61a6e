import { allTiles, type ChanceSource, parseInteger, type Range } from '../engine';
import type { StoreServices } from './services';
import type { SetupChoice } from './state';

/** The seeds that Java's generator takes here: its whole numbers of 32 bits. */
export const JAVA_SEEDS: Range = { least: -(2 ** 31), most: 2 ** 31 - 1 };

/** Where the draws of a game come from, by the answers of its set-up. */
export function chanceOf(
  { rules, seed, bag }: Pick<SetupChoice, 'rules' | 'seed' | 'bag'>,
  { pick, newSeed }: Pick<StoreServices, 'pick' | 'newSeed'>,
): ChanceSource {
  if (rules.randomness === 'seeded') return { kind: 'seeded', seed: seed || newSeed() };
  return {
    kind: 'java',
    seed: parseInteger(seed, JAVA_SEEDS) ?? pick(JAVA_SEEDS.most),
    bag: bag ?? allTiles(rules.tileSet),
  };
}
