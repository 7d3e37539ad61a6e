import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { SetupDialog, useGame } from '../../src/components';
import {
  classic,
  formatRecord,
  formatRuleBook,
  formatScraebbkleBoard,
  scrabbkle,
  scraebbkle,
} from '../../src/engine';
import { formatBoard } from '../support/game-files';
import { pictureOf, plainBoard } from '../support/pictures';
import { openPage, PLAIN_DRAWS, smallGame, WORDS } from '../support/page';
import { settled } from '../support/fake-services';
import { pressStart, SHIPPED, start } from '../support/set-up-dialog';
import { coming, doing, fileOf, form, show, questionsShown } from '../support/rendered-page';

const defaultBoard = plainBoard(16, 14, 'd7');

const FILES = {
  'defaultBoard.txt': formatScraebbkleBoard(defaultBoard),
  'boards/tower.txt': formatScraebbkleBoard(plainBoard(7, 28, 'd14')),
  'boards/prairie.txt': formatScraebbkleBoard(plainBoard(26, 10, 'd4')),
  'boards/scrabbkle.txt': formatBoard('scrabbkle', plainBoard(12, 12, 'f6')) ?? '',
  'boards/classic.txt': formatScraebbkleBoard(plainBoard(15, 15, 'h8')),
  'boards/bad.txt': '7\n28\nd14\n',
};

/** A text that is pending until `come` is called. */
function lateText(content: string) {
  let come = (): void => {};
  const text = new Promise<string>((resolve) => {
    come = () => resolve(content);
  });
  return { text, come: () => come() };
}

type Files = Readonly<Record<string, string | Promise<string>>>;

function SetupPanel(): ReactNode {
  return useGame(({ panel }) => panel) === 'set-up' && <SetupDialog />;
}

async function opened(words = true, files: Files = FILES) {
  const page = openPage({ files });
  if (words) await page.learn(WORDS);
  doing(page, (actions) => actions.openPanel('set-up'));
  const shown = show(page, <SetupPanel />);
  await screen.findByRole('dialog');
  await coming(settled);
  return { page, ...shown };
}

const checked = () =>
  screen
    .getAllByRole('radio', { hidden: false })
    .filter((radio) => radio instanceof HTMLInputElement && radio.checked)
    .map((each) => document.getElementById(each.getAttribute('aria-labelledby') ?? ''))
    .map((label) => label?.textContent);
const radio = (question: string, answer: string) =>
  within(screen.getByRole('group', { name: question, hidden: false })).getByRole('radio', {
    name: answer,
  });
const nameBox = () => form().getByLabelText('Please enter the file name of the board:');
/** Name of the loaded board, in games that can load one. */
const loaded = () => document.querySelector('.setup__board strong')?.textContent;
const picture = () => form().getByRole('img').getAttribute('aria-label');

const questions = () =>
  screen
    .getAllByRole('group', { hidden: false })
    .flatMap((group) => group.querySelector(':scope > legend')?.textContent ?? []);
/** The line that says what is behind *More options*. */
const options = () =>
  document.querySelector('.setup__questions:not([hidden]) summary')?.textContent;

const BOARD = 'Would you like to load a board or use the default board?';
const RACKS = 'Would you like to play an open or a closed game?';
const HELP = 'Allow hints?';
const LOOK_UP = 'Yes, marked next to each move';
const UNDO = 'Allow undo?';
const TAKE_BACK = 'Yes, noted in the result';

