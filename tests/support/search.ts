import {
  chooseMove,
  findBest,
  freshChance,
  type Move,
  type Position,
  type ScoredPlay,
  seenAlone,
  type SearchWords,
} from '../../src/engine';

/** The first play in the public order; undefined where no play is legal. */
export const bestPlay = (words: SearchWords, position: Position): ScoredPlay | undefined =>
  findBest(words, position).plays.firstScored();

const ANY_CHANCE = freshChance({ kind: 'seeded', seed: 'any' });

/** The move of a computer that always plays its best. */
export const greedy = (words: SearchWords, position: Position): Move =>
  chooseMove(words, {
    position: seenAlone(position),
    level: 'club',
    skill: 1,
    turn: 0,
    chance: ANY_CHANCE,
  }).move;
