import type { Locator, Page } from '@playwright/test';
import { answer, setupDialog } from './table';
import { expect } from './test';

/** The dialog in which the host of a table sees who has come, and how others can. */
export const hostDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Your table' });

/** Opens a table, for a friend who sits at the second seat, with nobody outside asked for anything. */
export async function openTable(page: Page): Promise<void> {
  await page.goto('/');
  const dialog = setupDialog(page);
  await answer(dialog, /Is Player 2 a/, /^far away$/);
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await stayLocal(hostDialog(page));
}

/** Asks nobody outside the own network. */
export const stayLocal = (dialog: Locator): Promise<void> =>
  dialog.getByLabel(/^Only my own network/).check();

/** Names a relay that cannot be one, and is told so. */
export async function nameBadRelay(page: Page): Promise<void> {
  const dialog = hostDialog(page);
  await dialog.getByLabel(/^Only my own network/).uncheck();
  await dialog.getByText('Relays and servers').click();
  await dialog.getByLabel(/^Relays that help/).fill('https://none.example');
  await expect(dialog.getByText(/is no address of a relay/)).toBeVisible();
}

/** The address by which a friend comes to the second seat. */
export const linkOf = (page: Page): Promise<string> =>
  hostDialog(page).getByRole('textbox', { name: 'Link for Player 2' }).inputValue();

/** A friend comes by a link, under the name of Bob, in another tab. */
export async function friendComes(page: Page, link: string): Promise<Page> {
  const friend = await page.context().newPage();
  await friend.goto(link);
  await join(friend, 'Bob');
  await expect(friend.getByText('You have a seat.')).toBeVisible();
  return friend;
}

/** Answers the question for a name, with nobody outside asked for anything. */
export async function join(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Join a game' });
  await stayLocal(dialog);
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByRole('button', { name: 'Join' }).click();
}

/** Opens a table and plays there; the result is the page of the friend. */
export async function playWithFriend(page: Page): Promise<Page> {
  await openTable(page);
  return beginWithFriend(page);
}

/** A friend comes to an open table, and the game begins at both pages; the result is that of the friend. */
export async function beginWithFriend(page: Page): Promise<Page> {
  const friend = await friendComes(page, await linkOf(page));
  await page.getByRole('button', { name: 'Start game' }).click();
  for (const each of [page, friend]) await expect(each.getByRole('grid')).toBeVisible();
  return friend;
}

/** An invitation to a table that nobody hosts. */
export const LOST_INVITATION =
  '#join=aaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbb.cccccccccccccccccccccccccc';
