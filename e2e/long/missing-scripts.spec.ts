import { readdirSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import { classic, formatRecord, latestState } from '../../src/engine';
import { chooseFile } from '../lib/files';
import { dealt, passedOut, shippedBoard } from '../lib/games';
import { LONG_TEST } from '../lib/long';
import { resumeGame } from '../lib/storage';
import { answer, grid, setupDialog, setupQuestions, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

const TURNS = 4;

const game = passedOut(
  dealt({
    rules: classic,
    board: shippedBoard('boards/classic.txt'),
    seats: ['human', 'computer'],
    openRacks: false,
  }),
  TURNS,
);

const GCG = '#player1 ann Ann\n#player2 ben Ben\n>ann: AEILNRT 8D RETINAL +66 66\n';

// The browser and React report what could not be loaded.
test.beforeEach(({ watch }) => {
  watch.allowComplaint(/^console error: /);
});

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name }).click();

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('summary', { hasText: 'Record' }).click();
  await press(page, name);
}

/** Something to press, and what it shows. */
type Stage = readonly [press: (page: Page) => Promise<unknown>, shows: (page: Page) => Locator];

const item = (name: string, shows: Stage[1]): readonly Stage[] => [
  [(page) => choose(page, name), shows],
];

const setup: Stage = [
  (page) => press(page, 'New game'),
  (page) => setupQuestions(page).getByLabel(/^Seed/),
];

const setupOf = (name: string, shows: Stage[1]): Stage => [
  (page) => answer(setupDialog(page), /Which game/, new RegExp(`^${name}`)),
  shows,
];

const configured = setupOf('Configured', (page) =>
  setupDialog(page).getByRole('group', { name: /Which configuration/ }),
);

/** Ways through the page that ask for scripts when somebody takes them. */
const WAYS: Readonly<Record<string, readonly Stage[]>> = {
  rules: [[(page) => press(page, 'Rules ?'), (page) => dialog(page, 'Rules and keys')]],
  words: [
    [(page) => press(page, 'Words'), (page) => dialog(page, 'Words').getByRole('textbox').first()],
  ],
  'a new game': [setup],
  'a configured game': [setup, configured],
  'rules of one’s own': [
    setup,
    setupOf('Own rules', (page) =>
      setupDialog(page).getByRole('button', { name: 'Choose rules…' }),
    ),
  ],
  'a game that scripts can play': [
    setup,
    configured,
    [async () => {}, (page) => setupQuestions(page).getByText('Play a script')],
    [
      async (page) => {
        await setupQuestions(page).getByText('Play a script').click();
        await setupQuestions(page).getByRole('textbox').last().fill('not a script');
        await setupQuestions(page).getByRole('button', { name: 'Play the script' }).click();
      },
      (page) => setupQuestions(page).getByRole('alert').last(),
    ],
  ],
  'the words of a new game': [
    setup,
    [
      (page) => setupQuestions(page).getByRole('button', { name: 'Look words up…' }).click(),
      (page) => dialog(page, 'Words'),
    ],
  ],
  'a game of somebody else': [
    setup,
    [
      (page) => setupDialog(page).getByRole('button', { name: 'Join a game…' }).click(),
      (page) => dialog(page, 'Join a game'),
    ],
  ],
  'the library': item('Your games', (page) => page.locator('.game-card').first()),
  'a review': item('Review', (page) => page.locator('[id^="reviewed-"]').first()),
  branches: item('Branches', (page) => dialog(page, 'Branches')),
  'a meaning': [
    [
      async (page) => {
        const log = page.getByRole('region', { name: 'Game so far' });
        await log.getByRole('tab', { name: 'Words' }).click();
        await log
          .getByRole('button', { name: /^What .* means$/ })
          .first()
          .click();
      },
      (page) => page.locator('.meaning dl'),
    ],
  ],
  lanes: [
    [
      (page) => page.getByRole('button', { name: 'First' }).click({ force: true }),
      (page) => grid(page),
    ],
    ...item('Lanes', (page) => dialog(page, 'Lanes').getByRole('img')),
  ],
  links: item('Share', (page) => dialog(page, 'Share').getByLabel('Link to watch this game')),
  'a record': [
    [
      async (page) => {
        await page.locator('summary', { hasText: 'Record' }).click();
        const button = page.getByRole('banner').getByRole('button', { name: 'Open record…' });
        await chooseFile(page, button, 'game.json', formatRecord(game.record));
      },
      (page) => page.locator('.notice', { hasText: 'game.json' }),
    ],
  ],
  'a game in GCG': [
    [
      async (page) => {
        await page.locator('summary', { hasText: 'Record' }).click();
        const button = page.getByRole('banner').getByRole('button', { name: 'Open record…' });
        await chooseFile(page, button, 'game.gcg', `${GCG}>nobody:`);
      },
      (page) => page.locator('.notice', { hasText: 'game.gcg' }),
    ],
  ],
};

