import { afterEach, expect, it, vi } from 'vitest';
import { settled } from '../../tests/support/fake-services';
import { requestPersistentStorage } from './persistent-storage';
import { pageWith, PLAIN_DRAWS, smallGame } from '../../tests/support/page';
import { seatsOf } from '../../tests/support/seats';

afterEach(() => {
  vi.unstubAllGlobals();
});

function countingBrowser() {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  return persist;
}

it('asks once a person has finished a game, and never again', async () => {
  const persist = countingBrowser();
  const page = await pageWith(smallGame(PLAIN_DRAWS, {}, ',', ',', ','));
  requestPersistentStorage(page.store);
  page.actions.showTurn(3);
  expect(persist).not.toHaveBeenCalled();
  page.actions.liftCurtain();
  page.actions.pass();
  await settled();
  expect(page.state().table?.phase).toBe('over');
  expect(persist).toHaveBeenCalledTimes(1);
  page.actions.showTurn(1);
  page.actions.showTurn(4);
  expect(persist).toHaveBeenCalledTimes(1);
});

it('does not ask for a game between computers', async () => {
  const persist = countingBrowser();
  const seats = seatsOf('computer', 'computer');
  const page = await pageWith(smallGame(PLAIN_DRAWS, { seats }, ',', ',', ',', ','));
  requestPersistentStorage(page.store);
  page.actions.showTurn(1);
  page.actions.showTurn(4);
  expect(page.state().table?.phase).toBe('over');
  expect(persist).not.toHaveBeenCalled();
});

it('does nothing if the browser has no persistent storage', async () => {
  vi.stubGlobal('navigator', {});
  const page = await pageWith(smallGame(PLAIN_DRAWS, {}, ',', ',', ','));
  requestPersistentStorage(page.store);
  page.actions.liftCurtain();
  page.actions.pass();
  await settled();
  expect(page.state().table?.phase).toBe('over');
});
