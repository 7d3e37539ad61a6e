import type { Lexicon } from '../lexicon';
import { chooseMoveSteps, modelByWeights, Random, weightCountOf, type WinCurve } from '../players';
import type { RuleBook } from '../rules';
import type { SearchWords } from '../search';
import type { Steps } from '../steps';
import { type Learnable, type MatchTotal, MAX_LEARNED_POINTS, MAX_WEIGHT } from './learned-game';
import { createLeaveFit } from './leave-fit';
import { type PositionSample, sampleGameSteps } from './samples';
import {
  computerTurnOf,
  EQUITY_LEVELS,
  GREEDY_LEVEL,
  playGameSteps,
  type SelfPlay,
} from './self-play';
import { fitCurveSteps } from './win-curve';

/**
 * Learning a game: computers of level Club play rounds of games, and each round fits leaves by those of the round
 * before. Every game depends on its number alone, so any number of workers can share them.
 */

/** The second round starts from the leaves of the first, as in `npm run fit`. */
export const LEARNING_ROUNDS = 2;

/** Games of Expert against Club to find out what was gained: twenty deals, each played from both seats. */
export const MATCH_GAMES = 40;

/** Games of up to a hundred tiles for each weight to fit: 1,500 in a round of Classic, about 25 seconds on one core. */
const GAMES_PER_WEIGHT = 3.2;
const TILES_OF_GAME = 100;
const MIN_GAMES = 20;
const MAX_GAMES = 3000;

/** Number of games in a round. Longer games teach more and take more time, so there are fewer. */
export function gamesPerRound({ rules: { tileSet }, board }: Learnable): number {
  const { letters, blank } = tileSet;
  const tiles = letters.reduce((sum, { count }) => sum + count, blank.count);
  const played = Math.min(tiles, board.rows * board.columns);
  const games = GAMES_PER_WEIGHT * weightCountOf(letters.length);
  const fewer = Math.min(1, TILES_OF_GAME / played);
  return Math.max(MIN_GAMES, Math.min(MAX_GAMES, Math.floor(games * fewer)));
}

/** Games of a round, from `from` up to but not including `to`. */
export interface LearningQuestion extends Learnable {
  /** 1-based. */
  readonly round: number;
  /** Those of the round before. */
  readonly leaves: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Samples of games, packed to cross between threads. */
export interface LearningSamples {
  /** Letter numbers; `rackSize` for each equity. */
  readonly racks: Uint8Array;
  readonly equities: Float64Array;
  /** Lead, number of unseen tiles and result of each position. */
  readonly positions: Float64Array;
}

/** The game for self-play: computers play by level, even if the rules use a skill. */
const selfPlayOf = (
  words: SearchWords,
  lexicon: Lexicon,
  { rules, board }: Learnable,
): SelfPlay => ({ rules: { ...rules, computers: 'best' }, board, lexicon, words });

/** Spreads seeds over 32 bits: 2³² divided by the golden ratio. */
const SPREAD = 0x9e3779b1;

export function* playToLearnSteps(
  words: SearchWords,
  lexicon: Lexicon,
  question: LearningQuestion,
): Steps<LearningSamples> {
  const { round, leaves, from, to } = question;
  const play = selfPlayOf(words, lexicon, question);
  const model = modelByWeights(play.rules.tileSet, leaves);
  const racks: number[] = [];
  const equities: number[] = [];
  const positions: number[] = [];
  for (let game = from; game < to; game++) {
    const random = new Random(Math.imul(game + 1, SPREAD) + round);
    const samples = yield* sampleGameSteps(play, `learn ${round} ${game}`, { model, random });
    for (const { rack, equity } of samples.racks) {
      for (let place = 0; place < rack.length; place++) racks.push(rack[place] ?? 0);
      equities.push(equity);
    }
    for (const { lead, unseen, won } of samples.positions) positions.push(lead, unseen, won);
  }
  return {
    racks: Uint8Array.from(racks),
    equities: Float64Array.from(equities),
    positions: Float64Array.from(positions),
  };
}

const within = (max: number, value: number): number => Math.max(-max, Math.min(max, value));

/** Fits the weights of leaves to the games of a round. */
export function* fitLeavesSteps(
  { tileSet, rackSize }: RuleBook,
  parts: readonly LearningSamples[],
): Steps<readonly number[]> {
  const fit = createLeaveFit(tileSet);
  for (const { racks, equities } of parts) {
    for (const [place, equity] of equities.entries()) {
      yield;
      fit.add(racks.subarray(place * rackSize, (place + 1) * rackSize), equity);
    }
  }
  const weights = yield* fit.solveSteps();
  return weights.map((weight) => within(MAX_WEIGHT, weight));
}

function positionsIn({ positions }: LearningSamples): readonly PositionSample[] {
  return Array.from({ length: positions.length / 3 }, (_, place) => {
    const [lead = 0, unseen = 0, won = 0] = positions.subarray(3 * place);
    return { lead, unseen, won };
  });
}

/** Fits the win probability to the games of all rounds. */
export function* fitWinCurveSteps(parts: readonly LearningSamples[]): Steps<WinCurve> {
  const { onMove, base, perRoot } = yield* fitCurveSteps(parts.flatMap(positionsIn));
  return {
    onMove: within(MAX_LEARNED_POINTS, onMove),
    base: within(MAX_LEARNED_POINTS, base),
    perRoot: within(MAX_LEARNED_POINTS, perRoot),
  };
}

/** A game of Expert against Club. */
export interface MatchQuestion extends Learnable {
  /** Of Expert; undefined for those of the rules. */
  readonly leaves: readonly number[] | undefined;
  /** 0-based; games 2n and 2n + 1 have the same deal, with the other player first. */
  readonly game: number;
}

/** Plays a game of Expert against Club; returns by how many points Expert is ahead at its end. */
export function* playMatchSteps(
  words: SearchWords,
  lexicon: Lexicon,
  question: MatchQuestion,
): Steps<number> {
  const { leaves, game } = question;
  const seat = game % 2;
  const [expert] = EQUITY_LEVELS;
  const levels = seat === 0 ? [expert, GREEDY_LEVEL] : [GREEDY_LEVEL, expert];
  const play = selfPlayOf(words, lexicon, question);
  const timeline = yield* playGameSteps(play, `match ${game >> 1}`, levels, (state) => {
    const isExpert = state.toMove === seat;
    const level = isExpert ? expert : GREEDY_LEVEL;
    return chooseMoveSteps(words, computerTurnOf(state, level, isExpert ? leaves : undefined));
  });
  const scores = timeline.states.at(-1)?.result?.finalScores ?? [];
  return (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);
}

/** The total of some games, by how many points Expert was ahead in each. */
export const matchTotalOf = (ahead: readonly number[]): MatchTotal => ({
  games: ahead.length,
  won: ahead.filter((points) => points > 0).length,
  ahead: within(
    MAX_LEARNED_POINTS,
    ahead.reduce((sum, points) => sum + points, 0) / Math.max(1, ahead.length),
  ),
});
