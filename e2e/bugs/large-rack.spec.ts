import { scraebbkle } from '../../src/engine';
import { dealt } from '../lib/games';
import { dragToPoint, middleOf } from '../lib/gestures';
import { expectInSight, movePanel, NARROW_PHONE } from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { expectRack, rack, rackLetters, rackPosition } from '../lib/table';
import { expect, test } from '../lib/test';

/** Least width and height of a target for a finger, in pixels. */
const FINGER = 44;

test.describe('on a phone', () => {
  test.use(NARROW_PHONE);

  test('a rack of more than seven tiles takes another row, and every tile fits a finger', async ({
    page,
  }) => {
    await resumeGame(page, dealt({ rules: { ...scraebbkle, rackSize: 10 }, seed: 'ten' }));
    const tiles = rack(page).getByRole('button');
    await expect(tiles).toHaveCount(10);
    for (const tile of await tiles.all()) {
      await expectInSight(tile);
      const box = await tile.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(FINGER);
      expect(box?.height).toBeGreaterThanOrEqual(FINGER);
    }
    await expectInSight(movePanel(page).getByRole('button', { name: 'Pass' }));
  });
});

test('a tile is dropped on the row of the rack that it is held over', async ({ page }) => {
  await resumeGame(page, dealt({ rules: { ...scraebbkle, rackSize: 12 }, seed: 'twelve' }));
  await expect(rackPosition(page, 12)).toBeVisible();
  const faces = await rackLetters(page);
  const target = await middleOf(rackPosition(page, 12));
  await dragToPoint(page, rackPosition(page, 1), target);
  await expectRack(page, `${faces.slice(1)}${faces.slice(0, 1)}`);
});
