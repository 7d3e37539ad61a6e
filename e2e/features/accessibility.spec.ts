import type { Locator, Page } from '@playwright/test';
import { classic, formatRecord, type Timeline } from '../../src/engine';
import { plainBoard } from '../../tests/support/pictures';
import { violationsOn } from '../lib/axe';
import { chooseFile } from '../lib/files';
import { beginWithFriend, hostDialog, nameBadRelay, openTable, stayLocal } from '../lib/friends';
import { after, dealt, playedOut, shippedBoard } from '../lib/games';
import { IS_LONG, LONG_TEST } from '../lib/long';
import { openRecord } from '../lib/records';
import { movePanel, PHONE, sizeOf, SMALL_PHONE } from '../lib/screens';
import { holdWords, leaveKept, resumeGame } from '../lib/storage';
import {
  answer,
  moveBox,
  movePrompt,
  playMove,
  rackTile,
  setupDialog,
  setupQuestions,
  square,
  startGame,
  untilPlayable,
  verdict,
  openSetup,
} from '../lib/table';
import { expect, test } from '../lib/test';

/** The four looks of the page, by what the system asks for. */
const LOOKS = [
  { colorScheme: 'light', contrast: 'no-preference' },
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
] as const;

type Look = (typeof LOOKS)[number];

/** Gives the page a look, and waits until it has it. */
async function takeLook(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', look.colorScheme);
  if (look.contrast === 'more') await expect(root).toHaveAttribute('data-contrast', 'more');
  else await expect(root).not.toHaveAttribute('data-contrast');
}

/** The rules whose answer a look can change; what they ask for is more in high contrast. */
const colourRules = ({ contrast }: Look): readonly string[] => [
  contrast === 'more' ? 'color-contrast-enhanced' : 'color-contrast',
  'link-in-text-block',
];

/** Where the mark stands of a square that looks like another. */
const ALIKE = 'data-alike';

/** Marks what looks like something before it: nearly every square of a large board, and most rows of words. */
const markAlike = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    const seen = new Set<string>();
    for (const cell of document.querySelectorAll('[data-square]')) {
      const look = `${cell.className} ${cell.innerHTML}`;
      cell.toggleAttribute(mark, seen.has(look));
      seen.add(look);
    }
    for (const row of document.querySelectorAll('.found__row:nth-child(n + 4)')) {
      row.toggleAttribute(mark, true);
    }
  }, ALIKE);

/** The selectors of the parts that are looked at: of all of the page, unless there is a dialog over it. */
async function partsIn(page: Page, parts: readonly string[]): Promise<readonly string[]> {
  // What lies behind a dialog is out of reach, and a screen of its own.
  if ((await page.locator(':modal').count()) > 0) return [':modal'];
  for (const part of parts) await expect(page.locator(part)).toBeVisible();
  return parts;
}

/**
 * What axe finds on these parts of the page: by all its usual rules and the size of targets, or by these
 * rules alone.
 */
async function violationsIn(
  page: Page,
  parts: readonly string[],
  rules?: readonly string[],
): Promise<readonly object[]> {
  await markAlike(page);
  const include = await partsIn(page, parts);
  return violationsOn(page, { include, exclude: [`[${ALIKE}]`], ...(rules && { rules }) });
}

type Act = (page: Page) => Promise<void>;

/** How a screen is come to, and which parts of the page are new on it. */
interface Screen {
  readonly show: Act;
  readonly parts: readonly string[];
}

/** What a page goes through, by the names of its screens; each leads to the next. */
type Screens = Readonly<Record<string, Act | Screen>>;

const THE_PAGE = ['html'];
const HEADER = '.header';
const BOARD = '.board-frame';
const MOVE = '.move-panel';
const SCORES = '.score-panel';
const LOG = '.game-log';

/** A screen that differs from the one before in these parts of the page alone. */
const changing = (parts: readonly string[], show: Act): Screen => ({ show, parts });

/** Screens that between them show every colour; the others are looked at in one look. */
const IN_EVERY_LOOK = ['a refused board', 'a refused move', 'the end of a game'];

const DRAWS = 'EEDNIDLNZHNTFORREVOFILASP';

const SMALL_BOARD = plainBoard(8, 10, 'd4');

/** The middle of a game on a small board, where the board is not what is looked at. */
const SMALL = after(dealt({ draws: DRAWS, board: SMALL_BOARD }), 'DINED,d4', 'TNZON,7c');

