import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  buildGraph,
  isValidGraph,
  makeAlphabet,
  parseWordList,
} from '../../../src/engine';
import { endsWord, isLast, letterOf, NO_STATE, targetOf } from '../../../src/engine/lexicon';
import { runs } from '../../arbitraries/runs';
import { smallTileSets } from '../../arbitraries/tile-sets';
import { spell, spellings } from '../../arbitraries/words';
import { at, valueOf } from '../../support/results';

const words = valueOf(parseWordList(makeAlphabet([...'ABC'], [...'abc']), 'ab\nac\nba\nbac')).words;
const graph = buildGraph(words);
const LETTERS = 3;

const LAST = 2 ** 24;
const LETTER = 2 ** 26;

const withArc = (place: number, change: (arc: number) => number) => ({
  ...words,
  arcs: words.arcs.with(place, change(at([...words.arcs], place))),
});

describe('untrusted arcs', () => {
  it('are sound if they were built from words, as DAWG and as GADDAG', () => {
    fc.assert(
      fc.property(smallTileSets, spellings, (tileSet, spelt) => {
        const alphabet = alphabetOf(tileSet);
        const list = valueOf(parseWordList(alphabet, spell(tileSet, spelt).join('\n'))).words;
        const { arcs, gaddagRoot } = buildGraph(list);
        const { length } = alphabet.letters;
        expect(isValidGraph(list, length, 'letter')).toBe(true);
        expect(isValidGraph({ arcs, dawgRoot: gaddagRoot }, length, 'separator')).toBe(true);
      }),
      runs(100),
    );
  });

  it.each([
    ['have no first arc', { ...words, arcs: new Uint32Array() }],
    ['have a first arc with a letter', withArc(0, () => LETTER)],
    ['lack the last arc', { ...words, arcs: words.arcs.slice(0, -1) }],
    ['have an extra arc', { ...words, arcs: Uint32Array.of(...words.arcs, LETTER) }],
    ['are all zero', { ...words, arcs: new Uint32Array(words.arcs.length) }],
    ['lead to their own state', withArc(1, (arc) => arc + 1)],
    ['lead out of bounds', withArc(-1, (arc) => arc | (LAST - 1))],
    [
      'lead into the middle of a state',
      { arcs: Uint32Array.of(0, LETTER, 2 * LETTER + LAST, LETTER + LAST + 2), dawgRoot: 3 },
    ],
    ['have a letter outside the alphabet', withArc(-1, (arc) => (arc & (LETTER - 1)) + 4 * LETTER)],
    [
      'have letters that do not ascend',
      { arcs: Uint32Array.of(0, LETTER, LETTER + LAST), dawgRoot: 1 },
    ],
    ['have a separator where none is allowed', { arcs: Uint32Array.of(0, LAST), dawgRoot: 1 }],
    ['have a root in the middle of a state', { ...words, dawgRoot: words.arcs.length - 1 }],
    ['have a root beyond the end', { ...words, dawgRoot: words.arcs.length }],
    ['have a fractional root', { ...words, dawgRoot: 0.5 }],
    ['have a negative root', { ...words, dawgRoot: -1 }],
  ])('are not sound if they %s', (_what, unsound) => {
    expect(isValidGraph(unsound, LETTERS, 'letter')).toBe(false);
  });

  it('may have separators if they are allowed', () => {
    const gaddag = { arcs: graph.arcs, dawgRoot: graph.gaddagRoot };
    expect(isValidGraph(gaddag, LETTERS, 'separator')).toBe(true);
    expect(isValidGraph(gaddag, LETTERS, 'letter')).toBe(false);
  });

  it('can be walked to the end if they are sound', () => {
    const arc = fc
      .tuple(fc.nat(3), fc.nat(1), fc.nat(3), fc.nat(4))
      .map(
        ([letter, ends, last, target]) =>
          letter * LETTER + ends * 2 * LAST + (last > 0 ? LAST : 0) + target,
      );
    let sound = 0;
    fc.assert(
      fc.property(fc.array(arc, { minLength: 1, maxLength: 4 }), fc.nat(4), (some, dawgRoot) => {
        const arcs = Uint32Array.of(0, ...some);
        if (!isValidGraph({ arcs, dawgRoot }, LETTERS, 'letter')) return;
        sound++;
        const read = (state: number): number => {
          if (state === NO_STATE) return 0;
          const from = [...arcs.subarray(state)];
          const own = from.slice(0, from.findIndex(isLast) + 1);
          expect(own.every((each) => letterOf(each) >= 1 && letterOf(each) <= LETTERS)).toBe(true);
          return own.reduce(
            (sum, each) => sum + (endsWord(each) ? 1 : 0) + read(targetOf(each)),
            0,
          );
        };
        expect(read(dawgRoot)).toBeGreaterThanOrEqual(0);
      }),
      runs(10_000),
    );
    expect(sound).toBeGreaterThan(100);
  });
});