describe('the set-up dialog', () => {
  it('asks for the game and then its questions, each with a default answer', async () => {
    await opened();
    expect(screen.getByRole('dialog', { name: 'New game' })).toBeInTheDocument();
    expect(questions()).toEqual([
      'Which game?',
      BOARD,
      'Is Player 1 a human player or a computer player?',
      'Is Player 2 a human player or a computer player?',
      'Player 2’s level',
      RACKS,
      HELP,
      UNDO,
    ]);
    expect(checked()).toEqual([
      'ScraeBBKle',
      'Default board',
      'Human',
      'Computer',
      'Easy',
      'Closed',
      LOOK_UP,
      TAKE_BACK,
    ]);
    expect(screen.getByText('Default board')).toBeInTheDocument();
    expect(picture()).toBe('Picture of the board, 16 columns, 14 rows');
  });

  it('focuses the first question', async () => {
    await opened();
    expect(radio('Which game?', 'ScraeBBKle')).toHaveFocus();
  });

  it('says what is behind More options, which is closed at first', async () => {
    const { user } = await opened();
    expect(options()).toMatch(
      /^More options ?Hints and undo allowed, standard list, \d+ words, random tiles$/,
    );
    expect(radio(HELP, 'No')).not.toBeVisible();
    await user.click(screen.getByText('More options'));
    await user.click(radio(HELP, 'No'));
    await user.type(screen.getByLabelText('Name of Player 1'), 'Ann');
    await user.type(screen.getByLabelText(/^Seed/), '77');
    expect(options()).toMatch(/Ann, no hints, undo allowed, standard list, \d+ words, seed 77$/);
  });

  it('offers “You” as the name of the only person', async () => {
    const { user } = await opened();
    const placeholder = () => screen.getByLabelText('Name of Player 1').getAttribute('placeholder');
    expect(placeholder()).toBe('You');
    await user.click(radio('Is Player 2 a human player or a computer player?', 'Human'));
    expect(placeholder()).toBe('Player 1');
  });

  it('starts the default game at once', async () => {
    const { page, user } = await opened();
    await pressStart(user);
    const view = page.state().table?.view;
    expect(view).toMatchObject({ board: defaultBoard, boardName: 'Default board' });
    expect(view?.openRacks).toBe(false);
    expect(view?.seats.map(({ player }) => player)).toEqual(['human', 'computer']);
  });

  it('starts the game as answered', async () => {
    const { page, user } = await opened();
    await user.click(radio('Is Player 1 a human player or a computer player?', 'Computer'));
    await user.click(radio('Is Player 2 a human player or a computer player?', 'Human'));
    await user.click(radio(RACKS, 'Open'));
    await user.click(screen.getByLabelText('Seed (optional): same seed, same game'));
    await user.paste(' mine ');
    await pressStart(user);
    expect(page.state().table?.view.openRacks).toBe(true);
    expect(page.state().table?.view.seats.map(({ player }) => player)).toEqual([
      'computer',
      'human',
    ]);
    expect(page.actions.exportRecord()).toContain('"seed": "mine"');
  });

  it('allows look-ups against computers by default, and between people on request', async () => {
    const { page, user } = await opened();
    const player2 = 'Is Player 2 a human player or a computer player?';
    const helped = () => JSON.parse(page.actions.exportRecord() ?? '').setup.help;
    const again = async () => {
      doing(page, (actions) => actions.openPanel('set-up'));
      await coming(settled);
    };
    await pressStart(user);
    expect(helped()).toBe(true);
    await again();
    await user.click(radio(player2, 'Human'));
    expect(checked().slice(-2)).toEqual(['No', 'No']);
    await pressStart(user);
    expect(helped()).toBeUndefined();
    await again();
    await user.click(radio(player2, 'Human'));
    await user.click(radio(HELP, LOOK_UP));
    await pressStart(user);
    expect(helped()).toBe(true);
  });

  it('allows undo against computers by default, and elsewhere on request', async () => {
    const { page, user } = await opened();
    const player2 = 'Is Player 2 a human player or a computer player?';
    const undo = () => page.state().table?.undo;
    const again = async () => {
      doing(page, (actions) => actions.openPanel('set-up'));
      await coming(settled);
    };
    await pressStart(user);
    expect(undo()).toBe('later');
    await again();
    await user.click(radio(player2, 'Human'));
    await pressStart(user);
    expect(undo()).toBe('none');
    await again();
    await user.click(radio(player2, 'Human'));
    await user.click(radio(UNDO, TAKE_BACK));
    await pressStart(user);
    expect(undo()).toBe('later');
    await again();
    await user.click(radio(player2, 'Online'));
    expect(screen.queryByRole('group', { name: UNDO })).not.toBeInTheDocument();
  });

  it('does not ask about look-ups if help is off or only computers play', async () => {
    const { user } = await opened();
    const isAsked = () => screen.queryAllByRole('group', { name: HELP, hidden: false }).length > 0;
    await user.click(radio('Is Player 2 a human player or a computer player?', 'Online'));
    expect(isAsked()).toBe(false);
    await user.click(radio('Is Player 2 a human player or a computer player?', 'Computer'));
    await user.click(radio('Is Player 1 a human player or a computer player?', 'Computer'));
    expect(isAsked()).toBe(false);
    await user.click(radio('Which game?', 'Classic'));
    await questionsShown();
    expect(isAsked()).toBe(false);
    await user.click(radio('What if a word isn’t in the list?', 'You try again'));
    expect(isAsked()).toBe(true);
  });

  it('disables the start until words are loaded', async () => {
    const { page } = await opened(false);
    expect(start()).toBeDisabled();
    expect(screen.getByText('Loading words…')).toBeInTheDocument();
    await coming(() => page.learn(WORDS));
    expect(start()).toBeEnabled();
    expect(screen.queryByText('Loading words…')).toBeNull();
  });

  it('disables the start without a board', async () => {
    await opened(true, {});
    expect(start()).toBeDisabled();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Can’t find "defaultBoard.txt" in resources/.',
    );
  });

  it('closes', async () => {
    const { page, user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(page.state().panel).toBeUndefined();
  });
});

