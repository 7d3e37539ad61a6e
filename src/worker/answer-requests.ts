import type { BuildProgress, CompiledWords, ComputerTurn, Steps, Strategy } from '../engine';
import type { Request, RequestOf, Response } from './protocol';
import { createWords } from './words';

interface WorkerScope {
  readonly addEventListener: (
    type: 'message' | 'messageerror',
    listener: (event: { readonly data: Request }) => void,
  ) => void;
  readonly postMessage: (response: Response) => void;
  readonly reportError: (error: unknown) => void;
}

/** Yields to the event loop so that queued messages are handled, cancellations among them. */
const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    // Browsers delay nested timers, but not messages.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/**
 * Time that a search runs before queued messages are handled, in ms. With the last step (1 to 3 ms) and garbage
 * collection it is at most 10.
 */
const TIME_SLICE_MS = 4;

const loadLazyStrategies = () => import('./lazy-strategies');

/** Loads a strategy; simple players need only the small module. */
async function loadStrategy(turn: ComputerTurn, words: CompiledWords): Promise<Strategy> {
  const { greedyStrategyFor } = await import('./greedy');
  const greedy = greedyStrategyFor(turn);
  if (greedy) return greedy;
  const { strategyFor } = await loadLazyStrategies();
  return strategyFor(turn, words);
}

export function answerRequests(scope: WorkerScope): void {
  const post = (response: Response): void => scope.postMessage(response);
  const words = createWords();

  /** Returns a callback that posts the progress of a request. */
  const progressOf =
    (id: number): BuildProgress =>
    (fraction) =>
      post({ id, kind: 'progress', progress: { stage: 'building', fraction } });

  /** Ids of the requests without a final answer. */
  const open = new Set<number>();

  /** Posts the final answer of a request, unless it was cancelled. */
  function answer(response: Response): void {
    if (open.delete(response.id)) post(response);
  }

  /** Runs steps to their end in time slices; returns undefined if the request was cancelled meanwhile. */
  async function runSteps<T>(id: number, steps: Steps<T>): Promise<T | undefined> {
    let began = performance.now();
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      if (performance.now() - began < TIME_SLICE_MS) continue;
      await yieldToEventLoop();
      if (!open.has(id)) return undefined;
      began = performance.now();
    }
  }

  /** Waits for code that a request needs. If it cannot be loaded, answers `code-missing` and returns undefined. */
  async function codeFor<T>(id: number, code: Promise<T>): Promise<T | undefined> {
    try {
      return await code;
    } catch {
      answer({ id, kind: 'code-missing' });
      return undefined;
    }
  }

  async function loadWords({ id, source, spelling }: RequestOf<'load-words'>) {
    open.add(id);
    const loaded = await words.load(source, spelling, (progress) =>
      post({ id, kind: 'progress', progress }),
    );
    if (loaded.ok) answer({ id, kind: 'words', read: loaded.value });
    else if (loaded.error.code === 'CODE_MISSING') answer({ id, kind: 'code-missing' });
    else answer({ id, kind: 'no-words', failure: loaded.error });
  }

  /** Returns the words of a lexicon, or undefined if the request was cancelled or failed and is answered. */
  async function wordsFor(id: number, lexiconId: string) {
    open.add(id);
    const known = await words.forSearch(lexiconId, progressOf(id));
    await yieldToEventLoop();
    if (!known) answer({ id, kind: 'unknown-words' });
    else if (!known.ok) {
      const isCode = known.error.code === 'CODE_MISSING';
      answer({ id, kind: isCode ? 'code-missing' : 'no-room' });
    }
    return known?.ok && open.has(id) ? known.value : undefined;
  }

  async function chooseMoveFor({ id, turn, lexiconId }: RequestOf<'choose-move'>) {
    const known = await wordsFor(id, lexiconId);
    const compiled = words.compiled(lexiconId);
    if (!known || !compiled) return;
    const choosing = await codeFor(id, loadStrategy(turn, compiled));
    const chosen = choosing && (await runSteps(id, choosing(known, turn)));
    if (chosen) answer({ id, kind: 'move', chosen });
  }

  async function findCandidatesFor(request: RequestOf<'find-candidates'>) {
    const { id, lexiconId } = request;
    const known = await wordsFor(id, lexiconId);
    if (!known) return;
    const code = await codeFor(id, loadLazyStrategies());
    const found = code && (await runSteps(id, code.findCandidatesSteps(known, request)));
    if (found) answer({ id, kind: 'candidates', found });
  }

  async function simulateFor(request: RequestOf<'simulate'>) {
    const { id, lexiconId } = request;
    const known = await wordsFor(id, lexiconId);
    if (!known) return;
    const code = await codeFor(id, loadLazyStrategies());
    const outcomes = code && (await runSteps(id, code.simulateRequestSteps(known, request)));
    if (outcomes) answer({ id, kind: 'outcomes', outcomes });
  }

  async function reviewTurnFor({ id, question, lexiconId }: RequestOf<'review-turn'>) {
    const known = await wordsFor(id, lexiconId);
    if (!known) return;
    const code = await codeFor(id, import('./review-turn'));
    const turn = code && (await runSteps(id, code.reviewWithLuckSteps(known, question)));
    if (turn) answer({ id, kind: 'reviewed', turn });
  }

  async function findLanesFor({ id, question, lexiconId }: RequestOf<'find-lanes'>) {
    const known = await wordsFor(id, lexiconId);
    if (!known) return;
    const code = await codeFor(id, import('./find-lanes'));
    const lanes = code && (await runSteps(id, code.answerLanesSteps(known, question)));
    if (lanes) answer({ id, kind: 'lanes', lanes });
  }

  async function warmUpFor({ id, rules, lexiconId }: RequestOf<'warm-up'>) {
    const known = await wordsFor(id, lexiconId);
    if (!known) return;
    const code = await codeFor(id, import('./warm-up'));
    if (code) await runSteps(id, code.warmUp(known, rules));
    answer({ id, kind: 'warm' });
  }

  async function findWordsFor({ id, search, lexiconId }: RequestOf<'find-words'>) {
    open.add(id);
    // Typing is faster than searching: by now most requests are cancelled.
    await yieldToEventLoop();
    const code = await codeFor(id, import('./find-words'));
    if (!code || !open.has(id)) return;
    const known = words.compiled(lexiconId);
    answer(
      known
        ? { id, kind: 'found-words', found: code.foundWords(known, search, progressOf(id)) }
        : { id, kind: 'unknown-words' },
    );
  }

  async function handle(request: Request): Promise<void> {
    switch (request.kind) {
      case 'load-words':
        return loadWords(request);
      case 'take-words':
        return words.take(request.words);
      case 'choose-move':
        return chooseMoveFor(request);
      case 'find-candidates':
        return findCandidatesFor(request);
      case 'simulate':
        return simulateFor(request);
      case 'review-turn':
        return reviewTurnFor(request);
      case 'find-lanes':
        return findLanesFor(request);
      case 'warm-up':
        return warmUpFor(request);
      case 'find-words':
        return findWordsFor(request);
      case 'cancel':
        open.delete(request.id);
        return post({ id: request.id, kind: 'cancelled' });
      case 'ping':
        return post({ id: request.id, kind: 'pong' });
    }
  }

  scope.addEventListener('message', ({ data }) => {
    // A reported error reaches the page at once; a rejected promise would not.
    handle(data).catch((error: unknown) => scope.reportError(error));
  });
  scope.addEventListener('messageerror', () =>
    scope.reportError(new Error('A request could not be read.')),
  );
}
