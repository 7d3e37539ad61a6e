import { chooseMove } from '../engine';
import type { Request, Response } from './protocol';
import { createWords } from './words';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const post = (response: Response): void => scope.postMessage(response);

const words = createWords();

async function handle(request: Request): Promise<void> {
  const { id } = request;
  switch (request.kind) {
    case 'load-words': {
      const loaded = await words.load(request.source, request.spelling, (progress) =>
        post({ id, kind: 'progress', progress }),
      );
      post(
        loaded.ok
          ? { id, kind: 'words', words: loaded.value }
          : { id, kind: 'no-words', failure: loaded.error },
      );
      return;
    }
    case 'take-words':
      words.take(request.words);
      return;
    case 'choose-move': {
      const known = await words.forSearch(request.lexiconId);
      post(
        known
          ? { id, kind: 'move', chosen: chooseMove(known, request.turn) }
          : { id, kind: 'unknown-words' },
      );
      return;
    }
  }
}

scope.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  // Reported, an error reaches the page at once; a rejected promise would not.
  handle(data).catch((error: unknown) => scope.reportError(error));
});
