// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settled } from '../../support/hand-made-services';
import { coming, fileOf, form } from '../../support/rendered-page';
import {
  alerts,
  ANN_AND_HER_SEED,
  filesOf,
  give,
  GOOD,
  openDialog,
  refusing,
  start,
} from '../../support/set-up-dialog';

/** What is wrong with the text of a file, and what is said of it, its name included. */
type BadFile = readonly [what: string, text: string, sentence: string];

const NULS = '\0'.repeat(100);
const NO_CONFIGURATION =
  'None of these files is a configuration; choose one with lines such as "hand_size: 7", for hand_size, minimum_word_length, seed, tile_bag, dictionary, board.';
const KEYS = 'hand_size, minimum_word_length, seed, tile_bag, dictionary, board';
const rack = 'hand_size must be a whole number from 1 to 63';
const length = 'minimum_word_length must be a whole number from 1 to 30';
const seed = 'seed must be a whole number from −2147483648 to 4294967295';

const CONFIGURATION = GOOD['config.txt'];
const SPOILT = 'CONFIG WITHOUT THIS LINE';

/** The configuration with one of its lines replaced; lines count from 1. */
function line(number: number, text: string): string {
  const lines = CONFIGURATION.split('\n').with(number - 1, text);
  return lines.filter((each) => each !== SPOILT).join('\n');
}

const at = (place: string, problem: string): string => `In "config.txt", ${place}: ${problem}.`;

const BAD_CONFIGURATIONS: readonly BadFile[] = [
  ['nothing', '', NO_CONFIGURATION],
  ['zero bytes', NULS, NO_CONFIGURATION],
  ['a byte order mark alone', '\uFEFF', NO_CONFIGURATION],
  ['no colons', CONFIGURATION.replaceAll(':', ''), NO_CONFIGURATION],
  [
    'CR alone',
    CONFIGURATION.replaceAll('\n', '\r'),
    at('line 1, column 12', `${rack}, and this is "5\\rminimum_word_lengt…"`),
  ],
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
    'a file in other capitals',
    line(6, 'board: Board.txt'),
    at('line 6, column 8', 'the file "Board.txt" is not among those you chose; choose it as well'),
  ],
  [
    'a folder',
    line(6, 'board: boards/'),
    at('line 6, column 8', 'the file "boards/" is not among those you chose; choose it as well'),
  ],
];

const points = 'the points must be a whole number from 0 to 10000';
const count = 'the number of tiles must be a whole number from 1 to 1000';
const inTiles = (place: string, problem: string): string => `In "tiles.txt", ${place}: ${problem}.`;
const noTwin = (letter: string): string =>
  `"${letter}" has no capital and small form of its own, one character each; use another letter`;

/** The 32 letters of one alphabet, and as many of another. */
const MANY_LETTERS = [0x430, 0x561]
  .flatMap((first) => Array.from({ length: 32 }, (_, index) => first + index))
  .map((letter) => `${String.fromCodePoint(letter)} 1 1`)
  .join('\n');

