import { settled } from '../lib/settled';
import { dealt } from '../lib/games';
import { readRecord, saveRecord } from '../lib/records';
import { holdWords, resumeGame } from '../lib/storage';
import {
  expectCursor,
  expectDraft,
  expectRack,
  expectScores,
  expectTurns,
  moveBox,
  playMove,
  SCORED,
  sortRack,
  square,
  verdict,
} from '../lib/table';
import { expect, test } from '../lib/test';

test('a reload during a turn restores the game, the draft and the move box', async ({ page }) => {
  test.slow();
  await resumeGame(page, dealt({ draws: 'EEDNIDLNZHNTFORREVO' }));
  await settled(page);

  await test.step('a placed draft and the cursor are restored before the words are loaded', async () => {
    await square(page, 'd4').dblclick();
    await page.keyboard.type('dine');
    await expectDraft(page, 'd4 D', 'd5 I', 'd6 N', 'd7 E');
    await sortRack(page);
    await expectRack(page, 'DEL....');

    const releaseWords = await holdWords(page);
    await page.reload();
    await expectDraft(page, 'd4 D', 'd5 I', 'd6 N', 'd7 E');
    await expectCursor(page, 'd8', '↓');
    await expectRack(page, 'DEL....');
    await expect(moveBox(page)).toHaveValue('DINE,d4');
    await expect(verdict(page)).toContainText('words not checked yet');
    await expect(page.getByText(/^Loading words[… ]/)).toBeVisible();

    releaseWords();
    await expect(verdict(page)).toContainText(SCORED);
    await expect(page.getByText(/^Loading words[… ]/)).toBeHidden();
    await page.unrouteAll();
  });

  await test.step('the typed text of the move box is restored, also once the words are loaded', async () => {
    await moveBox(page).fill('');
    await square(page, 'p1').click();
    await moveBox(page).fill('dinED , d');
    const releaseWords = await holdWords(page);
    await page.reload();
    await expect(moveBox(page)).toHaveValue('dinED , d');
    await expectCursor(page, 'p1', '→');
    await expectDraft(page);
    releaseWords();
    await settled(page);
    await expect(moveBox(page)).toHaveValue('dinED , d');
    await page.unrouteAll();
  });

  await test.step('a typed move is restored and can be played', async () => {
    await moveBox(page).fill('DINED,d4');
    await page.reload();
    await expectDraft(page, 'd4 D', 'd5 I', 'd6 N', 'd7 E', 'd8 D');
    await settled(page);
    await moveBox(page).press('Enter');
    await expectScores(page, [20, 0]);
  });

  await test.step('refused attempts and the score are restored', async () => {
    await playMove(page, 'TNZON,7c');
    await expectTurns(page, 2);
    await playMove(page, 'qwerty');
    await expect(verdict(page)).toContainText('Illegal move format');
    await playMove(page, 'OVE,4e');
    await expectTurns(page, 3);
    await page.reload();
    await expectScores(page, [29, 19]);
    const { record } = readRecord(await saveRecord(page));
    expect(record.events.map(({ kind }) => kind)).toEqual([
      'deal',
      'play',
      'play',
      'refused',
      'play',
    ]);
  });
});
