import { readdirSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import { formatRecord, latestState } from '../../src/engine';
import { formatKeptGame } from '../../src/store/library/kept-game';
import { after, dealt } from '../lib/games';
import { FIRST_VISIT } from '../lib/first-visit';
import { neverIdle } from '../lib/never-idle';
import {
  FINISHED,
  openLibrary,
  MISSING_FILE_MESSAGE,
  type FileJourney,
  FILE_JOURNEYS,
} from '../lib/part-ways';
import { keptTexts, replaceStorage, INERT_PAGE } from '../lib/storage';
import { expect, test } from '../lib/test';

// Nothing may be cached from an earlier visit.
test.use(FIRST_VISIT);

// The browser and React log every file that fails to load.
test.beforeEach(async ({ page, watch }) => {
  watch.allowError(/^console error: /);
  watch.allowError(/^page error: /);
  await neverIdle(page);
});

/** Other games in the library, as saved, by title. */
const LIBRARY = new Map(
  ['The first', 'The second', 'The third'].map((title, index) => {
    const game = after(dealt({ draws: 'DINEDLXEEHNTFO' }), 'DINED,d4');
    const record = { ...game.record, id: `game-${index}` };
    return [title, { id: record.id, text: formatKeptGame({ ...game, record }, 1_000_000 + index) }];
  }),
);

const keptFor = ({ game = FINISHED, kept }: FileJourney): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    [...LIBRARY].flatMap(([title, { id, text }]) => [
      [`game/${id}`, text],
      [`title/${id}`, title],
    ]),
  ),
  record: formatRecord(game.record),
  ...kept,
});

/** Ways at whose end the page may show no game: one that has not been opened, or the home page in its place. */
const WITHOUT_GAME: readonly string[] = [
  'the page with a game',
  'a game that cannot be opened',
  'a game of somebody else',
  'an invitation',
];

const said = (page: Page): Locator =>
  page.getByText(MISSING_FILE_MESSAGE).filter({ visible: true }).first();

/**
 * Files whose absence the page does not report:
 * - those with a substitute, and those that only affect the look
 * - the code that sets a damaged game aside, since the page reports the damaged game anyway
 * - the quiet search of each turn: a hint runs the same search and reports a failure
 * - the tips of bonus squares: the names of the squares say the same
 */
const REPLACED = /\/(?:webassembly|recover|quiet-search|SquareTip)-|^look\.js$|\.(?:woff2|css)$/;

/**
 * Files that no way loads: those fetched when the page is idle, for Nostr rooms or at a table with others, rare letters,
 * icons and the like, and documents for readers.
 */
const LEFT_OUT =
  /\/(?:service-worker|nostr|OnlinePage)-|^(?:404|index)\.html$|^sw\.js$|\.(?:jpg|png|svg|webmanifest|md)$|latin-ext-|notices\.txt$/;

function builtFiles(): readonly string[] {
  const dist = new URL('../../dist', import.meta.url);
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.pathname.length + 1));
}

const pathOf = (url: string): string => decodeURIComponent(new URL(url).pathname).slice(1);

/** The board; the list of found words is a grid too. */
const board = (page: Page): Locator => page.getByRole('grid', { name: /^Board,/ });

const steps = (page: Page): Locator => page.getByRole('group', { name: 'Step through the game' });

const isUnopened = (page: Page): Promise<boolean> =>
  page
    .getByText(/didn’t load fully|hasn’t loaded yet/)
    .filter({ visible: true })
    .isVisible();

/** Waits until the game of a way has all its turns; any of them may be on screen. */
async function expectGame(page: Page, { game = FINISHED, kept }: FileJourney): Promise<void> {
  await expect(board(page)).toBeVisible();
  if (kept?.['record'] !== undefined) return;
  const moves = page.getByRole('tab', { name: 'Moves', exact: true });
  // That of a page of the dock, of a review, or of the note in its place.
  const close = page.locator('.dock').getByRole('button', { name: /^Close(?: review)?$/ });
  await expect(moves.or(close).first()).toBeAttached();
  if (await close.isVisible()) await close.click();
  // A dialog may be open over it.
  await moves.dispatchEvent('click');
  // Without the part that shows an earlier turn there are no steps, only the way back to the game.
  const back = page.getByRole('button', { name: 'Back to game' }).first();
  await expect(steps(page).or(back).first()).toBeVisible();
  if (!(await steps(page).isVisible())) await back.dispatchEvent('click');
  const { turns } = latestState(game);
  await expect(steps(page)).toContainText(new RegExp(`of (?:${turns}|${turns + 1})\\b`));
}

