import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parseDailyList } from '../../src/engine';
import { violationsOn } from '../lib/axe';
import { coach, hintTool, readHints } from '../lib/coach';
import { tap } from '../lib/gestures';
import { LONG_TEST } from '../lib/long';
import { PHONE } from '../lib/screens';
import { settled } from '../lib/settled';
import { expectRack, moveBox, rackLetters, rackTile, square } from '../lib/table';
import { expect, test } from '../lib/test';

const list = parseDailyList(
  readFileSync(new URL('../../public/resources/puzzles.txt', import.meta.url), 'utf8'),
);
if (!list.ok) throw new Error('The list of puzzles is damaged');

/** A puzzle on the default board whose best move goes across, as the cursor does first, and needs no blank. */
const { number, best, rack, score } = (() => {
  const entry = list.value.entries.find(
    (each) => each.board.file === 'defaultBoard' && /^[A-Z]+,\d/.test(each.best),
  );
  if (!entry) throw new Error('No puzzle is solved without a blank');
  return entry;
})();
const [tiles = '', place = ''] = best.split(',');
const start = place.replace(/^(\d+)(.+)$/, '$2$1');

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Puzzles' });
const tryButton = (page: Page): Locator => page.getByRole('button', { name: /^Try/ });
const violations = (page: Page) => violationsOn(page, { include: ['body'], exclude: [] });

async function openPuzzle(page: Page): Promise<void> {
  await page.goto(`/#puzzle=${number}`);
  await expectRack(page, rack.replaceAll('_', ''));
  await settled(page);
}

async function expectFound(page: Page): Promise<void> {
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('You found it');
  await expect(panel(page)).toContainText(`${score} points: the best there is.`);
  await settled(page);
}

test('the puzzle of the day is opened from the home page, tried by mouse, and shown', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Puzzle of the day' }).click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Find the most points');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await openPuzzle(page);
  await square(page, start).click();
  for (const tile of tiles) await rackTile(page, tile).first().click();
  await expect(moveBox(page)).toHaveValue(best);
  await tryButton(page).click();
  await expectFound(page);
  expect(await violations(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('region', { name: 'Scores' })).toBeVisible();
});

test('a puzzle is solved by keys with a hint, announced, and still there after a reload', async ({
  page,
}) => {
  await openPuzzle(page);
  await readHints(page);
  await hintTool(page).focus();
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText('Look at ');
  await moveBox(page).fill(best);
  await page.keyboard.press('Enter');
  await expectFound(page);
  await expect(page.getByRole('log')).toContainText(/You found it: .+ Three stars\./);
  await expect(panel(page)).toContainText('★★★ · one try, with a hint');
  await page.reload();
  await expectFound(page);
  await expect(panel(page)).toContainText('★★★ · one try, with a hint');
});

test('endless puzzles are chosen by keys, made one after another, and kept through a reload', async ({
  page,
}) => {
  await openPuzzle(page);
  await panel(page).getByRole('tab', { name: 'Daily' }).focus();
  await page.keyboard.press('ArrowRight');
  await panel(page).getByLabel('Kind of puzzle').selectOption('Bonus word');
  const headline = panel(page).getByRole('heading', { level: 2 });
  await expect(headline).toHaveText('Find the bonus word');
  const first = await rackLetters(page);
  await panel(page).getByRole('button', { name: 'Next puzzle' }).press('Enter');
  await expect.poll(() => rackLetters(page)).not.toBe(first);
  await settled(page);
  expect(await violations(page)).toEqual([]);
  const second = await rackLetters(page);
  await page.reload();
  await expect(headline).toHaveText('Find the bonus word');
  await expectRack(page, second);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a puzzle is solved by touch, and its sheet says so', LONG_TEST, async ({ page }) => {
    await openPuzzle(page);
    await tap(page, square(page, start));
    await settled(page);
    for (const tile of tiles) await rackTile(page, tile).first().tap();
    await expect(moveBox(page)).toHaveValue(best);
    await tryButton(page).tap();
    await expectFound(page);
    await expect(panel(page).getByRole('button', { name: 'Share' })).toBeInViewport();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Home' }).tap();
    await expect(page.getByRole('button', { name: 'Puzzle of the day' })).toBeVisible();
  });
});
