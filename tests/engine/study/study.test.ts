import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  anagramQuestions,
  answersTo,
  crossword,
  hookQuestionIn,
  hookQuestions,
  likeliestQuestionsSteps,
  readAnswers,
  runToEnd,
  STUDY_KINDS,
  type StudyQuestion,
  type TileSet,
  twoLetterQuestions,
} from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const ALPHABET = alphabetOf(crossword.tileSet);

const sorted = (word: string): string => [...word].toSorted().join('');

/** A slow, obvious answer to a question. */
function answersByHand(list: readonly string[], { kind, letters }: StudyQuestion) {
  const isAnswer = {
    anagrams: (word: string) => sorted(word) === letters,
    'front-hooks': (word: string) => word.slice(1) === letters,
    'back-hooks': (word: string) => word.slice(0, -1) === letters,
  }[kind];
  return list.filter(isAnswer).toSorted();
}

const shortWords = fc.uniqueArray(
  fc.array(fc.constantFrom('A', 'B', 'C', 'E'), { minLength: 2, maxLength: 5 }),
  { minLength: 1, maxLength: 60, selector: (letters) => letters.join('') },
);

describe('a question about words', () => {
  it('has the answers that the list has', () => {
    fc.assert(
      fc.property(shortWords, fc.constantFrom(...STUDY_KINDS), fc.nat(), (spelled, kind, pick) => {
        const list = spelled.map((letters) => letters.join(''));
        const word = list[pick % list.length] ?? '';
        const letters = kind === 'anagrams' ? sorted(word) : word;
        const { compiled } = wordsOf(list, ALPHABET);
        const question = { kind, letters };
        expect(answersTo(compiled, question)).toEqual(answersByHand(list, question));
      }),
      runs(100, 1000),
    );
  });

  it.each([
    ['anagrams', 'AET', ' ate, tea  eta', ['ATE', 'TEA', 'ETA']],
    ['anagrams', 'AET', 'ate ATE', ['ATE']],
    ['anagrams', 'AET', '', []],
    ['front-hooks', 'ATE', 'bdf', ['BATE', 'DATE', 'FATE']],
    ['front-hooks', 'ATE', 'b, date', ['BATE', 'DATE']],
    ['back-hooks', 'ATE', 's', ['ATES']],
    ['back-hooks', 'ATE', 'ates', ['ATES']],
    ['back-hooks', 'AT', 'ate', ['ATE']],
    ['front-hooks', 'AA', 'baa aah', ['BAA', 'AAH']],
    ['front-hooks', 'AA', 'aa', ['AAA']],
    ['back-hooks', 'A', 'ab, a', ['AB', 'AA']],
    ['back-hooks', 'A', 'bad', ['AB', 'AA', 'AD']],
  ] as const)('of kind %s about %s takes “%s”', (kind, letters, text, expected) => {
    expect(valueOf(readAnswers(ALPHABET, { kind, letters }, text))).toEqual(expected);
  });

  it('names a character that no tile has', () => {
    const read = readAnswers(ALPHABET, { kind: 'anagrams', letters: 'AET' }, 'ate t3a');
    expect(read).toMatchObject({ ok: false, error: { character: '3', column: 2 } });
  });
});

describe('questions from words', () => {
  it('ask for each set of letters once', () => {
    expect(anagramQuestions(ALPHABET, ['TEA', 'CAT', 'EAT', 'ACT'])).toEqual([
      { kind: 'anagrams', letters: 'AET' },
      { kind: 'anagrams', letters: 'ACT' },
    ]);
  });

  it.each([
    [
      { pattern: '.ate', ends: '' },
      { kind: 'front-hooks', letters: 'ATE' },
    ],
    [{ pattern: 'ate.' }, { kind: 'back-hooks', letters: 'ATE' }],
    [{ pattern: '.ate.' }, undefined],
    [{ pattern: 'ate' }, undefined],
    [{ pattern: '.' }, undefined],
    [{ pattern: '' }, undefined],
    [{ pattern: '.ate', contains: 'b' }, undefined],
    [{ letters: 'ate' }, undefined],
  ] as const)('ask for the hooks that a look-up asks for: %o', (asked, question) => {
    expect(hookQuestionIn(ALPHABET, asked)).toEqual(question);
  });

  it('ask for two-letter words by their first letter', () => {
    expect(twoLetterQuestions(['AA', 'AB', 'BA'])).toEqual([
      { kind: 'back-hooks', letters: 'A' },
      { kind: 'back-hooks', letters: 'B' },
    ]);
  });

  it('ask for hooks only if there are any', () => {
    const { compiled } = wordsOf(['AT', 'ATE', 'CAT', 'ON', 'NO'], ALPHABET);
    expect(hookQuestions(compiled, ['AT', 'ON', 'CAT'])).toEqual([
      { kind: 'front-hooks', letters: 'AT' },
      { kind: 'back-hooks', letters: 'AT' },
    ]);
  });

  it('come in the order of how many draws from a full bag spell them', () => {
    const counts = { A: 3, B: 1, C: 2 };
    const blanks = 2;
    const tileSet: TileSet = {
      letters: Object.entries(counts).map(([letter, count]) => ({
        letter,
        twin: letter.toLowerCase(),
        value: 1,
        count,
      })),
      blank: { value: 0, count: blanks },
    };
    const bag = [...'AAABCC__'];
    /** Draws of three tiles that spell some letters, each set of tiles counted once. */
    const draws = (letters: string): number => {
      let ways = 0;
      for (let a = 0; a < bag.length; a++)
        for (let b = a + 1; b < bag.length; b++)
          for (let c = b + 1; c < bag.length; c++) {
            const rest = [...letters];
            let used = 0;
            for (const tile of [bag[a], bag[b], bag[c]]) {
              const at = rest.indexOf(tile ?? '');
              if (tile === '_') used++;
              else if (at >= 0) rest.splice(at, 1);
              else used = Infinity;
            }
            if (used === rest.length) ways++;
          }
      return ways;
    };
    const words = ['AAA', 'CCB', 'BAC', 'CCC', 'ABB', 'AAC'];
    const questions = runToEnd(likeliestQuestionsSteps(tileSet, words));
    const ways = questions.map(({ letters }) => draws(letters));
    expect(questions).toHaveLength(words.length);
    expect(ways).toEqual(ways.toSorted((a, b) => b - a));
  });
});