describe('the question for a computer’s level', () => {
  const LEVEL = 'Player 2’s level';
  const levels = (page: Awaited<ReturnType<typeof opened>>['page']) =>
    page.state().table?.view.seats.map(({ level }) => level);

  it('is beside its seat, with a description of the level', async () => {
    const { page, user } = await opened();
    const group = screen.getByRole('group', { name: LEVEL });
    expect(group).toHaveAccessibleDescription('Plays common words and misses some.');
    await user.click(radio(LEVEL, 'Club'));
    expect(group).toHaveAccessibleDescription('Always plays the highest-scoring move.');
    await user.click(radio('Is Player 1 a human player or a computer player?', 'Computer'));
    await pressStart(user);
    expect(levels(page)).toEqual(['easy', 'club']);
  });

  it('remembers the answer for the next game, also after a reload', async () => {
    const { page, user, unmount } = await opened();
    await user.click(radio(LEVEL, 'Casual'));
    await pressStart(user);
    expect(levels(page)).toEqual([undefined, 'casual']);
    unmount();
    const again = openPage({ files: FILES, storage: page.storage });
    await again.restore();
    await again.learn(WORDS);
    doing(again, (actions) => actions.openPanel('set-up'));
    const shown = show(again, <SetupDialog />);
    await screen.findByRole('dialog');
    await coming(settled);
    expect(checked()).toContain('Casual');
    await shown.user.click(radio('Which game?', 'Classic'));
    await coming(settled);
    expect(checked()).toContain('Casual');
  });

  it('is missing if computers have a skill, and such a game leaves the remembered level alone', async () => {
    const { page, user } = await opened();
    await user.click(radio('Which game?', 'Crossword'));
    await questionsShown();
    await coming(settled);
    expect(screen.queryByRole('group', { name: LEVEL, hidden: false })).not.toBeInTheDocument();
    await pressStart(user);
    expect(levels(page)).toEqual([undefined, undefined]);
    expect(page.state().settings.level).toBe('easy');
  });
});

