import {
  type Alphabet,
  type ChosenMove,
  type ComputerTurn,
  err,
  type Lexicon,
  ok,
  type CompiledWords,
  type Result,
} from '../engine';
import type { Request, Response, WordsFailure, WordsProgress, WordsSource } from './protocol';

/** What became of a question: an answer, none because it was taken back, or no worker to ask. */
export type MoveOutcome =
  | { readonly kind: 'answered'; readonly chosen: ChosenMove }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unavailable' };

/** A question under way; cancelling it settles the answer as `cancelled`. */
export interface MoveQuestion {
  readonly answer: Promise<MoveOutcome>;
  readonly cancel: () => void;
}

/** The page's end of the search worker. */
export interface SearchClient {
  /** Gets the words of a source; the worker keeps the latest few lists for searches. */
  readonly loadWords: (
    alphabet: Alphabet,
    source: WordsSource,
    onProgress: (progress: WordsProgress) => void,
  ) => Promise<Result<CompiledWords, WordsFailure>>;
  /** Asks for a computer's move by a lexicon, which the worker is sent where it has it not. */
  readonly chooseMove: (turn: ComputerTurn, lexicon: Lexicon) => MoveQuestion;
}

/** What the client needs of a worker. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Runs a function after some milliseconds; the result takes that back. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

/** After this many milliseconds without an answer a worker counts as dead; doubled each time. */
const PATIENCE = 10_000;

/** This many deaths in a row without an answer between them, and the worker counts as broken. */
const MOST_DEATHS = 4;

interface Question {
  readonly request: Request;
  /** Takes an answer; true when it was the last. */
  readonly receive: (response: Response) => boolean;
  readonly giveUp: () => void;
}

/**
 * Speaks with a search worker that `spawn` starts, and starts another when it dies: at an error
 * it reports, or after a silence, since a worker can end without a word. Whatever was under way
 * is asked again. A worker that cannot be started (`spawn` throws) counts as dead at once.
 */
export function createSearchClient(spawn: () => WorkerPort, timer: Timer): SearchClient {
  const questions = new Map<number, Question>();
  let worker: WorkerPort | undefined;
  let lastId = 0;
  let deaths = 0;
  let stopWatching = (): void => {};

  const watch = (): void => {
    stopWatching();
    stopWatching = questions.size > 0 ? timer(bury, PATIENCE * 2 ** deaths) : () => {};
  };

  const tell = (request: Request): void => worker?.postMessage(request);

  const settle = (id: number): void => {
    questions.delete(id);
    watch();
  };

  const spawned = (): WorkerPort | undefined => {
    try {
      return spawn();
    } catch {
      return undefined;
    }
  };

  const start = (): WorkerPort | undefined => {
    const started = spawned();
    if (!started) return undefined;
    started.addEventListener('message', (event: Event) => {
      const { data } = event as MessageEvent<Response>;
      if (worker !== started) return;
      // A worker that lives no longer than it takes to ask for words gets on with nothing.
      if (data.kind !== 'unknown-words') deaths = 0;
      if (questions.get(data.id)?.receive(data)) questions.delete(data.id);
      watch();
    });
    started.addEventListener('error', () => {
      if (worker === started) bury();
    });
    return started;
  };

  function bury(): void {
    worker?.terminate();
    worker = undefined;
    deaths++;
    if (deaths < MOST_DEATHS && questions.size > 0) {
      worker = start();
      if (!worker) {
        bury();
        return;
      }
      for (const { request } of questions.values()) tell(request);
    } else {
      const abandoned = [...questions.values()];
      questions.clear();
      deaths = 0;
      for (const { giveUp } of abandoned) giveUp();
    }
    watch();
  }

  const ask = (question: Question): void => {
    questions.set(question.request.id, question);
    worker ??= start();
    if (!worker) {
      bury();
      return;
    }
    tell(question.request);
    watch();
  };

  return {
    loadWords: ({ letters, twins }, source, onProgress) =>
      new Promise((resolve) => {
        ask({
          request: { id: ++lastId, kind: 'load-words', source, spelling: { letters, twins } },
          receive: (response) => {
            if (response.kind === 'progress') onProgress(response.progress);
            if (response.kind === 'no-words') resolve(err(response.failure));
            if (response.kind === 'words') resolve(ok(response.words));
            return response.kind !== 'progress';
          },
          giveUp: () => resolve(err({ code: 'WORKER_UNAVAILABLE' })),
        });
      }),

    chooseMove: (turn, lexicon) => {
      const request: Request = { id: ++lastId, kind: 'choose-move', turn, lexiconId: lexicon.id };
      let settleAs: (outcome: MoveOutcome) => void = () => {};
      const answer = new Promise<MoveOutcome>((resolve) => {
        settleAs = resolve;
      });
      ask({
        request,
        receive: (response) => {
          if (response.kind === 'move') settleAs({ kind: 'answered', chosen: response.chosen });
          if (response.kind === 'unknown-words') {
            tell({ id: ++lastId, kind: 'take-words', words: lexicon.words });
            tell(request);
          }
          return response.kind === 'move';
        },
        giveUp: () => settleAs({ kind: 'unavailable' }),
      });
      return {
        answer,
        cancel: () => {
          settle(request.id);
          settleAs({ kind: 'cancelled' });
        },
      };
    },
  };
}
