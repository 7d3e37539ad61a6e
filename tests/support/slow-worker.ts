import { type CompiledWords, ok } from '../../src/engine';
import type { Request, Response, WorkerPort } from '../../src/worker';
import { moveOf } from './games';

interface Page {
  readonly now: () => number;
  readonly deliver: (milliseconds: number, handle: () => void) => void;
}

/** The end of a worker at a time, in ms, with or without an error event. */
export interface End {
  readonly at: number;
  readonly isTold: boolean;
}

/** The final answer of a worker that has these words, and passes if it is asked for a move. */
function answerTo(request: Request, words: CompiledWords): Response | undefined {
  const { id } = request;
  switch (request.kind) {
    case 'ping':
      return { id, kind: 'pong' };
    case 'cancel':
      return { id, kind: 'cancelled' };
    case 'loadWords':
      return { id, kind: 'answered', value: ok({ words, leftOut: undefined }) };
    case 'chooseMove':
      return {
        id,
        kind: 'answered',
        value: { move: moveOf(','), chance: request.question.chance, isCut: false },
      };
    default:
      return undefined;
  }
}

/** A worker that answers each request after a delay, in ms, until it ends. */
export function slowWorker(
  page: Page,
  words: CompiledWords,
  delayOf: (request: Request) => number,
  end?: End,
) {
  const target = new EventTarget();
  let isTerminated = false;
  const hasEnded = (): boolean => end !== undefined && page.now() >= end.at;
  if (end?.isTold) page.deliver(end.at, () => target.dispatchEvent(new Event('error')));
  const port: WorkerPort = {
    postMessage: (request: Request) => {
      const response = answerTo(request, words);
      if (!response || hasEnded()) return;
      const delay = delayOf(request);
      if (end && page.now() + delay >= end.at) return;
      page.deliver(delay, () =>
        target.dispatchEvent(new MessageEvent('message', { data: response })),
      );
    },
    terminate: () => {
      isTerminated = true;
    },
    addEventListener: target.addEventListener.bind(target),
  };
  return { port, isTerminated: () => isTerminated };
}
