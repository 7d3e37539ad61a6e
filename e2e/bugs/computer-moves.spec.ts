import { dealt } from '../lib/games';
import { holdWords, resumeGame } from '../lib/storage';
import { expectDraft, rackTile, seatLine, square, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

test('a tile that has been picked up stays so when the words arrive', async ({ page }) => {
  const releaseWords = await holdWords(page);
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFO' }));
  await rackTile(page, 'L').click();
  await expect(rackTile(page, 'L')).toHaveAttribute('aria-pressed', 'true');
  releaseWords();
  await untilPlayable(page);
  await expect(rackTile(page, 'L')).toHaveAttribute('aria-pressed', 'true');
  await square(page, 'd7').click();
  await expectDraft(page, 'd7 L');
});

test('a tile that has been picked up stays so when the computer moves', async ({ page }) => {
  const releaseWords = await holdWords(page);
  await resumeGame(page, dealt({ seats: ['computer', 'human'], draws: 'NZHNTFOEEDNIDL' }));
  await rackTile(page, 'L').click();
  await expect(rackTile(page, 'L')).toHaveAttribute('aria-pressed', 'true');
  releaseWords();
  await expect(seatLine(page, 2)).toContainText('Your turn');
  await expect(rackTile(page, 'L')).toHaveAttribute('aria-pressed', 'true');
});
