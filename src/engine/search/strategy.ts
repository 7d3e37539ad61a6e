import type { Move } from '../play';
import { bestPlay } from './generate';
import type { Position, SearchWords } from './position';

/** How a computer chooses its move. */
export type Strategy = (words: SearchWords, position: Position) => Move;

/** Plays whenever any play is legal, whatever it scores: the first in the public order. */
export const greedy: Strategy = (words, position) => {
  const best = bestPlay(words, position);
  return best ? { kind: 'play', play: best.play } : { kind: 'pass' };
};
