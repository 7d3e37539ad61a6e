import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeAlphabet } from '../../../src/engine';
import { COURSE } from '../../golden/course';
import { settled } from '../../support/fake-services';
import { coming, fileOf, form } from '../../support/rendered-page';
import {
  alerts,
  ANN_AND_HER_SEED,
  filesOf,
  give,
  openDialog,
  pressStart,
  refusing,
  start,
} from '../../support/set-up-dialog';
import {
  BAD_CONFIGURATIONS,
  BAD_TILE_SETS,
  CONFIGURATION,
  inTiles,
  NO_CONFIGURATION,
  points,
} from '../../golden/malformed/configurations';
import { GOOD } from '../../support/set-up-files';

/** The dialog with a valid custom configuration, a name and a seed. */
async function opened() {
  const dialog = await openDialog('Configured');
  await dialog.user.click(screen.getByLabelText('My files'));
  const good = Object.entries(GOOD).map(([name, text]) => fileOf(name, `\uFEFF${text}`));
  await give('Configuration files', ...good);
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
      await pressStart(dialog.user);
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
] as const)('invalid user file: %s', (_kind, name, table) => {
  it('is refused with its position, and the previous configuration still starts', async () => {
    const { kept, before, startsGood } = await opened();
    for (const [what, text, sentence] of table.slice(0, 2)) {
      await refusing('Configuration files');
      await give('Configuration files', ...filesOf({ [name]: text }));
      expect({ what, said: alerts(), kept: kept() }).toEqual({
        what,
        said: sentence,
        kept: before,
      });
    }
    await startsGood();
  });
});

const inFolder = (path: string, text: string): File =>
  Object.defineProperty(fileOf(path.split('/').at(-1) ?? '', text), 'webkitRelativePath', {
    value: path,
  });

const words = 'x\n'.repeat(60_000);

/** A folder with all files of the course and some source code. */
const COURSE_FOLDER: readonly File[] = [
  inFolder('game/board.cpp', 'Board::Board() {}\nBoard::~Board() {}\n'),
  inFolder('game/computer_player.h', '// Plays.\nBoard::Position place;\n'),
  inFolder('game/README.md', '# A game\n\nseed: any number\n'),
  ...Object.entries(COURSE).map(([name, text]) => inFolder(`game/files/${name}`, text)),
];

describe('a folder with several configurations', () => {
  it('asks for one of them, and lists only files with known keys', async () => {
    const { page, user, readList } = await openDialog('Configured');
    await user.click(screen.getByLabelText('My files'));
    await give('Configuration folder', ...COURSE_FOLDER);
    expect(alerts()).toBe('3 of these files are configurations. Choose one.');
    const choice = within(screen.getByRole('group', { name: 'Which of these files?' }));
    expect(choice.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'game/files/game.txt',
      'game/files/few.txt',
      'game/files/few-in-hand.txt',
    ]);
    expect(start()).toBeDisabled();

    const few = makeAlphabet([...'ABFOST'], [...'abfost']);
    await user.click(choice.getByLabelText('game/files/few.txt'));
    await coming(settled);
    await readList(few);
    expect(alerts()).toBe('');
    expect(screen.getByText(/^14 tiles, 6 on a rack/)).toBeInTheDocument();
    expect(
      screen.getByText(/^Skipped 7 of the 9 lines of .* Is this the right list\?$/),
    ).toHaveRole('status');

    await user.click(choice.getByLabelText('game/files/few-in-hand.txt'));
    await coming(settled);
    await readList(few);
    expect(screen.getByText(/^14 tiles, 3 on a rack/)).toBeInTheDocument();
    await pressStart(user);
    expect(page.state().table?.view).toMatchObject({
      rules: { rackSize: 3 },
      board: { columns: 8, rows: 9 },
    });
  });
});

describe('a folder with hidden folders', () => {
  it('is read without them, even if they hold hundreds of files', async () => {
    const { readList } = await openDialog('Configured');
    fireEvent.click(screen.getByLabelText('My files'));
    await give(
      'Configuration folder',
      ...Object.entries(GOOD).map(([name, text]) => inFolder(`game/${name}`, text)),
      ...Array.from({ length: 300 }, (_, index) => inFolder(`game/.git/objects/${index}`, '')),
    );
    await readList();
    expect(alerts()).toBe('');
    expect(screen.getByText('4 files chosen.')).toBeInTheDocument();
    expect(start()).toBeEnabled();
  });
});

