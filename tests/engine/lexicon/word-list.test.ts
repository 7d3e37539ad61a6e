import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  lexiconOf,
  makeAlphabet,
  coversLexicon,
  parseWordList,
  scraebbkle,
} from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { smallTileSets } from '../../arbitraries/tile-sets';
import { spell, spellings } from '../../arbitraries/words';
import { fullWordList, fullWords, shippedWordList } from '../../golden/full-word-list';
import { errorOf, valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const alphabet = alphabetOf(scraebbkle.tileSet);
const read = (text: string) => parseWordList(alphabet, text);
const lexicon = (text: string) => lexiconOf(valueOf(read(text)).words);

describe('a word list', () => {
  it('has one word per line, in any order, in upper or lower case', () => {
    const words = lexicon('zo\nAA\nNoT\nab\n');
    expect(words.size).toBe(4);
    for (const word of ['ZO', 'AA', 'NOT', 'AB']) expect(words.has(word)).toBe(true);
    for (const word of ['', 'A', 'AAA', 'NO', 'NOTE', 'ZZ']) expect(words.has(word)).toBe(false);
  });

  it('may have final sigmas', () => {
    const greek = makeAlphabet(['Ο', 'Σ', 'Ω'], ['ο', 'σ', 'ω']);
    const words = lexiconOf(valueOf(parseWordList(greek, 'σως\nσοσ\nΣΟΣ')).words);
    expect(words.size).toBe(2);
    expect([words.has('ΣΩΣ'), words.has('ΣΟΣ')]).toEqual([true, true]);
  });

  it('is queried in capitals of its alphabet', () => {
    const words = lexicon('not');
    for (const word of ['not', 'NOt', 'N T', 'NÖT', 'NOT\n']) expect(words.has(word)).toBe(false);
  });

  it.each([
    ['carriage returns', 'aa\r\nab\r\n'],
    ['blanks at the end of lines', 'aa  \n\t\nab\t\r\n'],
    ['empty lines', '\n\naa\n\r\n\nab\n\n'],
    ['no end of the last line', 'aa\nab'],
    ['definitions after a tab', 'aa\ta kind of lava\nab\tpart of the body\r\n'],
    ['repetitions', 'ab\naa\nAA\nab\nAb\naa\n'],
  ])('is the same with %s', (_name, text) => {
    const words = lexicon(text);
    expect(words.size).toBe(2);
    expect(words.id).toBe(lexicon('aa\nab\n').id);
    expect([words.has('AA'), words.has('AB'), words.has('AC')]).toEqual([true, true, false]);
  });

  it.each(['', '\n', '\r\n\r\n\n'])('is refused if it has no word: %j', (text) => {
    expect(errorOf(read(text))).toEqual({ code: 'EMPTY_WORD_LIST' });
  });

  it.each([
    ['aa\nab c\n', 1, { line: 2, column: 3, character: ' ' }],
    ["aa\n\nit's\nnaïve\nok\nno\nwell-off", 3, { line: 3, column: 3, character: "'" }],
    ['\uFEFFaa\nab', 1, { line: 1, column: 1, character: '\uFEFF' }],
    ['ok\n ab\n', 1, { line: 2, column: 1, character: ' ' }],
    ['aa\nb𐐀b1', 1, { line: 2, column: 2, character: '𐐀' }],
    ['1\nok', 1, { line: 1, column: 1, character: '1' }],
    ['a_a\nok', 1, { line: 1, column: 2, character: '_' }],
  ])('leaves out what no tiles can spell: %j has %i such lines', (text, lines, first) => {
    const spelt = text.split('\n').filter((line) => /^[a-z]+$/.test(line));
    const { words, leftOut } = valueOf(read(text));
    expect(leftOut).toEqual({ lines, of: lines + spelt.length, first });
    expect(words.id).toBe(lexicon(spelt.join('\n')).id);
  });

  it('leaves nothing out if every line can be spelt', () => {
    expect(valueOf(read('aa\r\n\nAB \n')).leftOut).toBeUndefined();
  });

  it.each([
    ["it's\n\nit's", 2, { line: 1, column: 3, character: "'" }],
    ['\n1\n', 1, { line: 2, column: 1, character: '1' }],
    ['<html>\n\n<p>\nn o', 3, { line: 1, column: 1, character: '<' }],
  ])('is refused if no line can be spelt: %j', (text, lines, first) => {
    expect(errorOf(read(text))).toEqual({ code: 'FOREIGN_CHARACTERS', lines, of: lines, first });
  });

  it('is reduced to the words that a small alphabet can spell', () => {
    const few = makeAlphabet([...'ABC'], [...'abc']);
    const { words, leftOut } = valueOf(parseWordList(few, 'cab\ncat\ndog\n'));
    expect(words.size).toBe(1);
    expect(leftOut).toEqual({ lines: 2, of: 3, first: { line: 2, column: 3, character: 't' } });
    expect(errorOf(parseWordList(few, 'cat\ndog'))).toMatchObject({ lines: 2, of: 2 });
  });

  it('counts columns in code points for any letters', () => {
    const deseret = makeAlphabet(['𐐀', 'B'], ['𐐨', 'b']);
    expect(errorOf(parseWordList(deseret, '𐐀𐐨𐐀x'))).toMatchObject({
      first: { line: 1, column: 4, character: 'x' },
    });
    expect(lexiconOf(valueOf(parseWordList(deseret, '𐐀𐐨b')).words).has('𐐀𐐀B')).toBe(true);
  });

  describe('with letters written with combining marks', () => {
    const german = makeAlphabet([...'AÖNSCH'], [...'aönsch']);

    it('is the same as with precomposed letters', () => {
      const text = 'schön\nÖS\nan\n';
      const apart = parseWordList(german, text.normalize('NFD'));
      expect(text.normalize('NFD')).not.toBe(text);
      expect(valueOf(apart).words.id).toBe(valueOf(parseWordList(german, text)).words.id);
    });

    it.each([
      ['schön1', 1, 6, '1'],
      ['é', 1, 1, 'é'],
      ['so', 1, 2, 'o'],
      ['ö\u0332', 1, 2, '\u0332'],
      [`ö${'\u0302'.repeat(9)}`, 1, 2, '\u0302'],
    ])('counts each as one character if it is refused: %j', (text, line, column, character) => {
      const error = errorOf(parseWordList(german, text.normalize('NFD')));
      expect(error).toMatchObject({ first: { line, column, character } });
    });
  });

  it('keeps words that fit on a board, and leaves out longer ones', () => {
    const long = 'ab'.repeat(127).concat('c');
    const words = lexicon(`a\n${long}\n${long}d\n${'ab'.repeat(5_000)}\n`);
    expect([words.size, words.has('A'), words.has(long.toUpperCase())]).toEqual([2, true, true]);
    expect(words.has(`${long.toUpperCase()}D`)).toBe(false);
    expect(words.id).toBe(lexicon(`a\n${long}`).id);
    expect(errorOf(read(`${long}d`))).toEqual({ code: 'EMPTY_WORD_LIST' });
  });

  it('reports its progress from 0 to 1', () => {
    const told: number[] = [];
    valueOf(parseWordList(alphabet, 'no\n'.repeat(100_000), (part) => told.push(part)));
    expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b));
    expect([told[0], told.at(-1)]).toEqual([0, 1]);
    expect(told.length).toBeGreaterThan(6);
  });

  it('never makes the parser throw', () => {
    const texts = fc
      .tuple(smallTileSets, spellings)
      .map(([tileSet, words]) => spell(tileSet, words).join('\n'));
    fc.assert(
      fc.property(fc.oneof(anyTexts, mutationsOf(texts)), smallTileSets, (text, tileSet) => {
        const words = parseWordList(alphabetOf(tileSet), text);
        const isSensible = words.ok
          ? words.value.words.size > 0
          : words.error.code === 'EMPTY_WORD_LIST' ||
            (words.error.code === 'FOREIGN_CHARACTERS' && words.error.lines > 0);
        expect(isSensible).toBe(true);
      }),
      runs(500),
    );
  });
});

