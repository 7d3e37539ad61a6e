import { dealt } from '../lib/games';
import { QUIET, resumeGame } from '../lib/storage';
import {
  expectDraft,
  expectTurns,
  playAtOnce,
  playMove,
  rackTile,
  square,
  untilPlayable,
} from '../lib/table';
import { expect, test } from '../lib/test';

const GAME = dealt({ draws: 'EEDNIDLNZHNTFORRVEO' });

test('a page loaded again waits for a place that is not given up yet, and takes it over on request', async ({
  page,
  context,
}) => {
  await resumeGame(page, GAME);
  await rackTile(page, 'L').click();
  await square(page, 'd7').click();
  await expectDraft(page, 'd7 L');
  // Something of the same browser gets the place as soon as the page is left, and never answers.
  const silent = await context.newPage();
  await silent.goto(QUIET);
  await silent.evaluate(() => {
    navigator.locks
      .request('scraebbkle/place-1', () => new Promise(() => {}))
      .catch(() => 'taken over');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Still opening…' })).toBeVisible();
  await page.getByRole('button', { name: 'Open here' }).click();
  await expectDraft(page, 'd7 L');
});

test('a storage that never answers leaves no blank page, and what it holds is not written over', async ({
  page,
}) => {
  await resumeGame(page, GAME);
  await untilPlayable(page);
  await playMove(page, ',');
  await expectTurns(page, 1);
  // Only the page's own texts: its words are read by the worker.
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
  await expect(page.getByText('This browser keeps nothing for this page')).toBeVisible();
  await expectTurns(page, 0);
  await page.evaluate(() => sessionStorage.setItem('answers', 'yes'));
  await page.reload();
  await expectTurns(page, 1);
});
