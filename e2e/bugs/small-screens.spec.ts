import { dealt } from '../lib/games';
import {
  boardFrame,
  DESKTOP,
  expectInSight,
  movePanel,
  NARROW_PHONE,
  PHONE,
  sizeOf,
  SMALL_PHONE,
  SMALL_WINDOW,
  SMALLER_WINDOW,
} from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { moveBox, playButton, rackPosition, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

for (const screen of [DESKTOP, SMALL_WINDOW, SMALLER_WINDOW, PHONE, NARROW_PHONE, SMALL_PHONE]) {
  test.describe(`at ${sizeOf(screen)}`, () => {
    test.use(screen);

    test('the board, the rack and the move box are in sight together', async ({ page }) => {
      await resumeGame(page, dealt({}));
      await untilPlayable(page);
      await expectInSight(boardFrame(page));
      await expectInSight(movePanel(page));
      await expectInSight(rackPosition(page, 1));
      await expectInSight(rackPosition(page, 7));
      await expectInSight(moveBox(page));
      await expectInSight(playButton(page));
      await expectInSight(page.getByRole('button', { name: 'Pass' }));
    });
  });
}

test.describe('on a small phone', () => {
  test.use(SMALL_PHONE);

  test('the header takes one line', async ({ page }) => {
    await resumeGame(page, dealt({}));
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: 'New game' }),
    ]) {
      const box = await part.boundingBox();
      expect(box?.height).toBeLessThan(48);
    }
  });

  test('tiles of the rack are at least 44 pixels wide and high', async ({ page }) => {
    await resumeGame(page, dealt({}));
    for (let position = 1; position <= 7; position++) {
      const box = await rackPosition(page, position).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
});
