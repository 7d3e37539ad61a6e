import { settled } from '../lib/settled';
import { violationsOn } from '../lib/axe';
import { card, cards, chooseFromMenu, library, openLibrary, withTwoGames } from '../lib/library';
import { expectTurns, playMove } from '../lib/table';
import { expect, test } from '../lib/test';

test('games are found, named, duplicated, deleted, restored, opened and moved to another browser', async ({
  page,
  browser,
}) => {
  test.slow();
  await withTwoGames(page);
  await openLibrary(page);
  await expect(cards(page)).toHaveCount(2);
  await expect(card(page, 'Tower')).toContainText('Open now');
  await expect(card(page, 'Board of a test')).toContainText('Player 2’s turn');
  expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);

  await test.step('the search finds games by words', async () => {
    await library(page).getByLabel('Search').fill('test player');
    await expect(cards(page)).toHaveCount(1);
    await library(page).getByLabel('Search').fill('nothing');
    await expect(library(page)).toContainText('No games match.');
    await library(page).getByLabel('Search').fill('');
  });

  await test.step('a game is renamed', async () => {
    await chooseFromMenu(card(page, 'Board of a test'), 'Rename');
    await page.keyboard.type('The first');
    await page.keyboard.press('Enter');
    await expect(card(page, 'The first')).toContainText('Board of a test');
  });

  await test.step('Esc closes a card’s menu, and then the dialog', async () => {
    const menu = card(page, 'The first').locator('details');
    await menu.locator('summary').click();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(library(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(library(page)).toBeHidden();
    await openLibrary(page);
  });

  await test.step('a game is duplicated, deleted and restored', async () => {
    await chooseFromMenu(card(page, 'The first'), 'Duplicate');
    await expect(cards(page)).toHaveCount(3);
    await chooseFromMenu(card(page, 'The first').first(), 'Delete');
    await expect(cards(page)).toHaveCount(2);
    await expect(library(page)).toContainText('The first deleted.');
    await library(page).getByRole('button', { name: 'Undo' }).click();
    await expect(cards(page)).toHaveCount(3);
  });

  await test.step('two games are deleted, and restored after a reload', async () => {
    for (const left of [2, 1]) {
      await chooseFromMenu(card(page, 'The first').first(), 'Delete');
      await expect(cards(page)).toHaveCount(left);
      await expect(library(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    }
    await page.reload();
    await openLibrary(page);
    await library(page).getByRole('tab', { name: 'Recently deleted' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toContainText('Deleted just now · 30 days left');
    expect(await violationsOn(page, { include: [':modal'], exclude: [] })).toEqual([]);
    for (const left of [1, 0]) {
      await cards(page)
        .first()
        .getByRole('button', { name: /^Restore/ })
        .click();
      await expect(cards(page)).toHaveCount(left);
    }
    await library(page).getByRole('tab', { name: 'Games' }).click();
    await expect(cards(page)).toHaveCount(3);
  });

  await test.step('a game is opened, also after a reload', async () => {
    await page.reload();
    await openLibrary(page);
    await card(page, 'The first')
      .last()
      .click({ position: { x: 60, y: 60 } });
    await expect(library(page)).toBeHidden();
    await expectTurns(page, 1);
    await expect(page.getByRole('gridcell', { name: /^d4, D/ })).toBeVisible();
  });

  await test.step('all games move to another browser in one file', async () => {
    await openLibrary(page);
    const download = page.waitForEvent('download');
    await library(page).getByRole('button', { name: 'Export all' }).click();
    const file = await (await download).path();

    const context = await browser.newContext({ serviceWorkers: 'block' });
    const other = await context.newPage();
    await other.goto(page.url());
    await openLibrary(other);
    await expect(library(other)).toContainText('No games yet');
    await library(other).getByLabel('File with games').setInputFiles(file);
    await expect(library(other)).toContainText('3 games added.');
    await expect(cards(other)).toHaveCount(3);
    await library(other).getByLabel('File with games').setInputFiles(file);
    await expect(library(other)).toContainText('3 games here already.');
    await context.close();
  });
});

test('two tabs never play the same game: one takes it over from the other', async ({
  page,
  context,
}) => {
  await withTwoGames(page);
  const second = await context.newPage();
  await second.goto('/');
  await openLibrary(second);
  await expect(card(second, 'Tower')).toContainText('Open in another tab');
  await card(second, 'Tower').getByRole('button', { name: 'Play here' }).click();
  await expectTurns(second, 1);
  await expect(library(page)).toContainText('Your game is open in another tab.');
  await expect(card(page, 'Tower')).toContainText('Open in another tab');
  await settled(second);
  await playMove(second, ',');
  await expectTurns(second, 2);

  await test.step('the first tab finds what was played in the second', async () => {
    await page.bringToFront();
    await card(page, 'Tower').getByRole('button', { name: 'Play here' }).click();
    await expectTurns(page, 2);
    await expect(library(second)).toContainText('Your game is open in another tab.');
  });

  await test.step('a game opens in a new tab', async () => {
    await openLibrary(page);
    const opened = context.waitForEvent('page');
    const game = card(page, 'Board of a test');
    await game.locator('summary').click();
    await game.getByRole('link', { name: 'Open in another tab' }).click();
    const third = await opened;
    await expectTurns(third, 1);
    expect(third.url()).not.toContain('#');
    await expect(third.getByRole('gridcell', { name: /^d4, D/ })).toBeVisible();
  });
});
