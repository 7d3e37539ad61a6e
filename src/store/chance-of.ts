import { allTiles, type ChanceSource, CONFIGURATION, JAVA_SEEDS, parseInteger } from '../engine';
import type { StoreServices } from './services';
import type { SetupChoice } from './state';

/** Where the draws of a game come from, by the answers of its set-up. */
export function chanceOf(
  { rules, seed, bag }: Pick<SetupChoice, 'rules' | 'seed' | 'bag'>,
  { pick, newSeed }: Pick<StoreServices, 'pick' | 'newSeed'>,
): ChanceSource {
  switch (rules.randomness) {
    case 'seeded':
      return { kind: 'seeded', seed: seed || newSeed() };
    case 'course':
      return {
        kind: 'course',
        seed: parseInteger(seed, CONFIGURATION.seed) ?? pick(JAVA_SEEDS.most),
      };
    case 'java':
      return {
        kind: 'java',
        seed: parseInteger(seed, JAVA_SEEDS) ?? pick(JAVA_SEEDS.most),
        bag: bag ?? allTiles(rules.tileSet),
      };
  }
}
