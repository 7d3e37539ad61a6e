import { chooseMove, type CompiledWords, type SearchWords, searchWordsOf } from '../engine';
import { fetchWords } from './fetch-words';
import { keepNewest } from './kept';
import type { Request, Response } from './protocol';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const post = (response: Response): void => scope.postMessage(response);

/** The words that searches may ask for, by the id of their lexicon. */
const known = new Map<string, SearchWords>();

const take = (compiled: CompiledWords): void => {
  keepNewest(known, compiled.id, known.get(compiled.id) ?? searchWordsOf(compiled));
};

async function handle(request: Request): Promise<void> {
  const { id } = request;
  switch (request.kind) {
    case 'load-words': {
      const fetched = await fetchWords(request.source, request.spelling, (received, total) =>
        post({ id, kind: 'progress', received, total }),
      );
      if (!fetched.ok) {
        post({ id, kind: 'no-words', failure: fetched.error });
        return;
      }
      // The page gets its copy before the graph is built: it can judge while this goes on.
      post({ id, kind: 'words', words: fetched.value });
      take(fetched.value);
      return;
    }
    case 'take-words':
      take(request.words);
      return;
    case 'choose-move': {
      const words = known.get(request.lexiconId);
      post(
        words
          ? { id, kind: 'move', chosen: chooseMove(words, request.turn) }
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