describe('a lexicon', () => {
  it('contains the words of its list and no others', () => {
    fc.assert(
      fc.property(smallTileSets, spellings, spellings, (tileSet, listed, asked) => {
        const list = spell(tileSet, listed);
        const words = lexiconOf(valueOf(parseWordList(alphabetOf(tileSet), list.join('\n'))).words);
        expect(words.size).toBe(new Set(list).size);
        for (const word of [...list, ...spell(tileSet, asked)]) {
          expect(words.has(word)).toBe(list.includes(word));
        }
      }),
      runs(200),
    );
  });

  it('has an id that depends on its words, not on their order', () => {
    const lists = spellings.chain((words) =>
      fc.tuple(
        fc.constant(words),
        fc.shuffledSubarray([...words], { minLength: Math.max(1, words.length - 1) }),
      ),
    );
    fc.assert(
      fc.property(smallTileSets, lists, (tileSet, [words, max]) => {
        const [all, some] = [spell(tileSet, words), spell(tileSet, max)];
        const idOf = (list: readonly string[]) =>
          valueOf(parseWordList(alphabetOf(tileSet), list.join('\n'))).words.id;
        expect(idOf(some) === idOf(all)).toBe(new Set(some).size === new Set(all).size);
      }),
      runs(200),
    );
  });

  it('has another id for other words and for another alphabet', () => {
    const letters = (text: string) => makeAlphabet([...text], [...text.toLowerCase()]);
    const ids = [
      valueOf(parseWordList(letters('AB'), 'ab')).words.id,
      valueOf(parseWordList(letters('AB'), 'ba')).words.id,
      valueOf(parseWordList(letters('AB'), 'ab\nba')).words.id,
      valueOf(parseWordList(letters('AB'), 'aab\nba')).words.id,
      valueOf(parseWordList(letters('BA'), 'ab')).words.id,
      valueOf(parseWordList(letters('ABC'), 'ab')).words.id,
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the shipped word list', () => {
  const shipped = wordsOf(shippedWordList).lexicon;

  it('has 267,752 words, including those of the example', () => {
    expect(shippedWordList).toHaveLength(267_752);
    expect(shipped.size).toBe(267_752);
    const played = ['DINED', 'TENZON', 'DOVE', 'PANFISH', 'REST', 'PINNULAS', 'TAWING', 'CALL'];
    for (const word of [...played, 'FRACKS']) expect(shipped.has(word)).toBe(true);
    for (const word of ['QWERTY', 'HROST', 'A', 'XYZ']) {
      expect(shipped.has(word)).toBe(shippedWordList.includes(word));
    }
  });

  it('covers games of the list that it replaced, but not vice versa', () => {
    const former = fullWords.lexicon;
    expect(former.id).toBe('6e90708bbdb1673d3f1d56403247f949dd4419a16db2f09fa877cee80b395aa8');
    expect(fullWordList.every(shipped.has)).toBe(true);
    expect(coversLexicon(shipped, former.id)).toBe(true);
    expect(coversLexicon(shipped, shipped.id)).toBe(true);
    expect(coversLexicon(former, shipped.id)).toBe(false);
    expect(coversLexicon(lexicon('no'), former.id)).toBe(false);
    expect(coversLexicon(shipped, '__proto__')).toBe(false);
  });
});