/** The middle of a game on a board with every kind of premium. */
const JACKPOT = after(
  dealt({ draws: DRAWS, board: shippedBoard('boards/jackpot.txt') }),
  'DINED,j3',
  'TNZON,6i',
);

/** A game at its end. */
const gameOver = (): Timeline => playedOut(dealt({ seed: 'axe', board: SMALL_BOARD }));

/** Chooses a game, which has questions of its own. */
const chooseGame = (page: Page, game: RegExp): Promise<void> =>
  answer(setupDialog(page), /Which game/, game);

const boardButton = (page: Page): Locator =>
  setupDialog(page).getByRole('button', { name: 'Choose file…' });

const rulesButton = (page: Page): Locator =>
  setupQuestions(page).getByRole('button', { name: 'Choose rules…' });

const menu = (page: Page, name: string): Locator => page.getByText(name, { exact: true });

/** Closes what is open over the rest. */
async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}

/** A game, once all its squares are drawn and its words are there. */
async function resumed(page: Page, game: Timeline): Promise<void> {
  await resumeGame(page, game);
  await untilPlayable(page);
}

async function setUp(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
  await expect(setupDialog(page).getByRole('img')).toBeVisible();
}

async function wordsPanel(page: Page): Promise<void> {
  await setupQuestions(page).getByRole('button', { name: 'Look words up…' }).click();
  await expect(page.getByText('267,752 words.')).toBeVisible();
}

async function coloursMenu(page: Page): Promise<void> {
  await page.getByLabel(/^Colours/).click();
  const last = page.getByRole('button', { name: 'High contrast' });
  await expect(last).toBeInViewport({ ratio: 1 });
}

async function promptForMove(page: Page): Promise<void> {
  await moveBox(page).focus();
  await expect(movePrompt(page)).toBeVisible();
}