const BAD_TILE_SETS: readonly BadFile[] = [
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
  [
    'UTF-16',
    '\ufffd\ufffda\0 \x001\0',
    inTiles(
      'line 1, column 1',
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
  ['no tiles', 'a 1 0', inTiles('line 1, column 5', `${count}, and this is "0"`)],
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
    'CR alone',
    'a 1 9\rb 3 2\r',
    inTiles(
      'line 1, column 7',
      'a line is a letter, its points and the number of tiles; take "b" away',
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

/** The dialog on a good configuration of the player's own, with a name and a seed. */
async function opened() {
  const dialog = await openDialog('Configured');
  await dialog.user.click(screen.getByLabelText('files of my own'));
  const good = Object.entries(GOOD).map(([name, text]) => fileOf(name, `\uFEFF${text}`));
  await give('Files of a configuration', ...good);
  await dialog.readList();
  await dialog.type(...ANN_AND_HER_SEED[0]);
  await dialog.type(...ANN_AND_HER_SEED[1]);
  const before = dialog.kept();
  expect(alerts()).toBe('');
  expect(before.picture).toBe('Picture of the board, 6 columns, 4 rows');
  expect(screen.getByText(/5 on a rack, words of 2 letters or more, 11 words/)).toBeInTheDocument();
  return {
    ...dialog,
    before,
    startsGood: async () => {
      await dialog.user.click(start());
      expect(dialog.page.state().table?.view).toMatchObject({
        rules: { rackSize: 5 },
        board: { columns: 6, rows: 4 },
        seats: [{ name: 'Ann' }, { name: 'Player 2' }],
      });
      expect(dialog.page.actions.exportRecord()).toContain('"seed": "77"');
    },
  };
}

describe.each([
  ['a configuration', 'config.txt', BAD_CONFIGURATIONS],
  ['a tile set', 'tiles.txt', BAD_TILE_SETS],
] as const)('%s that cannot be read', (_kind, name, table) => {
  it('is refused with its place, and the configuration before it still starts', async () => {
    const { kept, before, startsGood } = await opened();
    for (const [what, text, sentence] of table) {
      await refusing('Files of a configuration');
      await give('Files of a configuration', ...filesOf({ [name]: text }));
      expect({ what, said: alerts(), kept: kept() }).toEqual({
        what,
        said: sentence,
        kept: before,
      });
    }
    await startsGood();
  });
});

/** A file at a path within a folder that was chosen. */
const inFolder = (path: string, text: string): File =>
  Object.defineProperty(fileOf(path.split('/').at(-1) ?? '', text), 'webkitRelativePath', {
    value: path,
  });

const words = 'x\n'.repeat(60_000);

describe('files that make no configured game', () => {
  it.each<[what: string, label: string, files: () => readonly File[], sentence: string]>([
    [
      'a thousand files',
      'Folder of a configuration',
      () => Array.from({ length: 1000 }, (_, index) => fileOf(`${index}.txt`, CONFIGURATION)),
      'With these there are more than 200 files; choose only those of one game.',
    ],
    [
      'two configurations',
      'Files of a configuration',
      () => [...filesOf(), fileOf('config2.txt', CONFIGURATION)],
      '"config.txt" and "config2.txt" are both configurations; forget these files, and choose only one of them.',
    ],
    [
      'a tile set too large',
      'Files of a configuration',
      () => filesOf({ 'tiles.txt': 'a 1 9\n'.repeat(20_000) }),
      '"tiles.txt": The file is larger than 100 kB; choose a smaller one.',
    ],
    [
      'a board that is gone',
      'Files of a configuration',
      () => [
        ...filesOf({ 'board.txt': undefined }),
        Object.assign(fileOf('board.txt', ''), {
          text: () => Promise.reject(new DOMException('Gone', 'NotFoundError')),
        }),
      ],
      '"board.txt": The file could not be read; choose it again.',
    ],
    [
      'a word list too large',
      'Files of a configuration',
      () => [
        ...filesOf({ 'words.txt': undefined }),
        Object.defineProperty(fileOf('words.txt', ''), 'size', { value: 64_000_001 }),
      ],
      '"words.txt": The file is larger than 64 MB; choose a smaller one.',
    ],
  ])('are refused, and the ones before still start: %s', async (_what, label, files, sentence) => {
    const { kept, before, startsGood } = await opened();
    await give(label, ...files());
    expect(alerts()).toBe(sentence);
    expect(kept()).toEqual(before);
    await startsGood();
  });

  it.each<[what: string, label: string, files: () => readonly File[], sentence: string]>([
    [
      'no configuration',
      'Files of a configuration',
      () => filesOf({ 'config.txt': undefined }),
      NO_CONFIGURATION,
    ],
    [
      'a word list alone',
      'Files of a configuration',
      () => [fileOf('words.txt', words)],
      NO_CONFIGURATION,
    ],
    [
      'two candidates',
      'Folder of a configuration',
      () => [
        inFolder('game/config.txt', CONFIGURATION),
        inFolder('game/a/tiles.txt', GOOD['tiles.txt']),
        inFolder('game/b/tiles.txt', GOOD['tiles.txt']),
        inFolder('game/a/words.txt', GOOD['words.txt']),
        inFolder('game/a/board.txt', GOOD['board.txt']),
      ],
      'In "game/config.txt", line 4, column 11: "game/a/tiles.txt" and "game/b/tiles.txt" could both be "tiles.txt"; forget these files, and choose only one of them.',
    ],
    [
      'two candidates in deep folders',
      'Folder of a configuration',
      () => [
        inFolder('g/config.txt', CONFIGURATION),
        inFolder(`g/one/${'folder/'.repeat(20)}tiles.txt`, GOOD['tiles.txt']),
        inFolder(`g/two/${'folder/'.repeat(20)}tiles.txt`, GOOD['tiles.txt']),
      ],
      'In "g/config.txt", line 4, column 11: "g/one/folder/folder/…er/folder/folder/folder/folder/tiles.txt" and "g/two/folder/folder/…er/folder/folder/folder/folder/tiles.txt" could both be "tiles.txt"; forget these files, and choose only one of them.',
    ],
    [
      'a bad tile set',
      'Files of a configuration',
      () => filesOf({ 'tiles.txt': 'a b c' }),
      inTiles('line 1, column 3', `${points}, and this is "b"`),
    ],
  ])('start nothing where none has been good: %s', async (_what, label, files, sentence) => {
    const { user } = await openDialog('Configured');
    await user.click(screen.getByLabelText('files of my own'));
    await give(label, ...files());
    expect(alerts()).toBe(sentence);
    expect(start()).toBeDisabled();
  });
});

describe('files of a player’s own', () => {
  const ofOwn = () => screen.getByLabelText('files of my own');
  const forget = () => screen.queryByRole('button', { name: 'Forget these files' });
  const picture = () => form().queryByRole('img')?.getAttribute('aria-label');
  const OWN_BOARD = 'Picture of the board, 6 columns, 4 rows';
  const SHIPPED_BOARD = 'Picture of the board, 15 columns, 15 rows';

  it('are asked for before anything can be started with them', async () => {
    const { user } = await openDialog('Configured');
    expect(start()).toBeEnabled();
    await user.click(ofOwn());
    expect(start()).toBeDisabled();
    expect(screen.getByText(/^Choose the configuration and the files/)).toBeInTheDocument();
    expect(picture()).toBeUndefined();
    expect(forget()).toBeNull();
    await user.click(screen.getByLabelText('English'));
    expect(start()).toBeEnabled();
    expect(picture()).toBe(SHIPPED_BOARD);
  });

  it('are there again after another configuration', async () => {
    const { user, startsGood } = await opened();
    await user.click(screen.getByLabelText('English'));
    expect(picture()).toBe(SHIPPED_BOARD);
    await user.click(ofOwn());
    expect(picture()).toBe(OWN_BOARD);
    await startsGood();
  });

  it('are there again although the last of them were refused', async () => {
    const { user, readList, startsGood } = await opened();
    await give('Files of a configuration', fileOf('words.txt', 'ÄÖÜ'));
    await readList();
    expect(alerts()).toMatch(/^The word list words\.txt has characters that no tile bears/);
    await user.click(screen.getByLabelText('English'));
    await user.click(ofOwn());
    expect(picture()).toBe(OWN_BOARD);
    await startsGood();
  });

  it('add up, and the newest of a name counts', async () => {
    const { user, readList } = await openDialog('Configured');
    await user.click(ofOwn());
    await give('Files of a configuration', ...filesOf({ 'tiles.txt': undefined }));
    expect(alerts()).toMatch(/the file "tiles\.txt" is not among those you chose/);
    expect(start()).toBeDisabled();
    await give('Files of a configuration', fileOf('tiles.txt', 'none'));
    expect(alerts()).toMatch(/^In "tiles\.txt"/);
    await give('Files of a configuration', fileOf('tiles.txt', GOOD['tiles.txt']));
    expect(screen.getByText('4 files chosen.')).toBeInTheDocument();
    await readList();
    expect(alerts()).toBe('');
    expect(picture()).toBe(OWN_BOARD);
    expect(start()).toBeEnabled();
  });

  it('are forgotten where that is asked for', async () => {
    const { user, readList } = await opened();
    await user.click(forget() ?? ofOwn());
    expect(forget()).toBeNull();
    expect(picture()).toBeUndefined();
    expect(start()).toBeDisabled();
    await give('Files of a configuration', fileOf('tiles.txt', GOOD['tiles.txt']));
    expect(alerts()).toBe(NO_CONFIGURATION);
    await give('Files of a configuration', ...filesOf({ 'words.txt': 'ÄÖÜ' }));
    await readList();
    expect(start()).toBeDisabled();
  });

  it('are not kept where they are too many', async () => {
    const { startsGood } = await opened();
    const many = Array.from({ length: 198 }, (_, index) => fileOf(`${index}.txt`, ''));
    await give('Files of a configuration', ...many);
    expect(alerts()).toMatch(/^With these there are more than 200 files/);
    expect(screen.getByText('4 files chosen.')).toBeInTheDocument();
    await startsGood();
  });
});

/** A file as the browser hands it over where it is dropped. */
const asDropped = (file: File) => ({ kind: 'file', getAsFile: () => file });

describe('files that are dropped', () => {
  it('are refused by their names, and the ones before still start', async () => {
    const { before, kept, startsGood } = await opened();
    fireEvent.drop(start(), {
      dataTransfer: { items: filesOf({ 'tiles.txt': 'a b c' }).map(asDropped) },
    });
    await coming(settled);
    await waitFor(() =>
      expect(alerts()).toBe(inTiles('line 1, column 3', `${points}, and this is "b"`)),
    );
    expect(kept()).toEqual(before);
    await startsGood();
  });
});

describe('something dropped that is no file', () => {
  it.each([
    ['a file that is gone', [{ kind: 'file', getAsFile: () => null }]],
    ['a text', [{ kind: 'string' }]],
    ['nothing', []],
  ])('is refused, and the ones before still start: %s', async (_what, items) => {
    const { before, kept, startsGood } = await opened();
    fireEvent.drop(start(), { dataTransfer: { items } });
    await waitFor(() =>
      expect(alerts()).toBe(
        'What was dropped could not be read; choose the files by one of the buttons.',
      ),
    );
    expect(kept()).toEqual(before);
    await startsGood();
  });
});

describe('a folder with folders in it', () => {
  it('makes a game of the files that the configuration names', async () => {
    const { page, user, readList } = await openDialog('Configured');
    await user.click(screen.getByLabelText('files of my own'));
    const named = CONFIGURATION.replace('tiles.txt', 'parts\\tiles.txt')
      .replace('words.txt', '../words/words.txt')
      .replace('board.txt', './parts/board.txt');
    await give(
      'Folder of a configuration',
      inFolder('games/one/config.txt', named),
      inFolder('games/one/parts/tiles.txt', GOOD['tiles.txt']),
      inFolder('games/one/parts/board.txt', GOOD['board.txt']),
      inFolder('games/one/old/board.txt', 'none'),
      inFolder('games/words/words.txt', GOOD['words.txt']),
    );
    await readList();
    expect(alerts()).toBe('');
    await user.click(start());
    expect(page.state().table?.view.board).toMatchObject({ columns: 6, rows: 4 });
    expect(page.state().wordList).toMatchObject({ name: 'games/words/words.txt' });
  });
});
