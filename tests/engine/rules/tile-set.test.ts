import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseTileSet, parseTileSetFile, scraebbkle, type TileSet } from '../../../src/engine';
import { formatTileSet } from '../../support/game-files';
import { ruleBookSchema } from '../../../src/engine/rules';
import type { LetterTiles } from '../../../src/engine/tiles';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { errorOf, valueOf } from '../../support/results';

const read = (text: string): TileSet => valueOf(parseTileSet(text));

const letter = (capital: string, twin: string, value = 1, count = 1): LetterTiles => ({
  letter: capital,
  twin,
  value,
  count,
});

const isPlayable = (tileSet: TileSet): boolean => v.is(ruleBookSchema, { ...scraebbkle, tileSet });

/** All characters in NFC whose upper and lower case map to each other, by the platform’s tables. */
const TWINS: readonly (readonly [capital: string, small: string])[] = Array.from(
  { length: 0x11_0000 },
  (_, code) => String.fromCodePoint(code),
)
  .filter((small) => {
    const capital = small.toUpperCase();
    const isComposed = small.normalize('NFC') === small;
    return isComposed && capital !== small && capital.toLowerCase() === small;
  })
  .map((small) => [small.toUpperCase(), small]);

const fileTileSets: Arbitrary<TileSet> = fc.record({
  letters: fc
    .uniqueArray(fc.constantFrom(...TWINS), { minLength: 1, maxLength: 63 })
    .chain((twins) =>
      fc.tuple(
        ...twins.map(([capital, twin]) =>
          fc.record({
            letter: fc.constant(capital),
            twin: fc.constant(twin),
            value: fc.integer({ min: 0, max: 10_000 }),
            count: fc.integer({ min: 1, max: 1000 }),
          }),
        ),
      ),
    ),
  blank: fc.oneof(
    fc.constant({ value: 0, count: 0 }),
    fc.record({
      value: fc.integer({ min: 0, max: 10_000 }),
      count: fc.integer({ min: 1, max: 1000 }),
    }),
  ),
});

describe('a tile set file', () => {
  it('has a line for each tile: letter, points, number', () => {
    expect(read('a 1 6\nb 3 2\n? 0 2\nc 3 2\n')).toEqual({
      letters: [letter('A', 'a', 1, 6), letter('B', 'b', 3, 2), letter('C', 'c', 3, 2)],
      blank: { value: 0, count: 2 },
    });
  });

  it('has blanks only if it names them, which may have points', () => {
    expect(read('a 1 6').blank).toEqual({ value: 0, count: 0 });
    expect(read('a 1 6\n? 8 1').blank).toEqual({ value: 8, count: 1 });
  });

  it('may have letters without tiles, for blanks only', () => {
    const tileSet = read('a 1 6\nq 10 0\n? 0 1');
    expect(tileSet.letters).toEqual([letter('A', 'a', 1, 6), letter('Q', 'q', 10, 0)]);
    expect(isPlayable(tileSet)).toBe(true);
  });

  it.each([
    ['capitals', 'A 1 6\nB 3 2\n'],
    ['blanks at the ends of lines', 'a 1 6 \t \nb 3 2   \n'],
    ['blanks before and between', '  a   1\t6\n\u00a0b 3  2\n'],
    ['empty lines', '\n\na 1 6\n  \nb 3 2\n\n\n'],
    ['CR LF', 'a 1 6\r\n\r\nb 3 2\r\n'],
    ['no end of the last line', 'a 1 6\nb 3 2'],
    ['a byte order mark', '\uFEFFa 1 6\nb 3 2\n'],
  ])('means the same with %s', (_name, text) => {
    expect(read(text)).toEqual(read('a 1 6\nb 3 2\n'));
  });

  it.each([
    ['ä', 'Ä', 'ä'],
    ['a\u0308', 'Ä', 'ä'],
    ['ấ', 'Ấ', 'ấ'],
    ['A\u0302\u0301', 'Ấ', 'ấ'],
    ['i', 'I', 'i'],
    ['Σ', 'Σ', 'σ'],
    ['ñ', 'Ñ', 'ñ'],
    ['Ł', 'Ł', 'ł'],
    ['ж', 'Ж', 'ж'],
    ['ա', 'Ա', 'ա'],
    ['𐐨', '𐐀', '𐐨'],
    ['ა', 'Ა', 'ა'],
    ['Ǆ', 'Ǆ', 'ǆ'],
    ['\u212a', 'K', 'k'],
  ])('may have the letter %s', (text, capital, twin) => {
    expect(read(`${text} 1 1`).letters).toEqual([letter(capital, twin)]);
  });

  it('may have any letter with two cases, and is then playable', () => {
    expect(TWINS.length).toBeGreaterThan(1300);
    for (const [capital, small] of TWINS) {
      const tileSet = read(`${small} 1 1`);
      expect(tileSet.letters).toEqual([letter(capital, small)]);
      expect(read(`${capital} 1 1`)).toEqual(tileSet);
      expect(isPlayable(tileSet), small).toBe(true);
    }
  });

  it('round-trips in any alphabet', () => {
    fc.assert(
      fc.property(fileTileSets, (tileSet) => {
        expect(read(formatTileSet(tileSet))).toEqual(tileSet);
        expect(isPlayable(tileSet)).toBe(true);
      }),
      runs(100),
    );
  });

  it('is written in small letters, blanks last', () => {
    expect(formatTileSet(read('? 0 2\nB 3 2\nA 1 6'))).toBe('b 3 2\na 1 6\n? 0 2\n');
    expect(formatTileSet(read('Ä 6 1'))).toBe('ä 6 1\n');
  });
});

