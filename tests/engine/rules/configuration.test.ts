import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Configuration,
  configurationLikelihood,
  parseConfiguration,
} from '../../../src/engine';
import { formatConfiguration } from '../../support/game-files';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { errorOf, valueOf } from '../../support/results';

const LINES = [
  'hand_size: 7',
  'minimum_word_length: 3',
  'seed: 54',
  'tile_bag: config/english-tile-bag.txt',
  'dictionary: config/english-dictionary.txt',
  'board: config/standard-board.txt',
] as const;

const TEXT = `${LINES.join('\n')}\n`;

const CONFIGURATION: Configuration = {
  rackSize: 7,
  minimumWordLength: 3,
  seed: 54,
  tileSetFile: { name: 'config/english-tile-bag.txt', line: 4, column: 11 },
  wordListFile: { name: 'config/english-dictionary.txt', line: 5, column: 13 },
  boardFile: { name: 'config/standard-board.txt', line: 6, column: 8 },
};

const read = (text: string): Configuration => valueOf(parseConfiguration(text));

/** The file with some lines replaced; line numbers are 1-based. */
const withLines = (replaced: Readonly<Record<number, string>>): string =>
  LINES.map((line, index) => replaced[index + 1] ?? line).join('\n');

function sense(configuration: Configuration) {
  const { rackSize, minimumWordLength, seed, ...files } = configuration;
  const names = Object.values(files).map(({ name }) => name);
  return [rackSize, minimumWordLength, seed, ...names];
}

const fileNames = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((name) => name === name.trim() && !name.includes('\n'));

const configurations: Arbitrary<Configuration> = fc
  .record({
    rackSize: fc.integer({ min: 1, max: 63 }),
    minimumWordLength: fc.integer({ min: 1, max: 30 }),
    seed: fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 }),
    names: fc.tuple(fileNames, fileNames, fileNames),
  })
  .map(({ names: [tileSet, wordList, board], ...numbers }) => ({
    ...numbers,
    tileSetFile: { name: tileSet, line: 4, column: 11 },
    wordListFile: { name: wordList, line: 5, column: 13 },
    boardFile: { name: board, line: 6, column: 8 },
  }));

describe('the likeness of a text to a configuration', () => {
  it.each<[ReturnType<typeof configurationLikelihood>, string, string]>([
    ['full', 'if each line begins with a key, with any value', 'seed: none\n\nBoard:\n'],
    ['some', 'if there are other lines as well', '# A game\nseed: 54\nbord: b.txt'],
    [undefined, 'if no line begins with a key', 'a 1 9\nb 3 2'],
    [undefined, 'if a key is the name of a class', 'Board::Board() {}\n board::x : y'],
    [undefined, 'if it is empty', '\n \n'],
  ])('is %s: %s', (likeness, _what, text) => {
    expect(configurationLikelihood(text)).toBe(likeness);
  });
});

