import type { Move, Play } from '../play';
import { findBestSteps, findPlaysSteps, type SearchWords, type Steps } from '../search';
import { chooseFraction, chooseIndex } from '../tiles';
import type { ChosenMove, ComputerTurn, Strategy } from './computer-turn';

/** Players that look at what their plays score, and at nothing else. */

const PASS: Move = { kind: 'pass' };

const playing = (play: Play | undefined): Move => (play ? { kind: 'play', play } : PASS);

/** Plays whenever any play is legal, whatever it scores: the first in the public order. */
function* best(words: SearchWords, { position, chance }: ComputerTurn): Steps<ChosenMove> {
  const { plays, isCut } = yield* findBestSteps(words, position);
  return { move: playing(plays.first()), chance, isCut };
}

/** Plays any legal play, all equally likely. */
function* anyPlay(words: SearchWords, { position, turn, chance }: ComputerTurn): Steps<ChosenMove> {
  const { plays, isCut } = yield* findPlaysSteps(words, position);
  if (plays.count === 0) return { move: PASS, chance, isCut };
  const choice = chooseIndex(chance, `play in turn ${turn}`, plays.count);
  const move = playing(yield* plays.selectingAt(choice.value));
  return { move, chance: choice.chance, isCut };
}

/** Plays its best with a probability of its skill, else any legal play, all equally likely. */
function* bySkill(words: SearchWords, turn: ComputerTurn): Steps<ChosenMove> {
  const { value, chance } = chooseFraction(turn.chance, `skill in turn ${turn.turn}`);
  return yield* (value < turn.skill ? best : anyPlay)(words, { ...turn, chance });
}

/** How a turn is chosen by scores alone; undefined where its level goes by more. */
export const greedyStrategyFor = ({
  position,
  level,
}: Pick<ComputerTurn, 'position' | 'level'>): Strategy | undefined =>
  position.rules.computers === 'by-skill' ? bySkill : level === 'club' ? best : undefined;
