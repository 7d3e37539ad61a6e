import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Alphabet,
  alphabetOf,
  type CompiledWords,
  findWords,
  hooksOf,
  makeAlphabet,
  parseWordList,
  scraebbkle,
  type WordQuestion,
} from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { smallTileSets } from '../../arbitraries/tile-sets';
import { wordQuestions } from '../../arbitraries/word-questions';
import { spell, spellings } from '../../arbitraries/words';
import { fullWordList, fullWords } from '../../golden/full-word-list';
import { hooksIn, inOrderOf, wordsThatAnswer } from '../../oracle/find-words';
import { at, errorOf, valueOf } from '../../support/results';
import { QUESTION_TEXTS, wordsOf } from '../../support/words';

const TREES = ['TRIE', 'TREE', 'TRE', 'STREET', 'TREES', 'TRUE', 'TROD', 'ARE', 'TR'];
const trees = wordsOf(TREES).compiled;

const latin = alphabetOf(scraebbkle.tileSet);

/** Letters whose order differs from their code units, one of them outside the Basic Multilingual Plane. */
const odd = makeAlphabet(['Z', '𐐀', 'Σ', 'A', 'ẞ'], ['z', '𐐨', 'σ', 'a', 'ß']);

const compiled = (alphabet: Alphabet, list: readonly string[]): CompiledWords =>
  valueOf(parseWordList(alphabet, list.join('\n'))).words;

const answer = (words: CompiledWords, question: WordQuestion): readonly string[] =>
  valueOf(findWords(words, question));

const inEitherCase = ({ letters, lowerCase }: Alphabet, text: string): string =>
  Array.from(text, (letter, index) =>
    index % 2 === 0 ? (lowerCase[letters.indexOf(letter)] ?? letter) : letter,
  ).join('');

const typed = (alphabet: Alphabet, question: WordQuestion): WordQuestion => ({
  ...question,
  ...Object.fromEntries(
    QUESTION_TEXTS.flatMap((field) => {
      const text = question[field];
      return text === undefined ? [] : [[field, inEitherCase(alphabet, text)]];
    }),
  ),
});

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

/** An alphabet of 26 other letters, in another order. */
const mixed = makeAlphabet([...'ẞΩΨΧΦΥΤΣΡΠΟΞΝΜΛΚΙΘΗΖΕΔΓΒΑ𐐀'], [...'ßωψχφυτσρποξνμλκιθηζεδγβα𐐨']);

