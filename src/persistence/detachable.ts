import type { Storage } from './storage';

/** A storage that the page can go on without. */
export interface DetachableStorage extends Storage {
  /**
   * Goes on without the storage: whatever is still being read counts as missing, and nothing is written any more,
   * so that no new text takes the place of one that could not be read.
   */
  readonly detach: () => void;
  /** Whether an answer is still to come. */
  readonly isWaiting: () => boolean;
  /** Runs something that asks the storage; gives the other value once the page goes on without it. */
  readonly orElse: <T>(run: () => Promise<T>, otherwise: T) => Promise<T>;
}

/** Puts a storage that may never answer behind a switch. */
export function detachable(storage: Storage): DetachableStorage {
  let isDetached = false;
  /** Ends the wait for each answer that is still to come. */
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