const said = (page: Page): Locator => page.getByText(/couldn’t load/).first();

/** Takes a way, as far as it goes. */
async function take(page: Page, way: string): Promise<'shown' | 'said'> {
  for (const [pressed, shows] of WAYS[way] ?? []) {
    await pressed(page);
    await expect(shows(page).or(said(page)).first()).toBeVisible();
    if (await said(page).isVisible()) return 'said';
  }
  return 'shown';
}

/** Takes a way to its end; the page may still say what it has said before. */
async function takeAll(page: Page, way: string): Promise<void> {
  for (const [pressed, shows] of WAYS[way] ?? []) {
    await pressed(page);
    await expect(shows(page).first()).toBeVisible();
  }
}

/** Goes back to the game, which must be there. */
async function goBack(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(grid(page)).toBeVisible();
  await expect(page.getByText('Something went wrong on this page.')).toHaveCount(0);
}

/** Waits until the game is there with all its turns, whichever of them is shown. */
const expectTurnsKept = (page: Page): Promise<void> =>
  expect(page.getByRole('group', { name: 'Step through the game' })).toContainText(
    `of ${latestState(game).turns}`,
  );

async function open(page: Page): Promise<void> {
  await resumeGame(page, game);
  await expectTurnsKept(page);
  await untilPlayable(page);
}

const fileOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** The way that asks for each script of the page first; '' for what the page begins with, or a worker asks for. */
async function waysOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const ways = new Map<string, string>();
  let way = '';
  const ofWorker = new Set<string>();
  const note = (request: Request): void => {
    const file = fileOf(request.url());
    if (!file.endsWith('.js') || ways.has(file)) return;
    // Whatever a worker asks for names it, or what it has asked for, as the one that asks.
    const asker = fileOf(request.headers()['referer'] ?? request.url());
    if (file.includes('worker-') || ofWorker.has(asker)) ofWorker.add(file);
    ways.set(file, ofWorker.has(file) ? '' : way);
  };
  page.on('request', note);
  await open(page);
  for (way of Object.keys(WAYS)) {
    await test.step(way, async () => {
      await takeAll(page, way);
      await goBack(page);
    });
  }
  page.off('request', note);
  return ways;
}

/**
 * What no way of these asks for: parts of the search, the meanings of other words, rooms of others, sounds, rare repairs, and
 * what is fetched while a page is at rest.
 */
const LEFT_OUT =
  /^(?:[a-z]|javascript|greedy|thoughtful|graded-words|think-with-workers|ancestry|candidates|play|result|sampled-racks|add-words|find-plays|service-worker|warm-up|lexicon|nostr|tones|from-unnumbered|unreadable|UnreadableOffer|OwnWordsQuestion|launched-files|recover|any-board|played-script)-/;

test('every script of the page may be missing, one at a time', LONG_TEST, async ({ page }) => {
  test.setTimeout(3_600_000);
  const ways = await waysOf(page);
  const built = readdirSync(new URL('../../dist/assets', import.meta.url));
  const scripts = built.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => !ways.has(file) && !LEFT_OUT.test(file))).toEqual([]);

  for (const [file, way] of ways) {
    if (way === '') continue;
    await test.step(`${file}, for ${way}`, async () => {
      await open(page);
      await page.route(`**/${file}`, (route) => route.fulfill({ status: 404 }));
      expect(await take(page, way)).toBe('said');
      await goBack(page);
      await page.unrouteAll();
      await takeAll(page, way);
      await page.goto('/');
      await expectTurnsKept(page);
    });
  }
});
