import { describe, expect, it } from 'vitest';
import { alphabetOf, buildGraph, lexiconOf, parseWordList, scraebbkle } from '../../../src/engine';
import { errorOf, valueOf } from '../../support/results';

const alphabet = alphabetOf(scraebbkle.tileSet);

/** A deterministic pseudo-random generator of integers below a bound. */
function numbers(): (bound: number) => number {
  let state = 1;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Random words, which share hardly any prefixes or suffixes; `apart` is the distance between their starts. */
function shapeless(count: number, length: number, apart: number): readonly string[] {
  const next = numbers();
  const letters = Array.from({ length: count * apart + length }, () => alphabet.letters[next(26)]);
  const text = letters.join('');
  return Array.from({ length: count }, (_, word) =>
    text.slice(word * apart, word * apart + length),
  );
}

const SYLLABLES = ['BA', 'RE', 'MI', 'TO', 'LU', 'SKA', 'NER', 'VIL', 'DON', 'PU'];
const ENDINGS = ['', 'S', 'ED', 'ER', 'ERS', 'ING', 'INGS', 'NESS', 'LY', 'ISH'];

/** Five syllables and an ending, by the digits of a number. */
const wordOf = (number: number): string =>
  [...String(number).padStart(6, '0')]
    .map((digit, index) => (index === 5 ? ENDINGS : SYLLABLES)[Number(digit)])
    .join('');

describe('a million words', () => {
  const list = Array.from({ length: 1_000_000 }, (_, number) => wordOf(number));
  const { words } = valueOf(parseWordList(alphabet, list.join('\n')));

  it('are all in the lexicon, and no others', () => {
    const lexicon = lexiconOf(words);
    expect(lexicon.size).toBe(new Set(list).size);
    for (let number = 0; number < list.length; number += 997) {
      expect(lexicon.has(wordOf(number))).toBe(true);
      expect(lexicon.has(`${wordOf(number)}X`)).toBe(false);
    }
  });

  it('fit into a graph', () => {
    expect(buildGraph(words).arcs.length).toBeGreaterThan(words.arcs.length);
  });
});

describe('too many words', () => {
  it('are refused if they have too many prefixes', () => {
    const list = shapeless(42_000, 250, 5);
    expect(errorOf(parseWordList(alphabet, list.join('\n')))).toEqual({
      code: 'TOO_MANY_WORDS',
      words: 42_000,
    });
  });

  it('are refused if their graph has too many arcs, even if they are few', () => {
    const list = shapeless(600, 255, 255);
    expect(errorOf(parseWordList(alphabet, list.join('\n')))).toEqual({
      code: 'TOO_MANY_WORDS',
      words: 600,
    });
  });
});
