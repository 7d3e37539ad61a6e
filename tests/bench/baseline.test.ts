import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baselinePlays, buildTrie } from '../../bench/baseline';
import { alphabetOf, RULE_BOOKS } from '../../src/engine';
import {
  reachedPositions,
  reachedUnder,
  strewnPositions,
  strewnUnder,
} from '../arbitraries/positions';
import { runs } from '../arbitraries/runs';
import { cutDown } from '../arbitraries/tile-sets';
import { legalPlays } from '../oracle/legal-plays';
import { comparePlays } from '../oracle/public-order';

describe('the baseline', () => {
  it.each([
    ['any rules, reached by legal moves', reachedPositions, 60, 200],
    ['any rules, with random tiles', strewnPositions, 40, 100],
    ...RULE_BOOKS.flatMap((rules) => [
      [`${rules.id}, reached by legal moves`, reachedUnder(cutDown(rules)), 10, 30] as const,
      [`${rules.id}, with random tiles`, strewnUnder(cutDown(rules)), 10, 20] as const,
    ]),
  ] as const)(
    'finds the same plays as the brute-force oracle: %s',
    (_name, positions, usual, long) => {
      let plays = 0;
      fc.assert(
        fc.property(positions, (position) => {
          const alphabet = alphabetOf(position.rules.tileSet);
          const found = baselinePlays(buildTrie(position.list), position);
          const legal = legalPlays(position, position.list).map(({ play, words, score }) => ({
            play,
            words,
            score,
          }));
          plays += legal.length;
          expect(found.toSorted((a, b) => comparePlays(alphabet, a, b))).toStrictEqual(legal);
        }),
        runs(usual, long),
      );
      expect(plays).toBeGreaterThan(usual);
    },
  );
});
