import type { Page } from '@playwright/test';
import { after, dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { square, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

test.use({ contextOptions: { forcedColors: 'active' } });

const TWO_MOVES = after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP' }), 'DINED,d4', 'TNZON,7c');

/** What a square looks like, as the bytes of a picture. */
const pictureOf = (page: Page, name: string): Promise<Buffer> => square(page, name).screenshot();

test.beforeEach(async ({ page }) => {
  await resumeGame(page, TWO_MOVES);
  await untilPlayable(page);
});

test('in forced colours a tile covers the premium of its square', async ({ page }) => {
  const onDoubleWord = await pictureOf(page, 'd4');
  const onDoubleLetter = await pictureOf(page, 'd8');
  expect(onDoubleWord.equals(onDoubleLetter)).toBe(true);
});

test('in forced colours the last move alone is ringed', async ({ page }) => {
  const ofLastMove = await pictureOf(page, 'e7');
  const ofMoveBefore = await pictureOf(page, 'd6');
  expect(ofLastMove.equals(ofMoveBefore)).toBe(false);
});

test('in forced colours a trap is told from other premiums', async ({ page }) => {
  const edgeOf = (name: string): Promise<string> =>
    square(page, name).evaluate((element) => getComputedStyle(element).borderStyle);
  expect(await edgeOf('b1')).not.toBe(await edgeOf('b2'));
});
