import { findPlaysIn } from './find-plays';
import { PlayList } from './play-list';
import type { Position, ScoredPlay, SearchWords } from './position';

/** Every legal play of a position, in the order in which the search finds them. */
function findPlays({ graph }: SearchWords, position: Position): PlayList {
  const plays = new PlayList(position);
  findPlaysIn(graph, position, plays);
  return plays;
}

/** Every legal play of a position, in the public order. */
export const generatePlays = (words: SearchWords, position: Position): readonly ScoredPlay[] =>
  findPlays(words, position).inOrder();

/** The first play in the public order, or undefined where no play is legal. */
export const bestPlay = (words: SearchWords, position: Position): ScoredPlay | undefined =>
  findPlays(words, position).first();
