import { settled } from '../lib/settled';
import type { Locator, Page } from '@playwright/test';
import { after, dealt, playedOut } from '../lib/games';
import {
  boardFrame,
  DESKTOP,
  expectInSight,
  movePanel,
  PHONE,
  sizeOf,
  SMALL_PHONE,
  backToGame,
  viewing,
} from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { expectTurns, playMove, square } from '../lib/table';
import { expect, test } from '../lib/test';

const storyButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Summary', exact: true });

const story = (page: Page): Locator => page.getByRole('region', { name: 'Summary' });

const PLAYED_OUT = playedOut(dealt({ seed: 'axe' }));

test('the result of a game leads to its story, and a turn of it to the board, by keyboard', async ({
  page,
}) => {
  const moves = ['DINED,d4', 'TNZON,7c', ',', ',', ','];
  await resumeGame(page, after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP' }), ...moves));
  await settled(page);

  await test.step('the result has the focus and is complete at once; any key ends animations', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await playMove(page, ',');
    await expect(movePanel(page).getByRole('heading')).toBeFocused();
    await expect(movePanel(page).locator('.large-score__points')).toHaveText(['8', '3']);
    const unseen = (): Promise<number> =>
      page
        .locator('.best-word .tile')
        .evaluateAll(
          (tiles) => tiles.filter((tile) => getComputedStyle(tile).opacity === '0').length,
        );
    // With frozen animations the page never settles.
    await expect.poll(unseen).toBe(5);
    await page.keyboard.press('Shift');
    expect(await unseen()).toBe(0);
    await expect(page.locator('.stage > *')).toHaveCount(0);
    await expect(movePanel(page).getByRole('heading')).toBeFocused();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await session.detach();
  });

  await storyButton(page).press('Enter');
  await expect(story(page)).toContainText('Player 1’s best move');
  await expect(story(page)).toContainText('TENZON, 6 letters by Player 2');
  await expect(story(page).getByRole('img')).toHaveAccessibleName(/^Player \d led from turn \d/);
  await expect(story(page).getByRole('table')).toBeHidden();

  await story(page).getByText('Show as table').press('Enter');
  await expect(story(page).getByRole('row')).toHaveCount(moves.length + 3);
  await expect(story(page).getByRole('row').nth(2)).toContainText('TENZON');
  await story(page).getByRole('button', { name: 'Show turn 1' }).press('Enter');
  await expect(viewing(page, `turn 1 of ${moves.length + 1}`)).toBeVisible();
  await expect(story(page).getByRole('table')).toBeVisible();
  await backToGame(page).press('Enter');

  await story(page).getByRole('button', { name: 'Close' }).press('Enter');
  await storyButton(page).press('Enter');
  await page.keyboard.press('Escape');
  await expect(story(page)).toBeHidden();
  await expect(storyButton(page)).toBeFocused();

  await test.step('a turning point shows its turn on the board, and the best word is highlighted', async () => {
    await expect(page.getByText('DINED at d4, on 2W')).toBeVisible();
    await expect(page.locator('.word-mark--listed')).toHaveCount(1);
    const peak = movePanel(page).getByRole('button', {
      name: /^Turn 2: TENZON, \+\d+\. Player \d leads by/,
    });
    await peak.press('Enter');
    await expect(viewing(page, `turn 2 of ${moves.length + 1}`)).toBeVisible();
    await expect(page.locator('.word-mark--listed')).toHaveCount(0);
    await backToGame(page).press('Enter');
    await expect(peak).toBeVisible();
  });

  await test.step('the story is the same after a reload', async () => {
    const told = (await movePanel(page).textContent()) ?? '';
    await page.reload();
    await expectTurns(page, moves.length + 1);
    await expect(movePanel(page)).toHaveText(told);
    await expect(movePanel(page).getByRole('button', { name: 'Rematch' })).toBeEnabled();
  });
});

for (const screen of [DESKTOP, PHONE, SMALL_PHONE]) {
  test.describe(`at ${sizeOf(screen)}`, () => {
    test.use(screen);

    test('the result stays within its panel, and the story within the window', async ({ page }) => {
      await resumeGame(page, PLAYED_OUT);
      await expectInSight(movePanel(page).getByRole('button', { name: 'Rematch' }));
      await movePanel(page).scrollIntoViewIfNeeded();
      const parts = [
        movePanel(page).getByRole('heading'),
        page.getByText('Game Over!', { exact: true }),
        movePanel(page).getByRole('img'),
        storyButton(page),
        movePanel(page).getByRole('button', { name: /^See what you missed/ }),
      ];
      for (const part of parts) {
        await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expectInSight(part);
        const outer = await movePanel(page).boundingBox();
        const inner = await part.boundingBox();
        if (!outer || !inner) throw new Error('Something of the result is not drawn');
        expect(inner.y).toBeGreaterThanOrEqual(outer.y);
        expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
        expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
      }

      if (screen !== DESKTOP) {
        const board = boardFrame(page);
        const strip = await board.boundingBox();
        await board.scrollIntoViewIfNeeded();
        await expectInSight(page.locator('.word-mark--listed'));
        await movePanel(page).getByRole('button', { name: 'Whole board' }).click();
        for (const corner of ['a1', 'p14']) await expect(square(page, corner)).toBeInViewport();
        await movePanel(page).getByRole('button', { name: 'Best word' }).click();
        expect((await board.boundingBox())?.height).toBe(strip?.height);
      }

      await storyButton(page).click();
      await story(page).getByText('Show as table').click();
      const overflow = await story(page).evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(overflow).toBe(0);
    });
  });
}
