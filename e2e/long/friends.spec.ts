import { settled } from '../lib/settled';
import { chooseFile } from '../lib/files';
import {
  joinInNewTab,
  hostTable,
  join,
  linkOf,
  playWithFriend,
  restrictToLocalNetwork,
  openJoin,
} from '../lib/friends';
import {
  answer,
  expectRack,
  expectTurns,
  moveBox,
  playAtOnce,
  playMove,
  rackLetters,
  seatLine,
  setupDialog,
  setupQuestions,
  verdict,
  openSetup,
  openOptions,
} from '../lib/table';
import { expect, test } from '../lib/test';

test('two tabs play with each other, even if either is reloaded', async ({ page }) => {
  const friend = await playWithFriend(page);
  const [own, theirs] = [await rackLetters(page), await rackLetters(friend)];
  expect(new URL(friend.url()).hash).toBe('');

  await playMove(page, ',');
  await expectTurns(friend, 1);
  await friend.reload();
  await expectTurns(friend, 1);
  await expectRack(friend, theirs);
  await expect(seatLine(friend, 2)).toContainText('your turn');

  await page.reload();
  await expectTurns(page, 1);
  await expectRack(page, own);
  await expect(seatLine(page, 2)).toContainText('Bob');
  await playMove(friend, ',');
  for (const each of [page, friend]) await expectTurns(each, 2);

  await test.step('a resignation ends the game for both, and the next player begins the rematch', async () => {
    await playMove(page, ',');
    await expectTurns(friend, 3);
    await friend.getByText('More', { exact: true }).click();
    await friend.getByRole('button', { name: 'Resign' }).click();
    await friend.getByRole('button', { name: 'Yes, resign' }).click();
    for (const each of [page, friend]) {
      await expect(each.getByText('Game Over!', { exact: true })).toBeVisible();
    }
    await expect(friend.getByText('Draws verified.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await friend.getByRole('button', { name: 'Accept' }).click();
    for (const each of [page, friend]) {
      await expectTurns(each, 0);
      await expect(seatLine(each, 1)).toContainText('Bob');
    }
    await expect(seatLine(friend, 1)).toContainText('your turn');
    await friend.reload();
    await playMove(friend, ',');
    await expectTurns(page, 1);
    await expect(seatLine(page, 2)).toContainText('your turn');
  });
});

test('the host decides which words are valid if the guest has others', async ({ page }) => {
  await openSetup(page);
  await openOptions(page);
  const others = setupDialog(page).getByRole('button', { name: 'Other word list…' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  await chooseFile(
    page,
    others,
    'pairs.txt',
    letters.flatMap((first) => letters.map((second) => first + second)).join('\n'),
  );
  await expect(setupDialog(page)).toContainText('676 words');
  await answer(setupDialog(page), /Is Player 2 a/, /^Online$/);
  await setupDialog(page).getByRole('button', { name: 'Invite' }).click();
  await restrictToLocalNetwork(hostTable(page));
  const friend = await joinInNewTab(page, await linkOf(page));
  await page.getByRole('button', { name: 'Start game' }).click();
  await settled(friend);
  await expect(friend.getByText(/decides which words count/)).toBeVisible();
  await playMove(page, ',');
  await expectTurns(friend, 1);
  const tiles = [...(await rackLetters(friend))].filter((letter) => letter !== '_');
  await moveBox(friend).fill(`${tiles.slice(0, 3).join('')},d6`);
  await expect(verdict(friend)).toContainText('the host decides');
  await moveBox(friend).press('Enter');
  await expect(verdict(friend)).toContainText('Please try again.');
  await playMove(friend, `${tiles.slice(0, 2).join('')},d7`);
  for (const each of [page, friend]) await expectTurns(each, 2);
});

test('the dialogs refuse invalid addresses, and state which draws are not joint', async ({
  page,
}) => {
  await openJoin(page);
  const dialog = page.getByRole('dialog', { name: 'Join a game' });
  await dialog.getByLabel('Invite link or code').fill('https://example.org/');
  await join(page, 'Bob');
  await expect(dialog.getByRole('alert')).toContainText('isn’t an invite link or code');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(playAtOnce(page)).toBeVisible();

  await openSetup(page);
  await answer(setupDialog(page), /Which game/, /^Crossword$/);
  await answer(setupDialog(page), /Is Player 2 a/, /^Online$/);
  await expect(setupQuestions(page)).toContainText('The host’s page draws alone');
  await setupDialog(page).getByRole('button', { name: 'Invite' }).click();
  await expect(hostTable(page)).toContainText('The host’s page draws alone');
});

test('a friend plays against the computer of another page', async ({ page }) => {
  await openSetup(page);
  await answer(setupDialog(page), /Which game/, /^ScraBBKle$/);
  await answer(setupDialog(page), /Where is Human player/, /^Online$/);
  await answer(setupDialog(page), /Computer player’s level/, /^Casual$/);
  await setupDialog(page).getByRole('button', { name: 'Invite' }).click();
  await restrictToLocalNetwork(hostTable(page));
  const friend = await joinInNewTab(
    page,
    await hostTable(page)
      .getByLabel(/^Link for/)
      .inputValue(),
  );
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByText('You’re watching. Everyone else is playing online.')).toBeVisible();
  await settled(friend);
  await expect(seatLine(friend, 1)).toContainText('your turn');
  await playMove(friend, ',,');
  for (const each of [page, friend]) {
    await expectTurns(each, 2);
    await expect(seatLine(each, 2)).toContainText('Casual');
  }
});
