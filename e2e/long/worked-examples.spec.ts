import { settled } from '../lib/settled';
import type { Page } from '@playwright/test';
import { classic, scrabbkle } from '../../src/engine';
import { dealt, shippedBoard, TWO_PEOPLE } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { expectScores, expectTurns, playMove, square, transcriptOf, verdict } from '../lib/table';
import { expect, test } from '../lib/test';

/** Checks that these tiles are on the board, each as square and letter. */
async function expectTiles(page: Page, ...tiles: readonly string[]): Promise<void> {
  for (const tile of tiles) {
    const [name = '', letter = ''] = tile.split(' ');
    await expect(square(page, name)).toHaveAccessibleName(new RegExp(`^${name}, ${letter}, \\d`));
  }
}

test('the example of ScraBBKle: GIT, SAR, and a move of two words', async ({ page }) => {
  const draws = 'TIUMGRLSAREEEXTIG';
  const board = shippedBoard('boards/scrabbkle.txt', 'scrabbkle');
  await resumeGame(page, dealt({ rules: scrabbkle, board, draws, seats: TWO_PEOPLE }));
  await settled(page);

  await playMove(page, 'GIT,f8,r');
  await expectScores(page, [8, 0]);
  await playMove(page, 'SAR,h7,d');
  await expectScores(page, [8, 4]);
  await expectTiles(page, 'f8 G', 'g8 I', 'h8 T', 'h7 S', 'h9 A', 'h10 R');

  await playMove(page, 'TG,g9,r');
  await expect(verdict(page)).toContainText('This is not a valid move.');
  await expect(verdict(page)).toContainText('That also makes IT.');
  await expectTurns(page, 2);
  await expectScores(page, [8, 4]);

  await playMove(page, ',,');
  await expectTurns(page, 3);
  expect(await transcriptOf(page)).toContain(
    'The move is:    Word: GIT at position f8, direction: right',
  );
});

test('the example of the classic game: five turns and their cross-words', async ({ page }) => {
  const board = shippedBoard('boards/classic.txt');
  const draws = 'HORNPASFAMOBIITEBIEAUT';
  // With this seed, the first seat is drawn to begin.
  await resumeGame(page, dealt({ rules: classic, board, draws, seed: 'seed 5' }));
  await settled(page);

  const turns = [
    ['HORN,8f', [14, 0]],
    ['FAM,h6', [14, 9]],
    ['PASTE,10f', [39, 9]],
    ['OB,9i', [39, 25]],
    ['BIT,11e', [55, 25]],
  ] as const;
  for (const [move, scores] of turns) {
    await playMove(page, move);
    await expectScores(page, scores);
  }
  await expectTiles(page, 'h6 F', 'i9 O', 'j9 B', 'g11 T');
});

test('an invalid word costs a turn of the classic game, without a warning', async ({ page }) => {
  const board = shippedBoard('boards/classic.txt');
  await resumeGame(
    page,
    dealt({ rules: classic, board, draws: 'HORNPASFAMOBIITEBIEAUT', seed: 'seed 5' }),
  );
  await settled(page);
  await page.getByLabel(/^Move: /).fill('HRON,8f');
  await expect(verdict(page)).toContainText('a wrong word costs your turn');
  await page.getByLabel(/^Move: /).press('Enter');
  await expectTurns(page, 1);
  await expectScores(page, [0, 0]);
  const moves = page.getByRole('region', { name: 'Moves played' });
  await expect(moves.getByRole('button', { name: /lost turn/ }).locator('s')).toHaveText('HRON');
  await expect(verdict(page)).toContainText('Player 1 lost a turn: HRON isn’t in the word list.');
  await expect(square(page, 'h8').locator('.tile')).toHaveCount(0);
});
