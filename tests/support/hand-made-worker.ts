import { createSearchClient } from '../../src/worker';
import { at } from './results';
import type { Timer, WorkerPort } from '../../src/worker/channel';

/** A worker that does what the test says. */
export interface HandMadeWorker {
  readonly port: WorkerPort;
  /** Everything it was told, in order. */
  readonly heard: readonly { readonly id: number; readonly kind: string }[];
  readonly isTerminated: () => boolean;
  readonly answer: (data: object) => void;
  /** Dies with an error that it reports. */
  readonly fail: () => void;
}

function handMadeWorker(): HandMadeWorker {
  const target = new EventTarget();
  const heard: { readonly id: number; readonly kind: string }[] = [];
  let isTerminated = false;
  return {
    port: {
      postMessage: (message: { readonly id: number; readonly kind: string }) => {
        heard.push(message);
      },
      terminate: () => {
        isTerminated = true;
      },
      addEventListener: target.addEventListener.bind(target),
    },
    heard,
    isTerminated: () => isTerminated,
    answer: (data) => {
      target.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    },
    fail: () => {
      target.dispatchEvent(new Event('error'));
    },
  };
}

/**
 * A client, the workers it has started, and a timer that runs out when the test lets it;
 * `refusals` is how many workers the browser will not start before it starts one.
 */
export function openClient(refusals = 0, most = 1) {
  let refused = 0;
  const workers: HandMadeWorker[] = [];
  let now = 0;
  const waiting = new Set<{ readonly run: () => void; readonly due: number }>();
  const next = () => [...waiting].toSorted((a, b) => a.due - b.due)[0];
  const timer: Timer = (run, milliseconds) => {
    const mine = { run, due: now + milliseconds };
    waiting.add(mine);
    return () => waiting.delete(mine);
  };
  const client = createSearchClient(
    () => {
      if (refused < refusals) {
        refused++;
        throw new Error('No worker is started here');
      }
      const worker = handMadeWorker();
      workers.push(worker);
      return worker.port;
    },
    timer,
    most,
  );
  return {
    client,
    workers,
    /** The worker started last. */
    worker: () => at(workers, -1),
    /** How long the client will still wait in silence; undefined when it waits for nothing. */
    patience: () => {
      const first = next();
      return first && first.due - now;
    },
    /** Lets the time run out. */
    runOut: () => {
      const first = next();
      if (!first) return;
      now = first.due;
      waiting.delete(first);
      first.run();
    },
    /** Lets some time pass in which nothing is due. */
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