describe('a configuration file', () => {
  it('has sizes, a seed and the names of the other files', () => {
    expect(read(TEXT)).toEqual(CONFIGURATION);
  });

  it('may omit the minimum word length', () => {
    expect(read(withLines({ 2: '' })).minimumWordLength).toBe(2);
  });

  it.each<[string, (key: string) => string]>([
    ['in capitals', (key) => key.toUpperCase()],
    ['with capitals', (key) => key.replace(/^.|_./g, (beginning) => beginning.toUpperCase())],
    ['without underscores', (key) => key.replaceAll('_', '')],
    [
      'with capitals in place of underscores',
      (key) => key.replace(/(?:^|_)(.)/g, (_, beginning: string) => beginning.toUpperCase()),
    ],
  ])('means the same with keys %s', (_name, written) => {
    const text = LINES.map((line) => line.replace(/^\w+/, written)).join('\n');
    expect(text).not.toContain('hand_size');
    expect(sense(read(text))).toEqual(sense(CONFIGURATION));
    expect(configurationLikelihood(`\n${text}`)).toBe('full');
  });

  it.each([
    ['its lines in another order', LINES.toReversed().join('\n')],
    ['empty lines', `\n\n${LINES.join('\n \n\n')}\n\n`],
    ['CR LF', LINES.join('\r\n')],
    ['a byte order mark', `\uFEFF${TEXT}`],
    ['more blanks', LINES.map((line) => `  ${line.replace(':', ' \t :  \t')}  `).join('\n')],
    ['no blanks', LINES.map((line) => line.replace(': ', ':')).join('\n')],
  ])('means the same with %s', (_name, text) => {
    expect(sense(read(text))).toEqual(sense(CONFIGURATION));
  });

  it('has the place of each file name, in code points', () => {
    const text = withLines({ 1: 'board:𐐀𐐀 : b.txt', 6: 'hand_size: 7' });
    expect(read(text).boardFile).toEqual({ name: '𐐀𐐀 : b.txt', line: 1, column: 7 });
    expect(read(`\n  tile_bag :\ta\n${withLines({ 4: '' })}`).tileSetFile).toEqual({
      name: 'a',
      line: 2,
      column: 14,
    });
  });

  it.each([
    ['hand_size', 1, 'rackSize', [1, 8, 63]],
    ['minimum_word_length', 2, 'minimumWordLength', [1, 2, 30]],
    ['seed', 3, 'seed', [0, -1, -2_147_483_648, 4_294_967_295]],
  ] as const)('may have any %s within its limits', (key, line, field, numbers) => {
    for (const number of numbers) {
      expect(read(withLines({ [line]: `${key}: ${number}` }))[field]).toBe(number);
    }
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        expect(read(formatConfiguration(configuration))).toEqual(configuration);
      }),
      runs(200),
    );
  });

  it('is written with all keys', () => {
    expect(formatConfiguration(CONFIGURATION)).toBe(TEXT);
  });
});

const handSize = { code: 'BAD_NUMBER', line: 1, column: 12, key: 'hand_size', min: 1, max: 63 };
const wordLength = {
  code: 'BAD_NUMBER',
  line: 2,
  column: 22,
  key: 'minimum_word_length',
  min: 1,
  max: 30,
};
const seed = {
  code: 'BAD_NUMBER',
  line: 3,
  column: 7,
  key: 'seed',
  min: -2_147_483_648,
  max: 4_294_967_295,
};
const LONG_NAME = 'x'.repeat(201);

