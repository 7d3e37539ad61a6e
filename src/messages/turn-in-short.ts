import type { Turn } from '../engine';

const WHAT_ELSE = {
  pass: 'pass',
  exchange: 'exchange',
  'lost-turn': 'turn lost',
  resign: 'resigned',
} as const;

/** A turn in a list of turns: its main word, or what it was instead. */
export const turnInShort = (turn: Turn): string =>
  turn.kind === 'play' ? (turn.words[0] ?? '') : WHAT_ELSE[turn.kind];
