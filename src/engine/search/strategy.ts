import type { Move } from '../play';
import { type Chance, chooseFraction, chooseIndex } from '../tiles';
import { bestPlay, generatePlays } from './generate';
import type { Position } from './position';
import type { SearchWords } from './search-words';

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

/** Plays whenever any play is legal, whatever it scores: the first in the public order. */
export function greedy(words: SearchWords, position: Position): Move {
  const best = bestPlay(words, position);
  return best ? { kind: 'play', play: best.play } : { kind: 'pass' };
}

/** Plays its best with a probability of its skill, else any legal play, all equally likely. */
function bySkill(words: SearchWords, { position, skill, turn, chance }: ComputerTurn): ChosenMove {
  const fraction = chooseFraction(chance, `skill in turn ${turn}`);
  if (fraction.value < skill) return { move: greedy(words, position), chance: fraction.chance };
  const plays = generatePlays(words, position);
  if (plays.length === 0) return { move: { kind: 'pass' }, chance: fraction.chance };
  const choice = chooseIndex(fraction.chance, `play in turn ${turn}`, plays.length);
  const chosen = plays[choice.value];
  return {
    move: chosen ? { kind: 'play', play: chosen.play } : { kind: 'pass' },
    chance: choice.chance,
  };
}

/** The move of a computer, as the rules say that computers play. */
export const chooseMove = (words: SearchWords, turn: ComputerTurn): ChosenMove =>
  turn.position.rules.computers === 'by-skill'
    ? bySkill(words, turn)
    : { move: greedy(words, turn.position), chance: turn.chance };