/** Opens the page at the start of a way, without one of its files. */
async function open(page: Page, way: FileJourney, missing?: string): Promise<void> {
  await page.unrouteAll();
  await replaceStorage(page, keptFor(way));
  await page.route(
    (url) => pathOf(url.href) === missing || (way.missing?.test(url.href) ?? false),
    (route) => route.fulfill({ status: 404 }),
  );
  await page.goto('/');
  await expect(board(page).or(said(page)).first()).toBeVisible();
}

/** Follows a way to its end, or until the page reports a missing file. */
async function take(page: Page, { stages }: FileJourney): Promise<'shown' | 'said'> {
  for (const [pressed, shows] of stages) {
    if (await isUnopened(page)) return 'said';
    await pressed(page);
    await expect(shows(page).or(said(page)).first()).toBeVisible();
    if (!(await shows(page).first().isVisible())) return 'said';
  }
  return (await said(page).isVisible()) ? 'said' : 'shown';
}

async function goBack(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Checks that everything is still stored, and the current game with all its turns. */
async function expectAllKept(page: Page, way: FileJourney): Promise<void> {
  const before = keptFor(way);
  const texts = await keptTexts(page);
  for (const { id, text } of LIBRARY.values()) expect(texts[`game/${id}`]).toBe(text);
  // The record may have grown, so its closing brackets are not compared.
  const record = (before['record'] ?? '').trimEnd().replace(/\n \]\n\}$/, '');
  expect(Object.values(texts).some((text) => text.startsWith(record))).toBe(true);
}

async function expectLibrary(page: Page): Promise<void> {
  await openLibrary(page);
  for (const title of LIBRARY.keys()) {
    await expect(page.locator('.game-card', { hasText: title })).toBeVisible();
  }
  await goBack(page);
}

/** The first way that loads each file. */
async function waysOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const ways = new Map<string, string>();
  for (const [name, way] of Object.entries(FILE_JOURNEYS)) {
    const note = (request: Request): void => {
      const path = pathOf(request.url());
      const isOfPage = !page.url().endsWith(INERT_PAGE) && !request.isNavigationRequest();
      if (isOfPage && (way.about?.test(path) || !ways.has(path))) ways.set(path, name);
    };
    await test.step(name, async () => {
      page.on('request', note);
      await open(page, way);
      // A slow page asks for patience in the words of one that misses a file.
      await expect(page.getByText(/hasn’t loaded yet/)).toBeHidden();
      expect(await take(page, way)).toBe('shown');
      page.off('request', note);
    });
  }
  return ways;
}

test('any single file of the page may be missing', async ({ page }) => {
  test.setTimeout(7_200_000);
  const ways = await waysOf(page);
  const files = builtFiles().filter((file) => !LEFT_OUT.test(file));
  expect.soft(files.filter((file) => !ways.has(file))).toEqual([]);

  for (const file of files) {
    const name = ways.get(file);
    const way = FILE_JOURNEYS[name ?? ''];
    if (!way) continue;
    await test.step(`${file}, for ${name}`, async () => {
      await open(page, way, file);
      const outcome = await take(page, way);
      const isSaidLater = outcome === 'shown' && !REPLACED.test(file);
      if (isSaidLater) await expect(said(page).first()).toBeVisible();
      const mayShowNone = WITHOUT_GAME.includes(name ?? '');
      await expect(page.getByText('Something went wrong on this page.')).toHaveCount(0);
      if (!mayShowNone || (await board(page).isVisible())) await expectGame(page, way);
      await expectAllKept(page, way);

      await page.unrouteAll();
      await page.goto('/');
      await expectGame(page, way);
      await expectAllKept(page, way);
      await expectLibrary(page);
    });
  }
});
