import type { Lexicon, PlayerView } from '../engine';
import type { ScreenState } from './state';

/** Loads the code that learns games and keeps what was learned; rejects if it cannot be loaded. */
export const loadLearning = () => import('./learning-part');

/** A position with the leaves that were learned for its game, if any. */
export const withLearned = (
  { learnedOf }: Pick<ScreenState, 'learnedOf'>,
  position: PlayerView,
  { id }: Lexicon,
): PlayerView => ({ ...position, learnedLeaves: learnedOf?.(position, id)?.leaves });
