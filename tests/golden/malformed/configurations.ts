import { GOOD } from '../../support/set-up-files';

/** The mistake in a file, its text, and the whole sentence, including the file’s name. */
type BadFile = readonly [what: string, text: string, sentence: string];

const NULS = '\0'.repeat(100);
export const NO_CONFIGURATION =
  'None of these files is a configuration; choose one with lines such as "hand_size: 7", for hand_size, minimum_word_length, seed, tile_bag, dictionary, board.';
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
    at('line 2, column 1', `there is no key "Seeds"; use ${KEYS}`),
  ],
  [
    'an unknown key further in',
    line(2, '  hand size : 7'),
    at('line 2, column 3', `there is no key "hand size"; use ${KEYS}`),
  ],
  [
    'a value without a key',
    line(2, ': 7'),
    at('line 2, column 1', `there is no key before the colon; write one of ${KEYS}`),
  ],
  [
    'a remark',
    line(2, '# a game'),
    at('line 2, column 1', 'a line is a key, a colon and a value, and this is "# a game"'),
  ],
  [
    'a key twice',
    line(2, 'hand_size: 6'),
    at('line 2, column 1', 'hand_size stands in line 1 already; leave one of the two'),
  ],
  [
    'a file twice',
    line(6, 'tile_bag: board.txt'),
    at('line 6, column 1', 'tile_bag stands in line 4 already; leave one of the two'),
  ],
  [
    'a key without a value',
    line(1, 'hand_size:'),
    at('line 1, column 11', 'hand_size has no value; write it behind the colon'),
  ],
  [
    'no file',
    line(4, 'tile_bag: '),
    at('line 4, column 10', 'tile_bag has no value; write it behind the colon'),
  ],
  ['no rack', line(1, 'hand_size: 0'), at('line 1, column 12', `${rack}, and this is "0"`)],
  ['a rack of 64', line(1, 'hand_size: 64'), at('line 1, column 12', `${rack}, and this is "64"`)],
  [
    'a rack in words',
    line(1, 'hand_size: seven'),
    at('line 1, column 12', `${rack}, and this is "seven"`),
  ],
  [
    'words of no length',
    line(2, 'minimum_word_length: 0'),
    at('line 2, column 22', `${length}, and this is "0"`),
  ],
  [
    'words of part of a letter',
    line(2, 'minimum_word_length: 2.5'),
    at('line 2, column 22', `${length}, and this is "2.5"`),
  ],
  [
    'a seed with a sign',
    line(3, 'seed: +54'),
    at('line 3, column 7', `${seed}, written "54", and this is "+54"`),
  ],
  [
    'a seed too large',
    line(3, 'seed: 4294967296'),
    at('line 3, column 7', `${seed}, and this is "4294967296"`),
  ],
  [
    'the name of a file too long',
    line(6, `board: ${'x'.repeat(201)}`),
    at('line 6, column 8', 'the file for board must have a name of at most 200 characters'),
  ],
  [
    'a file that was not chosen',
    line(5, 'dictionary: lists/other.txt'),
    at(
      'line 5, column 13',
      'the file "lists/other.txt" is not among those you chose; choose it as well',
    ),
  ],
  [
    'a file by its number',
    line(4, 'tile_bag: 7'),
    at('line 4, column 11', 'the file "7" is not among those you chose; choose it as well'),
  ],
  [
    'a folder',
    line(6, 'board: boards/'),
    at('line 6, column 8', 'the file "boards/" is not among those you chose; choose it as well'),
  ],
];

export const points = 'the points must be a whole number from 0 to 10000';
const count = 'the number of tiles must be a whole number from 0 to 1000';
export const inTiles = (place: string, problem: string): string =>
  `In "tiles.txt", ${place}: ${problem}.`;
const noTwin = (letter: string): string =>
  `"${letter}" has no capital and small form of its own, one character each; use another letter`;

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
    inTiles(
      'line 1, column 1',
      `a tile bears one letter, or is ?, and this is "${'\\u0000'.repeat(20)}…"`,
    ),
  ],
  [
    'blanks alone',
    '? 0 2\n',
    inTiles('line 2, column 1', 'a tile set needs a letter; add a line such as a 1 9'),
  ],
  [
    'two letters',
    'a 1 9\nqu 10 1',
    inTiles('line 2, column 1', 'a tile bears one letter, or is ?, and this is "qu"'),
  ],
  [
    'values alone',
    'a 1 9\n\n10 1',
    inTiles('line 3, column 1', 'a tile bears one letter, or is ?, and this is "10"'),
  ],
  [
    'a letter with a colon',
    'a: 1 9',
    inTiles('line 1, column 1', 'a tile bears one letter, or is ?, and this is "a:"'),
  ],
  [
    'values between commas',
    'a,1,9',
    inTiles('line 1, column 1', 'a tile bears one letter, or is ?, and this is "a,1,9"'),
  ],
  ['a sharp s', 'ß 4 1', inTiles('line 1, column 1', noTwin('ß'))],
  ['a letter without a capital', 'a 1 9\nא 1 1', inTiles('line 2, column 1', noTwin('א'))],
  ['a digit', '1 1 9', inTiles('line 1, column 1', noTwin('1'))],
  ['an emoji', '😀 1 9', inTiles('line 1, column 1', noTwin('😀'))],
  ['an underscore for the blank', '_ 0 2', inTiles('line 1, column 1', noTwin('_'))],
  [
    'Latin-1',
    'a 1 9\n\ufffd 6 1',
    inTiles(
      'line 2, column 1',
      'this cannot be read, since the file is not in UTF-8; save it as UTF-8',
    ),
  ],
  ['no points', 'a', inTiles('line 1, column 2', `${points}, and this is nothing`)],
  ['points below none', 'a -1 9', inTiles('line 1, column 3', `${points}, and this is "-1"`)],
  ['part of a point', 'a 1.5 9', inTiles('line 1, column 3', `${points}, and this is "1.5"`)],
  [
    'points without end',
    'a 10001 9',
    inTiles('line 1, column 3', `${points}, and this is "10001"`),
  ],
  ['points in words', ' ä one 9', inTiles('line 1, column 4', `${points}, and this is "one"`)],
  ['no number', 'a 1', inTiles('line 1, column 4', `${count}, and this is nothing`)],
  [
    'no tiles',
    'a 1 0',
    inTiles(
      'line 2, column 1',
      'a tile set needs a tile; give one of its lines a number of tiles above 0',
    ),
  ],
  ['too many tiles', 'a 1 1001', inTiles('line 1, column 5', `${count}, and this is "1001"`)],
  [
    'a leading zero',
    'a 1 09',
    inTiles('line 1, column 5', `${count}, written "9", and this is "09"`),
  ],
  [
    'more in the line',
    'a 1 9 x',
    inTiles(
      'line 1, column 7',
      'a line is a letter, its points and the number of tiles; take "x" away',
    ),
  ],
  [
    'a letter twice',
    'a 1 9\nb 3 2\nA 1 1',
    inTiles('line 3, column 1', 'line 1 has the tile "A" already; leave one of the two'),
  ],
  [
    'the blank twice',
    'a 1 9\n? 0 1\n? 0 1',
    inTiles('line 3, column 1', 'line 2 has the tile "?" already; leave one of the two'),
  ],
  [
    '64 letters',
    MANY_LETTERS,
    inTiles('line 64, column 1', 'a tile set has at most 63 letters; take the others away'),
  ],
];
