import { expect, test } from '../lib/people';
import { expectTurns, setupDialog, startGame } from '../lib/table';

test('everybody has a browser of their own, which keeps a game when it is killed', async ({
  people,
}) => {
  const [one, other] = [await people.invite(), await people.invite()];
  await one.page.goto('/');
  await startGame(one.page, { seed: 'kept', seats: ['computer', 'human'], board: 'Tower' });
  await expectTurns(one.page, 1);
  await one.kill();

  await other.page.goto('/');
  await expect(setupDialog(other.page)).toBeVisible();

  const again = await one.reopen();
  await again.goto('/');
  await expectTurns(again, 1);
});