describe('choosing another game', () => {
  async function chosen(name: string) {
    const dialog = await opened();
    await dialog.user.click(radio('Which game?', name));
    await questionsShown();
    await coming(settled);
    return dialog;
  }

  it('asks its open questions and loads its board: ScraBBKle', async () => {
    const { page, user } = await chosen('ScraBBKle');
    expect(questions()).toEqual([
      'Which game?',
      BOARD,
      'Where is Human player?',
      'Computer player’s level',
      HELP,
      UNDO,
    ]);
    expect(picture()).toBe('Picture of the board, 12 columns, 12 rows');
    await pressStart(user);
    expect(page.state().table?.view).toMatchObject({
      rules: scrabbkle,
      seats: [
        { name: 'Human player', player: 'human' },
        { name: 'Computer player', player: 'computer' },
      ],
    });
  });

  const EXCHANGE = 'How many tiles must be in the bag to exchange?';

  it('offers the exchange rule of tournaments: Classic', async () => {
    const { page, user } = await chosen('Classic');
    expect(radio(EXCHANGE, 'As many as you exchange')).toBeChecked();
    await user.click(radio(EXCHANGE, 'Tournament: 7 or more'));
    await pressStart(user);
    expect(page.state().table?.view.rules).toEqual({ ...classic, leastInBag: 7 });
  });

  it.each(['ScraBBKle', 'Crossword', 'Configured'])(
    'does not offer the exchange rule of tournaments: %s',
    async (name) => {
      await chosen(name);
      expect(questions()).not.toContain(EXCHANGE);
    },
  );

  it('does not ask for the minimum in the bag if the rules state it: Custom rules', async () => {
    const { page, user } = await chosen('Custom rules');
    const saved = { ...classic, leastInBag: 5 };
    const text = formatRuleBook({ rules: saved, board: defaultBoard });
    await user.upload(form().getByLabelText('Rules file'), fileOf('mine.json', text));
    await coming(settled);
    expect(questions()).not.toContain(EXCHANGE);
    await pressStart(user);
    expect(page.state().table?.view.rules).toEqual(saved);
  });

  it('asks its open questions and loads its board: Classic', async () => {
    const { page, user } = await chosen('Classic');
    await user.click(radio('How many players?', '4'));
    await user.click(radio('Is Player 3 a human player or a computer player?', 'Human'));
    await user.click(radio('What if a word isn’t in the list?', 'You try again'));
    expect(questions()).not.toContain(RACKS);
    await pressStart(user);
    const view = page.state().table?.view;
    expect(view?.rules).toEqual({ ...classic, unknownWord: 'try-again' });
    expect(view?.seats.map(({ player }) => player)).toEqual([
      'human',
      'computer',
      'human',
      'computer',
    ]);
  });

  it('asks for each computer’s skill by the player’s name', async () => {
    const { user } = await chosen('Crossword');
    await user.click(radio('How many players?', '3'));
    expect(screen.getByLabelText('Skill of Player 2, 0 to 1')).toHaveValue(1);
    expect(screen.getByLabelText('Skill of Player 3, 0 to 1')).toHaveValue(1);
  });

  it('keeps each game’s answers until it is chosen again', async () => {
    const { user } = await chosen('Crossword');
    await user.click(radio('How many players?', '3'));
    const typed = [
      ['Name of Player 1', 'Ann'],
      ['Rows', '7'],
      ['Columns', '9'],
      ['Tiles in the bag, in order', 'ABBA'],
      ['A', '12'],
      ['Rack size', '4'],
      ['Seed (optional whole number): same seed, same game', '77'],
    ] as const;
    for (const [label, text] of typed) {
      const box = form().getByLabelText(label);
      await user.clear(box);
      await user.type(box, text);
    }
    await user.upload(form().getByLabelText('Word list file'), fileOf('mine.txt', 'AB\n'));
    await coming(settled);

    await user.click(radio('Which game?', 'Classic'));
    await coming(settled);
    expect(checked()).toEqual([
      'Classic',
      'Standard board',
      '2',
      'Human',
      'Computer',
      'Easy',
      'You lose your turn',
      'As many as you exchange',
      'No',
    ]);
    expect(form().getByLabelText('Name of Player 1')).toHaveValue('');
    expect(picture()).toBe('Picture of the board, 15 columns, 15 rows');

    await user.click(radio('Which game?', 'Crossword'));
    expect(checked()).toEqual([
      'Crossword',
      'Plain board',
      '3',
      'Human',
      'Computer',
      'Computer',
      LOOK_UP,
      TAKE_BACK,
    ]);
    for (const [label, text] of typed) {
      expect(form().getByLabelText(label)).toHaveDisplayValue(text);
    }
    expect(form().getByText(/mine\.txt/)).toBeInTheDocument();
    expect(picture()).toBe('Picture of the board, 9 columns, 7 rows');
  });

  it('keeps a custom rule book', async () => {
    const { user } = await chosen('Custom rules');
    const rules = formatRuleBook({ rules: { ...classic, name: 'Mine' }, board: defaultBoard });
    await user.upload(form().getByLabelText('Rules file'), fileOf('mine.json', rules));
    await coming(settled);
    await user.click(radio('Which game?', 'Classic'));
    await user.click(radio('Which game?', 'Custom rules'));
    expect(form().getByText('Mine')).toBeInTheDocument();
    expect(picture()).toBe('Picture of the board, 16 columns, 14 rows');
    expect(start()).toBeEnabled();
  });

  it('starts the chosen game on Enter', async () => {
    const { page, user } = await chosen('Classic');
    await user.click(radio('Which game?', 'ScraBBKle'));
    await coming(settled);
    await user.click(radio('Which game?', 'Classic'));
    expect(screen.getByRole('radio', { name: 'Classic' })).toHaveAttribute(
      'form',
      start().closest('form')?.id,
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(page.state().table?.view.rules).toEqual(classic));
  });

  it('hides the controls of the other games', async () => {
    await chosen('Classic');
    expect(screen.getAllByRole('button', { name: 'Start game', hidden: false })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Start game' })).toHaveLength(2);
  });

  it('fetches no file twice', async () => {
    const { page, user } = await chosen('Classic');
    const asked = page.filesAsked();
    await user.click(radio('Which game?', 'ScraeBBKle'));
    await user.click(radio('Which game?', 'Classic'));
    await coming(settled);
    expect(page.filesAsked()).toEqual(asked);
  });

  it('cancels a start that was waiting for a file', async () => {
    const { text, come } = lateText(FILES['boards/prairie.txt']);
    const { page, user } = await opened(true, { ...FILES, 'boards/prairie.txt': text });
    await user.click(radio(BOARD, 'Load a board…'));
    await user.click(nameBox());
    await user.paste('boards/prairie.txt');
    await pressStart(user);
    await user.click(radio('Which game?', 'Classic'));
    come();
    await coming(settled);
    expect(page.state().table).toBeUndefined();
  });
});

describe('the seed of a built-in configuration', () => {
  it('is disabled until the default one is loaded', async () => {
    const { text, come } = lateText(SHIPPED['configured/config.txt']);
    const { user } = await opened(true, { ...SHIPPED, 'configured/config.txt': text });
    await user.click(radio('Which game?', 'Configured'));
    await questionsShown();
    const seed = form().getByLabelText('Seed (optional): same seed, same game');
    expect(seed).toBeDisabled();
    come();
    await coming(settled);
    expect(seed).toBeEnabled();
    expect(seed).toHaveValue('54');
  });
});

describe('the board of a Crossword game', () => {
  const PRINTED = ' _ _ T _\n _ _ E _\n _ N O _\n';

  const shown = (size: string) =>
    waitFor(() => expect(picture()).toBe(`Picture of the board, ${size}`));

  async function choosing() {
    const dialog = await opened();
    await dialog.user.click(radio('Which game?', 'Crossword'));
    await dialog.user.click(radio(BOARD, 'Load a board…'));
    const load = (text: string) =>
      dialog.user.upload(form().getByLabelText('Board file'), fileOf('mine.txt', text));
    return { ...dialog, load };
  }

  it('can be a file with tiles, which are shown and are there when the game starts', async () => {
    const { page, user, load } = await choosing();
    await load(PRINTED);
    await shown('4 columns, 3 rows, 4 tiles');
    expect(form().getByRole('img')).toHaveTextContent('TENO');
    expect(form().getByText(/4 columns, 3 rows, 4 tiles/)).toBeInTheDocument();
    await pressStart(user);
    expect(page.state().table?.view).toMatchObject({ boardName: 'mine.txt', bagCount: 98 - 14 });
    const view = page.state().table?.view;
    expect(view && pictureOf(view)).toEqual(['..T.', '..E.', '.NO.']);
  });

  it('can be plain again, in its original size', async () => {
    const { page, user, load } = await choosing();
    await load(PRINTED);
    await shown('4 columns, 3 rows, 4 tiles');
    await user.click(radio(BOARD, 'Plain board'));
    await shown('12 columns, 12 rows');
    expect(form().getByLabelText('Rows')).toHaveValue(12);
    await pressStart(user);
    expect(page.state().table?.view.given).toEqual([]);
  });

  it('is refused if a square is invalid, and the previous one stays', async () => {
    const { load } = await choosing();
    await load(PRINTED);
    await shown('4 columns, 3 rows, 4 tiles');
    await load(' _ _\n _ É\n');
    await form().findByText(
      /In "mine\.txt": Line 2, column 4: a square must be _ or a letter of this game, not "É"\./,
    );
    expect(picture()).toBe('Picture of the board, 4 columns, 3 rows, 4 tiles');
  });
});

describe('a number of a Crossword game', () => {
  it.each([
    ['Rows', ['', '1', '101', '2.5'], 'Rows: a whole number from 2 to 100.', true],
    ['Columns', ['', '1', '101', '2.5'], 'Columns: a whole number from 2 to 100.', true],
    ['Rack size', ['', '0', '64', '-1', '1.5'], 'Rack size: a whole number from 1 to 63.', false],
    [
      'B',
      ['', '1.5', '10001', '-10001'],
      'Value of B: a whole number from −10000 to 10000.',
      false,
    ],
  ])('is refused with a message beside its box: %s', async (label, texts, sentence, isChecked) => {
    const { page, user } = await opened();
    await user.click(radio('Which game?', 'Crossword'));
    await coming(settled);
    const box = form().getByLabelText(label, { exact: true });
    const alerts = () =>
      form()
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join('');
    const good = box instanceof HTMLInputElement ? box.value : '';
    expect(alerts()).toBe('');
    for (const text of texts) {
      await user.clear(box);
      if (text !== '') await user.type(box, text);
      expect(alerts()).toBe(sentence);
      expect(box).toHaveAccessibleDescription(sentence);
      expect(box).toHaveAttribute('aria-invalid', 'true');
      await pressStart(user);
      // The form's own validation catches rows and columns.
      expect(start().hasAttribute('disabled')).toBe(!isChecked);
      expect(page.state().table).toBeUndefined();
    }
    await user.clear(box);
    await user.type(box, good);
    expect(alerts()).toBe('');
    expect(box).toHaveAttribute('aria-invalid', 'false');
    await pressStart(user);
    expect(page.state().table).toBeDefined();
  });
});

describe('choosing another board', () => {
  const choose = async (files?: Files) => {
    const shown = await opened(true, files);
    await shown.user.click(radio(BOARD, 'Load a board…'));
    return shown;
  };
  const NOT_VALID = 'This is not a valid file. Please enter the file name of the board: ';
  /** Waits until a board is refused; the parser of boards with tiles is loaded on demand. */
  const refused = (reason: string) =>
    waitFor(() => expect(screen.getByRole('alert').textContent).toBe(`${NOT_VALID}${reason}`));

  it('accepts a built-in board', async () => {
    const { page, user } = await choose();
    await user.click(radio(BOARD, 'Tower'));
    await coming(settled);
    expect(picture()).toBe('Picture of the board, 7 columns, 28 rows');
    expect(radio(BOARD, 'Tower')).toBeChecked();
    await pressStart(user);
    expect(page.state().table?.view).toMatchObject({ boardName: 'Tower', board: { rows: 28 } });
  });

  it('accepts a file name; Enter loads it without starting the game', async () => {
    const { page, user } = await choose();
    await user.click(nameBox());
    await user.paste('boards/tower.txt');
    await user.keyboard('{Enter}');
    await coming(settled);
    expect(picture()).toBe('Picture of the board, 7 columns, 28 rows');
    expect(page.state().table).toBeUndefined();
  });

  it.each([
    ['boards/none.txt', 'Can’t find "boards/none.txt" in resources/.'],
    ['boards/bad.txt', 'Line 4, column 1: the board needs 28 rows; the file has 0.'],
  ])('refuses an unusable board and leaves the dialog unchanged: %s', async (name, reason) => {
    const { user } = await choose();
    await user.click(radio(RACKS, 'Open'));
    await user.click(nameBox());
    await user.paste(name);
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await coming(settled);
    await refused(reason);
    expect(nameBox()).toHaveAccessibleDescription(`${NOT_VALID}${reason}`);
    expect(nameBox()).toBeInvalid();
    expect(nameBox()).toHaveValue(name);
    expect(picture()).toBe('Picture of the board, 16 columns, 14 rows');
    expect(loaded()).toBe('Default board');
    expect(checked()).toEqual([
      'ScraeBBKle',
      'Load a board…',
      'Human',
      'Computer',
      'Easy',
      'Open',
      LOOK_UP,
      TAKE_BACK,
    ]);
    expect(start()).toBeEnabled();
  });

  it('removes the refusal once a good board is loaded', async () => {
    const { user } = await choose();
    await user.type(nameBox(), 'x{Enter}');
    await coming(settled);
    expect(screen.getByRole('alert')).toHaveTextContent(/^This is not a valid file\./);
    await user.clear(nameBox());
    await user.click(nameBox());
    await user.paste('boards/tower.txt');
    await user.keyboard('{Enter}');
    await coming(settled);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(nameBox()).toBeValid();
  });

  it('fetches a named board before the start if it differs from the loaded one', async () => {
    const { page, user } = await choose();
    await user.click(radio(BOARD, 'Prairie'));
    await coming(settled);
    expect(picture()).toBe('Picture of the board, 26 columns, 10 rows');
    await user.click(radio(BOARD, 'Load a board…'));
    await user.clear(nameBox());
    await user.click(nameBox());
    await user.paste(' boards/tower.txt ');
    await pressStart(user);
    await coming(settled);
    expect(page.state().table?.view).toMatchObject({ boardName: 'Tower', board: { rows: 28 } });
    expect(page.state().panel).toBeUndefined();
  });

  it('prevents the start if the named board is unusable', async () => {
    const { page, user } = await choose();
    await user.click(nameBox());
    await user.paste('boards/bad.txt');
    await pressStart(user);
    await coming(settled);
    expect(screen.getByRole('alert')).toHaveTextContent(/^This is not a valid file\./);
    expect(page.state().table).toBeUndefined();
    await user.click(radio(BOARD, 'Default board'));
    await pressStart(user);
    await coming(settled);
    expect(page.state().table?.view.boardName).toBe('Default board');
  });

  it('waits for a pending board before the start', async () => {
    const { text, come } = lateText(FILES['boards/prairie.txt']);
    const { page, user } = await choose({ ...FILES, 'boards/prairie.txt': text });
    await user.click(radio(BOARD, 'Prairie'));
    await pressStart(user);
    await coming(settled);
    expect(page.state().table).toBeUndefined();
    come();
    await waitFor(() => expect(page.state().table?.view.boardName).toBe('Prairie'));
  });

  it('starts nothing if the dialog is closed before the board arrives', async () => {
    const { text, come } = lateText(FILES['boards/prairie.txt']);
    const { page, user, unmount } = await choose({ ...FILES, 'boards/prairie.txt': text });
    await user.click(nameBox());
    await user.paste('boards/prairie.txt');
    await pressStart(user);
    unmount();
    come();
    await coming(settled);
    expect(page.state().table).toBeUndefined();
  });

  it('accepts a user file', async () => {
    const { page, user } = await choose();
    const file = fileOf('mine.txt', FILES['boards/tower.txt']);
    await user.upload(screen.getByLabelText('Board file'), file);
    await coming(settled);
    expect(screen.getByText('mine.txt')).toBeInTheDocument();
    expect(nameBox()).toHaveValue('');
    await pressStart(user);
    expect(page.state().table?.view.boardName).toBe('mine.txt');
  });

  it('shortens the name of a user file', async () => {
    const { page, user } = await choose();
    const file = fileOf(`${'𐐀'.repeat(120)}.txt`, FILES['boards/tower.txt']);
    await user.upload(screen.getByLabelText('Board file'), file);
    await coming(settled);
    await pressStart(user);
    expect(page.state().table?.view.boardName).toBe(`${'𐐀'.repeat(99)}…`);
  });

  it('accepts a user file with tiles in any game', async () => {
    const { page, user } = await choose();
    const file = fileOf('grape.txt', '14 14\nGRAPE,4,0,across\n');
    await user.upload(screen.getByLabelText('Board file'), file);
    await waitFor(() =>
      expect(picture()).toBe('Picture of the board, 14 columns, 14 rows, 5 tiles'),
    );
    await pressStart(user);
    const view = page.state().table?.view;
    expect(view).toMatchObject({ rules: scraebbkle, board: { rows: 14, columns: 14 } });
    expect(view?.given.map(({ tile }) => tile.letter).join('')).toBe('GRAPE');
  });

  it('applies the game’s limits to a user file with tiles', async () => {
    const { user } = await choose();
    await user.upload(screen.getByLabelText('Board file'), fileOf('mine.txt', 'hello\nworld\n'));
    await refused(
      'In "mine.txt": Line 1, column 6: the number of columns must be a whole number from 7 to 26, not "5".',
    );
    expect(loaded()).toBe('Default board');
  });

  it('refuses an invalid user file', async () => {
    const { user } = await choose();
    const file = fileOf('mine.txt', '7\n9\nd4\n');
    await user.upload(screen.getByLabelText('Board file'), file);
    await coming(settled);
    await refused(
      'In "mine.txt": Line 2, column 1: the number of rows must be a whole number from 10 to 99, not "9".',
    );
    expect(loaded()).toBe('Default board');
  });

  it('refuses a user file that is too large', async () => {
    const { user } = await choose();
    const file = fileOf('mine.txt', 'x'.repeat(100_001));
    await user.upload(screen.getByLabelText('Board file'), file);
    await coming(settled);
    await refused('"mine.txt": That file is over 100 kB. Choose a smaller one.');
  });

  it('refuses a user file that no longer exists', async () => {
    const { user } = await choose();
    const file = Object.assign(fileOf('mine.txt', ''), {
      arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotFoundError')),
    });
    await user.upload(screen.getByLabelText('Board file'), file);
    await coming(settled);
    await refused('"mine.txt": Couldn’t read the file. Choose it again.');
    expect(loaded()).toBe('Default board');
  });

  it('ignores a late board if another one was chosen after it', async () => {
    const { text, come } = lateText(FILES['boards/prairie.txt']);
    const { user } = await choose({ ...FILES, 'boards/prairie.txt': text });
    await user.click(radio(BOARD, 'Prairie'));
    await user.click(radio(BOARD, 'Tower'));
    await coming(settled);
    expect(picture()).toBe('Picture of the board, 7 columns, 28 rows');
    come();
    await coming(settled);
    expect(picture()).toBe('Picture of the board, 7 columns, 28 rows');
  });

  it('returns to the default board on request', async () => {
    const { user } = await choose();
    await user.click(radio(BOARD, 'Tower'));
    await coming(settled);
    await user.click(radio(BOARD, 'Default board'));
    await coming(settled);
    expect(picture()).toBe('Picture of the board, 16 columns, 14 rows');
    expect(screen.getByText('ScraeBBKle · default board.')).toBeInTheDocument();
  });
});

describe('a record in the set-up dialog', () => {
  it('can be opened instead of a new game', async () => {
    const { page, user } = await opened();
    const text = formatRecord(smallGame(PLAIN_DRAWS, {}, 'NO,2b').record);
    const file = fileOf('game.json', text);
    await user.upload(screen.getByLabelText('Game or board file'), file);
    await waitFor(() => expect(page.actions.exportRecord()).toBe(text));
    expect(page.state().panel).toBeUndefined();
  });

  it('is refused there if it is invalid', async () => {
    const { page, user } = await opened();
    const file = fileOf('game.json', '{}');
    await user.upload(screen.getByLabelText('Game or board file'), file);
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent(
        'Couldn’t open game.json. Nothing changed.',
      ),
    );
    expect(page.state().table).toBeUndefined();
  });

  it('is reported if the saved one is invalid', async () => {
    const page = openPage({ files: FILES });
    page.storage.texts.set('record', '{}');
    await page.restore();
    show(page, <SetupDialog />);
    await coming(settled);
    expect(screen.getByRole('dialog')).toHaveTextContent('Couldn’t open your saved game.');
  });
});