describe('files that are not a configured game', () => {
  it.each<[what: string, label: string, files: () => readonly File[], sentence: string]>([
    [
      'a thousand files',
      'Configuration folder',
      () => Array.from({ length: 1000 }, (_, index) => fileOf(`${index}.txt`, CONFIGURATION)),
      'That’s more than 200 files. Choose one game’s files only.',
    ],
    [
      'a tile set too large',
      'Configuration files',
      () => filesOf({ 'tiles.txt': 'a 1 9\n'.repeat(20_000) }),
      '"tiles.txt": That file is over 100 kB. Choose a smaller one.',
    ],
    [
      'a deleted board',
      'Configuration files',
      () => [
        ...filesOf({ 'board.txt': undefined }),
        Object.assign(fileOf('board.txt', ''), {
          arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotFoundError')),
        }),
      ],
      '"board.txt": Couldn’t read the file. Choose it again.',
    ],
    [
      'a word list too large',
      'Configuration files',
      () => [
        ...filesOf({ 'words.txt': undefined }),
        Object.defineProperty(fileOf('words.txt', ''), 'size', { value: 64_000_001 }),
      ],
      '"words.txt": That file is over 64 MB. Choose a smaller one.',
    ],
  ])(
    'are refused, and the previous ones still start: %s',
    async (_what, label, files, sentence) => {
      const { kept, before, startsGood } = await opened();
      await give(label, ...files());
      expect(alerts()).toBe(sentence);
      expect(kept()).toEqual(before);
      await startsGood();
    },
  );

  it.each<[what: string, label: string, files: () => readonly File[], sentence: string]>([
    [
      'no configuration',
      'Configuration files',
      () => filesOf({ 'config.txt': undefined }),
      NO_CONFIGURATION,
    ],
    [
      'a word list alone',
      'Configuration files',
      () => [fileOf('words.txt', words)],
      NO_CONFIGURATION,
    ],
    [
      'two candidates',
      'Configuration folder',
      () => [
        inFolder('game/config.txt', CONFIGURATION),
        inFolder('game/a/tiles.txt', GOOD['tiles.txt']),
        inFolder('game/b/tiles.txt', GOOD['tiles.txt']),
        inFolder('game/a/words.txt', GOOD['words.txt']),
        inFolder('game/a/board.txt', GOOD['board.txt']),
      ],
      'In "game/config.txt", line 4, column 11: "game/a/tiles.txt" and "game/b/tiles.txt" both match "tiles.txt"; clear the files and choose one.',
    ],
    [
      'two candidates in deep folders',
      'Configuration folder',
      () => [
        inFolder('g/config.txt', CONFIGURATION),
        inFolder(`g/one/${'folder/'.repeat(20)}tiles.txt`, GOOD['tiles.txt']),
        inFolder(`g/two/${'folder/'.repeat(20)}tiles.txt`, GOOD['tiles.txt']),
      ],
      'In "g/config.txt", line 4, column 11: "g/one/folder/folder/…er/folder/folder/folder/folder/tiles.txt" and "g/two/folder/folder/…er/folder/folder/folder/folder/tiles.txt" both match "tiles.txt"; clear the files and choose one.',
    ],
    [
      'a bad tile set',
      'Configuration files',
      () => filesOf({ 'tiles.txt': 'a b c' }),
      inTiles('line 1, column 3', `${points}, not "b"`),
    ],
  ])('start nothing if there are no earlier ones: %s', async (_what, label, files, sentence) => {
    const { user } = await openDialog('Configured');
    await user.click(screen.getByLabelText('My files'));
    await give(label, ...files());
    expect(alerts()).toBe(sentence);
    expect(start()).toBeDisabled();
  });
});

