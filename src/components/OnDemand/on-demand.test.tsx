import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameProvider } from '../game-context';
import { dialogOnDemand, onDemand } from './on-demand';
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
  const { unmount } = render(
    <GameProvider store={store}>
      <p>The game</p>
      <Suspense>{part}</Suspense>
    </GameProvider>,
  );
  return { store, unmount };
}

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

  it('asks for a reload if the server has another version', async () => {
    const reason = Object.assign(new Error('gone'), { name: 'OutdatedPage' });
    const Part = onDemand(() => Promise.reject(reason));
    show(<Part />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Reload the page to use this part.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
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