describe('a configuration file is refused', () => {
  it.each([
    ['nothing', '', { code: 'MISSING_KEY', line: 1, column: 1, key: 'hand_size' }],
    [
      'no hand_size',
      withLines({ 1: '' }),
      { code: 'MISSING_KEY', line: 7, column: 1, key: 'hand_size' },
    ],
    [
      'no seed',
      `${withLines({ 3: '' })}\n\n`,
      { code: 'MISSING_KEY', line: 8, column: 1, key: 'seed' },
    ],
    [
      'no tile_bag',
      withLines({ 4: '' }),
      { code: 'MISSING_KEY', line: 7, column: 1, key: 'tile_bag' },
    ],
    [
      'no dictionary',
      withLines({ 5: '' }),
      { code: 'MISSING_KEY', line: 7, column: 1, key: 'dictionary' },
    ],
    [
      'no board',
      LINES.slice(0, 5).join('\n'),
      { code: 'MISSING_KEY', line: 6, column: 1, key: 'board' },
    ],
    [
      'an unknown key',
      withLines({ 2: ' language: german' }),
      { code: 'UNKNOWN_KEY', line: 2, column: 2, found: 'language' },
    ],
    [
      'a key in two words',
      withLines({ 1: 'hand size: 7' }),
      { code: 'UNKNOWN_KEY', line: 1, column: 1, found: 'hand size' },
    ],
    ['no key', withLines({ 1: ': 7' }), { code: 'UNKNOWN_KEY', line: 1, column: 1, found: '' }],
    [
      'no colon',
      withLines({ 3: 'seed 54' }),
      { code: 'MISSING_COLON', line: 3, column: 1, found: 'seed 54' },
    ],
    [
      'an equals sign',
      withLines({ 3: ' seed = 54 ' }),
      { code: 'MISSING_COLON', line: 3, column: 2, found: 'seed = 54' },
    ],
    [
      'a comment',
      withLines({ 2: '# words' }),
      { code: 'MISSING_COLON', line: 2, column: 1, found: '# words' },
    ],
    [
      'a number twice',
      `${TEXT}hand_size: 7`,
      { code: 'KEY_TWICE', line: 7, column: 1, key: 'hand_size', firstLine: 1 },
    ],
    [
      'a file twice',
      withLines({ 5: 'board: a', 6: '  board: ' }),
      { code: 'KEY_TWICE', line: 6, column: 3, key: 'board', firstLine: 5 },
    ],
    [
      'a number twice, once in capitals',
      `${TEXT}HAND_SIZE: 7`,
      { code: 'KEY_TWICE', line: 7, column: 1, key: 'hand_size', firstLine: 1 },
    ],
    [
      'an empty number',
      withLines({ 1: 'hand_size:' }),
      { code: 'EMPTY_VALUE', line: 1, column: 11, key: 'hand_size' },
    ],
    [
      'an empty file',
      withLines({ 4: 'tile_bag:   ' }),
      { code: 'EMPTY_VALUE', line: 4, column: 10, key: 'tile_bag' },
    ],
    ['no rack', withLines({ 1: 'hand_size: 0' }), { ...handSize, found: '0' }],
    ['a rack of 64', withLines({ 1: 'hand_size: 64' }), { ...handSize, found: '64' }],
    ['a fraction of a tile', withLines({ 1: 'hand_size: 7.0' }), { ...handSize, found: '7.0' }],
    ['two numbers', withLines({ 1: 'hand_size: 7 8' }), { ...handSize, found: '7 8' }],
    ['a number in words', withLines({ 1: 'hand_size: seven' }), { ...handSize, found: 'seven' }],
    ['a leading zero', withLines({ 1: 'hand_size: 07' }), { ...handSize, found: '07' }],
    [
      'a second colon',
      withLines({ 1: 'hand_size:: 7' }),
      { ...handSize, column: 11, found: ': 7' },
    ],
    [
      'words of no length',
      withLines({ 2: 'minimum_word_length: 0' }),
      { ...wordLength, found: '0' },
    ],
    [
      'words of 31 letters',
      withLines({ 2: 'minimum_word_length: 31' }),
      { ...wordLength, found: '31' },
    ],
    ['a seed of 33 bits', withLines({ 3: 'seed: 4294967296' }), { ...seed, found: '4294967296' }],
    [
      'a seed below the minimum',
      withLines({ 3: 'seed: -2147483649' }),
      { ...seed, found: '-2147483649' },
    ],
    ['a seed of minus 0', withLines({ 3: 'seed: -0' }), { ...seed, found: '-0' }],
    ['a seed in base 16', withLines({ 3: 'seed: 0x36' }), { ...seed, found: '0x36' }],
    ['an infinite seed', withLines({ 3: 'seed: Infinity' }), { ...seed, found: 'Infinity' }],
    [
      'the long name of a file',
      withLines({ 5: `dictionary: ${LONG_NAME}` }),
      { code: 'FILE_NAME_TOO_LONG', line: 5, column: 13, key: 'dictionary', max: 200 },
    ],
  ])('for %s', (_what, text, error) => {
    expect(errorOf(parseConfiguration(text))).toEqual(error);
  });

  it('for its first error, and for a missing key last', () => {
    const text = withLines({ 1: '', 3: 'seed: x', 6: 'board' });
    expect(errorOf(parseConfiguration(text))).toMatchObject({ code: 'BAD_NUMBER', line: 3 });
  });

  it('with an error, or round-trips, for any text', () => {
    const texts = fc.oneof(anyTexts, mutationsOf(configurations.map(formatConfiguration)));
    fc.assert(
      fc.property(texts, (text) => {
        const result = parseConfiguration(text);
        if (result.ok) {
          expect(sense(read(formatConfiguration(result.value)))).toEqual(sense(result.value));
        } else expect(Math.min(result.error.line, result.error.column)).toBeGreaterThan(0);
      }),
      runs(500),
    );
  });
});
