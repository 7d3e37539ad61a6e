import { dealt } from '../lib/games';
import { middleOf, touchDrag } from '../lib/gestures';
import { resumeGame } from '../lib/storage';
import { expectDraft, expectRack, rackTile, square } from '../lib/table';
import { test } from '../lib/test';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

test('nothing is laid on the overview of a phone, not by a drag either', async ({ page }) => {
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFO' }));
  await expectRack(page, 'EEDNIDL');
  await touchDrag(page, await middleOf(rackTile(page, 'L')), await middleOf(square(page, 'd7')));
  await expectDraft(page);
  await expectRack(page, 'EEDNIDL');
});
