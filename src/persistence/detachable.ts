import type { Storage } from './storage';

/** A storage that the page can do without. */
export interface DetachableStorage extends Storage {
  /**
   * Stops using the storage. Pending reads count as missing and nothing more is written, so that no text overwrites
   * one that could not be read.
   */
  readonly detach: () => void;
  readonly isWaiting: () => boolean;
  /** Runs an operation; resolves to `otherwise` if the storage is, or becomes, detached. */
  readonly orElse: <T>(run: () => Promise<T>, otherwise: T) => Promise<T>;
}

/** Wraps a storage that may never respond. */
export function detachable(storage: Storage): DetachableStorage {
  let isDetached = false;
  const waits = new Set<() => void>();

  async function orElse<T>(run: () => Promise<T>, otherwise: T): Promise<T> {
    if (isDetached) return otherwise;
    return new Promise((resolve, reject) => {
      const endWait = (): void => resolve(otherwise);
      waits.add(endWait);
      run()
        .then(resolve, reject)
        .finally(() => waits.delete(endWait));
    });
  }

  return {
    read: async (name) => orElse(() => storage.read(name), undefined),
    write: async (name, text) => orElse(() => storage.write(name, text), false),
    readToReplace: async (name) => orElse(() => storage.readToReplace(name), undefined),
    replace: async (name, text) => orElse(() => storage.replace(name, text), 'failed'),
    move: async (name, others) => orElse(() => storage.move(name, others), undefined),
    remove: async (name) => orElse(() => storage.remove(name), false),
    names: async (beginning) => orElse(() => storage.names(beginning), []),
    detach: () => {
      isDetached = true;
      for (const endWait of waits) endWait();
      waits.clear();
    },
    isWaiting: () => waits.size > 0,
    orElse,
  };
}
