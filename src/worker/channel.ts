import type { Request, Response } from './protocol';

/** What the page needs of a worker. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Runs a function after some milliseconds; the result takes that back. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

/** Something that a worker is asked. */
export interface PendingRequest {
  readonly request: Request;
  /** Takes an answer; true when it was the last. */
  readonly receive: (response: Response) => boolean;
  readonly giveUp: () => void;
}

/** The line to one worker, or to another in its place when it dies. */
export interface WorkerChannel {
  readonly ask: (question: PendingRequest) => void;
  /** Says something that needs no answer. */
  readonly tell: (request: Request) => void;
  /** Takes a question back. */
  readonly drop: (id: number) => void;
  /** How many moves the worker is asked for, and parts of thoughts about one. */
  readonly moves: () => number;
}

/** A question that is still to be answered. */
interface OpenQuestion extends PendingRequest {
  /** Whether the worker of now has been asked. */
  isAsked: boolean;
  /** How many workers have died since it was first asked. */
  deaths: number;
}

/** This many deaths over one question, and it is given up. */
const MAX_DEATHS = 3;

/**
 * Interval at which silence is measured, in ms. One long timer would count time in which the page was blocked,
 * throttled or asleep, and run before messages that arrived meanwhile; of many short ones each leaves the page
 * time to handle them.
 */
const TICK_MS = 1000;

/** Silence after which a worker is asked whether it is there, in ticks. */
const TICKS_TO_PING = 10;

/**
 * Silence after which a worker counts as dead, in ticks; doubled with each death. One that lives answers as
 * soon as its event loop turns, and reports progress while it does not.
 */
const TICKS_TO_DEATH = 40;

/** Asks a worker whether it is there; the id is that of no question. */
const PING: Request = { id: 0, kind: 'ping' };

/**
 * Opens a line to a worker that `spawn` starts when there is something to ask. It starts another when that
 * dies: at an error it reports, or when it stays silent although it was asked whether it is there, since a
 * worker can end without a word. Whatever was under way is asked again. A worker that cannot be started
 * (`spawn` throws) counts as dead at once.
 *
 * A worker that could not load part of its code lives on. Browsers may remember the failure as long as it does,
 * so a question of the same kind is for another worker, which takes its place; unless none can be started.
 */
export function openWorkerChannel(spawn: () => WorkerPort, timer: Timer): WorkerChannel {
  const questions = new Map<number, OpenQuestion>();
  /** Questions that were taken back, until the worker says that it knows. */
  const dropped = new Set<number>();
  let worker: WorkerPort | undefined;
  /** Kinds of requests for which the worker lacks code. */
  const missing = new Set<Request['kind']>();
  /** A worker that takes the place of the other as soon as it has said something. */
  let successor: WorkerPort | undefined;
  let silentTicks = 0;
  let stopTicking: (() => void) | undefined;

  function tick(): void {
    stopTicking = timer(tick, TICK_MS);
    silentTicks++;
    if (silentTicks === TICKS_TO_PING) tell(PING);
    const deaths = [...questions.values()].map((each) => each.deaths);
    if (silentTicks >= TICKS_TO_DEATH * 2 ** Math.max(0, ...deaths)) die();
  }

  /** Measures silence as long as there is something to wait for. */
  function watch(): void {
    if (questions.size + dropped.size > 0) {
      stopTicking ??= timer(tick, TICK_MS);
    } else {
      silentTicks = 0;
      stopTicking?.();
      stopTicking = undefined;
    }
  }

  function tell(request: Request): void {
    try {
      worker?.postMessage(request);
    } catch {
      // There is no memory for a copy of it.
      die();
    }
  }

  /** Asks the worker whatever it has not been asked yet, but for what is left to its successor. */
  function askWaiting(): void {
    for (const question of questions.values()) {
      const { request, isAsked } = question;
      if (isAsked || (successor && missing.has(request.kind))) continue;
      question.isAsked = true;
      tell(request);
    }
  }

  function receive(data: Response): void {
    silentTicks = 0;
    const question = questions.get(data.id);
    if (question && data.kind === 'code-missing') missing.add(question.request.kind);
    if (data.kind !== 'progress') dropped.delete(data.id);
    if (question?.receive(data)) questions.delete(data.id);
    watch();
  }

  /** Starts a worker; undefined if that is not possible. */
  function start(): WorkerPort | undefined {
    let started: WorkerPort;
    try {
      started = spawn();
    } catch {
      return undefined;
    }
    const fail = (): void => {
      if (worker === started) die();
      if (successor === started) {
        started.terminate();
        successor = undefined;
        askWaiting();
      }
    };
    started.addEventListener('message', (event: Event) => {
      if (successor === started) putInPlace(started);
      if (worker === started) receive((event as MessageEvent<Response>).data);
    });
    started.addEventListener('error', fail);
    // What cannot be read may have been an answer.
    started.addEventListener('messageerror', fail);
    return started;
  }

  function end(): void {
    for (const each of [worker, successor]) each?.terminate();
    worker = undefined;
    successor = undefined;
    silentTicks = 0;
    missing.clear();
    dropped.clear();
    for (const question of questions.values()) question.isAsked = false;
  }

  /** Has a worker take the place of the one there is, and asks it everything. */
  function putInPlace(started: WorkerPort): void {
    successor = undefined;
    end();
    worker = started;
    askWaiting();
    watch();
  }

  function startAgain(): void {
    if (questions.size === 0) {
      watch();
      return;
    }
    const started = start();
    if (started) putInPlace(started);
    else die();
  }

  function die(): void {
    end();
    const abandoned: OpenQuestion[] = [];
    for (const [id, question] of questions) {
      if (++question.deaths < MAX_DEATHS) continue;
      questions.delete(id);
      abandoned.push(question);
    }
    startAgain();
    for (const { giveUp } of abandoned) giveUp();
  }

  return {
    ask: (question) => {
      const { kind, id } = question.request;
      questions.set(id, { ...question, isAsked: false, deaths: 0 });
      if (!worker) {
        startAgain();
        return;
      }
      if (missing.has(kind) && !successor) {
        successor = start();
        successor?.postMessage(PING);
      }
      askWaiting();
      watch();
    },
    tell,
    drop: (id) => {
      const isAsked = questions.get(id)?.isAsked;
      if (!questions.delete(id)) return;
      if (isAsked) {
        tell({ id, kind: 'cancel' });
        dropped.add(id);
      }
      watch();
    },
    moves: () =>
      [...questions.values()].filter(
        ({ request: { kind } }) => kind === 'choose-move' || kind === 'simulate',
      ).length,
  };
}
