import type { Locator, Page } from '@playwright/test';
import {
  branch,
  classic,
  formatRecord,
  type Level,
  type RuleBook,
  scraebbkle,
  type Timeline,
} from '../../src/engine';
import { formatKeptList, DEFAULT_LIST } from '../../src/setup';
import { coach, hintTool } from './coach';
import { chooseFile } from './files';
import { after, dealt, lexicon, endedByPasses, shippedBoard } from './games';
import { hostTable } from './friends';
import { expect } from './test';
import { answer, grid, setupDialog, setupQuestions, openOptions } from './table';

type Stage = readonly [press: (page: Page) => Promise<unknown>, shows: (page: Page) => Locator];

/** A sequence of steps that loads files of the build. */
export interface FileJourney {
  /** The game on screen, if it is not the finished one. */
  readonly game?: Timeline;
  readonly kept?: Readonly<Record<string, string>>;
  /** The file to test, if other ways load it as well. */
  readonly about?: RegExp;
  /** Files that are always missing, so that fallbacks are loaded. */
  readonly missing?: RegExp;
  readonly stages: readonly Stage[];
}

const dealtAgainst = (level?: Level, rules: RuleBook = classic): Timeline =>
  dealt({
    rules,
    board: shippedBoard('boards/classic.txt'),
    seats: ['human', 'computer'],
    levels: [undefined, level],
    openRacks: false,
  });

/** The page's message about a missing file. */
export const MISSING_FILE_MESSAGE =
  /couldn’t (?:be )?load|couldn’t start the search|can’t reach|can’t look for moves|hasn’t loaded yet|didn’t load fully|is missing \(error|can’t find|couldn’t open your saved game/i;

export const FINISHED = endedByPasses(dealtAgainst(), 4);

/** A GCG game up to an error; the square where it begins determines the board size. */
const gcgAt = (square: string): string =>
  `#player1 ann Ann\n#player2 ben Ben\n>ann: AEILNRT ${square} RETINAL +66 66\n>nobody:`;

const PLAYED = after(dealtAgainst(), ',', ',');

/** A copy of a game whose word list the page does not have. */
const withUnknownList = (game: Timeline): Timeline => ({
  ...game,
  record: { ...game.record, setup: { ...game.record.setup, lexiconId: 'unknown' } },
});

const started = after(dealtAgainst(undefined, scraebbkle), ',', ',');

/** A game in which the player may ask for hints. */
const HELPED: Timeline = {
  ...started,
  record: { ...started.record, setup: { ...started.record.setup, help: true } },
};

const steps = (page: Page): Locator => page.getByRole('group', { name: 'Step through the game' });

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Presses a button of the header, unless the code of its menu is missing, which the page reports there. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name });
  await expect(button.or(page.getByText(MISSING_FILE_MESSAGE)).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
}

const heatSwitch = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Heat map on the board' });

const openMenu = (page: Page): Promise<void> =>
  page.locator('summary', { hasText: 'Menu' }).click();

async function choose(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await press(page, name);
}

export const openLibrary = (page: Page): Promise<void> => choose(page, 'Your games');

async function openFile(page: Page, name: string, text: string): Promise<void> {
  await openMenu(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Open file…' });
  await expect(button.or(page.getByText(MISSING_FILE_MESSAGE)).first()).toBeVisible();
  if (await button.isVisible()) await chooseFile(page, button, name, text);
}

const way = (...stages: readonly Stage[]): FileJourney => ({ stages });

const openedGcg = (name: string, square: string): FileJourney =>
  way([
    (page) => openFile(page, name, gcgAt(square)),
    (page) => page.locator('.notice', { hasText: name }),
  ]);

const item = (name: string, shows: Stage[1]): FileJourney =>
  way([(page) => choose(page, name), shows]);

const setup: Stage = [
  (page) => press(page, 'New game'),
  (page) => setupQuestions(page).getByText('More options'),
];

const setupOf = (name: string, shows: Stage[1]): Stage => [
  (page) => answer(setupDialog(page), /Which game/, new RegExp(`^${name}`)),
  shows,
];

const configured = setupOf('Configured', (page) =>
  setupDialog(page).getByRole('group', { name: /Which configuration/ }),
);

const wordsFound = (page: Page): Locator => page.getByRole('region', { name: 'Game log' });

const words: Stage = [
  (page) => press(page, 'Look up'),
  (page) => page.getByLabel('Word or pattern'),
];

/** A word with a meaning for each initial letter. */
const MEANT =
  'ANT BEE CAT DOG EEL FOX GOAT HEN IBIS JAY KITE LION MOUSE NEWT OX PIG QUAIL RAT SHEEP TIGER URN VOLE WOLF XENON YAK ZEBRA'.split(
    ' ',
  );

const meaningOf = (word: string): FileJourney =>
  way(words, [
    async (page) => {
      await page.getByLabel('Word or pattern').fill(word);
      await wordsFound(page)
        .getByRole('button', { name: `Define ${word}` })
        .click();
    },
    (page) => page.locator('.meaning dl'),
  ]);

const moveOf = (level?: Level, rules?: RuleBook): FileJourney => ({
  game: after(dealtAgainst(level, rules), ','),
  stages: [[async () => {}, (page) => steps(page).getByText('2 of 2')]],
});

/** Waits until the words of the game are loaded, or the page reports why they are not. */
const wordsOrReason = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (says) =>
      performance.getEntriesByName('playable').length > 0 ||
      new RegExp(says, 'i').test(document.body.innerText),
    MISSING_FILE_MESSAGE.source,
  );

