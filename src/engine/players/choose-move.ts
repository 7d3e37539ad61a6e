import type { Level } from '../game';
import type { Move, Play } from '../play';
import {
  finished,
  findingBest,
  findingPlays,
  type Position,
  type SearchWords,
  type Steps,
} from '../search';
import { type Chance, chooseFraction, chooseIndex } from '../tiles';

/** A turn that a computer is to take. */
export interface ComputerTurn {
  readonly position: Position;
  /** How well it plays, in games whose computers differ in that. */
  readonly level: Level;
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

/** How a computer chooses its move, in steps. */
type Strategy = (words: SearchWords, turn: ComputerTurn) => Steps<ChosenMove>;

const PASS: Move = { kind: 'pass' };

const playing = (play: Play | undefined): Move => (play ? { kind: 'play', play } : PASS);

/** Plays whenever any play is legal, whatever it scores: the first in the public order. */
function* best(words: SearchWords, { position, chance }: ComputerTurn): Steps<ChosenMove> {
  const { plays } = yield* findingBest(words, position);
  return { move: playing(plays.first()), chance };
}

/**
 * Plays one of the first plays in the public order, all equally likely: as many of them as are that
 * part (above 0, up to 1) of all, rounded up, so that it plays whenever any play is legal.
 */
const oneOfFirst = (part: number): Strategy =>
  function* choosing(words, { position, turn, chance }) {
    const { plays } = yield* findingPlays(words, position);
    if (plays.count === 0) return { move: PASS, chance };
    const choice = chooseIndex(chance, `play in turn ${turn}`, Math.ceil(plays.count * part));
    return { move: playing(plays.inOrderAt(choice.value)), chance: choice.chance };
  };

const anyPlay = oneOfFirst(1);

/** Plays its best with a probability of its skill, else any legal play, all equally likely. */
function* bySkill(words: SearchWords, turn: ComputerTurn): Steps<ChosenMove> {
  const { value, chance } = chooseFraction(turn.chance, `skill in turn ${turn.turn}`);
  return yield* (value < turn.skill ? best : anyPlay)(words, { ...turn, chance });
}

/** How computers of each level play. */
const STRATEGIES: Readonly<Record<Level, Strategy>> = {
  casual: oneOfFirst(1 / 2),
  club: best,
};

/** The move of a computer by its skill or its level, whichever the rules go by, in steps. */
export function choosingMove(words: SearchWords, turn: ComputerTurn): Steps<ChosenMove> {
  const strategy = turn.position.rules.computers === 'by-skill' ? bySkill : STRATEGIES[turn.level];
  return strategy(words, turn);
}

/** The move of a computer by its skill or its level, whichever the rules go by. */
export const chooseMove = (words: SearchWords, turn: ComputerTurn): ChosenMove =>
  finished(choosingMove(words, turn));
