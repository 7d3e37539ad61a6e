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
 * Runs the search worker in this process, with the few globals that it needs. Messages in both directions are
 * cloned, as they are between threads.
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
      if (response.kind !== 'progress') answers.push(`${response.id} ${response.kind}`);
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

/** A client with several such workers and a timer that the test controls. */
export function clientOfSeveral(workers: number, timer: Timer = () => () => {}): SearchClient {
  return createSearchClient(workerInNode, timer, workers);
}

/** A client with one such worker; `fetched` gives the response for its word list. */
export async function clientInNode(
  fetched: (url: string, init?: RequestInit) => Promise<Response>,
): Promise<{
  readonly client: SearchClient;
  /** Number of messages in both directions. */
  readonly crossings: () => number;
  /** Ids and kinds of the worker's messages, except progress. */
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
