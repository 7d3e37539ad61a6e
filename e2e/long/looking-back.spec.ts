import { settled } from '../lib/settled';
import { after, dealt } from '../lib/games';
import { card, cards, openLibrary } from '../lib/library';
import {
  backToGame,
  DESKTOP,
  LOW_PHONE_ON_ITS_SIDE,
  PHONE_ON_ITS_SIDE,
  resizeTo,
  sizeOf,
  TALL_PHONE,
  viewing,
} from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { expectDraft, expectScores, expectTurns, moveBox, playMove, startGame } from '../lib/table';
import { expect, test } from '../lib/test';

const MIDDLE = after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP' }), 'DINED,d4', 'TNZON,7c');

test('earlier turns, and games that were left', async ({ page }) => {
  const first = page.getByRole('button', { name: 'First' });
  await resumeGame(page, MIDDLE);
  await settled(page);

  await test.step('keys leave the draft alone while an earlier turn is shown', async () => {
    await moveBox(page).fill('OVE,4e');
    await first.click();
    await expect(viewing(page, 'the start')).toBeVisible();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await expectDraft(page, 'e4 O', 'f4 V', 'g4 E');
    await expect(moveBox(page)).toHaveValue('OVE,4e');
    await moveBox(page).fill('');
    await expectDraft(page);
  });

  await test.step('board, scores and ledge keep their place, whichever turn is shown', async () => {
    const boxes = () =>
      Promise.all(
        ['.board-frame', '.score-panel', '.ledge', '.move-panel', '.dock'].map((part) =>
          page.locator(part).boundingBox(),
        ),
      );
    for (const screen of [DESKTOP, PHONE_ON_ITS_SIDE, LOW_PHONE_ON_ITS_SIDE, TALL_PHONE]) {
      await resizeTo(page, screen.viewport);
      await settled(page);
      const before = await boxes();
      await first.dispatchEvent('click');
      await expect(backToGame(page)).toBeVisible();
      expect(await boxes(), sizeOf(screen)).toEqual(before);
      await backToGame(page).click();
      await expect(moveBox(page)).toBeVisible();
    }
    await resizeTo(page, DESKTOP.viewport);
  });

  await test.step('a game left for a branch can be returned to', async () => {
    await first.click();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await expectTurns(page, 0);
    await openLibrary(page);
    await cards(page)
      .getByRole('button', { name: /^Open: / })
      .click();
    await expectTurns(page, 2);
    await expectScores(page, [20, 19]);
  });

  await test.step('a game left for a new one can be returned to after a reload, and so can the new one', async () => {
    await page.getByRole('button', { name: 'New game' }).click();
    await startGame(page, { seats: ['human', 'human'], open: true, seed: 'new', board: 'Tower' });
    await settled(page);
    await expectTurns(page, 0);
    await playMove(page, ',');
    await expectTurns(page, 1);
    await page.reload();
    await expectTurns(page, 1);
    await openLibrary(page);
    await card(page, 'Board of a test')
      .getByRole('button', { name: /^Open: / })
      .click();
    await expectScores(page, [20, 19]);
    await page.reload();
    await expectScores(page, [20, 19]);
    await openLibrary(page);
    await card(page, 'Tower')
      .getByRole('button', { name: /^Open: / })
      .click();
    await expectTurns(page, 1);
  });
});
