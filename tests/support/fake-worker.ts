import { createSearchClient, type WorkerPort } from '../../src/worker';
import { at } from './results';
import { virtualClock } from './virtual-clock';

/** A worker that does what the test says. */
export interface FakeWorker {
  readonly port: WorkerPort;
  /** Everything it was told, in order. */
  readonly heard: readonly { readonly id: number; readonly kind: string }[];
  readonly isTerminated: () => boolean;
  /** Has every message to it fail from now on, as where there is no memory for a copy. */
  readonly refuseMessages: () => void;
  readonly answer: (data: object) => void;
  /** Dies with an error that it reports, or sends what cannot be read. */
  readonly fail: (how?: 'error' | 'messageerror') => void;
}

function createFakeWorker(): FakeWorker {
  const target = new EventTarget();
  const heard: { readonly id: number; readonly kind: string }[] = [];
  let isTerminated = false;
  let isRefusing = false;
  return {
    port: {
      postMessage: (message: { readonly id: number; readonly kind: string }) => {
        if (isRefusing) throw new DOMException('Out of memory', 'DataCloneError');
        heard.push(message);
      },
      terminate: () => {
        isTerminated = true;
      },
      addEventListener: target.addEventListener.bind(target),
    },
    heard,
    isTerminated: () => isTerminated,
    refuseMessages: () => {
      isRefusing = true;
    },
    answer: (data) => {
      target.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    },
    fail: (how = 'error') => {
      target.dispatchEvent(new Event(how));
    },
  };
}

/**
 * A client, the workers it has started, and a clock that goes on when the test lets it; `refusals` is how
 * many workers the browser will not start before it starts one.
 */
export function openClient(refusals = 0, max = 1) {
  let refused = 0;
  let refusing = refusals;
  const workers: FakeWorker[] = [];
  const clock = virtualClock();
  const client = createSearchClient(
    () => {
      if (refused < refusing) {
        refused++;
        throw new Error('No worker is started here');
      }
      const worker = createFakeWorker();
      workers.push(worker);
      return worker.port;
    },
    (run, milliseconds) => clock.after(milliseconds, run),
    max,
  );
  return {
    client,
    workers,
    /** Has the browser refuse to start as many workers more. */
    refuse: (more: number): void => {
      refusing = refused + more;
    },
    /** The worker started last. */
    worker: () => at(workers, -1),
    /** Whether the client waits for an answer. */
    isWaiting: () => clock.pending() > 0,
    /** Lets some time pass, in ms. */
    pass: clock.pass,
    /** Lets no more time pass than it takes for the worker to be replaced or given up; how long that was, in ms. */
    passSilence: (): number => {
      const { isTerminated } = at(workers, -1);
      let passed = 0;
      for (; !isTerminated() && passed < 1_000_000; passed += 1000) clock.pass(1000);
      return passed;
    },
  };
}
