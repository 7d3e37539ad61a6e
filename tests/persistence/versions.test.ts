import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Migration, migrateStorage } from '../../src/persistence';
import { fakeStorage } from '../support/page';

beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => void vi.unstubAllGlobals());

/** A migration that records that it has run. */
const noted =
  (version: number): Migration =>
  async ({ read, write }) => {
    await write('done', `${(await read('done')) ?? ''}${version}`);
  };

const MIGRATIONS = [noted(0), noted(1), noted(2)];

describe('saved data', () => {
  it.each([
    ['nothing at all', {}, undefined],
    ['of unnumbered versions', { record: 'a game' }, '012'],
    ['of an earlier version', { version: '1' }, '12'],
    ['of this version', { version: '3' }, undefined],
    ['with an invalid version number', { version: 'x' }, '012'],
  ])('%s is migrated before it is read', async (_what, kept, done) => {
    const storage = fakeStorage(kept);
    const versioned = migrateStorage(storage, MIGRATIONS);
    expect(await versioned.read('done')).toBe(done);
    expect(await versioned.read('record')).toBe('record' in kept ? kept.record : undefined);
    expect(storage.texts.get('version')).toBe('3');
    expect(await versioned.isNewer()).toBe(false);
  });

  it('of a later version is left unchanged, and nothing is saved beside it', async () => {
    const kept = { version: '4', record: 'a game of the future' };
    const storage = fakeStorage(kept);
    const versioned = migrateStorage(storage, MIGRATIONS);
    expect(await versioned.isNewer()).toBe(true);
    expect(await versioned.read('record')).toBeUndefined();
    expect(await versioned.write('record', 'another game')).toBe(false);
    expect(await versioned.remove('record')).toBe(false);
    expect(await versioned.move('record', ['aside'])).toBeUndefined();
    expect(await versioned.names('')).toEqual([]);
    expect(Object.fromEntries(storage.texts)).toEqual(kept);
  });

  it('is migrated again if a migration was interrupted', async () => {
    const storage = fakeStorage({ record: 'a game' });
    const broken: Migration = () => Promise.reject(new Error('killed'));
    await expect(migrateStorage(storage, [noted(0), broken]).read('record')).rejects.toThrow(
      'killed',
    );
    expect(storage.texts.get('version')).toBeUndefined();
    expect(await migrateStorage(storage, [noted(0), noted(1)]).read('done')).toBe('001');
  });

  it('is neither read nor written while a migration cannot be loaded', async () => {
    const kept = { record: 'a game', before: 'the game before' };
    const storage = fakeStorage(kept);
    const missing: Migration = () => Promise.reject(new Error('not loaded'));
    const versioned = migrateStorage(storage, [missing]);
    await expect(versioned.read('record')).rejects.toThrow('not loaded');
    await expect(versioned.write('before', 'another game')).rejects.toThrow('not loaded');
    expect(Object.fromEntries(storage.texts)).toEqual(kept);
  });
});
