import type { Position } from '../../src/engine';
import { type LegalPlay, legalPlays } from './legal-plays';

/** The better half of all plays by the slow rules, in the public order; the one in the middle is of it. */
export function betterHalf(position: Position, words: readonly string[]): readonly LegalPlay[] {
  const plays = legalPlays(position, words);
  return plays.filter((_, place) => place < plays.length / 2);
}
