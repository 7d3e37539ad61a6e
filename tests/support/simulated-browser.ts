import type { TabEnvironment } from '../../src/persistence';
import { runOn } from './simulated-channels';
import { virtualClock } from './virtual-clock';

/** Delays of a browser, in ms; each call gives the next one. */
export interface Delays {
  /** Between a page and the browser, for a lock request or its answer. */
  readonly lock: () => number;
  /** Between pages, for a message. */
  readonly message: () => number;
  /** Until the locks of a closed page are released. */
  readonly unload: () => number;
}

/** A page of a simulated browser; its events wait while its main thread is blocked. */
export interface SimulatedPage {
  readonly environment: TabEnvironment;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Runs a function later on the main thread, unless the page has been closed. */
  readonly deliver: (milliseconds: number, run: () => void) => void;
  /** Runs a function now, as an action of the player. */
  readonly act: (run: () => void) => void;
  readonly block: (milliseconds: number) => void;
  /** Replaces the page by another one: it receives nothing more, and its locks are released later. */
  readonly leave: () => void;
  readonly isLeft: () => boolean;
}

interface Request {
  readonly page: string;
  readonly name: string;
  readonly isAborted: () => boolean;
  readonly grant: () => void;
  readonly break: () => void;
}

/** A browser with locks and messages between its pages; others may share its clock. */
export function simulatedBrowser(delays: Delays, clock = virtualClock()) {
  const holders = new Map<string, Request>();
  const queues = new Map<string, Request[]>();
  const listeners = new Map<string, (data: unknown) => void>();
  let pages = 0;

  function grantNext(name: string): void {
    if (holders.has(name)) return;
    const queue = queues.get(name) ?? [];
    const next = queue.shift();
    if (!next) return;
    if (next.isAborted()) {
      grantNext(name);
      return;
    }
    holders.set(name, next);
    next.grant();
  }

  function release(request: Request): void {
    if (holders.get(request.name) !== request) return;
    holders.delete(request.name);
    grantNext(request.name);
  }

  function open(): SimulatedPage {
    const page = `page ${++pages}`;
    let isLeft = false;
    let blockedUntil = 0;

    const act = (task: () => void): void => runOn({ deliver, isLeft: () => isLeft }, task);

    function run(task: () => void): void {
      if (isLeft) return;
      if (clock.now() >= blockedUntil) act(task);
      else clock.after(blockedUntil - clock.now(), () => run(task));
    }
    const deliver = (milliseconds: number, task: () => void): void => {
      clock.after(milliseconds, () => run(task));
    };

    function request(
      name: string,
      options: LockOptions,
      callback: (lock: Lock | null) => unknown,
    ): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const { signal } = options;
        const abort = (): void => reject(new DOMException('Aborted', 'AbortError'));
        signal?.addEventListener('abort', abort);
        const own: Request = {
          page,
          name,
          isAborted: () => signal?.aborted ?? false,
          break: () =>
            deliver(delays.lock(), () => reject(new DOMException('Stolen', 'AbortError'))),
          grant: () => {
            // A page closed meanwhile gets no answer; its locks are released with it.
            deliver(delays.lock(), () => {
              if (signal?.aborted) {
                release(own);
                return;
              }
              signal?.removeEventListener('abort', abort);
              void Promise.resolve(callback({ name, mode: 'exclusive' })).then((value) => {
                clock.after(delays.lock(), () => release(own));
                resolve(value);
              });
            });
          },
        };
        clock.after(delays.lock(), () => {
          if (isLeft || own.isAborted()) return;
          const holder = holders.get(name);
          if (options.ifAvailable && holder) {
            deliver(delays.lock(), () => resolve(callback(null)));
            return;
          }
          if (options.steal && holder) {
            holders.delete(name);
            holder.break();
          }
          const queue = queues.get(name) ?? [];
          queues.set(name, options.steal ? [own, ...queue] : [...queue, own]);
          grantNext(name);
        });
      });
    }

    const after = (milliseconds: number, task: () => void): (() => void) => {
      let isCancelled = false;
      deliver(milliseconds, () => {
        if (!isCancelled) task();
      });
      return () => {
        isCancelled = true;
      };
    };

    const locks = {
      request,
      query: async () => ({
        held: [...holders].map(([name, holder]) => ({ name, clientId: holder.page })),
        pending: [],
      }),
    };
    return {
      environment: {
        locks: locks as unknown as TabEnvironment['locks'],
        channel: {
          postMessage: (data) => {
            for (const [other, listen] of listeners) {
              if (other !== page) clock.after(delays.message(), () => listen(data));
            }
          },
          addEventListener: (_type, listener) => {
            listeners.set(page, (data) => run(() => listener({ data })));
          },
        },
        after,
        pageId: page,
      },
      after,
      deliver,
      act,
      block: (milliseconds) => {
        blockedUntil = Math.max(blockedUntil, clock.now() + milliseconds);
      },
      leave: () => {
        isLeft = true;
        listeners.delete(page);
        clock.after(delays.unload(), () => {
          for (const [name, queue] of queues) {
            queues.set(
              name,
              queue.filter((each) => each.page !== page),
            );
          }
          for (const holder of holders.values()) if (holder.page === page) release(holder);
        });
      },
      isLeft: () => isLeft,
    };
  }

  /** Advances the clock, in ms, in steps between which promises settle. */
  async function pass(milliseconds: number, step = 100): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += step) {
      clock.pass(step);
      await new Promise(setImmediate);
    }
  }

  return {
    clock,
    open,
    pass,
    until: async (done: Promise<unknown>): Promise<void> => {
      const state = { isDone: false };
      void done.then(() => {
        state.isDone = true;
      });
      while (!state.isDone) await pass(1000, 1000);
    },
  };
}

export type SimulatedBrowser = ReturnType<typeof simulatedBrowser>;
