import type { PlayedOut, Playout } from './playout';
import type { SearchWords } from './search-words';
import { runToEnd, type Steps } from '../steps';

/** Plays a game until it is over or all turns are taken, in steps. */
export const playOutSteps = ({ games }: SearchWords, playout: Playout): Steps<PlayedOut> =>
  games.playOut(playout);

export const playOut = (words: SearchWords, playout: Playout): PlayedOut =>
  runToEnd(playOutSteps(words, playout));
