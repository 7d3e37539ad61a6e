import type { Move } from '../play';
import { type Chance, chooseFraction, chooseIndex } from '../tiles';
import { findingBest, findingPlays } from './find-plays';
import type { Position, ScoredPlay } from './position';
import type { SearchWords } from './search-words';
import { finished, type Steps } from './steps';

/** A turn that a computer is to take. */
export interface ComputerTurn {
  readonly position: Position;
  /** How often it plays its best, from 0 to 1, in games whose computers differ in that. */
  readonly skill: number;
  /** How many turns the game has had. */
  readonly turn: number;
  readonly chance: Chance;
}

/** A move, and the chance after choosing it. */
export interface ChosenMove {
  readonly move: Move;
  readonly chance: Chance;
}

const PASS: Move = { kind: 'pass' };

const playing = (chosen: ScoredPlay | undefined): Move =>
  chosen ? { kind: 'play', play: chosen.play } : PASS;

/** Plays whenever any play is legal, whatever it scores: the first in the public order. */
function* greedily(words: SearchWords, position: Position): Steps<Move> {
  const { plays } = yield* findingBest(words, position);
  return playing(plays.first());
}

/** Plays its best with a probability of its skill, else any legal play, all equally likely. */
function* bySkill(
  words: SearchWords,
  { position, skill, turn, chance }: ComputerTurn,
): Steps<ChosenMove> {
  const fraction = chooseFraction(chance, `skill in turn ${turn}`);
  if (fraction.value < skill) {
    return { move: yield* greedily(words, position), chance: fraction.chance };
  }
  const { plays } = yield* findingPlays(words, position);
  if (plays.count === 0) return { move: PASS, chance: fraction.chance };
  const choice = chooseIndex(fraction.chance, `play in turn ${turn}`, plays.count);
  return { move: playing(plays.inOrderAt(choice.value)), chance: choice.chance };
}

/** The move of a computer, as the rules say that computers play, in steps. */
export function* choosingMove(words: SearchWords, turn: ComputerTurn): Steps<ChosenMove> {
  return turn.position.rules.computers === 'by-skill'
    ? yield* bySkill(words, turn)
    : { move: yield* greedily(words, turn.position), chance: turn.chance };
}

/** The move of a computer, as the rules say that computers play. */
export const chooseMove = (words: SearchWords, turn: ComputerTurn): ChosenMove =>
  finished(choosingMove(words, turn));
