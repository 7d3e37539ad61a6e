import { dealt } from '../lib/games';
import { dragTo, middleOf, type Point } from '../lib/gestures';
import { resumeGame } from '../lib/storage';
import { expectDraft, expectRack, rackTile, square } from '../lib/table';
import { expect, test } from '../lib/test';

test.use({ hasTouch: true });

test('a finger that rests on a draft tile before it drags does not send the tile back', async ({
  page,
}) => {
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFO' }));
  await dragTo(page, rackTile(page, 'L'), square(page, 'd7'));
  await expectDraft(page, 'd7 L');
  // Only of touches that it makes of a mouse does the browser make a long press. It does not tell
  // when it is done with one of these, so nothing waits for that.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmitTouchEventsForMouse', {
    enabled: true,
    configuration: 'mobile',
  });
  const touch = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Point): void => {
    const finger = { button: 'left', buttons: 1, clickCount: 1 } as const;
    session.send('Input.dispatchMouseEvent', { type, x, y, ...finger }).catch(() => undefined);
  };
  const rested = page.evaluate(
    () => new Promise<void>((resolve) => window.addEventListener('contextmenu', () => resolve())),
  );
  const from = await middleOf(square(page, 'd7'));
  const to = await middleOf(square(page, 'd9'));
  touch('mousePressed', from);
  await rested;
  await expectDraft(page, 'd7 L');
  touch('mouseMoved', to);
  await expect(page.locator('.tile--lifted')).toBeVisible();
  touch('mouseReleased', to);
  await expectDraft(page, 'd9 L');
  await expectRack(page, 'EEDNID.');
});