const startable: Stage = [
  async () => {},
  (page) => setupDialog(page).getByRole('button', { name: 'Start game', disabled: false }),
];

const boardOf = (name: string): FileJourney => ({
  about: new RegExp(`/${name.toLowerCase()}\\.txt$`),
  stages: [
    setup,
    [(page) => answer(setupDialog(page), /load a board/, new RegExp(`^${name}`)), startable[1]],
  ],
});

/** Ways that load files of the build; each loads some that the earlier ones do not. */
export const FILE_JOURNEYS: Readonly<Record<string, FileJourney>> = {
  'the page with a game': {
    game: PLAYED,
    stages: [[wordsOrReason, steps]],
  },
  rules: way([(page) => press(page, 'Rules'), (page) => dialog(page, 'Rules and keys')]),
  words: way(words, [
    (page) => page.getByLabel('Word or pattern').fill('tr.e'),
    (page) => wordsFound(page).getByText('TREE').first(),
  ]),
  'a new game': way(setup, startable),
  'the usual game': {
    about: /\/defaultBoard\.txt$/,
    stages: [setup, setupOf('ScraeBBKle', startable[1])],
  },
  'another game': {
    about: /\/scrabbkle\.txt$/,
    stages: [setup, setupOf('ScraBBKle', startable[1])],
  },
  'a game on a plain board': {
    about: /\/classic\.txt$/,
    stages: [setup, setupOf('Classic', startable[1])],
  },
  'a configured game': way(setup, configured, startable),
  'a game configured in another language': way(setup, configured, [
    (page) => answer(setupDialog(page), /Which configuration/, /^Deutsch/),
    startable[1],
  ]),
  'rules of one’s own': way(
    setup,
    setupOf('Custom rules', (page) =>
      setupDialog(page).getByRole('button', { name: 'Choose rules…' }),
    ),
  ),
  'a game that scripts can play': {
    // A configured game loads it into its options, which are folded.
    about: /\/ScriptQuestion-/,
    stages: [
      setup,
      configured,
      [openOptions, (page) => setupQuestions(page).getByText('Run a script')],
      [
        async (page) => {
          await setupQuestions(page).getByText('Run a script').click();
          await setupQuestions(page).getByRole('textbox').last().fill('not a script');
          await setupQuestions(page).getByRole('button', { name: 'Run script' }).click();
        },
        (page) => setupQuestions(page).getByRole('alert').last(),
      ],
    ],
  },
  ...Object.fromEntries(
    ['Tower', 'Prairie', 'Quicksand', 'Jackpot'].map((name) => [
      `the board ${name}`,
      boardOf(name),
    ]),
  ),
  'the words of a new game': way(setup, [
    async (page) => {
      await openOptions(page);
      await setupQuestions(page).getByRole('button', { name: 'Look up…' }).click();
    },
    (page) => dialog(page, 'Look up'),
  ]),
  'a game of somebody else': way(
    [(page) => choose(page, 'Home'), (page) => page.getByRole('button', { name: 'Play a friend' })],
    [
      (page) => page.getByRole('button', { name: 'Play a friend' }).click(),
      (page) => page.getByRole('button', { name: 'Send a link' }),
    ],
    [
      (page) => page.getByRole('button', { name: 'Join a game' }).click(),
      (page) => dialog(page, 'Join a game'),
    ],
  ),
  'an invitation': way(setup, [
    async (page) => {
      await answer(setupDialog(page), /Is Player 2 a/, /^Online$/);
      await setupDialog(page).getByRole('button', { name: 'Invite' }).click();
    },
    (page) => hostTable(page).getByRole('heading'),
  ]),
  'words of one’s own': {
    kept: { ownWords: JSON.stringify([{ lexiconId: lexicon.id, added: ['ZZZZZ'] }]) },
    stages: [
      setup,
      [openOptions, (page) => setupDialog(page).getByRole('group', { name: /Count your words/ })],
    ],
  },
  'a game with words of one’s own': {
    game: PLAYED,
    kept: {
      words: formatKeptList({
        lexiconId: lexicon.id,
        list: { ...DEFAULT_LIST, added: ['ZZZZZ'] },
      }),
    },
    stages: [[wordsOrReason, steps]],
  },
  'a list with lines that are no words': {
    game: withUnknownList(PLAYED),
    stages: [
      [
        (page) =>
          chooseFile(
            page,
            page.getByRole('button', { name: 'Other word list…' }),
            'list.txt',
            'NO\nNOT\n1234\n',
          ),
        (page) => page.locator('.notice', { hasText: 'Skipped' }),
      ],
    ],
  },
  'the library': way([openLibrary, (page) => page.locator('.game-card').first()]),
  'a review': item('Review', (page) => page.locator('.review__cost')),
  'the summary of a game': way([
    (page) => page.getByRole('button', { name: 'Summary', exact: true }).click(),
    (page) => page.locator('.game-summary'),
  ]),
  branches: item('Branches', (page) => page.locator('.branches')),
  'an earlier turn': way([
    (page) => page.getByRole('button', { name: 'First' }).click({ force: true }),
    (page) => page.locator('.looking-back'),
  ]),
  'a hint': {
    game: HELPED,
    stages: [
      [wordsOrReason, hintTool],
      [(page) => hintTool(page).click(), coach],
    ],
  },
  'the heat map': way(
    [
      (page) => page.getByRole('button', { name: 'First' }).click({ force: true }),
      (page) => grid(page),
    ],
    [(page) => page.getByRole('tab', { name: 'Analysis' }).click(), heatSwitch],
    [(page) => heatSwitch(page).click(), (page) => page.locator('.lane-chip').first()],
  ),
  'the transcript': item('Moves and transcript', (page) =>
    page.getByRole('region', { name: 'Transcript', exact: true }),
  ),
  links: item('Share', (page) => page.getByLabel('Watch link', { exact: true })),
  'a record': way([
    (page) => openFile(page, 'game.json', formatRecord(FINISHED.record)),
    (page) => page.locator('.notice', { hasText: 'game.json' }),
  ]),
  'a game in GCG': openedGcg('game.gcg', '8D'),
  'a game in GCG on a larger board': openedGcg('large.gcg', '11P'),
  sounds: way(
    [
      (page) => page.getByLabel('Settings').click(),
      (page) => page.getByRole('button', { name: 'Sounds' }),
    ],
    [
      async (page) => {
        // The first sound asks for its code without showing anything.
        const asked = page.waitForRequest(/\/tones-/);
        await page.getByRole('button', { name: 'Sounds' }).click();
        await asked;
      },
      (page) => page.getByRole('button', { name: 'Sounds', pressed: true }),
    ],
  ),
  'a game that cannot be opened': {
    kept: { record: formatRecord(FINISHED.record).slice(0, -200) },
    stages: [[async () => {}, (page) => page.getByRole('button', { name: 'Save damaged game…' })]],
  },
  'a turn that is tried again': {
    game: branch(FINISHED, 1, 'a branch'),
    kept: { before: formatRecord(FINISHED.record) },
    stages: [],
  },
  'a computer': moveOf(),
  'a computer that plays by its skill': moveOf(undefined, { ...classic, computers: 'by-skill' }),
  'a computer that thinks': moveOf('expert'),
  'a computer that knows common words': moveOf('casual'),
  'computers that think together': moveOf('champion'),
  'a computer without WebAssembly': { ...moveOf(), missing: /webassembly-/ },
  ...Object.fromEntries(MEANT.map((word) => [`the meaning of ${word}`, meaningOf(word)])),
};
