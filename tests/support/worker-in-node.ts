import { vi } from 'vitest';
import { createSearchClient } from '../../src/worker';
import type { SearchClient } from '../../src/worker/client';
import type { WorkerPort } from '../../src/worker/channel';

type Listener = (event: { readonly data: unknown }) => void;

/**
 * Runs the search worker in this process, with the little it needs of a worker's world. Whatever
 * crosses between it and the page is cloned on the way, as it is between threads.
 */
async function workerInNode(): Promise<
  WorkerPort & { readonly crossings: () => number; readonly answers: () => readonly string[] }
> {
  const listeners: Listener[] = [];
  const page = new EventTarget();
  let crossings = 0;
  const answers: string[] = [];
  const across = <T>(data: T): T => {
    crossings++;
    return structuredClone(data);
  };
  vi.stubGlobal('addEventListener', (_type: string, listener: Listener) => {
    listeners.push(listener);
  });
  vi.stubGlobal('postMessage', (data: { readonly kind: string }) => {
    answers.push(data.kind);
    page.dispatchEvent(new MessageEvent('message', { data: across(data) }));
  });
  vi.resetModules();
  await import('../../src/worker/search.worker');
  return {
    postMessage: (data: unknown) => {
      const received = across(data);
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
  const worker = await workerInNode();
  const client = createSearchClient(
    () => worker,
    () => () => {},
    1,
  );
  return { client, crossings: worker.crossings, answers: worker.answers };
}
