import type { Wanted } from './kernel-search';
import type { LeaveTable } from './leave-table';
import { PlayList } from './play-list';
import type { Position, ScoredPlay } from './position';
import type { SearchWords } from './search-words';
import { finished, type Steps } from '../steps';

/** What a search came to. */
export interface Finding {
  /** The plays in the order in which they were found; of more than two million, those found first. */
  readonly plays: PlayList;
  /** How many states of the word graph were visited, a state as often as the search came to it. */
  readonly visited: number;
}

function* finding({ searches }: SearchWords, position: Position, wanted: Wanted): Steps<Finding> {
  const plays = new PlayList(position);
  const visited = yield* searches.search(position, wanted, plays);
  return { plays, visited };
}

/**
 * Every legal play of a position, as far as a list has room (see `Finding`), with what it is worth where
 * leaves are told, in steps.
 */
export const findingPlays = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
): Steps<Finding> => finding(words, position, { best: false, leaves });

/**
 * The first play of a position in order, if there is any, in steps: by score, or by equity where leaves
 * are told.
 */
export const findingBest = (
  words: SearchWords,
  position: Position,
  leaves?: LeaveTable,
): Steps<Finding> => finding(words, position, { best: true, leaves });

/** Every legal play of a position, as far as a list has room, with what it is worth where leaves are told. */
export const findPlays = (words: SearchWords, position: Position, leaves?: LeaveTable): Finding =>
  finished(findingPlays(words, position, leaves));

/** The first play of a position in order, if there is any. */
export const findBest = (words: SearchWords, position: Position, leaves?: LeaveTable): Finding =>
  finished(findingBest(words, position, leaves));

/** Every legal play of a position, as far as a list has room, in the public order. */
export const generatePlays = (words: SearchWords, position: Position): readonly ScoredPlay[] =>
  findPlays(words, position).plays.inOrder();
