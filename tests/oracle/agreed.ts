import { expect } from 'vitest';
import { generatePlays, type ScoredPlay } from '../../src/engine';
import { bestPlay, greedy } from '../support/search';
import type { SmallPosition } from '../arbitraries/positions';
import { legalPlays } from './legal-plays';

/** Checks that every search finds the same plays as the oracle, and returns them. */
export function agreed(position: SmallPosition): readonly ScoredPlay[] {
  const { list, words } = position;
  const plays = legalPlays(position, list).map(({ play, words: formed, score }) => ({
    play,
    words: formed,
    score,
  }));
  const best = plays[0];
  expect(generatePlays(words, position)).toStrictEqual(plays);
  expect(bestPlay(words, position)).toStrictEqual(best);
  expect(greedy(words, position)).toStrictEqual(
    best ? { kind: 'play', play: best.play } : { kind: 'pass' },
  );
  return plays;
}
