import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from './App';
import { type NewVersion, NewVersionContext } from '../components';
import { NEW_VERSION, NOT_STORED } from '../messages';
import { nextTask } from '../scheduler';
import { openPage, pageWith, PLAIN_DRAWS, smallGame } from '../../tests/support/page';
import { show } from '../../tests/support/rendered-page';
import { seatsOf } from '../../tests/support/seats';

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

const withVersion = (version: NewVersion) => (
  <NewVersionContext value={version}>
    <App />
  </NewVersionContext>
);

const READY: NewVersion = { bringIn: async () => true, isNeeded: false };

it('the offer of a new version is read to listeners once a game is over', async () => {
  const page = await pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer') }));
  show(page, withVersion(READY));
  expect(screen.queryByText(NEW_VERSION.ready)).toBeNull();
  expect(await addedToStatus(() => page.store.setState({ table: undefined }))).toContain(
    NEW_VERSION.ready,
  );
});
