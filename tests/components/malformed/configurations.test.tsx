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
  await dialog.user.click(screen.getByLabelText('Files of my own'));
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
    await user.click(screen.getByLabelText('Files of my own'));
    await give('Folder of a configuration', ...COURSE_FOLDER);
    expect(alerts()).toBe('3 of these files are configurations; choose one of them.');
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
    expect(screen.getByText(/^7 of the 9 lines of .* Is this the right list\?$/)).toHaveRole(
      'status',
    );

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
    fireEvent.click(screen.getByLabelText('Files of my own'));
    await give(
      'Folder of a configuration',
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
      'Folder of a configuration',
      () => Array.from({ length: 1000 }, (_, index) => fileOf(`${index}.txt`, CONFIGURATION)),
      'With these there are more than 200 files; choose only those of one game.',
    ],
    [
      'a tile set too large',
      'Files of a configuration',
      () => filesOf({ 'tiles.txt': 'a 1 9\n'.repeat(20_000) }),
      '"tiles.txt": The file is larger than 100 kB; choose a smaller one.',
    ],
    [
      'a deleted board',
      'Files of a configuration',
      () => [
        ...filesOf({ 'board.txt': undefined }),
        Object.assign(fileOf('board.txt', ''), {
          arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotFoundError')),
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
  ])('start nothing if there are no earlier ones: %s', async (_what, label, files, sentence) => {
    const { user } = await openDialog('Configured');
    await user.click(screen.getByLabelText('Files of my own'));
    await give(label, ...files());
    expect(alerts()).toBe(sentence);
    expect(start()).toBeDisabled();
  });
});

describe('user files for a configuration', () => {
  const ofOwn = () => screen.getByLabelText('Files of my own');
  const forget = () => screen.queryByRole('button', { name: 'Forget these files' });
  const picture = () => form().queryByRole('img')?.getAttribute('aria-label');
  const OWN_BOARD = 'Picture of the board, 6 columns, 4 rows';
  const SHIPPED_BOARD = 'Picture of the board, 15 columns, 15 rows';

  it('are required before a game with them can start', async () => {
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
    await give('Files of a configuration', fileOf('words.txt', 'ÄÖÜ'));
    await readList();
    expect(alerts()).toMatch(/^The word list words\.txt has characters that no tile bears/);
    await user.click(screen.getByLabelText('English'));
    await user.click(ofOwn());
    expect(picture()).toBe(OWN_BOARD);
    await startsGood();
  });

  it('add up, and the newest of a name is used', async () => {
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

  it('are forgotten on request', async () => {
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

  it('are discarded if they are too many', async () => {
    const { startsGood } = await opened();
    const many = Array.from({ length: 198 }, (_, index) => fileOf(`${index}.txt`, ''));
    await give('Files of a configuration', ...many);
    expect(alerts()).toMatch(/^With these there are more than 200 files/);
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
    await waitFor(() =>
      expect(alerts()).toBe(inTiles('line 1, column 3', `${points}, and this is "b"`)),
    );
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
      expect(alerts()).toBe(
        'What was dropped could not be read; choose the files by one of the buttons.',
      ),
    );
    expect(kept()).toEqual(before);
    await startsGood();
  });
});

describe('a folder with subfolders', () => {
  it('makes a game of the files that the configuration names', async () => {
    const { page, user, readList } = await openDialog('Configured');
    await user.click(screen.getByLabelText('Files of my own'));
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
    await pressStart(user);
    expect(page.state().table?.view.board).toMatchObject({ columns: 6, rows: 4 });
    expect(page.state().wordList).toMatchObject({ name: 'games/words/words.txt' });
  });
});
