import type { Locator, Page } from '@playwright/test';
import { answer, setupDialog, openSetup } from './table';
import { expect } from './test';

const HOST_TITLE = /^(?:Your table|Invite (?:a friend|friends))$/;

/** Where the host of a table sees its guests and can invite others: on the front page, or beside the board. */
export const hostTable = (page: Page): Locator => page.getByRole('region', { name: HOST_TITLE });

/** Opens the page, and the dialog for a link or code from the front page. */
export async function openJoin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play a friend' }).click();
  await page.getByRole('button', { name: 'Join a game' }).click();
}

/** Opens a table for a friend at the second seat, without contacting any relay or server. */
export async function openTable(page: Page): Promise<void> {
  await openSetup(page);
  const dialog = setupDialog(page);
  await answer(dialog, /Is Player 2 a/, /^Online$/);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await restrictToLocalNetwork(hostTable(page));
}

/** Restricts connections to the local network. */
export async function restrictToLocalNetwork(dialog: Locator): Promise<void> {
  await unfold(dialog, /^(?:Other ways|Connection)$/);
  await dialog.getByLabel('Stay on my network').check();
}

export async function unfold(dialog: Locator, summary: RegExp): Promise<void> {
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  const folded = dialog.locator('details:not([open]) > summary').filter({ hasText: summary });
  for (const each of await folded.all()) await each.click();
}

export const joinDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Join a game$| invites you to / });

export const pressJoin = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: /^(?:Join|Play with .*)$/ }).click();

/** Enters an invalid relay address and expects the error. */
export async function nameBadRelay(page: Page): Promise<void> {
  const dialog = hostTable(page);
  await dialog.getByLabel('Stay on my network').uncheck();
  await unfold(dialog, /^Relays and servers$/);
  await dialog.getByLabel(/^Relays, one/).fill('https://none.example');
  await expect(dialog.getByText(/isn’t a relay address/)).toBeVisible();
}

export const linkOf = (page: Page): Promise<string> =>
  hostTable(page).getByRole('textbox', { name: 'Link for your friend' }).inputValue();

/** Opens a link in another tab and joins as Bob. */
export async function joinInNewTab(page: Page, link: string): Promise<Page> {
  const friend = await page.context().newPage();
  await friend.goto(link);
  await join(friend, 'Bob');
  await expect(friend.getByText('Waiting for the host to start.')).toBeVisible();
  return friend;
}

export async function join(page: Page, name: string): Promise<void> {
  const dialog = joinDialog(page);
  await restrictToLocalNetwork(dialog);
  await dialog.getByLabel('Your name').fill(name);
  await pressJoin(dialog);
}

/** Opens a table and starts a game there; returns the friend's page. */
export async function playWithFriend(page: Page): Promise<Page> {
  await openTable(page);
  return beginWithFriend(page);
}

/** Lets a friend join an open table and starts the game on both pages; returns the friend's page. */
export async function beginWithFriend(page: Page): Promise<Page> {
  const friend = await joinInNewTab(page, await linkOf(page));
  await page.getByRole('button', { name: 'Start game' }).click();
  for (const each of [page, friend]) await expect(each.getByRole('grid')).toBeVisible();
  return friend;
}

/** An invitation to a table without a host. */
export const LOST_INVITATION =
  '#join=aaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbb.cccccccccccccccccccccccccc';
