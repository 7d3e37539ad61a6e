import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from './App';
import type { NewVersion } from '../components';
import { ENTRY, NEW_VERSION, NOT_STORED } from '../messages';
import { nextTask } from '../scheduler';
import { newVersions } from '../../tests/support/new-version';
import {
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
  WORDS,
} from '../../tests/support/page';
import { show } from '../../tests/support/rendered-page';
import { seatsOf } from '../../tests/support/seats';
import { SHIPPED } from '../../tests/support/set-up-dialog';

/** The texts that were added to a status which was there before: screen readers read no others. */
async function addedToStatus(change: () => void): Promise<string> {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((seen) => void changes.push(...seen));
  observer.observe(document.body, { childList: true, subtree: true });
  act(change);
  await act(() => nextTask('drawing'));
  observer.disconnect();
  return changes
    .filter(({ target }) => target instanceof Element && target.closest('[role="status"]'))
    .flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent))
    .join('\n');
}

it('a note that nothing is saved is read to listeners, also if the page opens with it', async () => {
  const page = openPage();
  act(() => page.store.setState({ canPersist: false }));
  expect(await addedToStatus(() => show(page, <App />))).toContain(NOT_STORED);
  act(() => page.store.setState({ canPersist: true }));
  expect(await addedToStatus(() => page.store.setState({ canPersist: false }))).toContain(
    NOT_STORED,
  );
});

const READY: NewVersion = { bringIn: async () => true, isNeeded: false };

/** Shows the page with a version that is ready; returns a function that replaces this version by another. */
function showWithVersion(page: Page) {
  const { Versions, offer } = newVersions(READY);
  const { user } = show(
    page,
    <Versions>
      <App />
    </Versions>,
  );
  return { user, offer };
}

it('the offer of a new version is read to listeners once a game is over', async () => {
  const page = await pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer') }));
  showWithVersion(page);
  expect(screen.queryByText(NEW_VERSION.ready)).toBeNull();
  expect(await addedToStatus(() => page.store.setState({ table: undefined }))).toContain(
    NEW_VERSION.ready,
  );
});

it('a version that is put off is offered again once it is needed', async () => {
  const page = openPage();
  const { user, offer } = showWithVersion(page);
  await user.click(await screen.findByRole('button', { name: NEW_VERSION.later }));
  expect(screen.queryByText(NEW_VERSION.ready)).toBeNull();
  offer({ ...READY, isNeeded: true });
  expect(screen.getByText(NEW_VERSION.ready)).toBeVisible();
});

it('a note that is added to another is read without it', async () => {
  const page = openPage();
  showWithVersion(page);
  await addedToStatus(() => page.store.setState({ canPersist: false }));
  // A status is read as a whole when part of it changes.
  const status = screen.getByText(NOT_STORED).closest('[role="status"]');
  expect(status?.textContent).toBe(NOT_STORED);
  expect(screen.getByText(NEW_VERSION.ready)).toBeVisible();
});

it('an invitation covers the editor, which shows again once it is cancelled', async () => {
  const page = openPage({ files: SHIPPED });
  await page.learn(WORDS);
  await page.actions.enterGame();
  const { user } = show(page, <App />);
  const close = () => screen.queryByRole('button', { name: ENTRY.close });
  await waitFor(() => expect(close()).toBeVisible());
  await act(page.actions.inviteFriend);
  expect(await screen.findByRole('heading', { name: 'Invite a friend' })).toBeVisible();
  expect(close()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel invitation' }));
  await waitFor(() => expect(close()).toBeVisible());
});
