import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  findWords,
  generatePlays,
  lexiconOf,
  makeAlphabet,
  type CompiledWords,
  parseWordList,
  scraebbkle,
  searchWordsOf,
  withWords,
} from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { smallTileSets } from '../../arbitraries/tile-sets';
import { spell, spellings } from '../../arbitraries/words';
import { fieldOf, rackOf } from '../../support/pictures';
import { makeKernel } from '../../support/kernel';
import { at, errorOf, valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const NOTES = ['NO', 'NOT', 'NOTE', 'ON', 'TON'];
const notes = wordsOf(NOTES).compiled;

/** The words that the search can lay next to each other with a rack of N, O and W. */
function playable(words: CompiledWords): readonly string[] {
  const position = { ...fieldOf(['.....', '.....']), rules: scraebbkle, rack: rackOf('NOW') };
  const plays = generatePlays(valueOf(searchWordsOf(makeKernel, words)), position);
  return [...new Set(plays.flatMap((play) => play.words))].toSorted();
}

describe('an added word', () => {
  const more = valueOf(withWords(notes, ['NOW']));

  it('is found by every lookup', () => {
    const lexicon = lexiconOf(more);
    expect([lexicon.has('NOW'), lexicon.size]).toEqual([true, 6]);
    expect(valueOf(findWords(more, {}))).toEqual(['NO', 'NOT', 'NOTE', 'NOW', 'ON', 'TON']);
    expect(valueOf(findWords(more, { pattern: 'NO.' }))).toEqual(['NOT', 'NOW']);
    expect(playable(more)).toEqual(['NO', 'NOW', 'ON']);
    expect(more.id).not.toBe(notes.id);
  });

  it('leaves the original words unchanged', () => {
    const lexicon = lexiconOf(notes);
    expect([lexicon.has('NOW'), lexicon.size]).toEqual([false, 5]);
    expect(valueOf(findWords(notes, {}))).toEqual(NOTES);
    expect(playable(notes)).toEqual(['NO', 'ON']);
    expect(notes).toStrictEqual(wordsOf(NOTES).compiled);
  });

  it.each(NOTES.flatMap((word) => [word, word.toLowerCase()]))(
    'that is already there, such as %s, changes nothing',
    (word) => {
      expect(valueOf(withWords(notes, [word]))).toStrictEqual(notes);
    },
  );

  it.each(['N', 'NOTED', 'AA', 'ZZZ', 'NoT'.repeat(85)])(
    'may have any length and position: %.20s',
    (word) => {
      expect(valueOf(withWords(notes, [word]))).toStrictEqual(wordsOf([...NOTES, word]).compiled);
    },
  );

  it('has the same effect as in the list, for any alphabet and either case', () => {
    fc.assert(
      fc.property(smallTileSets, spellings, fc.nat(), (tileSet, spelt, pick) => {
        const { letters, lowerCase } = alphabetOf(tileSet);
        const alphabet = makeAlphabet(letters.toReversed(), lowerCase.toReversed());
        const list = spell(tileSet, spelt);
        const word = at(list, pick % list.length);
        const typed = [...word].map((letter, index) =>
          index % 2 === pick % 2 ? letter : at(lowerCase, letters.indexOf(letter)),
        );
        const others = list.filter((each) => each !== word);
        fc.pre(others.length > 0);
        const all = wordsOf(list, alphabet).compiled;
        const few = wordsOf(others, alphabet).compiled;
        expect(valueOf(withWords(few, [typed.join('')]))).toStrictEqual(all);
        expect(valueOf(withWords(all, [typed.join('')]))).toStrictEqual(all);
      }),
      runs(100, 300),
    );
  });

  it('may have letters written with combining marks', () => {
    const german = makeAlphabet([...'LÖS'], [...'lös']);
    const words = valueOf(parseWordList(german, 'löl')).words;
    const apart = valueOf(withWords(words, ['lös'.normalize('NFD')]));
    expect(apart.id).toBe(valueOf(withWords(words, ['LÖS'])).id);
  });

  it('must have a letter', () => {
    expect(errorOf(withWords(notes, ['']))).toEqual({ code: 'EMPTY_WORD', index: 0 });
  });

  it('must fit on a board', () => {
    for (const word of ['N'.repeat(256), 'NoTe'.repeat(5_000)]) {
      expect(errorOf(withWords(notes, [word]))).toEqual({
        code: 'WORD_TOO_LONG',
        max: 255,
        index: 0,
      });
    }
  });

  it.each([
    ['NO.', 3, '.'],
    [' NOW', 1, ' '],
    ['NOW\n', 4, '\n'],
    ['NO\r', 3, '\r'],
    ['NOW,', 4, ','],
    ['N_W', 2, '_'],
    ['N0W', 2, '0'],
    ['NÖW', 2, 'Ö'],
    ['NO\u0308W', 2, 'Ö'],
    ['NO\u0332W', 3, '\u0332'],
    ['NO𐐀', 3, '𐐀'],
    ['NO\uDC00', 3, '\uDC00'],
    ['?', 1, '?'],
  ])(
    'may have only letters of the alphabet: %j is refused for character %i',
    (word, column, character) => {
      expect(errorOf(withWords(notes, [word]))).toEqual({
        code: 'FOREIGN_CHARACTER',
        column,
        character,
        index: 0,
      });
    },
  );

  it('is in the list afterwards or causes an error, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyTexts, mutationsOf(fc.constantFrom('NOW', 'x'))), (text) => {
        const words = withWords(notes, [text]);
        const alone = parseWordList(alphabetOf(scraebbkle.tileSet), text);
        const isOneWord = alone.ok && !/[\r\n]/u.test(text);
        expect(words.ok).toBe(isOneWord);
      }),
      runs(100, 300),
    );
  });
});
