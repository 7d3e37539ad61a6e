import type { StoreServices } from './services';

/** Waits for something, but no longer than this time, in ms: a network or a database may never respond. */
export const briefly = (
  after: StoreServices['after'],
  milliseconds: number,
  done: Promise<unknown>,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const cancel = after(milliseconds, resolve);
    done.then(() => resolve(), reject).finally(cancel);
  });
