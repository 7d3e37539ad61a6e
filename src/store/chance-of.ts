import {
  allTiles,
  type RandomSource,
  CONFIGURATION_RANGES,
  JAVA_SEED_RANGE,
  parseInteger,
} from '../engine';
import type { StoreServices } from './services';
import type { SetupChoice } from './state';

export function chanceOf(
  { rules, seed, bag }: Pick<SetupChoice, 'rules' | 'seed' | 'bag'>,
  { pick, newSeed }: Pick<StoreServices, 'pick' | 'newSeed'>,
): RandomSource {
  const { randomness, tileSet } = rules;
  if (randomness === 'seeded') return { kind: 'seeded', seed: seed || newSeed() };
  const isCourse = randomness === 'course';
  const typed = parseInteger(seed, isCourse ? CONFIGURATION_RANGES.seed : JAVA_SEED_RANGE);
  const number = typed ?? pick(JAVA_SEED_RANGE.max);
  return isCourse
    ? { kind: 'course', seed: number }
    : { kind: 'java', seed: number, bag: bag ?? allTiles(tileSet) };
}
