import { findPlaysIn } from './find-plays';
import { PlayList } from './play-list';
import type { Position, ScoredPlay } from './position';
import { type SearchWords, withWalk } from './search-words';

/** What a search came to. */
export interface Finding {
  /** The plays in the order in which they were found. */
  readonly plays: PlayList;
  /** How many states of the word graph were visited, a state as often as the search came to it. */
  readonly visited: number;
}

/** Every legal play of a position. */
export function findPlays(words: SearchWords, position: Position): Finding {
  const plays = new PlayList(position);
  const visited = withWalk(words, (walk) => findPlaysIn(walk, words.graph, position, plays));
  return { plays, visited };
}

/** Plays of a position of which the first in the public order is first among all. */
export const findBest = findPlays;

/** Every legal play of a position, in the public order. */
export const generatePlays = (words: SearchWords, position: Position): readonly ScoredPlay[] =>
  findPlays(words, position).plays.inOrder();

/** The first play in the public order, or undefined where no play is legal. */
export const bestPlay = (words: SearchWords, position: Position): ScoredPlay | undefined =>
  findBest(words, position).plays.first();
