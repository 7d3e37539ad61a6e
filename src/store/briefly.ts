import type { StoreServices } from './services';

/**
 * Waits for something, but no longer than this time, in ms: a network or a database may never respond. Undefined if it
 * takes longer.
 */
export const briefly = <T>(
  after: StoreServices['after'],
  milliseconds: number,
  done: Promise<T>,
): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const cancel = after(milliseconds, () => resolve(undefined));
    done.then(resolve, reject).finally(cancel);
  });
