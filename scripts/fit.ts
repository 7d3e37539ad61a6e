/**
 * Finds out what tiles are worth that are kept, by some rules, and writes it down for the players
 * (docs/players.md): `npm run fit -- --rules classic --games 1500 --rounds 2 --seed 1`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBest, type GameState, leaveTableOf, type Tile } from '../src/engine';
import { FITTED_LEAVES, type FittedLeaves } from '../src/engine/players/fitted-leaves';
import { leaveFeaturesOf } from '../src/engine/players/leave-features';
import { type LeaveValue, PARTS_OF_POINT, valueByWeights } from '../src/engine/players/leaves';
import { Random } from '../src/engine/players/random';
import { dealt, playedOut } from './players/game';
import { groundOf } from './players/ground';
import { LeastSquares } from './players/least-squares';

const FILE = 'src/engine/players/fitted-leaves.ts';

const { values: options } = parseArgs({
  options: {
    rules: { type: 'string', default: 'classic' },
    games: { type: 'string', default: '1500' },
    rounds: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
});

const games = Number(options.games);
const rounds = Number(options.rounds);
const ground = await groundOf(options.rules);
const { rules, board, words } = ground;
const features = leaveFeaturesOf(rules.tileSet);

/** Who plays while racks are looked at. */
const BOTH = ['club', 'club'] as const;

/** Every part of some tiles but the whole. */
const partsOf = (tiles: readonly Tile[]): readonly (readonly Tile[])[] =>
  Array.from({ length: 2 ** tiles.length - 1 }, (_, part) =>
    tiles.filter((__, place) => ((part >> place) & 1) === 1),
  );

/** The rack that somebody might have in place of the one to move, or none near the end of the bag. */
function otherRack({ bag, racks, toMove }: GameState, random: Random): readonly Tile[] | undefined {
  const own = racks[toMove] ?? [];
  if (bag.length < rules.rackSize) return undefined;
  return random.shuffled([...bag, ...own]).slice(0, rules.rackSize);
}

/** One round: what each part of a rack is worth, by the best equity of racks that hold it. */
function round(number: number, valueOf: LeaveValue): readonly number[] {
  const random = new Random(Number(options.seed) + number);
  const squares = new LeastSquares(features.size);
  for (let game = 0; game < games; game++) {
    playedOut(
      ground,
      dealt(ground, `fit ${options.seed} ${number} ${game}`, BOTH),
      BOTH,
      (state) => {
        const rack = otherRack(state, random);
        if (!rack) return;
        const leaves = leaveTableOf(rules, rack, valueOf);
        const { plays } = findBest(words, { rules, board, grid: state.grid, rack }, leaves);
        const equity = plays.count === 0 ? 0 : plays.equityOf(0);
        for (const part of partsOf(rack)) squares.add(features.of(part), equity);
      },
    );
    if (game % 100 === 99)
      console.log(`round ${number} of ${rounds}: ${game + 1} of ${games} games`);
  }
  return Array.from(squares.solve(), (weight) => Math.round(weight * PARTS_OF_POINT));
}

let weights: readonly number[] = [];
for (let number = 1; number <= rounds; number++) {
  weights = round(number, number === 1 ? () => 0 : valueByWeights(rules.tileSet, weights));
}

const { rules: id, seed } = options;
const made = `npm run fit -- --rules ${id} --games ${games} --rounds ${rounds} --seed ${seed}`;
const all: Readonly<Record<string, FittedLeaves>> = { ...FITTED_LEAVES, [id]: { made, weights } };
const before = readFileSync(FILE, 'utf8');
const declared = before.slice(0, before.lastIndexOf(' = {'));
writeFileSync(FILE, `${declared} = ${JSON.stringify(all)};\n`);
execFileSync('npx', ['biome', 'format', '--write', FILE], { stdio: 'ignore' });

const value = valueByWeights(rules.tileSet, weights);
const told = [
  ['_', [{ kind: 'blank' }]],
  ...rules.tileSet.letters.map(({ letter }) => [letter, [{ kind: 'letter', letter }]]),
] as [string, Tile[]][];
console.log(told.map(([name, kept]) => `${name} ${value(kept).toFixed(1)}`).join('  '));
