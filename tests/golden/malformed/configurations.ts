import { GOOD } from '../../support/set-up-files';

/** The mistake in a file, its text, and the whole sentence, including the file’s name. */
type BadFile = readonly [what: string, text: string, sentence: string];

const NULS = '\0'.repeat(100);
export const NO_CONFIGURATION =
  'None of these is a configuration. Choose one with lines like “hand_size: 7” (keys: hand_size, minimum_word_length, seed, tile_bag, dictionary, board).';
const KEYS = 'hand_size, minimum_word_length, seed, tile_bag, dictionary, board';
const rack = 'hand_size must be a whole number from 1 to 63';
const length = 'minimum_word_length must be a whole number from 1 to 30';
const seed = 'seed must be a whole number from −2147483648 to 4294967295';

export const CONFIGURATION = GOOD['config.txt'];
const SPOILT = 'CONFIG WITHOUT THIS LINE';

/** The configuration with one line replaced; line numbers are 1-based. */
function line(number: number, text: string): string {
  const lines = CONFIGURATION.split('\n').with(number - 1, text);
  return lines.filter((each) => each !== SPOILT).join('\n');
}

const at = (place: string, problem: string): string => `In "config.txt", ${place}: ${problem}.`;

export const BAD_CONFIGURATIONS: readonly BadFile[] = [
  ['nothing', '', NO_CONFIGURATION],
  ['zero bytes', NULS, NO_CONFIGURATION],
  ['a byte order mark alone', '\uFEFF', NO_CONFIGURATION],
  ['no colons', CONFIGURATION.replaceAll(':', ''), NO_CONFIGURATION],
  [
    'no rack size',
    line(1, SPOILT),
    at('line 6, column 1', 'hand_size is missing; add a line that begins with hand_size:'),
  ],
  [
    'no seed',
    line(3, SPOILT),
    at('line 6, column 1', 'seed is missing; add a line that begins with seed:'),
  ],
  [
    'no tile set',
    line(4, ''),
    at('line 7, column 1', 'tile_bag is missing; add a line that begins with tile_bag:'),
  ],
  [
    'no word list',
    line(5, SPOILT),
    at('line 6, column 1', 'dictionary is missing; add a line that begins with dictionary:'),
  ],
  [
    'no board',
    line(6, SPOILT),
    at('line 6, column 1', 'board is missing; add a line that begins with board:'),
  ],
  [
    'an unknown key',
    line(2, 'Seeds: 7'),
    at('line 2, column 1', `unknown key "Seeds"; use ${KEYS}`),
  ],
  [
    'an unknown key further in',
    line(2, '  hand size : 7'),
    at('line 2, column 3', `unknown key "hand size"; use ${KEYS}`),
  ],
  [
    'a value without a key',
    line(2, ': 7'),
    at('line 2, column 1', `the key before the colon is missing; use ${KEYS}`),
  ],
  [
    'a remark',
    line(2, '# a game'),
    at('line 2, column 1', 'expected “key: value”, found "# a game"'),
  ],
  [
    'a key twice',
    line(2, 'hand_size: 6'),
    at('line 2, column 1', 'hand_size is already on line 1; delete one'),
  ],
  [
    'a file twice',
    line(6, 'tile_bag: board.txt'),
    at('line 6, column 1', 'tile_bag is already on line 4; delete one'),
  ],
  [
    'a key without a value',
    line(1, 'hand_size:'),
    at('line 1, column 11', 'hand_size has no value; add one after the colon'),
  ],
  [
    'no file',
    line(4, 'tile_bag: '),
    at('line 4, column 10', 'tile_bag has no value; add one after the colon'),
  ],
  ['no rack', line(1, 'hand_size: 0'), at('line 1, column 12', `${rack}, not "0"`)],
  ['a rack of 64', line(1, 'hand_size: 64'), at('line 1, column 12', `${rack}, not "64"`)],
  ['a rack in words', line(1, 'hand_size: seven'), at('line 1, column 12', `${rack}, not "seven"`)],
  [
    'words of no length',
    line(2, 'minimum_word_length: 0'),
    at('line 2, column 22', `${length}, not "0"`),
  ],
  [
    'words of part of a letter',
    line(2, 'minimum_word_length: 2.5'),
    at('line 2, column 22', `${length}, not "2.5"`),
  ],
  [
    'a seed with a sign',
    line(3, 'seed: +54'),
    at('line 3, column 7', `${seed}, written "54", not "+54"`),
  ],
  [
    'a seed too large',
    line(3, 'seed: 4294967296'),
    at('line 3, column 7', `${seed}, not "4294967296"`),
  ],
  [
    'the name of a file too long',
    line(6, `board: ${'x'.repeat(201)}`),
    at('line 6, column 8', 'the file name for board can have 200 characters at most'),
  ],
  [
    'a file that was not chosen',
    line(5, 'dictionary: lists/other.txt'),
    at('line 5, column 13', '"lists/other.txt" is missing; choose it too'),
  ],
  [
    'a file by its number',
    line(4, 'tile_bag: 7'),
    at('line 4, column 11', '"7" is missing; choose it too'),
  ],
  [
    'a folder',
    line(6, 'board: boards/'),
    at('line 6, column 8', '"boards/" is missing; choose it too'),
  ],
];

