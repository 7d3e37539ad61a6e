import { afterEach, expect, it, vi } from 'vitest';
import {
  fakeStorage,
  openPage,
  PLAIN_DRAWS,
  replaceBy,
  smallGame,
  WORDS,
} from '../../tests/support/page';
import { valueOf } from '../../tests/support/results';
import { seatsOf } from '../../tests/support/seats';
import { formatRecord } from '../engine';
import { browserServices, reportPending } from './services';

afterEach(() => vi.unstubAllGlobals());

const isBusy = (): boolean => document.documentElement.hasAttribute('data-busy');

/** Resolves after the current task and its promises. */
const taskOver = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

it('marks the page as busy until a turn is saved and shown', async () => {
  const kept = fakeStorage();
  let writeEnds = (): void => {};
  let isSlow = false;
  async function write(name: string, text: string): Promise<boolean> {
    if (isSlow && name === 'record') {
      await new Promise<void>((resolve) => {
        writeEnds = resolve;
      });
    }
    return kept.write(name, text);
  }
  const { storage } = reportPending({
    storage: { ...kept, write, replace: replaceBy({ ...kept, write }) },
    fetchText: () => Promise.reject(new Error('Nothing is fetched')),
    loadWords: () => Promise.reject(new Error('Nothing is loaded')),
    after: () => () => {},
  });
  const page = openPage({ storage: { ...kept, ...storage } });
  await page.learn(WORDS);
  const { record } = smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer') });
  valueOf(await page.actions.importRecord(formatRecord(record)));
  await taskOver();
  expect(isBusy()).toBe(false);
  isSlow = true;
  page.actions.pass();
  await taskOver();
  expect(isBusy()).toBe(true);
  expect(page.state().table?.turns).toBe(0);
  writeEnds();
  await taskOver();
  expect(isBusy()).toBe(false);
  expect(page.state().table?.turns).toBe(1);
});

it('needs no channels between tabs, which Firefox blocks with the data of a site', async () => {
  vi.stubGlobal('navigator', { locks: {} });
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { gameLocks } = browserServices();
  expect(await gameLocks.request('game', 'if-free', () => {}).outcome).toBe('held');
  expect(await gameLocks.elsewhere()).toBeUndefined();
});
