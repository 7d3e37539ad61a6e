import { methodOf } from '../game';
import type { Move, Play } from '../play';
import { findBestSteps, findPlaysSteps, type SearchWords, type Steps } from '../search';
import { chooseFraction, chooseIndex } from '../tiles';
import type { ChosenMove, ComputerTurn, Strategy } from './computer-turn';

/** Players that consider only the scores of their plays. */

const PASS: Move = { kind: 'pass' };

const playing = (play: Play | undefined): Move => (play ? { kind: 'play', play } : PASS);

/** Makes the first play in the public order if any is legal, even if it scores nothing. */
export function* highestScore(
  words: SearchWords,
  { position, chance }: ComputerTurn,
): Steps<ChosenMove> {
  const { plays, isCut } = yield* findBestSteps(words, position);
  return { move: playing(plays.first()), chance, isCut };
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
export function* bySkill(words: SearchWords, turn: ComputerTurn): Steps<ChosenMove> {
  const { value, chance } = chooseFraction(turn.chance, `skill in turn ${turn.turn}`);
  return yield* (value < turn.skill ? highestScore : anyPlay)(words, { ...turn, chance });
}

/** The strategy of a computer that considers only scores, or undefined if its level considers more. */
export const greedyStrategyFor = ({
  position,
  level,
}: Pick<ComputerTurn, 'position' | 'level'>): Strategy | undefined => {
  if (position.rules.computers === 'by-skill') return bySkill;
  return methodOf(level).kind === 'highest-score' ? highestScore : undefined;
};
