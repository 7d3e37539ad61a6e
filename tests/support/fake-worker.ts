import { createSearchClient, type WorkerPort } from '../../src/worker';
import { at } from './results';
import { virtualClock } from './virtual-clock';

export interface FakeWorker {
  readonly port: WorkerPort;
  readonly heard: readonly { readonly id: number; readonly kind: string }[];
  readonly isTerminated: () => boolean;
  /** Makes all further messages to it fail, as without memory for a copy. */
  readonly refuseMessages: () => void;
  readonly answer: (data: object) => void;
  /** Crashes with an error event, or sends a message that cannot be deserialised. */
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
 * A client with the workers it has started and a clock that the test controls; the browser refuses to start
 * the first `refusals` workers.
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
    /** Makes the browser refuse the next `more` workers. */
    refuse: (more: number): void => {
      refusing = refused + more;
    },
    worker: () => at(workers, -1),
    isWaiting: () => clock.pending() > 0,
    pass: clock.pass,
    /** Advances the clock until the worker is replaced or given up; returns the time passed, in ms. */
    passSilence: (): number => {
      const { isTerminated } = at(workers, -1);
      let passed = 0;
      for (; !isTerminated() && passed < 1_000_000; passed += 1000) clock.pass(1000);
      return passed;
    },
  };
}
