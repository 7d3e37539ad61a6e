import { settled } from './settled';
import type { Page } from '@playwright/test';
import { faultsOf, placesOf } from './geometry';
import { carry, middleOf, tap } from './gestures';
import { openAtFirstMove, OPENING } from './laying';
import { widthOf, zoomIn } from './phone';
import { boardFrame, expectInSight } from './screens';
import {
  expectDraft,
  expectScores,
  moveBox,
  playButton,
  rackPosition,
  rackTile,
  square,
} from './table';
import { expect, test } from './test';

/** Minimum width and height of a tile on a touch screen, in pixels. */
const FINGER = 44;

/** Plays a first move by touch in a small window: all controls are visible, and nothing moves. */
export async function playInSmallWindow(page: Page): Promise<void> {
  await openAtFirstMove(page, OPENING);
  const before = await placesOf(page);
  await test.step('board, rack and Play are visible together, and nothing overlaps', async () => {
    const hands = [1, 7].map((position) => rackPosition(page, position));
    for (const part of [boardFrame(page), ...hands, moveBox(page), playButton(page)]) {
      await expectInSight(part);
    }
    for (const tile of hands) {
      const { width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
    }
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step('a move is placed by taps and a drag on squares of finger size, and played', async () => {
    await zoomIn(page);
    await rackTile(page, 'L').tap();
    await tap(page, square(page, 'd6'));
    await rackTile(page, 'I').tap();
    await tap(page, square(page, 'd7'));
    await carry(page, rackTile(page, 'D'), await middleOf(square(page, 'd8')));
    await expectDraft(page, 'd6 L', 'd7 I', 'd8 D');
    await expect(moveBox(page)).toHaveValue('LID,d6');
    expect(await faultsOf(page)).toEqual([]);
    expect(await placesOf(page)).toEqual(before);
    await playButton(page).tap();
    await expectScores(page, [6, 0]);
    await settled(page);
    expect(await widthOf(square(page, 'd7'))).toBeLessThan(24);
    for (const corner of ['a1', 'p14']) await expectInSight(square(page, corner));
  });
}
