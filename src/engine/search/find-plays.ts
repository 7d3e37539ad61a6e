import { PlayList } from './play-list';
import type { Position, ScoredPlay } from './position';
import type { SearchWords } from './search-words';
import { finished, type Steps } from './steps';

/** What a search came to. */
export interface Finding {
  /** The plays in the order in which they were found. */
  readonly plays: PlayList;
  /** How many states of the word graph were visited, a state as often as the search came to it. */
  readonly visited: number;
}

/** Every legal play of a position, in steps. */
export function* findingPlays({ searches }: SearchWords, position: Position): Steps<Finding> {
  const plays = new PlayList(position);
  const visited = yield* searches.search(position, false, plays);
  return { plays, visited };
}

/** Plays of a position of which the first in the public order is first among all, in steps. */
export function* findingBest({ searches }: SearchWords, position: Position): Steps<Finding> {
  const plays = new PlayList(position);
  const visited = yield* searches.search(position, true, plays);
  return { plays, visited };
}

/** Every legal play of a position. */
export const findPlays = (words: SearchWords, position: Position): Finding =>
  finished(findingPlays(words, position));

/** Plays of a position of which the first in the public order is first among all. */
export const findBest = (words: SearchWords, position: Position): Finding =>
  finished(findingBest(words, position));

/** Every legal play of a position, in the public order. */
export const generatePlays = (words: SearchWords, position: Position): readonly ScoredPlay[] =>
  findPlays(words, position).plays.inOrder();
