import { dealt } from '../lib/games';
import {
  DESKTOP,
  expectInSight,
  NARROW_PHONE,
  PHONE,
  sizeOf,
  SMALL_PHONE,
  SMALL_WINDOW,
} from '../lib/screens';
import { resumeGame } from '../lib/storage';
import { playMove, untilPlayable, verdict } from '../lib/table';
import { expect, test } from '../lib/test';

const REFUSED = [
  { move: 'AB,7d', reason: 'Not on your rack: A and B.' },
  { move: 'KI,1a', reason: 'The first word must cover the start square d7.' },
  { move: 'KI,d7,r', reason: 'Did you mean KI,7d?' },
];

for (const screen of [DESKTOP, SMALL_WINDOW, PHONE, NARROW_PHONE, SMALL_PHONE]) {
  test.describe(`at ${sizeOf(screen)}`, () => {
    test.use(screen);

    test('all of the reason for a refusal is in sight, and nothing has moved', async ({ page }) => {
      await resumeGame(page, dealt({ draws: 'KIIVUICDWUPTXR' }));
      await untilPlayable(page);
      const recall = page.getByRole('button', { name: 'Recall' });
      const before = await recall.boundingBox();
      for (const { move, reason } of REFUSED) {
        await playMove(page, move);
        await expect(verdict(page)).toContainText(reason);
        await expectInSight(verdict(page));
        expect(await recall.boundingBox()).toEqual(before);
      }
      await expectInSight(page.getByRole('button', { name: 'KI,7d' }));
    });
  });
}
