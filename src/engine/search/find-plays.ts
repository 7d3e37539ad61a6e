import { runToEnd, type Steps } from '../steps';
import { MAX_VISITED, type SearchRequest, type Work } from './kernel-search';
import type { LeaveTable } from './leave-table';
import { PlayList } from './play-list';
import type { Position, ScoredPlay } from './position';
import type { SearchWords } from './search-words';

export interface SearchResult extends Work {
  /** In the order in which they were found. If there are more than two million, the first of these. */
  readonly plays: PlayList;
}

function* findSteps(
  { searches }: SearchWords,
  position: Position,
  request: SearchRequest,
): Steps<SearchResult> {
  const plays = new PlayList(position);
  const work = yield* searches.search(position, request, plays);
  return { plays, ...work };
}

/**
 * Finds every legal play of a position, as far as the list has room (see `SearchResult`), in steps. If leaves
 * are given, they count in the equity of plays.
 */
export const findPlaysSteps = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
): Steps<SearchResult> => findSteps(words, position, { plays: 'all', leaves });

/**
 * Finds the first play of a position in order, if there is any, in steps: by score, or by equity if leaves
 * are given. After `maxVisited` states, it settles for the first of the plays found so far.
 */
export const findBestSteps = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
  maxVisited = MAX_VISITED,
): Steps<SearchResult> => findSteps(words, position, { plays: { maxVisited }, leaves });

export const findPlays = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
): SearchResult => runToEnd(findPlaysSteps(words, position, leaves));

export const findBest = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
  maxVisited?: number,
): SearchResult => runToEnd(findBestSteps(words, position, leaves, maxVisited));

/** Finds every legal play of a position, as far as the list has room, in the public order. */
export const generatePlays = (words: SearchWords, position: Position): readonly ScoredPlay[] =>
  findPlays(words, position).plays.inOrder();
