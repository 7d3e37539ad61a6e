import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  findPlays,
  generatePlays,
  scraebbkle,
  type ScoredPlay,
} from '../../../src/engine';
import { runToEnd } from '../../../src/engine/search';
import { bestPlay } from '../../support/search';
import { comparePlays } from '../../oracle/public-order';
import { reachedPositions } from '../../arbitraries/positions';
import { runs } from '../../arbitraries/runs';
import { fieldOf, playOf, rackOf } from '../../support/pictures';
import { wordsOf } from '../../support/words';

const alphabet = alphabetOf(scraebbkle.tileSet);
const scored = (text: string, score: number): ScoredPlay => ({
  play: playOf(text),
  words: [],
  score,
});

describe('the public order of plays', () => {
  it('is by score, row, column, across before down, then tiles by code unit', () => {
    const plays = [
      scored('B,3c', 9),
      scored('B,1z', 5),
      scored('Z,2b', 5),
      scored('A,2c', 5),
      scored('AB,c2', 5),
      scored('Aa,c2', 5),
      scored('B,c2', 5),
      scored('a,c2', 5),
      scored('A,10a', 5),
      scored('A,1a', 0),
      scored('A,1a', -7),
    ];
    for (const rotation of plays.keys()) {
      const shuffled = [...plays.slice(rotation), ...plays.slice(0, rotation).toReversed()];
      expect(shuffled.toSorted((a, b) => comparePlays(alphabet, a, b))).toEqual(plays);
    }
  });

  it('does not depend on the order of the rack', () => {
    fc.assert(
      fc.property(reachedPositions, (position) => {
        const { words } = position;
        const reversed = { ...position, rack: position.rack.toReversed() };
        expect(generatePlays(words, reversed)).toEqual(generatePlays(words, position));
        expect(bestPlay(words, reversed)).toEqual(bestPlay(words, position));
      }),
      runs(40, 100),
    );
  });

  it('is used for selection without sorting all plays', () => {
    fc.assert(
      fc.property(reachedPositions, ({ words, ...position }) => {
        const { plays } = findPlays(words, position);
        const inOrder = plays.inOrder();
        for (const place of inOrder.keys()) {
          expect(runToEnd(plays.selectAtSteps(place))).toEqual(inOrder[place]?.play);
          const first = runToEnd(plays.selectFirstSteps(place)).map((play) => plays.at(play));
          expect(first).toEqual(inOrder.slice(0, place));
        }
        expect(runToEnd(plays.selectAtSteps(inOrder.length))).toBeUndefined();
      }),
      runs(20, 100),
    );
  });

  it('is strict: no two plays of a position are equal', () => {
    const words = wordsOf(['NO', 'ON', 'NOON', 'NOT', 'TON', 'TOT', 'TOON']);
    const position = {
      ...fieldOf(['......', '..N...', '..O...', '......']),
      rules: scraebbkle,
      rack: rackOf('NOT_'),
    };
    const plays = generatePlays(words, position);
    expect(plays.length).toBeGreaterThan(10);
    for (const [index, play] of plays.slice(1).entries()) {
      expect(comparePlays(alphabet, plays[index] ?? play, play)).toBeLessThan(0);
    }
  });
});
