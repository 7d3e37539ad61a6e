import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scraebbkle } from '../../src/engine';
import { reachedPositions, strewnPositions } from '../arbitraries/positions';
import { runs } from '../arbitraries/runs';
import { fieldOf, rackOf } from '../support/pictures';
import { legalPlays } from './legal-plays';
import { playableWords } from './word-driven';

const playable = (rows: readonly string[], rack: string, words: readonly string[]) =>
  playableWords({ ...fieldOf(rows), rules: scraebbkle, rack: rackOf(rack) }, words);

describe('playableWords', () => {
  it('returns the words that the rack can form with the tiles on the board', () => {
    const rows = ['.....', '.NO..', '.....'];
    const words = ['SNOW', 'WON', 'NOW', 'SNOWY', 'SWNO', 'WOS', 'NOB', 'ANOA', 'SNOWS', 'YO'];
    expect(playable(rows, 'SW', words)).toEqual(['SNOW', 'NOW', 'WOS']);
    expect(playable(rows, 'SW_', words)).toEqual(
      words.filter((word) => !['SWNO', 'ANOA'].includes(word)),
    );
  });

  it('is empty for a full board', () => {
    expect(playable(['NO', 'ON'], 'NO', ['NO', 'ON'])).toEqual([]);
  });

  it.each([
    ['reached', reachedPositions],
    ['strewn', strewnPositions],
  ])('returns the words of the legal plays in %s positions', (_name, positions) => {
    fc.assert(
      fc.property(positions, (position) => {
        const played = new Set(
          legalPlays(position, position.list).flatMap(({ play, words }) =>
            play.tiles.length === 1 ? words : words.slice(0, 1),
          ),
        );
        const expected = position.list.filter((word) => played.has(word));
        expect(playableWords(position, position.list)).toEqual(expected);
      }),
      runs(30, 80),
    );
  });
});
