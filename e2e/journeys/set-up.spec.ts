import { settled } from '../lib/settled';
import { DESKTOP, PHONE_ON_ITS_SIDE } from '../lib/screens';
import { answer, expectCursor, openSetup, playMove, setupDialog, startGame } from '../lib/table';
import { expect, test } from '../lib/test';

/** Minimum space between the last element of a dialog and its edge, in pixels. */
const ROOM = 16;

test('from the questions before the first game to later games', async ({ page }) => {
  const dialog = setupDialog(page);
  const people = { seats: ['human', 'human'] } as const;
  const board = page.getByRole('region', { name: 'Board' });
  await openSetup(page);
  await settled(page);

  await test.step('the footer covers the focus rings of elements scrolled beneath it', async () => {
    await expect(dialog.getByRole('button', { name: 'Start game' })).toBeEnabled();
    const inside = await dialog.evaluate(({ clientWidth }) => clientWidth);
    const foot = await dialog.locator('.dialog__footer:visible').boundingBox();
    expect(foot?.width).toBe(inside);
  });

  await test.step('the start button is visible on a phone in landscape', async () => {
    const before = page.viewportSize() ?? DESKTOP.viewport;
    await page.setViewportSize(PHONE_ON_ITS_SIDE.viewport);
    await expect(dialog.getByRole('button', { name: 'Start game' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(before);
  });

  await test.step('Esc returns to the front page and to the button that opened the dialog', async () => {
    for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const more = page.getByRole('button', { name: /^More games/ });
    await expect(more).toBeFocused();
    await more.press('Enter');
    await expect(dialog).toBeVisible();
  });

  await test.step('there is space below the question for custom rules', async () => {
    await answer(dialog, /Which game/, /^Custom rules$/);
    const button = await dialog.getByRole('button', { name: 'Choose rules…' }).boundingBox();
    const edge = await dialog.boundingBox();
    if (!button || !edge) throw new Error('Nothing is shown');
    expect(edge.y + edge.height - (button.y + button.height)).toBeGreaterThanOrEqual(ROOM);
  });

  await test.step('the board gets the focus when a game starts, and keys work there', async () => {
    await startGame(page, { ...people, game: 'ScraeBBKle', open: true, seed: 'first' });
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(board).toBeFocused();
    await page.getByRole('button', { name: 'New game' }).press('Enter');
    await startGame(page, { ...people, open: true, seed: 'second', board: 'Tower' });
    await expect(board).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expectCursor(page, 'd23', '→');
  });

  await test.step('holding Enter does not lift the curtain that the move lowered', async () => {
    const showTiles = page.getByRole('button', { name: 'Show my tiles' });
    await page.getByRole('button', { name: 'New game' }).press('Enter');
    await startGame(page, { ...people, open: false, seed: 'third' });
    await showTiles.press('Enter');
    await expect(board).toBeFocused();
    await playMove(page, ',');
    await expect(showTiles).toBeVisible();
    await expect(board).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(showTiles).toBeVisible();
  });
});
