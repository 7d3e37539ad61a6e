import type { BrowserContext } from '@playwright/test';
import { settled } from '../lib/settled';
import { after, dealt } from '../lib/games';
import { INERT_PAGE, resumeGame } from '../lib/storage';
import {
  expectDraft,
  expectTurns,
  playAtOnce,
  playMove,
  rackTile,
  square,
  startGame,
} from '../lib/table';
import { KILLED_LANE } from '../lib/lanes';
import { expect, test } from '../lib/test';

const GAME = dealt({ draws: 'EEDNIDLNZHNTFORRVEO' });

/** Takes the lock on the page's slot in an unresponsive page, at once or as soon as it is released. */
async function takePlace(context: BrowserContext, options: LockOptions = {}): Promise<void> {
  const silent = await context.newPage();
  await silent.goto(INERT_PAGE);
  await silent.evaluate((how) => {
    navigator.locks
      .request('scraebbkle/place-1', how, () => new Promise(() => {}))
      .catch(() => 'taken over');
  }, options);
}

test(
  'a reloaded page waits for its slot to be released, and takes it over on request',
  KILLED_LANE,
  async ({ page, context }) => {
    await resumeGame(page, GAME);
    await rackTile(page, 'L').click();
    await square(page, 'd7').click();
    await expectDraft(page, 'd7 L');
    await takePlace(context);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Still opening…' })).toBeVisible();
    await page.getByRole('button', { name: 'Open here' }).click();
    await expectDraft(page, 'd7 L');
  },
);

test(
  'a page whose slot is stolen reopens, and loses no turn',
  KILLED_LANE,
  async ({ page, context }) => {
    await resumeGame(page, GAME);
    await settled(page);
    await playMove(page, ',');
    await expectTurns(page, 1);
    await takePlace(context, { steal: true });
    await expect(page.getByRole('heading', { name: 'Still opening…' })).toBeVisible();
    await page.getByRole('button', { name: 'Open here' }).click();
    await expectTurns(page, 1);
  },
);

test(
  'a library game whose lock holder does not answer is opened on request',
  KILLED_LANE,
  async ({ page, context }) => {
    await resumeGame(page, after(GAME, 'DINED,d4'));
    await expectTurns(page, 1);
    const silent = await context.newPage();
    await silent.goto(INERT_PAGE);
    await page.getByRole('button', { name: 'New game' }).first().click();
    await startGame(page, { seed: 'next', seats: ['human', 'human'] });
    await silent.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      const now = held.map(({ name = '' }) => name).find((name) => name.includes('/game-'));
      const games = await new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('scraebbkle');
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('texts').objectStore('texts').getAllKeys();
          keys.addEventListener('success', () => {
            opening.result.close();
            resolve(keys.result.filter((key) => typeof key === 'string'));
          });
        });
      });
      for (const key of games) {
        const name = `scraebbkle/game-${key.slice('game/'.length)}`;
        if (!key.startsWith('game/') || key.endsWith(' number') || name === now) continue;
        navigator.locks.request(name, () => new Promise(() => {})).catch(() => 'taken over');
      }
    });
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('button', { name: 'Your games' }).click();
    const card = page.getByRole('dialog', { name: 'Your games' }).locator('.game-card').first();
    await card.getByRole('button', { name: /^Open:/ }).click();
    await expect(card).toContainText('Still opening…');
    await card.getByRole('button', { name: /^Open here:/ }).click();
    await expectTurns(page, 1);
  },
);

test(
  'a storage that never answers causes no blank page, and its data is not overwritten',
  KILLED_LANE,
  async ({ page }) => {
    await resumeGame(page, GAME);
    await settled(page);
    await playMove(page, ',');
    await expectTurns(page, 1);
    // Blocks only the page's own texts: the worker reads its words.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('answers')) return;
      const open = indexedDB.open.bind(indexedDB);
      IDBFactory.prototype.open = (name, version) =>
        name === 'scraebbkle' ? ({} as IDBOpenDBRequest) : open(name, version);
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Still opening…' })).toBeVisible();
    await page.getByRole('button', { name: 'Play without saving' }).click();
    await playAtOnce(page).click();
    await expect(page.getByText('This browser isn’t saving your games')).toBeVisible();
    await expectTurns(page, 0);
    await page.evaluate(() => sessionStorage.setItem('answers', 'yes'));
    await page.reload();
    await expectTurns(page, 1);
  },
);
