import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CrashGuard } from './CrashGuard';
import { openPage, pageWith, PLAIN_DRAWS, smallGame } from '../../tests/support/page';

afterEach(() => {
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('It cannot be drawn.');
}

it('shows the page if it renders without errors', () => {
  render(
    <CrashGuard store={openPage().store}>
      <p>The page</p>
    </CrashGuard>,
  );
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows that the game is saved, and offers it as a file', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { store } = await pageWith(smallGame(PLAIN_DRAWS, {}, 'NO,2b'));
  render(
    <CrashGuard store={store}>
      <Broken />
    </CrashGuard>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Your game is saved');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save to file…' })).toBeVisible();
  expect(store.getState().table?.turns).toBe(1);
});

it('offers no file if there is no game', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <CrashGuard store={openPage().store}>
      <Broken />
    </CrashGuard>,
  );
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});