export const points = 'the points must be a whole number from 0 to 10000';
const count = 'the number of tiles must be a whole number from 0 to 1000';
export const inTiles = (place: string, problem: string): string =>
  `In "tiles.txt", ${place}: ${problem}.`;
const noTwin = (letter: string): string =>
  `"${letter}" has no upper and lower case; use another letter`;

const MANY_LETTERS = [0x430, 0x561]
  .flatMap((first) => Array.from({ length: 32 }, (_, index) => first + index))
  .map((letter) => `${String.fromCodePoint(letter)} 1 1`)
  .join('\n');

export const BAD_TILE_SETS: readonly BadFile[] = [
  [
    'nothing',
    '',
    inTiles('line 1, column 1', 'a tile set needs a letter; add a line such as a 1 9'),
  ],
  [
    'a byte order mark alone',
    '\uFEFF',
    inTiles('line 1, column 1', 'a tile set needs a letter; add a line such as a 1 9'),
  ],
  [
    'zero bytes',
    NULS,
    inTiles('line 1, column 1', `a tile is one letter or ?, not "${'\\u0000'.repeat(20)}…"`),
  ],
  [
    'blanks alone',
    '? 0 2\n',
    inTiles('line 2, column 1', 'a tile set needs a letter; add a line such as a 1 9'),
  ],
  [
    'two letters',
    'a 1 9\nqu 10 1',
    inTiles('line 2, column 1', 'a tile is one letter or ?, not "qu"'),
  ],
  [
    'values alone',
    'a 1 9\n\n10 1',
    inTiles('line 3, column 1', 'a tile is one letter or ?, not "10"'),
  ],
  [
    'a letter with a colon',
    'a: 1 9',
    inTiles('line 1, column 1', 'a tile is one letter or ?, not "a:"'),
  ],
  [
    'values between commas',
    'a,1,9',
    inTiles('line 1, column 1', 'a tile is one letter or ?, not "a,1,9"'),
  ],
  ['a sharp s', 'ß 4 1', inTiles('line 1, column 1', noTwin('ß'))],
  ['a letter without a capital', 'a 1 9\nא 1 1', inTiles('line 2, column 1', noTwin('א'))],
  ['a digit', '1 1 9', inTiles('line 1, column 1', noTwin('1'))],
  ['an emoji', '😀 1 9', inTiles('line 1, column 1', noTwin('😀'))],
  ['an underscore for the blank', '_ 0 2', inTiles('line 1, column 1', noTwin('_'))],
  [
    'Latin-1',
    'a 1 9\n\ufffd 6 1',
    inTiles('line 2, column 1', 'the file isn’t in UTF-8; save it as UTF-8'),
  ],
  ['no points', 'a', inTiles('line 1, column 2', `${points}, but it’s missing`)],
  ['points below none', 'a -1 9', inTiles('line 1, column 3', `${points}, not "-1"`)],
  ['part of a point', 'a 1.5 9', inTiles('line 1, column 3', `${points}, not "1.5"`)],
  ['points without end', 'a 10001 9', inTiles('line 1, column 3', `${points}, not "10001"`)],
  ['points in words', ' ä one 9', inTiles('line 1, column 4', `${points}, not "one"`)],
  ['no number', 'a 1', inTiles('line 1, column 4', `${count}, but it’s missing`)],
  [
    'no tiles',
    'a 1 0',
    inTiles('line 2, column 1', 'a tile set needs a tile; give one line a count above 0'),
  ],
  ['too many tiles', 'a 1 1001', inTiles('line 1, column 5', `${count}, not "1001"`)],
  ['a leading zero', 'a 1 09', inTiles('line 1, column 5', `${count}, written "9", not "09"`)],
  [
    'more in the line',
    'a 1 9 x',
    inTiles('line 1, column 7', 'a line is a letter, points and a count; remove "x"'),
  ],
  [
    'a letter twice',
    'a 1 9\nb 3 2\nA 1 1',
    inTiles('line 3, column 1', '"A" is already on line 1; delete one'),
  ],
  [
    'the blank twice',
    'a 1 9\n? 0 1\n? 0 1',
    inTiles('line 3, column 1', '"?" is already on line 2; delete one'),
  ],
  [
    '64 letters',
    MANY_LETTERS,
    inTiles('line 64, column 1', 'a tile set can have 63 letters at most; remove the others'),
  ],
];
