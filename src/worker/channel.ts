import type { Request, Response } from './protocol';

/** What the page needs of a worker. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Runs a function after some milliseconds; the result takes that back. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

/** Something that a worker is asked. */
export interface Question {
  readonly request: Request;
  /** Takes an answer; true when it was the last. */
  readonly receive: (response: Response) => boolean;
  readonly giveUp: () => void;
}

/** The line to one worker, or to another in its place when it dies. */
export interface WorkerChannel {
  readonly ask: (question: Question) => void;
  /** Says something that needs no answer. */
  readonly tell: (request: Request) => void;
  /** Takes a question back; a worker that cannot be talked out of it soon is ended. */
  readonly drop: (id: number) => void;
  /** How many moves the worker is asked for, and parts of thoughts about one. */
  readonly moves: () => number;
}

/** Requests that keep a worker busy with a move. */
const MOVES: ReadonlySet<Request['kind']> = new Set(['choose-move', 'simulate']);

/** How long a worker may stay silent before it counts as dead, in ms; doubled at each death. */
const PATIENCE = 10_000;

/** How long a worker may go on with a question that was taken back, in ms. */
const PATIENCE_WITH_DROPPED = 2000;

/** This many deaths in a row without an answer between them, and the worker counts as broken. */
const MOST_DEATHS = 4;

/**
 * Opens a line to a worker that `spawn` starts when there is something to ask. It starts another when
 * that dies: at an error it reports, or after a silence, since a worker can end without a word.
 * Whatever was under way is asked again. A worker that cannot be started (`spawn` throws) counts as
 * dead at once.
 */
export function openWorkerChannel(spawn: () => WorkerPort, timer: Timer): WorkerChannel {
  const questions = new Map<number, Question>();
  /** Questions that were taken back, until the worker says that it knows. */
  const dropped = new Set<number>();
  let worker: WorkerPort | undefined;
  let deaths = 0;
  let stopWatching = (): void => {};
  /** Stops the wait for a worker that goes on with what was dropped; undefined where none does. */
  let stopWaiting: (() => void) | undefined;

  const watch = (): void => {
    stopWatching();
    stopWatching = questions.size > 0 ? timer(bury, PATIENCE * 2 ** deaths) : () => {};
    if (dropped.size > 0) {
      stopWaiting ??= timer(replace, PATIENCE_WITH_DROPPED);
    } else {
      stopWaiting?.();
      stopWaiting = undefined;
    }
  };

  const tell = (request: Request): void => worker?.postMessage(request);

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
      if (data.kind !== 'progress' && data.kind !== 'searching') dropped.delete(data.id);
      if (questions.get(data.id)?.receive(data)) questions.delete(data.id);
      stopWaiting?.();
      stopWaiting = undefined;
      watch();
    });
    started.addEventListener('error', () => {
      if (worker === started) bury();
    });
    return started;
  };

  const end = (): void => {
    worker?.terminate();
    worker = undefined;
    dropped.clear();
  };

  /** Asks another worker whatever is still to be answered. */
  const startAgain = (): void => {
    worker = start();
    if (!worker) {
      bury();
      return;
    }
    for (const { request } of questions.values()) tell(request);
    watch();
  };

  function bury(): void {
    end();
    deaths++;
    if (deaths < MOST_DEATHS && questions.size > 0) {
      startAgain();
      return;
    }
    const abandoned = [...questions.values()];
    questions.clear();
    deaths = 0;
    watch();
    for (const { giveUp } of abandoned) giveUp();
  }

  function replace(): void {
    end();
    if (questions.size > 0) startAgain();
    else watch();
  }

  return {
    ask: (question) => {
      questions.set(question.request.id, question);
      if (!worker) {
        startAgain();
        return;
      }
      tell(question.request);
      watch();
    },
    tell,
    drop: (id) => {
      if (!questions.delete(id)) return;
      if (worker) {
        tell({ id, kind: 'cancel' });
        dropped.add(id);
      }
      watch();
    },
    moves: () => [...questions.values()].filter(({ request: { kind } }) => MOVES.has(kind)).length,
  };
}
