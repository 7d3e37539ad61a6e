import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterResignation } from '../../../tests/support/games';
import {
  fakeStorage,
  openPage,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
  WORDS,
} from '../../../tests/support/page';
import { show } from '../../../tests/support/rendered-page';
import { seatsOf } from '../../../tests/support/seats';
import { MovePanel } from '../MovePanel/MovePanel';
import { LookingBack } from './LookingBack';

const SHOWN_FOR = 2200;

let isReduced = false;

beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && isReduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that has followed the watch link of a game of three turns. */
async function watched() {
  const seats = seatsOf('human', 'computer');
  const game = afterResignation(smallGame(PLAIN_DRAWS, { seats }, 'NO,2b', 'D,c1'));
  const link = await (await pageWith(game)).actions.linkTo('watch', 'Ada');
  const storage = fakeStorage();
  const page = openPage({ storage });
  await page.learn(WORDS);
  await page.actions.openLink(link ?? '');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { unmount } = show(page, <LookingBack />);
  const shown = (): number | undefined => page.state().table?.turnsShown;
  const wait = (): void => act(() => void vi.advanceTimersByTime(SHOWN_FOR));
  return { page, shown, wait, storage, unmount };
}

const press = (name: string | RegExp): void =>
  act(() => screen.getByRole('button', { name }).click());

it('begins by itself, under the result, and ends with the last turn', async () => {
  const { page, shown, wait } = await watched();
  expect(screen.getByRole('heading')).toHaveTextContent(/^Club won, .*: Ada resigned\.$/);
  const seen = [shown()];
  for (let turn = 1; turn <= 3; turn++) {
    wait();
    seen.push(shown());
  }
  expect(seen).toEqual([0, 1, 2, 3]);
  expect(page.state().playback?.state).toBe('paused');
});

it('pauses and resumes, at another speed', async () => {
  const { page, shown, wait } = await watched();
  wait();
  press('Pause');
  wait();
  expect(shown()).toBe(1);
  press('Watch');
  press('Speed: steady');
  expect(page.state().settings.pace).toBe('fast');
  wait();
  expect(shown()).toBeGreaterThan(1);
});

it('stops when the player steps', async () => {
  const { page, shown, wait } = await watched();
  wait();
  press('Previous turn');
  expect(page.state().playback?.state).toBe('paused');
  wait();
  expect(shown()).toBe(0);
});

it('keeps the result, and the turn shown, when the page is reloaded', async () => {
  const { wait, storage, unmount } = await watched();
  wait();
  const headline = screen.getByRole('heading').textContent;
  unmount();
  vi.useRealTimers();
  const page = openPage({ storage });
  await page.restore();
  show(page, <LookingBack />);
  expect(page.state()).toMatchObject({ table: { turnsShown: 1 }, playback: { state: 'paused' } });
  expect(screen.getByRole('heading')).toHaveTextContent(headline);
});

it('waits for the player, and says so, if the device asks for reduced motion', async () => {
  isReduced = true;
  const { shown, wait } = await watched();
  expect(screen.getByText('Reduced motion is on. Step, or choose Watch.')).toBeInTheDocument();
  wait();
  expect(shown()).toBe(0);
  press('Watch');
  wait();
  expect(shown()).toBe(1);
});

it('ends in the result, which offers the same bag in place of a rematch', async () => {
  const { page, unmount } = await watched();
  expect(screen.queryByRole('button', { name: 'Back to game' })).toBeNull();
  press('See result');
  unmount();
  show(page, <MovePanel />);
  expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Play this bag' })).toBeEnabled();
});
