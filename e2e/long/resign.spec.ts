import { settled } from '../lib/settled';
import type { Page } from '@playwright/test';
import { classic } from '../../src/engine';
import { plainBoard } from '../../tests/support/pictures';
import { after, dealt } from '../lib/games';
import { tabTo } from '../lib/keys';
import { expectInSight, movePanel, SMALL_PHONE } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { expectTurns, seatLine } from '../lib/table';
import { expect, test } from '../lib/test';

const BOARD = plainBoard(8, 10, 'd4');
const TWO = after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP', board: BOARD }), 'DINED,d4');
const THREE = dealt({ rules: classic, seats: ['human', 'human', 'human'], board: BOARD });

const menu = (page: Page) => page.locator('summary').filter({ hasText: 'More' });
const item = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const lastSaid = (page: Page) => page.getByRole('log').locator('> *').last();

test('two people: the game ends at once, the other wins, and a reload changes nothing', async ({
  page,
}) => {
  await resumeGame(page, TWO);
  await settled(page);
  await menu(page).click();
  await item(page, 'Resign').click();
  await expect(item(page, 'Yes, resign')).toBeVisible();

  // A double press does not resign: “Yes” is not under the pointer.
  await page.mouse.down();
  await page.mouse.up();
  await expect(item(page, 'Yes, resign')).toHaveCount(0);
  await expectTurns(page, 1);

  await item(page, 'Resign').click();
  await item(page, 'Yes, resign').click();
  await expect(item(page, 'Resign')).toHaveCount(0);
  for (let visit = 0; visit < 2; visit++) {
    const panel = movePanel(page);
    await expect(panel.getByText('Player 1 wins!')).toBeVisible();
    const scores = panel.getByRole('region', { name: 'Final scores' });
    await expect(scores.getByText('resigned', { exact: true })).toBeVisible();
    await expect(panel.getByText('Player 2 resigned.')).toBeAttached();
    await expect(page.getByRole('region', { name: 'Moves played' })).toContainText('resigned');
    await page.reload();
  }
});

test('three people, by keys alone: the other two play on until one is left', async ({ page }) => {
  const { keyboard } = page;
  const toMove = async (): Promise<number> =>
    page
      .getByRole('region', { name: 'Scores' })
      .getByRole('listitem')
      .evaluateAll((lines) => lines.findIndex((line) => line.ariaCurrent === 'true') + 1);
  const resign = async (): Promise<void> => {
    await tabTo(page, menu(page));
    await keyboard.press('Enter');
    await tabTo(page, item(page, 'Resign'));
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(item(page, 'Yes, resign')).toBeFocused();
    await keyboard.press('Escape');
    await expect(item(page, 'Resign')).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
  };

  await resumeGame(page, THREE);
  await settled(page);
  const first = await toMove();
  const [second, third] = [(first % 3) + 1, ((first + 1) % 3) + 1];
  await resign();
  await expect(menu(page)).toBeFocused();
  await expectTurns(page, 1);
  await expect(seatLine(page, first)).toContainText('Resigned');
  await expect(lastSaid(page)).toContainText(
    `Player ${first} resigned. Player ${second}, it’s your turn.`,
  );

  await page.getByLabel(/^Move: /).fill(',');
  await keyboard.press('Enter');
  await page.getByLabel(/^Move: /).fill(',');
  await keyboard.press('Enter');
  await expectTurns(page, 3);
  expect(await toMove()).toBe(second);

  await resign();
  await expect(movePanel(page).getByText(`Player ${third} wins!`)).toBeVisible();
  await expect(lastSaid(page)).toContainText(
    `Player ${second} resigned. Game over. Player ${third} wins`,
  );
});

test('a person against computers watches', async ({ page }) => {
  await resumeGame(
    page,
    dealt({ rules: classic, seats: ['human', 'computer', 'computer'], seed: 'on' }),
  );
  await settled(page);
  await expect(seatLine(page, 1)).toContainText('your turn');
  await menu(page).click();
  await item(page, 'Resign').click();
  await item(page, 'Yes, resign').click();
  await expect(page.getByText('Game Over!', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(movePanel(page).getByText(/^resigned · −\d+ for leftover tiles$/)).toBeAttached();
});

test.describe('on a small phone', () => {
  test.use({ ...SMALL_PHONE, reducedMotion: 'reduce' });

  test('the confirmation is visible, has the height of a finger, and moves nothing', async ({
    page,
  }) => {
    await resumeGame(page, TWO);
    await menu(page).tap();
    await expectInSight(item(page, 'Resign'));
    const before = await item(page, 'Resign').boundingBox();
    expect(before?.height).toBeGreaterThanOrEqual(44);
    await item(page, 'Resign').tap();
    await expectInSight(item(page, 'Yes, resign'));
    expect(await item(page, 'Keep playing').boundingBox()).toEqual(before);
    const yes = await item(page, 'Yes, resign').boundingBox();
    expect(yes?.height).toBeGreaterThanOrEqual(44);
    expect((yes?.y ?? 0) + (yes?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
  });
});
