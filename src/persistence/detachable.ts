import type { Storage } from './storage';

/** A storage that the page can go on without. */
export interface DetachableStorage extends Storage {
  /**
   * Goes on without the storage: whatever is still being read counts as missing, and nothing is written any more,
   * so that no new text takes the place of one that could not be read.
   */
  readonly detach: () => void;
  /** Runs something that asks the storage; gives the other value once the page goes on without it. */
  readonly orElse: <T>(run: () => Promise<T>, otherwise: T) => Promise<T>;
}

/** Puts a storage that may never answer behind a switch. */
export function detachable(storage: Storage): DetachableStorage {
  let isDetached = false;
  let detach = (): void => {};
  const detached = new Promise<void>((resolve) => {
    detach = () => {
      isDetached = true;
      resolve();
    };
  });

  const orElse = async <T>(run: () => Promise<T>, otherwise: T): Promise<T> =>
    isDetached ? otherwise : Promise.race([run(), detached.then(() => otherwise)]);

  return {
    read: async (name) => orElse(() => storage.read(name), undefined),
    write: async (name, text) => orElse(() => storage.write(name, text), false),
    move: async (name, others) => orElse(() => storage.move(name, others), undefined),
    remove: async (name) => orElse(() => storage.remove(name), false),
    names: async (beginning) => orElse(() => storage.names(beginning), []),
    detach,
    orElse,
  };
}
