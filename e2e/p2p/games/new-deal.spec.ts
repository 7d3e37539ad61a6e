import { violationsOn } from '../../lib/axe';
import { hostTable } from '../../lib/friends';
import {
  joinByLink,
  deal,
  guestTable,
  linkFor,
  openRoom,
  openTable,
  passing,
  playOn,
} from '../../lib/online';
import { expect, type KillablePerson, test } from '../../lib/people';
import { movePanel } from '../../lib/screens';
import { storedText, presetText, INERT_PAGE } from '../../lib/storage';

/** Deletes the host's game, as if its storage had been edited, and reopens the page. */
async function forgetGame(host: KillablePerson): Promise<void> {
  await host.kill();
  const page = await host.reopen();
  await page.goto(INERT_PAGE);
  const table = JSON.parse((await storedText(page, 'online')) ?? '') as { readonly host: object };
  const forgetful = { ...table, host: { ...table.host, game: null } };
  await presetText(page, 'online', JSON.stringify(forgetful));
  await page.goto('/');
}

test('a host deals again only if its guest agrees, by keyboard too', async ({
  people,
  relay,
  watch,
}) => {
  // The guest's reload closes its connection.
  watch.allowError(/Trystero peer error: .*Close called/);
  const [host, guest] = [await people.inviteKillable(), await people.invite()];
  await openTable(host, { game: 'ScraeBBKle', name: 'Hedwig', others: ['online'] });
  await openRoom(host, relay);
  await joinByLink(guest, { link: await linkFor(host, 2), name: 'Gunnar', relay });
  await deal({ host, sitters: [host, guest] });
  await playOn({ host, sitters: [host, guest] }, 2);

  await forgetGame(host);
  await expect(hostTable(host.page)).toContainText('Everyone is here.');
  await hostTable(host.page).getByRole('button', { name: 'Start game' }).click();

  const table = guestTable(guest.page);
  const question = table.getByRole('region', { name: 'Hedwig wants to deal again.' });
  await expect(question).toContainText('Your game isn’t over.');
  for (const scheme of ['light', 'dark'] as const) {
    await guest.page.emulateMedia({ colorScheme: scheme });
    expect(await violationsOn(guest.page, { include: ['.dock-page'], exclude: [] })).toEqual([]);
  }
  await question.getByRole('button', { name: 'Keep this game' }).press('Enter');
  await expect(table).toBeHidden();
  await expect(hostTable(host.page)).toContainText('Gunnar wants to keep the last game.');

  await guest.page.reload();
  await question.getByRole('button', { name: 'Deal again' }).press('Enter');
  await expect(table).toBeHidden();
  await playOn({ host, sitters: [host, guest] }, Infinity, passing);
  await expect(movePanel(guest.page)).toContainText('Draws verified.');
  await expect(movePanel(guest.page)).toContainText('1 earlier deal wasn’t proved.');
});
