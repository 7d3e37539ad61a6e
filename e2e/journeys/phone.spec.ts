import { settled } from '../lib/settled';
import { carry, fingerOn, lifted, middleOf, tap, tapTwice } from '../lib/gestures';
import { openAtFirstMove, OPENING } from '../lib/laying';
import { widthOf } from '../lib/phone';
import { PHONE } from '../lib/screens';
import {
  expectCursor,
  expectDraft,
  expectNoCursor,
  expectRack,
  expectScores,
  moveBox,
  playButton,
  rackPosition,
  rackTile,
  square,
} from '../lib/table';
import { expect, test } from '../lib/test';

test.use(PHONE);

test('tiles are placed and played by touch', async ({ page }) => {
  await openAtFirstMove(page, OPENING);
  await test.step('on the whole board, a tap on a square zooms in, and a tap on each tile places it there', async () => {
    expect(await widthOf(square(page, 'd7'))).toBeLessThan(24);
    await tap(page, square(page, 'd7'));
    await settled(page);
    expect(await widthOf(square(page, 'd7'))).toBeGreaterThanOrEqual(32);
    for (const letter of ['L', 'I', 'D']) await rackTile(page, letter).tap();
    await expectDraft(page, 'd7 L', 'e7 I', 'f7 D');
    await expectCursor(page, 'g7', '→');
    await page.getByRole('button', { name: 'Recall' }).tap();
    await expectNoCursor(page);
  });
  await test.step('a finger drags a tile to the board, over it, and back', async () => {
    await carry(page, rackTile(page, 'D'), await middleOf(square(page, 'd7')));
    await expectDraft(page, 'd7 D');
    await expectRack(page, 'EE.NIDL');
    await carry(page, square(page, 'd7'), await middleOf(square(page, 'e6')));
    await expectDraft(page, 'e6 D');
    await carry(page, square(page, 'e6'), await middleOf(rackPosition(page, 3)));
    await expectDraft(page);
    await expectRack(page, 'EEDNIDL');
  });
  await test.step('the middle of a tile that floats above the finger says where it lands, and a tap right after a flick counts', async () => {
    const finger = await fingerOn(page);
    await finger.down(await middleOf(rackTile(page, 'L')));
    const at = await middleOf(square(page, 'd9'));
    await finger.moveTo(at);
    await settled(page);
    const tile = await middleOf(lifted(page));
    expect(tile.y).toBeLessThan(at.y - 20);
    const below = await middleOf(square(page, 'd8'));
    await finger.moveTo({ x: at.x, y: at.y + below.y - tile.y });
    await finger.up();
    await expectDraft(page, 'd8 L');
    await page.getByRole('button', { name: 'Recall' }).tap();
    await expectDraft(page);
  });
  await test.step('a draft tile dragged off the board goes home', async () => {
    await carry(page, rackTile(page, 'L'), await middleOf(square(page, 'd7')));
    await expectDraft(page, 'd7 L');
    await carry(
      page,
      square(page, 'd7'),
      await middleOf(page.getByRole('region', { name: 'Scores' })),
    );
    await expectDraft(page);
    await expectRack(page, 'EEDNIDL');
  });
  await test.step('a tap on a tile and a tap on a square place the tile', async () => {
    await rackTile(page, 'L').tap();
    await tap(page, square(page, 'd7'));
    await expectDraft(page, 'd7 L');
    await tap(page, square(page, 'd7'));
    await tap(page, square(page, 'd7'));
    await expectDraft(page);
  });
  await test.step('taps turn the cursor, and letters are placed there', async () => {
    await tap(page, square(page, 'f9'));
    await expectCursor(page, 'f9', '→');
    await tapTwice(page, await middleOf(square(page, 'd7')), 'two taps');
    await expectCursor(page, 'd7', '↓');
    await tap(page, square(page, 'd7'));
    await expectNoCursor(page);
    await tap(page, square(page, 'f9'));
    await tap(page, square(page, 'd7'));
    await page.keyboard.type('li');
    await expectDraft(page, 'd7 L', 'e7 I');
    await page.getByRole('button', { name: 'Recall' }).tap();
    await expectDraft(page);
  });
  await test.step('a whole move is placed and played', async () => {
    await rackTile(page, 'L').tap();
    await tap(page, square(page, 'd6'));
    await rackTile(page, 'I').tap();
    await tap(page, square(page, 'd7'));
    await carry(page, rackTile(page, 'D'), await middleOf(square(page, 'd8')));
    await expect(moveBox(page)).toHaveValue('LID,d6');
    await playButton(page).tap();
    await expectScores(page, [6, 0]);
  });
  await test.step('then the whole board zooms back into view', async () => {
    await settled(page);
    expect(await widthOf(square(page, 'd7'))).toBeLessThan(24);
    for (const corner of ['a1', 'p14']) {
      await expect(square(page, corner)).toBeInViewport({ ratio: 1 });
    }
  });
});
