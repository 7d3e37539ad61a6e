import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Alphabet,
  allWords,
  anagramsOf,
  makeAlphabet,
  matchesOf,
  type CompiledWords,
  parseWordList,
} from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { smallTileSets } from '../../arbitraries/tile-sets';
import { spell, spellings } from '../../arbitraries/words';
import { fullWordList, fullWords } from '../../golden/full-word-list';
import { at, errorOf, valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const TREES = ['TRIE', 'TREE', 'TRE', 'STREET', 'TREES', 'TRUE', 'TROD', 'ARE', 'TR'];

/** Letters whose order is not that of their code units, one of them outside the basic plane. */
const odd = makeAlphabet(['Z', '𐐀', 'Σ', 'A', 'ẞ'], ['z', '𐐨', 'σ', 'a', 'ß']);

const compiled = (alphabet: Alphabet, list: readonly string[]): CompiledWords =>
  valueOf(parseWordList(alphabet, list.join('\n'))).words;

/** Different words in the order of an alphabet: each letter as two digits, and sorted as text. */
function slowlySorted({ letters }: Alphabet, list: readonly string[]): readonly string[] {
  const key = (word: string) => [...word].map((letter) => 10 + letters.indexOf(letter)).join('');
  return [...new Set(list)].toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** An alphabet of a few letters in any order, with words in its capitals. */
const wordLists = smallTileSets.chain((tileSet) =>
  fc.record({
    alphabet: fc
      .shuffledSubarray([...tileSet.letters], { minLength: tileSet.letters.length })
      .map((letters) =>
        makeAlphabet(
          letters.map(({ letter }) => letter),
          letters.map(({ twin }) => twin),
        ),
      ),
    list: spellings.map((words) => spell(tileSet, words)),
  }),
);

describe('all words', () => {
  it('stand in the order of the alphabet, a word before those that it begins', () => {
    expect(allWords(wordsOf(TREES).compiled)).toEqual([
      'ARE',
      'STREET',
      'TR',
      'TRE',
      'TREE',
      'TREES',
      'TRIE',
      'TROD',
      'TRUE',
    ]);
  });

  it('are in capitals and in the order of their own alphabet, whatever it is', () => {
    const words = compiled(odd, ['aß', 'ΣA', 'a', 'σσ', 'ẞz', '𐐀', 'Zẞ𐐨', 'ZẞA', 'ZA']);
    expect(allWords(words)).toEqual(['ZA', 'Zẞ𐐀', 'ZẞA', '𐐀', 'ΣΣ', 'ΣA', 'A', 'Aẞ', 'ẞZ']);
  });

  it('are those of the list, each once, sorted', () => {
    fc.assert(
      fc.property(wordLists, ({ alphabet, list }) => {
        expect(allWords(compiled(alphabet, list))).toEqual(slowlySorted(alphabet, list));
      }),
      runs(200),
    );
  });

  it('of the list that the game ships are that list', () => {
    expect(allWords(fullWords.compiled)).toEqual(fullWordList.toSorted());
  });
});

describe('the matches of a pattern', () => {
  const trees = wordsOf(TREES).compiled;

  it.each([
    ['TR.E', ['TREE', 'TRIE', 'TRUE']],
    ['tr.e', ['TREE', 'TRIE', 'TRUE']],
    ['tRe.', ['TREE']],
    ['.R.', ['ARE', 'TRE']],
    ['..', ['TR']],
    ['....', ['TREE', 'TRIE', 'TROD', 'TRUE']],
    ['TREES', ['TREES']],
    ['TREX', []],
    ['.', []],
    ['', []],
    ['.'.repeat(100_000), []],
  ])('%.20s are %j', (pattern, matches) => {
    expect(valueOf(matchesOf(trees, pattern))).toEqual(matches);
  });

  it('are in capitals and in the order of their own alphabet, whatever it is', () => {
    const words = compiled(odd, ['aß', 'ΣA', 'a', 'σσ', 'ẞz', '𐐀', 'Zẞ𐐨', 'ZẞA', 'ZA']);
    expect(valueOf(matchesOf(words, '..'))).toEqual(['ZA', 'ΣΣ', 'ΣA', 'Aẞ', 'ẞZ']);
    expect(valueOf(matchesOf(words, 'zß.'))).toEqual(['Zẞ𐐀', 'ZẞA']);
    expect(valueOf(matchesOf(words, '..𐐨'))).toEqual(['Zẞ𐐀']);
  });

  it.each([
    ['TR?E', 3, '?'],
    ['TR*', 3, '*'],
    ['_REE', 1, '_'],
    ['TR.E ', 5, ' '],
    ['T R', 2, ' '],
    ['TR.E\n', 5, '\n'],
    ['TR.É', 4, 'É'],
    ['𐐀', 1, '𐐀'],
    ['TR\uD801', 3, '\uD801'],
    ['..!?', 3, '!'],
    ['[A-Z]', 1, '['],
    ['7', 1, '7'],
    ['T\u0000', 2, '\u0000'],
    ['\uFEFFTREE', 1, '\uFEFF'],
    ['TR…E', 3, '…'],
    ['TR．E', 3, '．'],
  ])('%j are refused for character %i', (pattern, column, character) => {
    expect(errorOf(matchesOf(trees, pattern))).toEqual({
      code: 'FOREIGN_CHARACTER',
      column,
      character,
    });
  });

  it('are the same for letters written as a base and its marks', () => {
    const german = makeAlphabet([...'LÖS'], [...'lös']);
    const words = compiled(german, ['ÖL', 'LÖS', 'LÖL']);
    expect(valueOf(matchesOf(words, 'lö.'.normalize('NFD')))).toEqual(['LÖL', 'LÖS']);
    expect(errorOf(matchesOf(words, 'löé'.normalize('NFD')))).toEqual({
      code: 'FOREIGN_CHARACTER',
      column: 3,
      character: 'é',
    });
  });

  it('are refused for letters of another alphabet, in columns of code points', () => {
    const words = compiled(odd, ['ZA']);
    expect(errorOf(matchesOf(words, '𐐀.𐐨ς'))).toMatchObject({ column: 4, character: 'ς' });
    expect(errorOf(matchesOf(words, 'zaB'))).toMatchObject({ column: 3, character: 'B' });
  });

  it('are what a regular expression finds in the sorted list', () => {
    const holes = fc.array(fc.constantFrom('any', 'letter', 'twin'), {
      minLength: 6,
      maxLength: 6,
    });
    let found = 0;
    fc.assert(
      fc.property(wordLists, fc.nat(), holes, ({ alphabet, list }, pick, asked) => {
        const { letters, twins } = alphabet;
        const word = [...at(list, pick % list.length)];
        const drawn = word.map((letter, index) => (asked[index] === 'any' ? '.' : letter));
        const typed = drawn.map((letter, index) =>
          asked[index] === 'twin' ? at(twins, letters.indexOf(letter)) : letter,
        );
        const expression = new RegExp(`^${drawn.join('')}$`, 'u');
        const matches = slowlySorted(alphabet, list).filter((each) => expression.test(each));
        expect(valueOf(matchesOf(compiled(alphabet, list), typed.join('')))).toEqual(matches);
        found += matches.length;
      }),
      runs(300),
    );
    expect(found).toBeGreaterThan(600);
  });

  it.each(['TR.E', '.....', 'Q.....', '....ING', '..............Y', 'ZZZ', '.'])(
    '%s are found in the list that the game ships',
    (pattern) => {
      const expression = new RegExp(`^${pattern}$`, 'u');
      expect(valueOf(matchesOf(fullWords.compiled, pattern))).toEqual(
        fullWordList.filter((word) => expression.test(word)).toSorted(),
      );
    },
  );

  it('are words or an error, whatever is asked', () => {
    const patterns = fc.oneof(anyTexts, mutationsOf(fc.constantFrom('AB.', '..', '.bA')));
    fc.assert(
      fc.property(wordLists, patterns, ({ alphabet, list }, pattern) => {
        const matches = matchesOf(compiled(alphabet, list), pattern);
        const characters = [...pattern];
        expect(
          matches.ok
            ? matches.value.every((word) => [...word].length === characters.length)
            : characters[matches.error.column - 1] === matches.error.character ||
                /\p{M}/u.test(pattern),
        ).toBe(true);
      }),
      runs(300),
    );
  });
});

describe('the anagrams of letters', () => {
  const trees = wordsOf(TREES).compiled;

  it.each([
    ['EERT', ['TREE']],
    ['terse', ['TREES']],
    ['TREES', ['TREES']],
    ['sTrEe', ['TREES']],
    ['ETSERT', ['STREET']],
    ['TR', ['TR']],
    ['..', ['TR']],
    ['R..', ['ARE', 'TRE']],
    ['..TR', ['TREE', 'TRIE', 'TROD', 'TRUE']],
    ['.DO.', ['TROD']],
    ['ET..TS', ['STREET']],
    ['TREEE', []],
    ['TEER', ['TREE']],
    ['', []],
    ['.'.repeat(100_000), []],
  ])('%.20s are %j', (letters, anagrams) => {
    expect(valueOf(anagramsOf(trees, letters))).toEqual(anagrams);
  });

  it.each([
    ['TR?E', 3, '?'],
    ['TRE_', 4, '_'],
    ['TR E', 3, ' '],
    ['TRÉE', 3, 'É'],
    ['TR\n', 3, '\n'],
  ])('%j are refused for character %i', (letters, column, character) => {
    expect(errorOf(anagramsOf(trees, letters))).toEqual({
      code: 'FOREIGN_CHARACTER',
      column,
      character,
    });
  });

  it('are in capitals and in the order of their own alphabet, whatever it is', () => {
    const words = compiled(odd, ['aß', 'ΣA', 'ẞA', 'aσ', 'Zẞ𐐨', 'ẞZ', 'A']);
    expect(valueOf(anagramsOf(words, 'aß'))).toEqual(['Aẞ', 'ẞA']);
    expect(valueOf(anagramsOf(words, 'a.'))).toEqual(['ΣA', 'AΣ', 'Aẞ', 'ẞA']);
    expect(valueOf(anagramsOf(words, '𐐨.ß'))).toEqual(['Zẞ𐐀']);
  });

  it('are the words of their length that take no letter more often than it is there', () => {
    let found = 0;
    const holes = fc.array(fc.boolean(), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(wordLists, fc.nat(), holes, ({ alphabet, list }, pick, asked) => {
        const drawn = [...at(list, pick % list.length)].toReversed();
        const letters = drawn.map((letter, index) => (asked[index] ? '.' : letter));
        const blanks = letters.filter((letter) => letter === '.').length;
        const lacking = (word: string) =>
          alphabet.letters.reduce((sum, letter) => {
            const count = (text: readonly string[]) =>
              text.filter((each) => each === letter).length;
            return sum + Math.max(0, count([...word]) - count(letters));
          }, 0);
        const anagrams = slowlySorted(alphabet, list).filter(
          (word) => [...word].length === letters.length && lacking(word) <= blanks,
        );
        expect(valueOf(anagramsOf(compiled(alphabet, list), letters.join('')))).toEqual(anagrams);
        found += anagrams.length;
      }),
      runs(300),
    );
    expect(found).toBeGreaterThan(600);
  });

  it.each(['RETAINS', 'AEINST.', 'QU....', 'A..............', 'ZZZ.'])(
    'of %s are found in the list that the game ships',
    (letters) => {
      const sorted = (word: string) => [...word].toSorted().join('');
      const pattern = new RegExp(
        `^${[...sorted(letters.replaceAll('.', ''))].map((letter) => `.*${letter}`).join('')}.*$`,
      );
      expect(valueOf(anagramsOf(fullWords.compiled, letters))).toEqual(
        fullWordList
          .filter((word) => word.length === letters.length && pattern.test(sorted(word)))
          .toSorted(),
      );
    },
  );
});