const ON_A_DESKTOP: Readonly<Record<string, Screens>> = {
  'the questions before a game': {
    'what can be done about a game that cannot be opened': async (page) => {
      await leaveKept(page, 'record', '{}');
      await openSetup(page);
      await setupDialog(page).getByRole('button', { name: 'Discard it' }).click();
      await expect(
        setupDialog(page).getByRole('button', { name: 'Yes, discard it' }),
      ).toBeVisible();
    },
    'the set-up dialog': async (page) => {
      await setupDialog(page).getByRole('button', { name: 'Yes, discard it' }).click();
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
      await chooseFile(page, boardButton(page), 'go.txt', '_G\n_O\n');
      await expect(setupDialog(page).getByRole('img')).toHaveAccessibleName(/2 tiles$/);
    },
    'the questions of a crossword, one of them refused': async (page) => {
      await chooseGame(page, /^Crossword$/);
      await setupQuestions(page).getByLabel('Tiles on a rack').fill('0');
      await expect(setupQuestions(page).getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    },
    'the questions of a configured game': async (page) => {
      await chooseGame(page, /^Configured$/);
      await setupQuestions(page).getByText('Play a script').click();
      await expect(setupQuestions(page).getByLabel(/^Number of players, a name/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
    },
    'files of one’s own': async (page) => {
      await answer(setupDialog(page), /Which configuration/, /Files of my own/);
      const choose = setupQuestions(page).getByRole('button', { name: 'Choose files…' });
      await chooseFile(page, choose, 'config.txt', 'boardfile: none.txt');
      await expect(setupQuestions(page).getByText('1 file chosen.')).toBeVisible();
    },
    'own rules that are refused': async (page) => {
      await chooseGame(page, /^Own rules$/);
      await chooseFile(page, rulesButton(page), 'poem.json', 'Roses are red');
      await expect(setupQuestions(page).getByRole('alert')).toContainText('poem.json');
    },
    'own rules': async (page) => {
      await chooseFile(page, rulesButton(page), 'classic.json', JSON.stringify(classic));
      await expect(page.getByRole('button', { name: 'Start game' })).toBeEnabled();
    },
    'the question for a name and the way': async (page) => {
      await page.getByRole('button', { name: 'Join a game…' }).click();
      await expect(page.getByLabel('Your name')).toBeVisible();
    },
  },
  'a list of words and games of computers': {
    'the panel of words': async (page) => {
      await openSetup(page);
      await wordsPanel(page);
    },
    'a question to the words that is refused': async (page) => {
      await page.getByLabel('Contains').fill('?');
      await expect(page.getByRole('alert').filter({ hasText: 'Character 1' })).toBeVisible();
    },
    'words of one’s own': async (page) => {
      await page.getByRole('tab', { name: 'Words of your own' }).click();
      for (const word of ['qqq', 'q1']) {
        await page.getByLabel('New word').fill(word);
        await page.getByLabel('New word').press('Enter');
      }
      await expect(page.getByText('1 word of your own.')).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'Character 2' })).toBeVisible();
    },
    'the panel of words in a game': async (page) => {
      await escape(page);
      await startGame(page, { seed: 'axe' });
      await page.getByRole('button', { name: 'Words', exact: true }).click();
      await page.getByLabel('From letters').fill('retain_');
      await expect(page.getByText('1,899 words.')).toBeVisible();
    },
    'computers that play': async (page) => {
      await escape(page);
      await page.getByRole('button', { name: 'New game' }).click();
      await startGame(page, { seed: 'axe', seats: ['computer', 'computer'] });
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(page.getByText('To move · paused')).toBeVisible();
    },
  },
  'a turn': {
    'a board with every kind of premium': async (page) => {
      await resumed(page, JACKPOT);
      await moveBox(page).fill('OVE,3k');
      await expect(verdict(page).getByText('legal')).toBeVisible();
      await square(page, 'a1').click();
    },
    'a refused move': changing([MOVE, BOARD], async (page) => {
      await playMove(page, 'O,e1');
      await expect(movePanel(page).getByText('Please try again.')).toBeVisible();
    }),
    'the prompt for a move': async (page) => {
      await openRecord(page, SMALL);
      await expect(page.getByText('The record game.json has been opened.').first()).toBeVisible();
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
    'an earlier turn': changing([MOVE, BOARD, SCORES, LOG], async (page) => {
      await page.getByRole('button', { name: 'Keep turn' }).click();
      await page.getByRole('button', { name: 'Previous turn' }).click();
      await expect(movePanel(page).getByText('Turn 1 of 2.')).toBeVisible();
    }),
    'the transcript': changing([LOG], async (page) => {
      await page.getByRole('button', { name: 'Back to now' }).click();
      await page.getByRole('tab', { name: 'Transcript' }).click();
      await expect(page.getByRole('region', { name: 'Transcript' })).toBeVisible();
    }),
    'the menu of colours': changing([HEADER], coloursMenu),
    'the help': async (page) => {
      await escape(page);
      await square(page, 'a1').click();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Rules and keys' })).toBeVisible();
    },
    'the menu of the record': changing([HEADER], async (page) => {
      await escape(page);
      await menu(page, 'Record').click();
      await expect(page.getByRole('button', { name: 'Save record' })).toBeVisible();
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
      await rackTile(page, '_').click();
      await square(page, 'd4').click();
      await expect(page.getByRole('dialog', { name: /^Letter for the blank/ })).toBeVisible();
    },
    'the exchange of tiles': async (page) => {
      await escape(page);
      await openRecord(page, dealt({ rules: classic, board: SMALL_BOARD }));
      await page.getByRole('button', { name: 'Exchange' }).click();
      const tiles = page.getByRole('group', { name: 'Tiles to give back' });
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
      await page.getByRole('button', { name: 'Story', exact: true }).click();
      await page.getByText('As a table').click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    },
  },
  'a table for a friend': {
    'the ways to a table': async (page) => {
      await openTable(page);
      await page.getByRole('button', { name: /^QR code of/ }).click();
      await expect(hostDialog(page).getByRole('img')).toBeVisible();
    },
    'the relays and servers, one of them refused': nameBadRelay,
    'a table with a friend': async (page) => {
      await stayLocal(hostDialog(page));
      await beginWithFriend(page);
      await page.bringToFront();
      await page.getByRole('button', { name: 'Table', exact: true }).click();
      await expect(hostDialog(page)).toBeVisible();
    },
    'the end of a game, where both may want another': changing([MOVE], async (page) => {
      await escape(page);
      await page.getByText('More', { exact: true }).click();
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('button', { name: 'Yes, resign' }).click();
      await page.getByRole('button', { name: 'Rematch' }).click();
      await expect(page.getByText('You ask for a rematch. Waiting for Bob.')).toBeVisible();
    }),
    'a friend who is away': async (page) => {
      const [, friend] = page.context().pages();
      await friend?.close();
      await expect(page.getByText('Bob is away.', { exact: true }).first()).toBeVisible();
    },
  },
};

/** Squares of the kinds that other boards have, and very many of them. */
const ON_A_LARGE_BOARD: Readonly<Record<string, Screens>> = {
  Prairie: {
    'the largest board': (page) =>
      resumed(page, dealt({ board: shippedBoard('boards/prairie.txt') })),
  },
};

/** What a browser shows that has never read the words. */
const ON_A_FIRST_VISIT: Readonly<Record<string, Screens>> = {
  'a game without its words': {
    'words on their way': async (page) => {
      await holdWords(page);
      await resumeGame(page, SMALL);
      await expect(page.getByText(/^Loading words/)).toBeVisible();
    },
    'words that are missing': async (page) => {
      await page.route('**/wordlist.txt', (route) => route.fulfill({ body: '' }));
      await page.reload();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
};

const ON_A_PHONE: Readonly<Record<string, Screens>> = {
  'a game from the first question to the end': {
    'the set-up dialog': async (page) => {
      await openSetup(page);
      await setUp(page);
    },
    'the panel of words': wordsPanel,
    'the overview of a board': async (page) => {
      await openSetup(page);
      const open = setupDialog(page).getByRole('button', { name: 'Open record…' });
      await chooseFile(page, open, 'game.json', formatRecord(JACKPOT.record));
      await expect(page.getByRole('group', { name: 'Zoom' })).toBeVisible();
    },
    'a board that is zoomed': changing([BOARD], async (page) => {
      await page.getByRole('button', { name: 'Zoom in' }).tap();
      await expect(page.getByRole('button', { name: 'Whole board' })).toBeEnabled();
    }),
    'the prompt for a move': changing([MOVE, BOARD], promptForMove),
    'the menu of colours': changing([HEADER], coloursMenu),
    'the menu of the record': changing([HEADER], async (page) => {
      await escape(page);
      await page.locator('summary', { hasText: 'Menu' }).tap();
      await expect(page.getByRole('button', { name: 'Rules and keys' })).toBeVisible();
    }),
    'the end of a game': async (page) => {
      const open = page.getByRole('navigation').getByRole('button', { name: 'Open record…' });
      await chooseFile(page, open, 'over.json', formatRecord(gameOver().record));
      await expect(page.getByText('Game Over!', { exact: true })).toBeVisible();
    },
  },
};

/**
 * Tests that axe finds nothing on screens: all it knows in one look; colours in the others, on those of
 * these screens. A screen that changes parts of the one before is looked at in these.
 */
function findsNothingOn(
  journeys: Readonly<Record<string, Screens>>,
  inEveryLook: readonly string[] = [],
): void {
  for (const [name, screens] of Object.entries(journeys)) {
    test(name, async ({ page }) => {
      test.slow();
      for (const [screen, each] of Object.entries(screens)) {
        await test.step(screen, async () => {
          const { show, parts } =
            typeof each === 'function' ? { show: each, parts: THE_PAGE } : each;
          await show(page);
          const [first, ...others] = LOOKS;
          await takeLook(page, first);
          expect.soft(await violationsIn(page, parts), screen).toEqual([]);
          if (!IS_LONG && !inEveryLook.includes(screen)) return;
          for (const look of others) {
            await takeLook(page, look);
            const found = await violationsIn(page, parts, colourRules(look));
            expect.soft(found, `${screen}, ${Object.values(look).join(', ')}`).toEqual([]);
          }
        });
      }
    });
  }
}

test.describe('axe finds nothing in', () => {
  // Journeys that have nothing to do with each other: every worker takes some.
  test.describe.configure({ mode: 'parallel' });

  test.describe('a window', () => findsNothingOn(ON_A_DESKTOP, IN_EVERY_LOOK));
  test.describe('a large board', LONG_TEST, () => findsNothingOn(ON_A_LARGE_BOARD));
  test.describe('a first visit', () => {
    test.use({ isFirstVisit: true });
    findsNothingOn(ON_A_FIRST_VISIT);
  });
  for (const screen of [SMALL_PHONE, PHONE]) {
    test.describe(`a phone of ${sizeOf(screen)}`, LONG_TEST, () => {
      test.use(screen);
      findsNothingOn(ON_A_PHONE);
    });
  }
});
