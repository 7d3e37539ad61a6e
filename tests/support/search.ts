import {
  chooseMove,
  findBest,
  initialRandom,
  type Move,
  type Position,
  type ScoredPlay,
  soloView,
  type SearchWords,
} from '../../src/engine';

/** The first play in the public order; undefined if no play is legal. */
export const bestPlay = (words: SearchWords, position: Position): ScoredPlay | undefined =>
  findBest(words, position).plays.firstScored();

const ANY_CHANCE = initialRandom({ kind: 'seeded', seed: 'any' });

export const greedy = (words: SearchWords, position: Position): Move =>
  chooseMove(words, {
    position: soloView(position),
    level: 'club',
    skill: 1,
    turn: 0,
    chance: ANY_CHANCE,
  }).move;
