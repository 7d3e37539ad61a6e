import { SEEN_ONLY } from '../../../src/messages';
import { violationsOn } from '../../lib/axe';
import {
  joinByLink,
  deal,
  guestTable,
  linkFor,
  openRoom,
  openTable,
  playOn,
} from '../../lib/online';
import { expect, test } from '../../lib/people';
import { movePanel, backToGame } from '../../lib/screens';
import { settled } from '../../lib/settled';
import { expectTurns } from '../../lib/table';

test('a guest still has the game after both browsers were killed', async ({ people, relay }) => {
  const [host, guest] = [await people.inviteKillable(), await people.inviteKillable()];
  await openTable(host, { game: 'ScraeBBKle', name: 'Hedwig', others: ['online'] });
  await openRoom(host, relay);
  await joinByLink(guest, { link: await linkFor(host, 2), name: 'Gunnar', relay });
  const table = { host, sitters: [host, guest] };
  await deal(table);
  await playOn(table, 3);
  // A turn reaches the guest after the host has saved it.
  await expectTurns(guest.page, 3);
  await settled(guest.page);
  await guest.kill();
  await host.kill();

  const page = await guest.reopen();
  await page.goto('/');
  await guestTable(page).getByRole('button', { name: 'Leave table' }).click();
  await guestTable(page).getByRole('button', { name: 'Yes, leave' }).click();
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('button', { name: 'Your games' }).click();
  const card = page.getByRole('dialog', { name: 'Your games' }).locator('.game-card');
  await expect(card).toContainText('As seen from your seat');
  await card.getByRole('button', { name: /^Open/ }).click();
  await expectTurns(page, 3);
  await expect(movePanel(page)).toContainText(SEEN_ONLY);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await violationsOn(page, { include: ['.move'], exclude: [] })).toEqual([]);
  }
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await expect(backToGame(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeHidden();
});
