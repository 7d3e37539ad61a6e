import {
  canBeLearned,
  createLeaveFit,
  leaveValueOf,
  modelByWeights,
  Random,
  runToEnd,
  sampleGameSteps,
  type Tile,
} from '../../src/engine';
import { FITTED_LEAVES } from '../../src/engine/players/fitted-leaves';
import { groundOf } from './ground';
import { writeFitted } from './write-fitted';

/** Fits the values of leaves to games of computers, and writes the weights into the code. */
export async function fitLeaves(options: {
  readonly rules: string;
  readonly games: number;
  readonly rounds: number;
  readonly seed: string;
}): Promise<void> {
  const { rules: id, games, rounds, seed } = options;
  const ground = await groundOf(id);
  const { rules } = ground;
  if (!canBeLearned(rules)) throw new Error('Racks of more than ten tiles have too many leaves');

  /** One round; its equities include leaves by the weights of the one before. */
  function round(number: number, before: readonly number[]): readonly number[] {
    const random = new Random(Number(seed) + number);
    const model = modelByWeights(rules.tileSet, before);
    const fit = createLeaveFit(rules.tileSet);
    for (let game = 0; game < games; game++) {
      const steps = sampleGameSteps(ground, `fit ${seed} ${number} ${game}`, { model, random });
      for (const { rack, equity } of runToEnd(steps).racks) fit.add(rack, equity);
      if (game % 100 === 99)
        console.log(`round ${number} of ${rounds}: ${game + 1} of ${games} games`);
    }
    return runToEnd(fit.solveSteps());
  }

  let weights: readonly number[] = [];
  for (let number = 1; number <= rounds; number++) weights = round(number, weights);

  const made = `npm run fit -- --rules ${id} --games ${games} --rounds ${rounds} --seed ${seed}`;
  writeFitted('src/engine/players/fitted-leaves.ts', FITTED_LEAVES, id, { made, weights });

  const model = modelByWeights(rules.tileSet, weights);
  const told = [
    ['_', [{ kind: 'blank' }]],
    ...rules.tileSet.letters.map(({ letter }) => [letter, [{ kind: 'letter', letter }]]),
  ] as [string, Tile[]][];
  console.log(
    told
      .map(([name, kept]) => `${name} ${leaveValueOf(model, rules.tileSet, kept).toFixed(1)}`)
      .join('  '),
  );
}
