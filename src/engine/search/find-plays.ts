import type { SearchRequest, Work } from './kernel-search';
import type { LeaveTable } from './leave-table';
import { MAX_VISITED } from './search-limits';
import { PlayList } from './play-list';
import type { Position, ScoredPlay } from './position';
import type { SearchWords } from './search-words';
import { runToEnd, type Steps } from '../steps';

/** What a search came to. */
export interface SearchResult extends Work {
  /** The plays in the order in which they were found; of more than two million, those found first. */
  readonly plays: PlayList;
}

function* finding(
  { searches }: SearchWords,
  position: Position,
  wanted: SearchRequest,
): Steps<SearchResult> {
  const plays = new PlayList(position);
  const work = yield* searches.search(position, wanted, plays);
  return { plays, ...work };
}

/**
 * Every legal play of a position, as far as a list has room (see `SearchResult`), with what it is worth where
 * leaves are told, in steps.
 */
export const findPlaysSteps = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
): Steps<SearchResult> => finding(words, position, { plays: 'all', leaves });

/**
 * The first play of a position in order, if there is any, in steps: by score, or by equity where leaves
 * are told; once so many states have been visited, the first of those that were found.
 */
export const findBestSteps = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
  mostVisited = MAX_VISITED,
): Steps<SearchResult> => finding(words, position, { plays: { mostVisited }, leaves });

/** Every legal play of a position, as far as a list has room, with what it is worth where leaves are told. */
export const findPlays = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
): SearchResult => runToEnd(findPlaysSteps(words, position, leaves));

/** The first play of a position in order, if there is any; of those found once so many states have been visited. */
export const findBest = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
  mostVisited?: number,
): SearchResult => runToEnd(findBestSteps(words, position, leaves, mostVisited));

/** Every legal play of a position, as far as a list has room, in the public order. */
export const generatePlays = (words: SearchWords, position: Position): readonly ScoredPlay[] =>
  findPlays(words, position).plays.inOrder();
