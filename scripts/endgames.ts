/**
 * Measures how many endgames are solved (docs/players.md):
 * `npm run endgames -- --rules classic --positions 200 --nodes 100000 --deeper 30`. The positions are the first ones
 * with an empty bag in games of Expert.
 */
import { parseArgs } from 'node:util';
import {
  endgameIn,
  isSameMove,
  playerViewOf,
  runToEnd,
  type SampledGame,
  type ScoredMove,
  solveEndgame,
} from '../src/engine';
import { rateInEndgame } from '../src/engine/players/rated-moves';
import { contestantNamed, playedOut } from './players/game';
import { type Ground, groundOf } from './players/ground';

const { values: options } = parseArgs({
  options: {
    rules: { type: 'string', default: 'scraebbkle' },
    positions: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '100000' },
    /** How many times as many nodes decide whether the move of an unproved endgame was worse than theirs. */
    deeper: { type: 'string', default: '30' },
  },
});

const EXPERT = contestantNamed('expert');

function endgameOf(ground: Ground, seed: string): SampledGame | undefined {
  let endgame: SampledGame | undefined;
  playedOut(ground, seed, [EXPERT, EXPERT], (state) => {
    endgame ??= endgameIn(playerViewOf(state));
  });
  return endgame;
}

/** Whether a search of `nodes` positions finds a better move, judged by as many positions after either. */
function isWorse({ words }: Ground, endgame: SampledGame, move: ScoredMove, nodes: number) {
  const best = solveEndgame(words, endgame, nodes);
  if (!best || isSameMove(endgame, best.move, move.move)) return false;
  const valueOf = (rated: ScoredMove): number =>
    runToEnd(rateInEndgame(words, endgame, rated, nodes))?.equity ?? 0;
  return valueOf(best) > valueOf(move);
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const ground = await groundOf(options.rules);
const nodes = Number(options.nodes);
const proved: number[] = [];
const times: number[] = [];
let unproved = 0;
let worse = 0;
for (let game = 0; proved.length + unproved < Number(options.positions); game++) {
  const endgame = endgameOf(ground, `endgame ${options.seed} ${game}`);
  if (!endgame) continue;
  const began = performance.now();
  const solved = solveEndgame(ground.words, endgame, nodes);
  times.push(performance.now() - began);
  if (solved?.isProved) {
    proved.push(solved.nodes);
    continue;
  }
  unproved++;
  if (solved && isWorse(ground, endgame, solved, nodes * Number(options.deeper))) worse++;
}

const count = proved.length + unproved;
const share = (part: number): string => `${((100 * part) / count).toFixed(1)} %`;
console.log(
  `${options.rules}, ${count} endgames, ${nodes} nodes each: ${share(proved.length)} proved, ` +
    `with ${medianOf(proved)} nodes in the median; ${worse} of ${unproved} others with a worse ` +
    `move than with ${options.deeper} times the nodes; ${medianOf(times).toFixed(1)} ms in the median`,
);
