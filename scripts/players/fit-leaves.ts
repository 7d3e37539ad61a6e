import {
  findBest,
  type GameState,
  type LeaveModel,
  leaveTableOf,
  leaveValueOf,
  type Tile,
} from '../../src/engine';
import { FITTED_LEAVES } from '../../src/engine/players/fitted-leaves';
import {
  leaveFeaturesOf,
  modelByWeights,
  WEIGHT_PARTS_OF_POINT,
} from '../../src/engine/players/leaves';
import { Random } from '../../src/engine/players/simulation';
import { playedOut } from './game';
import { groundOf } from './ground';
import { LeastSquares } from './least-squares';
import { writeConstant } from './write-constant';

const BOTH = ['club', 'club'] as const;

/** All proper subsets of some tiles. */
const partsOf = (tiles: readonly Tile[]): readonly (readonly Tile[])[] =>
  Array.from({ length: 2 ** tiles.length - 1 }, (_, part) =>
    tiles.filter((__, place) => ((part >> place) & 1) === 1),
  );

/** Fits the values of leaves to games of computers, and writes the weights into the code. */
export async function fitLeaves(options: {
  readonly rules: string;
  readonly games: number;
  readonly rounds: number;
  readonly seed: string;
}): Promise<void> {
  const { rules: id, games, rounds, seed } = options;
  const ground = await groundOf(id);
  const { rules, board, words } = ground;
  const features = leaveFeaturesOf(rules.tileSet);

  /** A random rack from the bag and the mover's tiles; undefined near the end of the bag. */
  function otherRack(
    { bag, racks, toMove }: GameState,
    random: Random,
  ): readonly Tile[] | undefined {
    const own = racks[toMove] ?? [];
    if (bag.length < rules.rackSize) return undefined;
    return random.shuffled([...bag, ...own]).slice(0, rules.rackSize);
  }

  /** One round: fits the value of each subset of a rack to the best equity of racks that contain it. */
  function round(number: number, model: LeaveModel): readonly number[] {
    const random = new Random(Number(seed) + number);
    const squares = new LeastSquares(features.size);
    for (let game = 0; game < games; game++) {
      playedOut(ground, `fit ${seed} ${number} ${game}`, BOTH, (state) => {
        const rack = otherRack(state, random);
        if (!rack) return;
        const leaves = leaveTableOf(rules, rack, model);
        const { plays } = findBest(words, { rules, board, grid: state.grid, rack }, leaves);
        const equity = plays.count === 0 ? 0 : plays.equityOf(0);
        for (const part of partsOf(rack)) squares.add(features.of(part), equity);
      });
      if (game % 100 === 99)
        console.log(`round ${number} of ${rounds}: ${game + 1} of ${games} games`);
    }
    return Array.from(squares.solve(), (weight) => Math.round(weight * WEIGHT_PARTS_OF_POINT));
  }

  let weights: readonly number[] = [];
  for (let number = 1; number <= rounds; number++) {
    weights = round(number, modelByWeights(rules.tileSet, weights));
  }

  const made = `npm run fit -- --rules ${id} --games ${games} --rounds ${rounds} --seed ${seed}`;
  writeConstant('src/engine/players/fitted-leaves.ts', {
    ...FITTED_LEAVES,
    [id]: { made, weights },
  });

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
