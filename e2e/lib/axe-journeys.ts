import { CARD_SCREENS } from './words-to-learn';
import { settled } from './settled';
import type { Locator, Page } from '@playwright/test';
import { classic, formatRecord, type Timeline } from '../../src/engine';
import { plainBoard } from '../../tests/support/pictures';
import { changing, type Screens } from './axe-screens';
import { chooseFile } from './files';
import {
  beginWithFriend,
  hostTable,
  nameBadRelay,
  openTable,
  restrictToLocalNetwork,
} from './friends';
import { after, dealt, playedOut, shippedBoard } from './games';
import { openRecord } from './records';
import { movePanel, backToGame, viewing } from './screens';
import { holdWords, presetText, resumeGame } from './storage';
import {
  answer,
  helpWithMove,
  moveBox,
  movePrompt,
  openSetup,
  playMove,
  rackTile,
  setupDialog,
  setupQuestions,
  square,
  startGame,
  verdictPoints,
  openTranscript,
  openOptions,
} from './table';
import { expect } from './test';

const HEADER = '.header';
const BOARD = '.board-frame';
const MOVE = '.move-panel';
const SCORES = '.score-panel';
const LOG = '.dock';

const DRAWS = 'EEDNIDLNZHNTFORREVOFILASP';

const SMALL_BOARD = plainBoard(8, 10, 'd4');

/** An unfinished game on a small board, for screens that are not about the board. */
const SMALL = after(dealt({ draws: DRAWS, board: SMALL_BOARD }), 'DINED,d4', 'TNZON,7c');

/** An unfinished game on a board with every kind of premium. */
const JACKPOT = after(
  dealt({ draws: DRAWS, board: shippedBoard('boards/jackpot.txt') }),
  'DINED,j3',
  'TNZON,6i',
);

const gameOver = (): Timeline => playedOut(dealt({ seed: 'axe', board: SMALL_BOARD }));

const chooseGame = (page: Page, game: RegExp): Promise<void> =>
  answer(setupDialog(page), /Which game/, game);

const boardButton = (page: Page): Locator =>
  setupDialog(page).getByRole('button', { name: 'Choose file…' });

const rulesButton = (page: Page): Locator =>
  setupQuestions(page).getByRole('button', { name: 'Choose rules…' });

const menu = (page: Page, name: string): Locator => page.getByText(name, { exact: true });

async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}

/** Opens a game and waits until its squares are drawn and its words loaded. */
async function resumed(page: Page, game: Timeline): Promise<void> {
  await resumeGame(page, game);
  await settled(page);
}

async function setUp(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await expect(setupDialog(page).getByRole('img')).toBeVisible();
}

async function wordsPanel(page: Page): Promise<void> {
  await openOptions(page);
  await setupQuestions(page).getByRole('button', { name: 'Look up…' }).click();
  await expect(page.getByText('267,752 words.')).toBeVisible();
}

async function settingsMenu(page: Page): Promise<void> {
  await page.getByLabel('Settings').click();
  const last = page.getByRole('button', { name: 'High contrast' });
  await expect(last).toBeInViewport({ ratio: 1 });
}

async function promptForMove(page: Page): Promise<void> {
  const help = helpWithMove(page);
  // The first typed move of a game has already opened it.
  if ((await help.getAttribute('aria-expanded')) === 'false') await help.click();
  await expect(movePrompt(page)).toBeVisible();
}

