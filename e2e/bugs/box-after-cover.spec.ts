import { dealt } from '../lib/games';
import { holdWords, resumeGame } from '../lib/storage';
import { expectDraft, expectTurns, moveBox, rackTile, untilPlayable } from '../lib/table';
import { expect, test } from '../lib/test';

test('the move box does not name a tile that a computer’s move has sent back to the rack', async ({
  page,
}) => {
  const releaseWords = await holdWords(page);
  await resumeGame(page, dealt({ seats: ['computer', 'human'], draws: 'NZHNTFOEEDNIDL' }));
  await moveBox(page).fill('DINED,d4');
  await expectDraft(page, 'd4 D', 'd5 I', 'd6 N', 'd7 E', 'd8 D');
  releaseWords();
  await untilPlayable(page);
  // The computer plays ZHO from c7, over the E on d7.
  await expectTurns(page, 1);
  await expectDraft(page, 'd4 D', 'd5 I', 'd6 N', 'd8 D');
  await expect(rackTile(page, 'E')).toBeVisible();
  await expect(moveBox(page)).not.toHaveValue(/DINED/);
});
