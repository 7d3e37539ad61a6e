import { describe, expect, it } from 'vitest';
import { detachable } from '../../src/persistence';

const never = <T>(): Promise<T> => new Promise(() => {});

const SILENT = {
  read: never,
  write: never,
  readToReplace: never,
  replace: never,
  move: never,
  remove: never,
  names: never,
} as const;

describe('a storage that never answers', () => {
  it('reads as empty once the page continues without it', async () => {
    const storage = detachable(SILENT);
    const read = storage.read('record');
    const isNewer = storage.orElse(() => never<boolean>(), false);
    storage.detach();
    expect(await read).toBeUndefined();
    expect(await isNewer).toBe(false);
    expect(await storage.names('game/')).toEqual([]);
  });

  it('is no longer written once the page continues without it', async () => {
    const texts = new Map([['record', 'saved']]);
    const storage = detachable({
      ...SILENT,
      write: async (name: string, text: string) => texts.set(name, text).has(name),
      remove: async (name: string) => texts.delete(name),
    });
    storage.detach();
    expect(await storage.write('record', 'new')).toBe(false);
    expect(await storage.readToReplace('record')).toBeUndefined();
    expect(await storage.replace('record', 'new')).toBe('failed');
    expect(await storage.move('record', ['aside'])).toBeUndefined();
    expect(await storage.remove('record')).toBe(false);
    expect(texts).toEqual(new Map([['record', 'saved']]));
  });
});