const LETTERS_AND_ONE = TWINS.slice(0, 64).map(([, small]) => `${small} 1 1`);
const points = { min: 0, max: 10_000 };
const tiles = { min: 0, max: 1000 };

describe('a tile set file is refused', () => {
  it.each([
    ['no lines', '', { code: 'NO_LETTERS', line: 1, column: 1 }],
    ['empty lines', '\n \n', { code: 'NO_LETTERS', line: 3, column: 1 }],
    ['letters without tiles', 'a 1 0\n? 0 0\n', { code: 'NO_TILES', line: 3, column: 1 }],
    ['blanks alone', '? 0 2\n', { code: 'NO_LETTERS', line: 2, column: 1 }],
    [
      'two letters',
      'a 1 1\nqu 1 1',
      { code: 'NOT_ONE_CHARACTER', line: 2, column: 1, found: 'qu' },
    ],
    ['two question marks', '??  1', { code: 'NOT_ONE_CHARACTER', line: 1, column: 1, found: '??' }],
    [
      'a letter that does not compose',
      'x\u0308\u0308 1 1',
      { code: 'NOT_ONE_CHARACTER', line: 1, column: 1, found: 'x\u0308\u0308' },
    ],
    ['another sign for a blank', '_ 0 2', { code: 'NO_CASE_PAIR', line: 1, column: 1, found: '_' }],
    ['points without a letter', ' 1 9', { code: 'NO_CASE_PAIR', line: 1, column: 2, found: '1' }],
    [
      'no number of tiles',
      'a 1',
      { code: 'BAD_TILE_COUNT', line: 1, column: 4, found: '', ...tiles },
    ],
    ['no points', 'b 2 2\n𐐀 ', { code: 'BAD_POINTS', line: 2, column: 2, found: '', ...points }],
    [
      'points below 0',
      'a -1 1',
      { code: 'BAD_POINTS', line: 1, column: 3, found: '-1', ...points },
    ],
    [
      'points of minus 0',
      'a -0 1',
      { code: 'BAD_POINTS', line: 1, column: 3, found: '-0', ...points },
    ],
    [
      'a fraction of a point',
      'a 1.5 1',
      { code: 'BAD_POINTS', line: 1, column: 3, found: '1.5', ...points },
    ],
    ['signed points', 'a +1 1', { code: 'BAD_POINTS', line: 1, column: 3, found: '+1', ...points }],
    [
      'a leading zero',
      'a 01 1',
      { code: 'BAD_POINTS', line: 1, column: 3, found: '01', ...points },
    ],
    [
      'too many points',
      'a 10001 1',
      { code: 'BAD_POINTS', line: 1, column: 3, found: '10001', ...points },
    ],
    [
      'points in words',
      'a one 1',
      { code: 'BAD_POINTS', line: 1, column: 3, found: 'one', ...points },
    ],
    [
      'a negative number of tiles',
      '𐐀  10 -3',
      { code: 'BAD_TILE_COUNT', line: 1, column: 7, found: '-3', ...tiles },
    ],
    [
      'too many tiles',
      'a 1 1001',
      { code: 'BAD_TILE_COUNT', line: 1, column: 5, found: '1001', ...tiles },
    ],
    [
      'digits of another script',
      'a 1 ٣',
      { code: 'BAD_TILE_COUNT', line: 1, column: 5, found: '٣', ...tiles },
    ],
    ['commas', 'a,1,9', { code: 'NOT_ONE_CHARACTER', line: 1, column: 1, found: 'a,1,9' }],
    ['a fourth word', 'a 1 9 x y', { code: 'UNEXPECTED_TEXT', line: 1, column: 7, found: 'x' }],
    [
      'a letter twice',
      'a 1 9\nb 2 2\na 1 1\n',
      { code: 'TILE_TWICE', line: 3, column: 1, found: 'a', firstLine: 1 },
    ],
    [
      'both cases of a letter',
      '\nä 1 9\n A 1 1\n Ä 1 1\n',
      { code: 'TILE_TWICE', line: 4, column: 2, found: 'Ä', firstLine: 2 },
    ],
    [
      'a letter twice, spelt in two ways',
      'ä 1 9\na\u0308 1 1\n',
      { code: 'TILE_TWICE', line: 2, column: 1, found: 'a\u0308', firstLine: 1 },
    ],
    [
      'two lines of blanks',
      '? 0 2\na 1 1\n? 0 2\n',
      { code: 'TILE_TWICE', line: 3, column: 1, found: '?', firstLine: 1 },
    ],
    [
      'more than 63 letters',
      LETTERS_AND_ONE.join('\n'),
      { code: 'TOO_MANY_LETTERS', line: 64, column: 1, max: 63 },
    ],
  ])('for %s', (_what, text, error) => {
    expect(errorOf(parseTileSet(text))).toEqual(error);
  });

  it.each([
    ['ß', 'its capital is two letters'],
    ['ẞ', 'its small letter has another capital'],
    ['ς', 'its capital has another small letter'],
    ['ſ', 'its capital has another small letter'],
    ['İ', 'its small letter is two characters'],
    ['ı', 'its capital has another small letter'],
    ['ŉ', 'its capital is two characters'],
    ['ǅ', 'it is neither capital nor small'],
    ['ᾳ', 'its capital is two letters'],
    ['ﬁ', 'its capital is two letters'],
    ['µ', 'its capital has another small letter'],
    ['א', 'its script has one case'],
    ['ع', 'its script has one case'],
    ['字', 'its script has one case'],
    ['あ', 'its script has one case'],
    ['ª', 'it has one form'],
    ['7', 'it is a digit'],
    [',', 'moves are written with it'],
    ['.', 'boards are written with it'],
    ['|', 'moves are written with it'],
    ['-', 'moves are written with it'],
    ['*', 'it is not a letter'],
    ['\ud800', 'it is half a character'],
  ])('for the letter %s: %s', (found) => {
    expect(errorOf(parseTileSet(`b 1 1\n${found} 1 1`))).toEqual({
      code: 'NO_CASE_PAIR',
      line: 2,
      column: 1,
      found,
    });
  });

  it('for its first error', () => {
    expect(errorOf(parseTileSet('a 1 1\nb x 1\na 1 1\nß 1 1'))).toMatchObject({ line: 2 });
  });

  it('at once, even for a very long letter', () => {
    const found = `a${'\u0301\u0316'.repeat(500_000)}`;
    expect(errorOf(parseTileSet(`${found} 1 1`))).toEqual({
      code: 'NOT_ONE_CHARACTER',
      line: 1,
      column: 1,
      found,
    });
  });

  it('with an error, or round-trips, for any text', () => {
    const texts = fc.oneof(anyTexts, mutationsOf(fileTileSets.map(formatTileSet)));
    fc.assert(
      fc.property(texts, (text) => {
        const result = parseTileSet(text);
        if (result.ok) expect(read(formatTileSet(result.value))).toEqual(result.value);
        else expect(Math.min(result.error.line, result.error.column)).toBeGreaterThan(0);
      }),
      runs(300),
    );
  });
});

describe('the tile set as the course’s program reads it', () => {
  const countsIn = ({ letters, blank }: TileSet): string =>
    [...letters.map(({ letter: name, count }) => `${name}${count}`), `?${blank.count}`].join(' ');

  it.each([
    ['unchanged without a line end after the last tile', 'a 1 2\nb 3 4', 'A2 B4 ?0'],
    ['with the last tile twice', 'a 1 2\nb 3 4\n', 'A2 B8 ?0'],
    ['with the last tile twice, also before blank lines', 'a 1 2\nb 3 4\r\n\r\n', 'A2 B8 ?0'],
    ['with blanks twice', 'a 1 2\n? 0 2\n', 'A2 ?4'],
    ['limited to the maximum of a kind', 'a 1 600\n', 'A1000 ?0'],
  ])('is %s', (_what, text, counts) => {
    const { tileSet, courseTileSet } = valueOf(parseTileSetFile(text));
    expect(countsIn(courseTileSet)).toBe(counts);
    expect(tileSet).toEqual(read(text));
  });
});
