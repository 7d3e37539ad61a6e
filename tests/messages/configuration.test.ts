import { describe, expect, it } from 'vitest';
import type { ConfigurationFileError, FindFileError, TileSetFileError } from '../../src/engine';
import { configuredGameReason } from '../../src/messages';

// `satisfies` below fails to compile if an error code has no sample.

const place = { line: 3, column: 12 };

const CONFIGURATION_ERRORS = {
  MISSING_COLON: { code: 'MISSING_COLON', ...place, found: 'hand_size 7' },
  UNKNOWN_KEY: { code: 'UNKNOWN_KEY', ...place, found: '' },
  KEY_TWICE: { code: 'KEY_TWICE', ...place, key: 'seed', firstLine: 1 },
  EMPTY_VALUE: { code: 'EMPTY_VALUE', ...place, key: 'board' },
  BAD_NUMBER: {
    code: 'BAD_NUMBER',
    ...place,
    key: 'seed',
    found: '1'.repeat(50),
    min: -2_147_483_648,
    max: 4_294_967_295,
  },
  FILE_NAME_TOO_LONG: { code: 'FILE_NAME_TOO_LONG', ...place, key: 'dictionary', max: 200 },
  MISSING_KEY: { code: 'MISSING_KEY', ...place, key: 'minimum_word_length' },
} as const satisfies Record<ConfigurationFileError['code'], ConfigurationFileError>;

const FIND_FILE_ERRORS = {
  FILE_NOT_PICKED: { code: 'FILE_NOT_PICKED', ...place, name: 'config/board.txt' },
  TWO_FILES_FIT: {
    code: 'TWO_FILES_FIT',
    ...place,
    name: 'board.txt',
    paths: ['a/board.txt', 'b/board.txt'],
  },
} as const satisfies Record<FindFileError['code'], FindFileError>;

const TILE_SET_ERRORS = {
  NOT_ONE_CHARACTER: { code: 'NOT_ONE_CHARACTER', ...place, found: 'qu' },
  NO_CASE_PAIR: { code: 'NO_CASE_PAIR', ...place, found: 'ß' },
  BAD_POINTS: { code: 'BAD_POINTS', ...place, found: '-1', min: 0, max: 10_000 },
  BAD_TILE_COUNT: { code: 'BAD_TILE_COUNT', ...place, found: '\u0007', min: 1, max: 1000 },
  UNEXPECTED_TEXT: { code: 'UNEXPECTED_TEXT', ...place, found: 'x' },
  TILE_TWICE: { code: 'TILE_TWICE', ...place, found: 'a', firstLine: 1 },
  TOO_MANY_LETTERS: { code: 'TOO_MANY_LETTERS', ...place, max: 63 },
  NO_LETTERS: { code: 'NO_LETTERS', ...place },
  NO_TILES: { code: 'NO_TILES', ...place },
} as const satisfies Record<TileSetFileError['code'], TileSetFileError>;

const configurationReason = (file: string, error: ConfigurationFileError): string =>
  configuredGameReason({ code: 'BAD_CONFIGURATION', file, error });

const findFileReason = (file: string, error: FindFileError): string =>
  configuredGameReason({ code: 'BAD_REFERENCE', file, error });

const tileSetReason = (file: string, error: TileSetFileError): string =>
  configuredGameReason({ code: 'BAD_TILE_SET', file, error });

const FILE = 'deutsch/config.txt';

const sentences: readonly string[] = [
  ...Object.values(CONFIGURATION_ERRORS).map((error) => configurationReason(FILE, error)),
  ...Object.values(FIND_FILE_ERRORS).map((error) => findFileReason(FILE, error)),
  ...Object.values(TILE_SET_ERRORS).map((error) => tileSetReason(FILE, error)),
];

describe('the sentence for an error in a configured game', () => {
  it.each(sentences)('is complete and names the place: %s', (sentence) => {
    expect(sentence.startsWith(`In "${FILE}", line 3, column 12: `)).toBe(true);
    expect(sentence).toMatch(/^[A-Z][^\n]*[^.]\.$/u);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
    // No control characters or lone surrogates.
    expect(sentence).not.toMatch(/\p{Cc}|\p{Cs}/u);
    expect(sentence.length).toBeLessThan(180);
  });

  it('is unique', () => {
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it.each([
    [
      configurationReason('config.txt', CONFIGURATION_ERRORS.BAD_NUMBER),
      'In "config.txt", line 3, column 12: seed must be a whole number from −2147483648 to 4294967295, not "11111111111111111111…".',
    ],
    [
      findFileReason('config.txt', FIND_FILE_ERRORS.TWO_FILES_FIT),
      'In "config.txt", line 3, column 12: "a/board.txt" and "b/board.txt" both match "board.txt"; clear the files and choose one.',
    ],
    [
      tileSetReason(`${'folder/'.repeat(50)}tiles.txt`, TILE_SET_ERRORS.NO_CASE_PAIR),
      'In "folder/folder/folder…er/folder/folder/folder/folder/tiles.txt", line 3, column 12: "ß" has no upper and lower case; use another letter.',
    ],
    [
      configurationReason('config.txt', CONFIGURATION_ERRORS.UNKNOWN_KEY),
      'In "config.txt", line 3, column 12: the key before the colon is missing; use hand_size, minimum_word_length, seed, tile_bag, dictionary, board.',
    ],
    [
      configuredGameReason({ code: 'NO_CONFIGURATION' }),
      'None of these is a configuration. Choose one with lines like “hand_size: 7” (keys: hand_size, minimum_word_length, seed, tile_bag, dictionary, board).',
    ],
  ])('states what to do: %s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
