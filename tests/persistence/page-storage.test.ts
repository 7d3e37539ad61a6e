import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Migration, openPageStorage, openStorage } from '../../src/persistence';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {});
});

afterEach(() => void vi.unstubAllGlobals());

const open = (...migrations: readonly Migration[]) =>
  openPageStorage({ migrations, slotNames: ['record'], locks: undefined, onSlotLost: () => {} });

describe('the storage of a page', () => {
  it('is migrated before the first read, under the names of no slot', async () => {
    await openStorage().write('record-2', 'of another tab');
    const storage = open(async ({ read, write }) => {
      await write('record', `migrated from ${await read('record-2')}`);
    });
    expect(await storage.read('record')).toBe('migrated from of another tab');
    expect(await storage.isNewer()).toBe(false);
  });

  it('of a newer version is not used, and the page can continue without it', async () => {
    await openStorage().write('version', '1');
    await openStorage().write('record', 'of the future');
    const storage = open();
    expect(await storage.isNewer()).toBe(true);
    expect(await storage.read('record')).toBeUndefined();
    storage.detach();
    expect(await storage.isNewer()).toBe(false);
    expect(storage.isWaiting()).toBe(false);
  });
});
