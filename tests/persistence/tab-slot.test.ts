import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTabSlot } from '../../src/persistence';
import type { Storage } from '../../src/persistence/storage';

afterEach(() => vi.unstubAllGlobals());

function storageInMemory(): Storage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    read: async (name) => texts.get(name),
    write: async (name, text) => {
      texts.set(name, text);
      return true;
    },
    move: async () => undefined,
    remove: async (name) => texts.delete(name),
    names: async () => [...texts.keys()],
  };
}

describe('a storage in a tab slot', () => {
  it('keeps under its own names what is its own, and shares the rest', async () => {
    const storage = storageInMemory();
    const first = inTabSlot(storage, ['record'], async () => 1);
    const third = inTabSlot(storage, ['record'], async () => 3);
    await first.write('record', 'first game');
    await third.write('record', 'third game');
    await third.write('settings', 'dark');
    expect(await first.read('record')).toBe('first game');
    expect(await third.read('record')).toBe('third game');
    expect(await first.read('settings')).toBe('dark');
    expect([...storage.texts.keys()]).toEqual(['record', 'record-3', 'settings']);
  });
});