export const ON_A_DESKTOP = {
  'the questions before a game': {
    'what can be done about a game that cannot be opened': async (page) => {
      await presetText(page, 'record', '{}');
      await openSetup(page);
      await setupDialog(page).getByRole('button', { name: 'Discard' }).click();
      await expect(setupDialog(page).getByRole('button', { name: 'Yes, discard' })).toBeVisible();
    },
    'the set-up dialog': async (page) => {
      await setupDialog(page).getByRole('button', { name: 'Yes, discard' }).click();
      await setUp(page);
    },
    'another board': async (page) => {
      await setupDialog(page).getByRole('radio', { name: 'Load a board…' }).check();
      await expect(setupDialog(page).getByRole('img')).toHaveAccessibleName(/16 columns/);
    },
    'a refused board': async (page) => {
      await chooseFile(page, boardButton(page), 'poem.txt', 'Roses are red');
      const alert = setupDialog(page).getByRole('alert').filter({ hasText: 'poem.txt' });
      await expect(alert).toBeVisible();
    },
    'a board with tiles on it': async (page) => {
      await chooseFile(page, boardButton(page), 'go.txt', '14 14\nGO,6,6,down\n');
      await expect(setupDialog(page).getByRole('img')).toHaveAccessibleName(/2 tiles$/);
    },
    'the questions of a crossword, one of them refused': async (page) => {
      await chooseGame(page, /^Crossword$/);
      await openOptions(page);
      await setupQuestions(page).getByLabel('Rack size').fill('0');
      await expect(setupQuestions(page).getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    },
    'the questions of a configured game': async (page) => {
      await chooseGame(page, /^Configured$/);
      await openOptions(page);
      await setupQuestions(page).getByText('Run a script').click();
      await expect(
        setupQuestions(page).getByLabel(/^Number of players, then one name/),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
    },
    'files of one’s own': async (page) => {
      await answer(setupDialog(page), /Which configuration/, /My files/);
      const choose = setupQuestions(page).getByRole('button', { name: 'Choose files…' });
      await chooseFile(page, choose, 'config.txt', 'boardfile: none.txt');
      await expect(setupQuestions(page).getByText('1 file chosen.')).toBeVisible();
    },
    'own rules that are refused': async (page) => {
      await chooseGame(page, /^Custom rules$/);
      await chooseFile(page, rulesButton(page), 'poem.json', 'Roses are red');
      await expect(setupQuestions(page).getByRole('alert')).toContainText('poem.json');
    },
    'own rules': async (page) => {
      await chooseFile(page, rulesButton(page), 'classic.json', JSON.stringify(classic));
      await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
    },
    'the ways to play with a friend': async (page) => {
      await escape(page);
      await page.getByRole('button', { name: 'Play a friend' }).click();
      await expect(page.getByRole('button', { name: 'Send a link' })).toBeFocused();
    },
    'the question for a name and the way': async (page) => {
      await page.getByRole('button', { name: 'Join a game' }).click();
      await expect(page.getByLabel('Your name')).toBeVisible();
    },
  },
  'words to learn': CARD_SCREENS,
  'a list of words and games of computers': {
    'the panel of words': async (page) => {
      await openSetup(page);
      await wordsPanel(page);
    },
    'a question to the words that is refused': async (page) => {
      await page.getByLabel('Contains').fill('?');
      await expect(page.getByRole('alert').filter({ hasText: 'character 1' })).toBeVisible();
    },
    'words of one’s own': async (page) => {
      await page.getByRole('tab', { name: 'Your words' }).click();
      for (const word of ['qqq', 'q1']) {
        await page.getByLabel('New word').fill(word);
        await page.getByLabel('New word').press('Enter');
      }
      await expect(page.getByText('1 word.')).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'character 2' })).toBeVisible();
    },
    'the panel of words in a game': async (page) => {
      await escape(page);
      await startGame(page, { seed: 'axe' });
      await page.getByRole('button', { name: 'Look up', exact: true }).click();
      await expect(page.getByLabel('Word or pattern')).toBeFocused();
      await page.getByLabel('Using letters').fill('retain_');
      await expect(page.getByText('1,899 words.')).toBeVisible();
    },
    'computers that play': async (page) => {
      await escape(page);
      await page.getByRole('button', { name: 'New game' }).click();
      await startGame(page, { seed: 'axe', seats: ['computer', 'computer'] });
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(page.getByText('Paused')).toBeVisible();
    },
  },
  'a turn': {
    'a board with every kind of premium': async (page) => {
      await resumed(page, JACKPOT);
      await moveBox(page).fill('OVE,3k');
      await expect(verdictPoints(page)).toBeVisible();
      await square(page, 'a1').click();
    },
    'a refused move': changing([MOVE, BOARD], async (page) => {
      await playMove(page, 'O,e1');
      await expect(movePanel(page).getByText('Please try again.')).toBeVisible();
    }),
    'the prompt for a move': async (page) => {
      await openRecord(page, SMALL);
      await expect(page.getByText('Opened game.json.').first()).toBeVisible();
      await promptForMove(page);
    },
    'a move in the notation of another game': changing([MOVE], async (page) => {
      await playMove(page, 'OVE,e4,r');
      await expect(page.getByRole('button', { name: 'OVE,4e' })).toBeVisible();
    }),
    'a pass that is asked for': changing([MOVE], async (page) => {
      await moveBox(page).fill('');
      await page.getByRole('button', { name: 'Pass', exact: true }).click();
      await expect(page.locator('.pass__yes')).toBeVisible();
    }),
    'an earlier turn': changing([MOVE, BOARD, SCORES, LOG, HEADER], async (page) => {
      await page.getByRole('button', { name: 'Keep my turn' }).click();
      await page.getByRole('button', { name: 'Previous turn' }).click();
      await expect(viewing(page, 'turn 1 of 2')).toBeVisible();
    }),
    'the transcript': async (page) => {
      await backToGame(page).click();
      await expect(await openTranscript(page)).toBeVisible();
    },
    'the menu of settings': changing([HEADER], async (page) => {
      await escape(page);
      await settingsMenu(page);
    }),
    'the help': async (page) => {
      await escape(page);
      await square(page, 'a1').click();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Rules and keys' })).toBeVisible();
    },
    'the rules': async (page) => {
      await page.getByRole('button', { name: 'Classic', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Every word counts' })).toBeVisible();
    },
    'the menu': changing([HEADER], async (page) => {
      await escape(page);
      await menu(page, 'Menu').click();
      await expect(page.getByRole('button', { name: 'Save to file…' })).toBeVisible();
    }),
    'a resignation that is asked for': changing([MOVE, HEADER], async (page) => {
      await escape(page);
      await menu(page, 'More').click();
      await page.getByRole('button', { name: 'Resign' }).click();
      await expect(page.getByRole('button', { name: 'Yes, resign' })).toBeVisible();
    }),
  },
  'what comes with some games, and the end': {
    'the letter picker': async (page) => {
      await resumed(page, dealt({ draws: 'CAT_EDONZHNTFO', board: SMALL_BOARD }));
      // Hides the cursor, at which the tile would be placed.
      await escape(page);
      await rackTile(page, '_').click();
      await square(page, 'd4').click();
      await expect(page.getByRole('dialog', { name: /^Letter for the blank/ })).toBeVisible();
    },
    'the exchange of tiles': async (page) => {
      await escape(page);
      await openRecord(page, dealt({ rules: classic, board: SMALL_BOARD }));
      await page.getByRole('button', { name: 'Exchange' }).click();
      const tiles = page.getByRole('group', { name: 'Tiles to exchange' });
      await tiles.getByRole('button').first().click();
      await expect(page.getByRole('button', { name: 'Exchange 1 tile' })).toBeEnabled();
    },
    'the curtain': changing([MOVE, BOARD, SCORES], async (page) => {
      await escape(page);
      await openRecord(page, dealt({ openRacks: false, seed: 'curtain', board: SMALL_BOARD }));
      await expect(page.getByRole('button', { name: 'Show my tiles' })).toBeVisible();
    }),
    'the end of a game': async (page) => {
      await openRecord(page, gameOver());
      await expect(page.getByText('Game Over!', { exact: true })).toBeVisible();
    },
    'the story of a game': async (page) => {
      await page.getByRole('button', { name: 'Summary', exact: true }).click();
      await page.getByText('Show as table').click();
      await expect(page.locator('.turn-table')).toBeVisible();
    },
  },
  'a table for a friend': {
    'the ways to a table': async (page) => {
      await openTable(page);
      await page.getByRole('button', { name: /^QR code of/ }).click();
      await expect(hostTable(page).getByRole('img')).toBeVisible();
    },
    'the relays and servers, one of them refused': nameBadRelay,
    'a table with a friend': async (page) => {
      await restrictToLocalNetwork(hostTable(page));
      await beginWithFriend(page);
      await page.bringToFront();
      await page.getByRole('button', { name: 'Table', exact: true }).click();
      await expect(hostTable(page)).toBeVisible();
    },
    'the end of a game, where both may want another': changing([MOVE], async (page) => {
      await escape(page);
      await page.getByText('More', { exact: true }).click();
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('button', { name: 'Yes, resign' }).click();
      await page.getByRole('button', { name: 'Rematch' }).click();
      await expect(page.getByText('You asked for a rematch. Waiting for Bob.')).toBeVisible();
    }),
    'a friend who is away': async (page) => {
      const [, friend] = page.context().pages();
      await friend?.close();
      await expect(page.getByText('Bob is away.', { exact: true }).first()).toBeVisible();
    },
  },
} satisfies Readonly<Record<string, Screens>>;

/** A board with other kinds of premiums and very many squares. */
export const ON_A_LARGE_BOARD: Screens = {
  'the largest board': (page) =>
    resumed(page, dealt({ board: shippedBoard('boards/prairie.txt') })),
};

export const ON_A_FIRST_VISIT: Screens = {
  'words on their way': async (page) => {
    await holdWords(page);
    await resumeGame(page, SMALL);
    await expect(page.getByText(/^Loading words[… ]/)).toBeVisible();
  },
  'words that are missing': async (page) => {
    await page.route(/\/wordlist\.txt/, (route) => route.fulfill({ body: '' }));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ON_A_PHONE: Screens = {
  'the set-up dialog': async (page) => {
    await openSetup(page);
    await setUp(page);
  },
  'the panel of words': wordsPanel,
  'the overview of a board': async (page) => {
    await resumed(page, JACKPOT);
    await expect(page.getByRole('group', { name: 'Zoom' })).toBeVisible();
  },
  'a board that is zoomed': changing([BOARD], async (page) => {
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect(page.getByRole('button', { name: 'Whole board' })).toBeEnabled();
  }),
  'the prompt for a move': changing([MOVE, BOARD], promptForMove),
  'the menu of settings': changing([HEADER], settingsMenu),
  'the menu': changing([HEADER], async (page) => {
    await escape(page);
    await page.locator('summary', { hasText: 'Menu' }).tap();
    await expect(page.getByRole('button', { name: 'Rules', exact: true })).toBeVisible();
  }),
  'the end of a game': async (page) => {
    const open = page.getByRole('navigation').getByRole('button', { name: 'Open file…' });
    await chooseFile(page, open, 'over.json', formatRecord(gameOver().record));
    await expect(page.getByText('Game Over!', { exact: true })).toBeVisible();
  },
};