describe('user files for a configuration', () => {
  const ofOwn = () => screen.getByLabelText('My files');
  const forget = () => screen.queryByRole('button', { name: 'Clear files' });
  const picture = () => form().queryByRole('img')?.getAttribute('aria-label');
  const OWN_BOARD = 'Picture of the board, 6 columns, 4 rows';
  const SHIPPED_BOARD = 'Picture of the board, 15 columns, 15 rows';

  it('are required before a game with them can start', async () => {
    const { user } = await openDialog('Configured');
    expect(start()).toBeEnabled();
    await user.click(ofOwn());
    expect(start()).toBeDisabled();
    expect(screen.getByText(/^Choose or drop the configuration/)).toBeInTheDocument();
    expect(picture()).toBeUndefined();
    expect(forget()).toBeNull();
    await user.click(screen.getByLabelText('English'));
    expect(start()).toBeEnabled();
    expect(picture()).toBe(SHIPPED_BOARD);
  });

  it('are restored after another configuration was chosen', async () => {
    const { user, startsGood } = await opened();
    await user.click(screen.getByLabelText('English'));
    expect(picture()).toBe(SHIPPED_BOARD);
    await user.click(ofOwn());
    expect(picture()).toBe(OWN_BOARD);
    await startsGood();
  });

  it('are restored even if the last of them were refused', async () => {
    const { user, readList, startsGood } = await opened();
    await give('Configuration files', fileOf('words.txt', 'ÄÖÜ'));
    await readList();
    expect(alerts()).toMatch(/^words\.txt has no words for this game/);
    await user.click(screen.getByLabelText('English'));
    await user.click(ofOwn());
    expect(picture()).toBe(OWN_BOARD);
    await startsGood();
  });

  it('add up, and the newest of a name is used', async () => {
    const { user, readList } = await openDialog('Configured');
    await user.click(ofOwn());
    await give('Configuration files', ...filesOf({ 'tiles.txt': undefined }));
    expect(alerts()).toMatch(/"tiles\.txt" is missing; choose it too/);
    expect(start()).toBeDisabled();
    await give('Configuration files', fileOf('tiles.txt', 'none'));
    expect(alerts()).toMatch(/^In "tiles\.txt"/);
    await give('Configuration files', fileOf('tiles.txt', GOOD['tiles.txt']));
    expect(screen.getByText('4 files chosen.')).toBeInTheDocument();
    await readList();
    expect(alerts()).toBe('');
    expect(picture()).toBe(OWN_BOARD);
    expect(start()).toBeEnabled();
  });

  it('are forgotten on request', async () => {
    const { user, readList } = await opened();
    await user.click(forget() ?? ofOwn());
    expect(forget()).toBeNull();
    expect(picture()).toBeUndefined();
    expect(start()).toBeDisabled();
    await give('Configuration files', fileOf('tiles.txt', GOOD['tiles.txt']));
    expect(alerts()).toBe(NO_CONFIGURATION);
    await give('Configuration files', ...filesOf({ 'words.txt': 'ÄÖÜ' }));
    await readList();
    expect(start()).toBeDisabled();
  });

  it('are discarded if they are too many', async () => {
    const { startsGood } = await opened();
    const many = Array.from({ length: 198 }, (_, index) => fileOf(`${index}.txt`, ''));
    await give('Configuration files', ...many);
    expect(alerts()).toMatch(/^That’s more than 200 files/);
    expect(screen.getByText('4 files chosen.')).toBeInTheDocument();
    await startsGood();
  });
});

/** A file as the browser provides it in a drop. */
const asDropped = (file: File) => ({ kind: 'file', getAsFile: () => file });

describe('dropped files', () => {
  it('are refused by name, and the previous ones still start', async () => {
    const { before, kept, startsGood } = await opened();
    fireEvent.drop(start(), {
      dataTransfer: { items: filesOf({ 'tiles.txt': 'a b c' }).map(asDropped) },
    });
    await coming(settled);
    await waitFor(() => expect(alerts()).toBe(inTiles('line 1, column 3', `${points}, not "b"`)));
    expect(kept()).toEqual(before);
    await startsGood();
  });
});

describe('a dropped item that is not a file', () => {
  it.each([
    ['a deleted file', [{ kind: 'file', getAsFile: () => null }]],
    ['a text', [{ kind: 'string' }]],
    ['nothing', []],
  ])('is refused, and the previous ones still start: %s', async (_what, items) => {
    const { before, kept, startsGood } = await opened();
    fireEvent.drop(start(), { dataTransfer: { items } });
    await waitFor(() =>
      expect(alerts()).toBe('Couldn’t read what you dropped. Use the buttons instead.'),
    );
    expect(kept()).toEqual(before);
    await startsGood();
  });
});

describe('a folder with subfolders', () => {
  it('makes a game of the files that the configuration names', async () => {
    const { page, user, readList } = await openDialog('Configured');
    await user.click(screen.getByLabelText('My files'));
    const named = CONFIGURATION.replace('tiles.txt', 'parts\\tiles.txt')
      .replace('words.txt', '../words/words.txt')
      .replace('board.txt', './parts/board.txt');
    await give(
      'Configuration folder',
      inFolder('games/one/config.txt', named),
      inFolder('games/one/parts/tiles.txt', GOOD['tiles.txt']),
      inFolder('games/one/parts/board.txt', GOOD['board.txt']),
      inFolder('games/one/old/board.txt', 'none'),
      inFolder('games/words/words.txt', GOOD['words.txt']),
    );
    await readList();
    expect(alerts()).toBe('');
    await pressStart(user);
    expect(page.state().table?.view.board).toMatchObject({ columns: 6, rows: 4 });
    expect(page.state().wordList).toMatchObject({ name: 'games/words/words.txt' });
  });
});