describe('all words', () => {
  it('are in alphabetical order, prefixes first', () => {
    expect(answer(trees, {})).toEqual([
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

  it('are in capitals and in the order of their own alphabet', () => {
    const words = compiled(odd, ['aß', 'ΣA', 'a', 'σσ', 'ẞz', '𐐀', 'Zẞ𐐨', 'ZẞA', 'ZA']);
    expect(answer(words, {})).toEqual(['ZA', 'Zẞ𐐀', 'ZẞA', '𐐀', 'ΣΣ', 'ΣA', 'A', 'Aẞ', 'ẞZ']);
  });

  it('are those of the list, each once', () => {
    fc.assert(
      fc.property(wordLists, ({ alphabet, list }) => {
        expect(answer(compiled(alphabet, list), {})).toEqual(inOrderOf(alphabet, list));
      }),
      runs(200),
    );
  });

  it('of the shipped list are that list', () => {
    expect(answer(fullWords.compiled, {})).toEqual(fullWordList.toSorted());
  });
});

describe('a question', () => {
  it.each<[WordQuestion, readonly string[]]>([
    [{ pattern: 'TR.E' }, ['TREE', 'TRIE', 'TRUE']],
    [{ pattern: 'tRe.' }, ['TREE']],
    [{ pattern: '....' }, ['TREE', 'TRIE', 'TROD', 'TRUE']],
    [{ pattern: 'TREX' }, []],
    [{ pattern: '.' }, []],
    [{ pattern: '.'.repeat(100_000) }, []],
    [{ letters: 'EERT' }, ['TR', 'TRE', 'TREE']],
    [{ letters: 'eert', shortest: 4 }, ['TREE']],
    [{ letters: 'TR_' }, ['TR', 'TRE']],
    [{ letters: '___' }, ['ARE', 'TR', 'TRE']],
    [{ letters: 'A' }, []],
    [{ letters: '_'.repeat(100_000), begins: 'a' }, ['ARE']],
    [{ begins: 'TREE' }, ['TREE', 'TREES']],
    [{ begins: 'tree', longest: 4 }, ['TREE']],
    [{ contains: 'REE' }, ['STREET', 'TREE', 'TREES']],
    [{ contains: 'TT' }, []],
    [{ ends: 'EE' }, ['TREE']],
    [{ ends: 'e', begins: 'T' }, ['TRE', 'TREE', 'TRIE', 'TRUE']],
    [{ begins: 'TRE', ends: 'REE' }, ['TREE']],
    [{ begins: 'TREES', ends: 'TREES', contains: 'TREES', pattern: '.....' }, ['TREES']],
    [{ pattern: 'T...', begins: 'A' }, []],
    [{ pattern: 'TR.E', letters: 'TREE_', contains: 'I' }, ['TRIE']],
    [{ shortest: 5, longest: 5 }, ['TREES']],
    [{ shortest: 5, longest: 4 }, []],
    [{ longest: 2 }, ['TR']],
    [{ contains: 'TR'.repeat(200) }, []],
  ])('such as %.60j returns the words that meet all its conditions', (question, words) => {
    expect(answer(trees, question)).toEqual(words);
  });

  it.each(QUESTION_TEXTS)('with empty %s is the same as without', (field) => {
    expect(answer(trees, { [field]: '' })).toEqual(answer(trees, {}));
    expect(answer(trees, { pattern: 'TR.E', [field]: field === 'pattern' ? 'TR.E' : '' })).toEqual([
      'TREE',
      'TRIE',
      'TRUE',
    ]);
  });

  it('finds a text that overlaps with itself', () => {
    const words = compiled(latin, ['ABABAC', 'ABABABAC', 'ABAC', 'AABAC', 'ABABA', 'BANANA']);
    expect(answer(words, { contains: 'ABABAC' })).toEqual(['ABABABAC', 'ABABAC']);
    expect(answer(words, { ends: 'ABAC', shortest: 5 })).toEqual(['AABAC', 'ABABABAC', 'ABABAC']);
    expect(answer(words, { ends: 'ANA', contains: 'ANAN' })).toEqual(['BANANA']);
  });

  it('uses the letters and the order of any alphabet', () => {
    const words = compiled(odd, ['aß', 'ΣA', 'a', 'ẞA', 'σσ', 'ẞz', '𐐀', 'Zẞ𐐨', 'ZẞA', 'ZA']);
    expect(answer(words, { pattern: '..' })).toEqual(['ZA', 'ΣΣ', 'ΣA', 'Aẞ', 'ẞZ', 'ẞA']);
    expect(answer(words, { pattern: '..𐐨' })).toEqual(['Zẞ𐐀']);
    expect(answer(words, { letters: 'ßa' })).toEqual(['A', 'Aẞ', 'ẞA']);
    expect(answer(words, { letters: '𐐨_ß', ends: '𐐀' })).toEqual(['Zẞ𐐀', '𐐀']);
    expect(answer(words, { begins: 'zß' })).toEqual(['Zẞ𐐀', 'ZẞA']);
    expect(answer(words, { contains: 'ß' })).toEqual(['Zẞ𐐀', 'ZẞA', 'Aẞ', 'ẞZ', 'ẞA']);
  });

  it('may have letters written with combining marks', () => {
    const german = makeAlphabet([...'LÖS'], [...'lös']);
    const words = compiled(german, ['ÖL', 'LÖS', 'LÖL']);
    expect(answer(words, { pattern: 'lö.'.normalize('NFD') })).toEqual(['LÖL', 'LÖS']);
    expect(errorOf(findWords(words, { begins: 'löé'.normalize('NFD') }))).toEqual({
      code: 'FOREIGN_CHARACTER',
      field: 'begins',
      column: 3,
      character: 'é',
    });
  });

  it.each([
    ['pattern', 'TR?E', 3, '?'],
    ['pattern', '_REE', 1, '_'],
    ['pattern', 'TR.E ', 5, ' '],
    ['pattern', 'TR.É', 4, 'É'],
    ['pattern', '𐐀', 1, '𐐀'],
    ['pattern', 'TR\uD801', 3, '\uD801'],
    ['pattern', '..\u0000', 3, '\u0000'],
    ['letters', 'TR.E', 3, '.'],
    ['letters', 'TRE?', 4, '?'],
    ['letters', 'TR E', 3, ' '],
    ['begins', 'T_', 2, '_'],
    ['contains', '.', 1, '.'],
    ['ends', 'ING\n', 4, '\n'],
  ] as const)('with %s %j is refused for character %i', (field, text, column, character) => {
    expect(errorOf(findWords(trees, { [field]: text }))).toEqual({
      code: 'FOREIGN_CHARACTER',
      field,
      column,
      character,
    });
  });

  it('is refused for letters of another alphabet, with columns in code points', () => {
    const words = compiled(odd, ['ZA']);
    const errorFor = (question: WordQuestion) => errorOf(findWords(words, question));
    expect(errorFor({ pattern: '𐐀.𐐨β' })).toMatchObject({ column: 4, character: 'β' });
    expect(errorFor({ ends: 'zaB' })).toMatchObject({ column: 3, character: 'B' });
  });

  it('returns words or an error for any text', () => {
    const texts = fc.oneof(anyTexts, mutationsOf(fc.constantFrom('AB.', '..', '_bA')));
    const fields = fc.constantFrom(...QUESTION_TEXTS);
    fc.assert(
      fc.property(wordLists, fields, texts, ({ alphabet, list }, field, text) => {
        const found = findWords(compiled(alphabet, list), { [field]: text });
        expect(
          found.ok
            ? found.value.every((word) => list.includes(word))
            : [...text][found.error.column - 1] === found.error.character || /\p{M}/u.test(text),
        ).toBe(true);
      }),
      runs(300),
    );
  });
});

/** Compares answers and hooks with a linear scan for random questions; returns the number of words found. */
function agree(
  alphabet: Alphabet,
  list: readonly string[],
  ...counts: Parameters<typeof runs>
): number {
  const words = compiled(alphabet, list);
  const sorted = inOrderOf(alphabet, list);
  const known = new Set(list);
  let found = 0;
  fc.assert(
    fc.property(wordQuestions(alphabet, list), fc.nat(), (question, pick) => {
      const answers = answer(words, typed(alphabet, question));
      // Compares joined texts, since comparing long arrays item by item is slow.
      expect(answers.join()).toBe(wordsThatAnswer(sorted, question).join());
      found += answers.length;
      const word = at(answers.length === 0 ? sorted : answers, pick % (answers.length || 1));
      for (const each of [word, [...word].slice(1).join(''), [...word].slice(0, -1).join('')]) {
        if (each === '') continue;
        expect(hooksOf(words, inEitherCase(alphabet, each))).toEqual(
          hooksIn(alphabet, known, each),
        );
      }
    }),
    runs(...counts),
  );
  return found;
}

describe('answers and hooks', () => {
  it('in the shipped list match a linear scan', () => {
    expect(agree(latin, fullWordList, 20, 2_000)).toBeGreaterThan(1_000);
  });

  it('in part of it with another alphabet match a linear scan', () => {
    const list = fullWordList
      .filter((_, index) => index % 20 === 0)
      .map((word) =>
        Array.from(word, (each) => mixed.letters[latin.letters.indexOf(each)]).join(''),
      );
    expect(agree(mixed, list, 60, 1_000)).toBeGreaterThan(600);
  });

  it('in lists with few letters match a linear scan', () => {
    fc.assert(
      fc.property(wordLists, ({ alphabet, list }) => {
        agree(alphabet, list, 10);
      }),
      runs(100),
    );
  });
});

describe('hooks', () => {
  it('are the letters that form another word, in alphabetical order', () => {
    const words = compiled(latin, [
      'ARE',
      'BARE',
      'CARE',
      'DARE',
      'ARES',
      'ARED',
      'SCARE',
      'AREAS',
    ]);
    expect(hooksOf(words, 'are')).toEqual({ front: 'BCD', back: 'DS' });
    expect(hooksOf(words, 'CARE')).toEqual({ front: 'S', back: '' });
    expect(hooksOf(words, 'SCAR')).toEqual({ front: '', back: 'E' });
    expect(hooksOf(compiled(odd, ['A', 'ẞA', 'ΣA', 'A𐐀', 'AZ']), 'a')).toEqual({
      front: 'Σẞ',
      back: 'Z𐐀',
    });
  });

  it.each(['', '7', 'ARE ', 'AR.', 'É'])('are empty for %j, which is not a word', (text) => {
    expect(hooksOf(compiled(latin, ['A', 'ARE']), text)).toEqual({ front: '', back: '' });
  });
});
