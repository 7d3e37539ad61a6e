import { vi } from 'vitest';
import {
  createSearchClient,
  type SearchClient,
  type Timer,
  type WorkerPort,
} from '../../src/worker';
import { answerRequests } from '../../src/worker/answer-requests';

type Scope = Parameters<typeof answerRequests>[0];
type Listener = Parameters<Scope['addEventListener']>[1];

/**
 * Runs the search worker in this process, with the little it needs of a worker's world. Whatever
 * crosses between it and the page is cloned on the way, as it is between threads.
 */
function workerInNode(): WorkerPort & {
  readonly crossings: () => number;
  readonly answers: () => readonly string[];
} {
  const listeners: Listener[] = [];
  const page = new EventTarget();
  let crossings = 0;
  const answers: string[] = [];
  const across = <T>(data: T): T => {
    crossings++;
    return structuredClone(data);
  };
  answerRequests({
    addEventListener: (type, listener) => {
      if (type === 'message') listeners.push(listener);
    },
    postMessage: (response) => {
      answers.push(response.kind);
      page.dispatchEvent(new MessageEvent('message', { data: across(response) }));
    },
    reportError: (error) => {
      throw error;
    },
  });
  return {
    postMessage: (request) => {
      const received = across(request);
      queueMicrotask(() => {
        for (const listener of listeners) listener({ data: received });
      });
    },
    terminate: () => {},
    addEventListener: page.addEventListener.bind(page),
    crossings: () => crossings,
    answers: () => [...answers],
  };
}

/** A client of several such workers, and of a timer that strikes when the test lets it. */
export function clientOfSeveral(workers: number, timer: Timer = () => () => {}): SearchClient {
  return createSearchClient(workerInNode, timer, workers);
}

/** A client of such a worker, whose word list is what `fetched` answers. */
export async function clientInNode(
  fetched: (url: string, init?: RequestInit) => Promise<Response>,
): Promise<{
  readonly client: SearchClient;
  /** How many messages have crossed, both ways. */
  readonly crossings: () => number;
  /** The kinds of what the worker has said, in order. */
  readonly answers: () => readonly string[];
}> {
  vi.stubGlobal('fetch', fetched);
  const worker = workerInNode();
  const client = createSearchClient(
    () => worker,
    () => () => {},
    1,
  );
  return { client, crossings: worker.crossings, answers: worker.answers };
}
