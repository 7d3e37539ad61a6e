import type { PlayingMethod } from '../game';
import type { Move, Play } from '../play';
import { findBestSteps, findPlaysSteps, type SearchWords, type Steps } from '../search';
import { chooseFraction, chooseIndex } from '../tiles';
import { type ChosenMove, type ComputerTurn, methodFor, type Strategy } from './computer-turn';

/** Players that consider only the scores of their plays. */

const PASS: Move = { kind: 'pass' };

const playing = (play: Play | undefined): Move => (play ? { kind: 'play', play } : PASS);

/** Makes the first play in the public order if any is legal, even if it scores nothing. */
function* highestScore(words: SearchWords, { position, chance }: ComputerTurn): Steps<ChosenMove> {
  const { plays, isCut } = yield* findBestSteps(words, position);
  return { move: playing(plays.firstScored()?.play), chance, isCut };
}

/** Makes any legal play, all equally likely. */
function* anyPlay(words: SearchWords, { position, turn, chance }: ComputerTurn): Steps<ChosenMove> {
  const { plays, isCut } = yield* findPlaysSteps(words, position);
  if (plays.count === 0) return { move: PASS, chance, isCut };
  const choice = chooseIndex(chance, `play in turn ${turn}`, plays.count);
  const move = playing(yield* plays.selectAtSteps(choice.value));
  return { move, chance: choice.chance, isCut };
}

/** Makes its best play with a probability of `skill`, else any legal play, all equally likely. */
function* bySkill(words: SearchWords, turn: ComputerTurn): Steps<ChosenMove> {
  const { value, chance } = chooseFraction(turn.chance, `skill in turn ${turn.turn}`);
  return yield* (value < turn.skill ? highestScore : anyPlay)(words, { ...turn, chance });
}

/** The strategies that consider only scores, by kind of method; undefined for the others. */
export const GREEDY_STRATEGIES = {
  amateur: undefined,
  'highest-score': highestScore,
  simulation: undefined,
  'timed-simulation': undefined,
  'by-skill': bySkill,
} satisfies Readonly<Record<PlayingMethod['kind'], Strategy | undefined>>;

/** The strategy of a computer that considers only scores, or undefined if it considers more. */
export const greedyStrategyFor = (
  turn: Pick<ComputerTurn, 'position' | 'level'>,
): Strategy | undefined => GREEDY_STRATEGIES[methodFor(turn).kind];
