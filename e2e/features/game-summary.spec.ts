import type { Locator, Page } from '@playwright/test';
import { after, dealt, playedOut } from '../lib/games';
import { DESKTOP, expectInSight, movePanel, PHONE, sizeOf, SMALL_PHONE } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { expectTurns, playMove, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

const storyButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Story', exact: true });

const story = (page: Page): Locator => page.getByRole('dialog', { name: 'The story of the game' });

const PLAYED_OUT = playedOut(dealt({ seed: 'axe' }));

test('the end of a game leads to its story, and a turn of it to the board, by keyboard', async ({
  page,
}) => {
  const moves = ['DINED,d4', 'TNZON,7c', ',', ',', ','];
  await resumeGame(page, after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP' }), ...moves));
  await untilPlayable(page);
  await playMove(page, ',');
  await expect(movePanel(page)).toContainText('DINED, 20 points by Player 1');
  await expect(movePanel(page)).toContainText('TENZON, 6 letters by Player 2');

  await storyButton(page).press('Enter');
  await expect(story(page)).toContainText('Best move of Player 1');
  await expect(story(page).getByRole('img')).toHaveAccessibleName(/^Player \d led from turn \d/);
  await expect(story(page).getByRole('table')).toBeHidden();

  await story(page).getByText('As a table').press('Enter');
  await expect(story(page).getByRole('row')).toHaveCount(moves.length + 3);
  await expect(story(page).getByRole('row').nth(2)).toContainText('TENZON');
  await story(page).getByRole('button', { name: 'Show turn 1' }).press('Enter');
  await expect(story(page)).toBeHidden();
  await expect(movePanel(page)).toContainText(`Turn 1 of ${moves.length + 1}.`);
  await page.getByRole('button', { name: 'Back to now' }).press('Enter');

  await storyButton(page).press('Enter');
  await page.keyboard.press('Escape');
  await expect(story(page)).toBeHidden();
  await expect(storyButton(page)).toBeFocused();

  await test.step('the story is the same after a reload', async () => {
    const told = (await movePanel(page).textContent()) ?? '';
    await page.reload();
    await expectTurns(page, moves.length + 1);
    await expect(movePanel(page)).toHaveText(told);
  });
});

/** The extremes; with `LONG=1` what lies between them. */
const SCREENS =
  process.env['LONG'] === '1' ? [DESKTOP, PHONE, SMALL_PHONE] : [DESKTOP, SMALL_PHONE];

for (const screen of SCREENS) {
  test.describe(`at ${sizeOf(screen)}`, () => {
    test.use(screen);

    test('the result stays within its panel, and the story within the window', async ({ page }) => {
      await resumeGame(page, PLAYED_OUT);
      await movePanel(page).scrollIntoViewIfNeeded();
      const parts = [
        page.getByRole('heading', { name: 'Game Over!' }),
        page.getByText('Longest word'),
        movePanel(page).getByRole('img'),
        storyButton(page),
        movePanel(page).getByRole('button', { name: 'New game' }),
      ];
      const outer = await movePanel(page).boundingBox();
      for (const part of parts) {
        await expectInSight(part);
        const inner = await part.boundingBox();
        if (!outer || !inner) throw new Error('Something of the result is not drawn');
        expect(inner.y).toBeGreaterThanOrEqual(outer.y);
        expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
        expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
      }

      await storyButton(page).click();
      await story(page).getByText('As a table').click();
      const overflow = await story(page).evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(overflow).toBe(0);
    });
  });
}
