import type { TabEnvironment } from '../../src/persistence';
import { runOn } from './simulated-channels';
import { virtualClock } from './virtual-clock';

/** Delays of a browser, in ms: each call is another one. */
export interface Delays {
  /** Until a request for a lock reaches the browser, or its answer the page. */
  readonly lock: () => number;
  /** Until a message of one page reaches another. */
  readonly message: () => number;
  /** Until a page that is left gives up what it holds. */
  readonly unload: () => number;
}

/** A page of a simulated browser: what it is told waits while its main thread is blocked. */
export interface SimulatedPage {
  readonly environment: TabEnvironment;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Runs something later on the main thread of the page, unless it has been left by then. */
  readonly deliver: (milliseconds: number, run: () => void) => void;
  /** Does something on the page now, as its player does. */
  readonly act: (run: () => void) => void;
  readonly block: (milliseconds: number) => void;
  /** Another page takes the place of this one: it hears nothing more, and gives its locks up some time. */
  readonly leave: () => void;
  readonly isLeft: () => boolean;
}

interface Request {
  readonly page: symbol;
  readonly name: string;
  readonly isAborted: () => boolean;
  readonly grant: () => void;
  readonly break: () => void;
}

/** A browser with locks and messages between its pages, on a clock that it may share with another. */
export function simulatedBrowser(delays: Delays, clock = virtualClock()) {
  const holders = new Map<string, Request>();
  const queues = new Map<string, Request[]>();
  const listeners = new Map<symbol, (data: unknown) => void>();
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
    const page = Symbol('page');
    let isLeft = false;
    let blockedUntil = 0;

    const act = (task: () => void): void => runOn({ deliver, isLeft: () => isLeft }, task);

    /** Runs something on the main thread of the page, once that is free. */
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
            // A page that is left meanwhile never hears of it; its locks are given up with it.
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
      query: async () => ({ held: [...holders.keys()].map((name) => ({ name })), pending: [] }),
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
        pageId: `page ${++pages}`,
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

  /** Lets a time pass, in ms, in steps between which promises settle. */
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
    /** Lets time pass until something has been done. */
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
