import { afterEach, describe, expect, it, vi } from 'vitest';
import { forTabSlot } from '../../src/persistence';
import { fakeStorage } from '../support/page';

afterEach(() => vi.unstubAllGlobals());

describe('a storage in a tab slot', () => {
  it('has its own texts under its own names, and shares the rest', async () => {
    const storage = fakeStorage();
    const first = forTabSlot(storage, ['record'], async () => 1);
    const third = forTabSlot(storage, ['record'], async () => 3);
    await first.write('record', 'first game');
    await third.write('record', 'third game');
    await third.write('settings', 'dark');
    expect(await first.read('record')).toBe('first game');
    expect(await third.read('record')).toBe('third game');
    expect(await first.read('settings')).toBe('dark');
    expect([...storage.texts.keys()]).toEqual(['record', 'record-3', 'settings']);
  });
});
