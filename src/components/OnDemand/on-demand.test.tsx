import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameProvider } from '../game-context';
import { dialogOnDemand, onDemand } from './on-demand';
import { newVersions } from '../../../tests/support/new-version';
import { openPage } from '../../../tests/support/page';

beforeEach(() => {
  // React logs errors caught by error boundaries.
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** A loader that fails a number of times and then succeeds. */
function loaderOf(failures: number) {
  let left = failures;
  return () => (left-- > 0 ? unreachable() : Promise.resolve(() => <p>The part</p>));
}

function show(part: React.ReactNode) {
  const { store } = openPage();
  const { Versions, offer } = newVersions();
  const { unmount } = render(
    <GameProvider store={store}>
      <p>The game</p>
      <Versions>
        <Suspense>{part}</Suspense>
      </Versions>
    </GameProvider>,
  );
  return { store, unmount, offer };
}

/** A part that only another version of the page has. */
const Outdated = onDemand(() =>
  Promise.reject(Object.assign(new Error('gone'), { name: 'OutdatedPage' })),
);

describe('part of another version of the page', () => {
  it('offers that version in place of a reload once it is ready', async () => {
    const bringIn = vi.fn(() => Promise.resolve(true));
    const { offer } = show(<Outdated />);
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('update once the new version is ready.');
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    const update = screen.getByRole('button', { name: 'Update' });
    expect(update).toBeDisabled();
    offer({ bringIn, isNeeded: true });
    await userEvent.click(update);
    expect(bringIn).toHaveBeenCalledOnce();
  });

  it('asks to close other tabs if they prevent the update', async () => {
    const { offer } = show(<Outdated />);
    const note = await screen.findByRole('alert');
    offer({ bringIn: () => Promise.resolve(false), isNeeded: true });
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(note).toHaveTextContent('Close your other ScraeBBKle tabs first.');
  });
});

describe('on-demand part', () => {
  it('leaves the page on screen after a failure and loads on retry', async () => {
    const Part = onDemand(loaderOf(1));
    show(<Part />);
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Check your connection and try again.');
    expect(screen.getByText('The game')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The part')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('clears the notice of a failed part on retry', async () => {
    const Part = onDemand(loaderOf(1));
    const { store } = show(<Part />);
    await store.getState().actions.loadOrNotify(unreachable);
    expect(store.getState().notice).toMatchObject({ isLoadError: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The part')).toBeVisible();
    expect(store.getState().notice).toBeUndefined();
  });

  it('loads when it is mounted again', async () => {
    const Part = onDemand(loaderOf(1));
    const { unmount } = show(<Part />);
    expect(await screen.findByRole('alert')).toBeVisible();
    unmount();
    show(<Part />);
    expect(await screen.findByText('The part')).toBeVisible();
  });

  it('offers a reload after a failure', async () => {
    const Part = onDemand(unreachable);
    show(<Part />);
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('can be closed instead, if it has onClose', async () => {
    const onClose = vi.fn();
    const Part = onDemand<{ readonly onClose?: () => void }>(unreachable);
    show(<Part onClose={onClose} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('calls onClose of a dialog that failed to load', async () => {
    const onClose = vi.fn();
    const Part = dialogOnDemand<{ readonly onClose?: () => void }>(unreachable);
    show(<Part onClose={onClose} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes the panel of a dialog that failed to load', async () => {
    const Part = dialogOnDemand(unreachable);
    const { store } = show(<Part />);
    store.getState().actions.openPanel('help');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(store.getState().panel).toBeUndefined();
  });
});
