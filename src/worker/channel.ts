import type { Request, Response } from './protocol';

export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Runs a function after some milliseconds; returns a function that cancels it. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

interface PendingRequest {
  readonly request: Request;
  /** Handles a response; returns true if it is the last. */
  readonly receive: (response: Response) => boolean;
  readonly giveUp: () => void;
}

/** A connection to a worker; a worker that crashes is replaced. */
export interface WorkerChannel {
  readonly ask: (question: PendingRequest) => void;
  /** Sends a request that has no response. */
  readonly tell: (request: Request) => void;
  /** Cancels a request. */
  readonly drop: (id: number) => void;
  /** Number of pending requests for moves and simulations. */
  readonly moves: () => number;
}

interface OpenRequest extends PendingRequest {
  /** Whether the current worker has received the request. */
  isAsked: boolean;
  /** How many workers have crashed since the request was first sent. */
  crashes: number;
}

/** Number of crashes after which a request fails. */
const MAX_CRASHES = 3;

/**
 * Interval at which silence is measured, in ms. One long timer would count time in which the page was blocked,
 * throttled or asleep, and fire before messages that arrived meanwhile. Between short timers the page can handle
 * them.
 */
const TICK_MS = 1000;

/** Silence after which a worker is pinged, in ticks. */
const TICKS_TO_PING = 10;

/**
 * Silence after which a worker counts as crashed, in ticks; doubled with each crash. A live worker answers as soon
 * as its event loop is free, and reports progress while it is not.
 */
const TICKS_TO_CRASH = 40;

/** Id 0 belongs to no request. */
const PING: Request = { id: 0, kind: 'ping' };

/**
 * Opens a channel to a worker that `spawn` starts on the first request. The worker is replaced when it crashes:
 * when it reports an error, or does not answer a ping, since a worker can end without an event. Pending requests
 * are then sent again. If `spawn` throws, that counts as a crash.
 *
 * A worker that could not load part of its code keeps running. Browsers may remember the failure as long as the
 * worker lives, so the next request of the same kind starts a successor, unless that fails.
 */
export function openWorkerChannel(spawn: () => WorkerPort, timer: Timer): WorkerChannel {
  const questions = new Map<number, OpenRequest>();
  /** Cancelled requests that the worker has not confirmed yet. */
  const dropped = new Set<number>();
  let worker: WorkerPort | undefined;
  /** Kinds of requests for which the worker lacks code. */
  const missing = new Set<Request['kind']>();
  /** Replaces the current worker as soon as it has sent a message. */
  let successor: WorkerPort | undefined;
  let silentTicks = 0;
  let stopTicking: (() => void) | undefined;

  function tick(): void {
    stopTicking = timer(tick, TICK_MS);
    silentTicks++;
    if (silentTicks === TICKS_TO_PING) tell(PING);
    const deaths = [...questions.values()].map((each) => each.crashes);
    if (silentTicks >= TICKS_TO_CRASH * 2 ** Math.max(0, ...deaths)) handleCrash();
  }

  /** Measures silence while a response is due. */
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
      // Out of memory: the request could not be copied.
      handleCrash();
    }
  }

  /** Sends every request that is not sent yet, except those that wait for the successor. */
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

  function start(): WorkerPort | undefined {
    let started: WorkerPort;
    try {
      started = spawn();
    } catch {
      return undefined;
    }
    const fail = (): void => {
      if (worker === started) handleCrash();
      if (successor === started) {
        started.terminate();
        successor = undefined;
        askWaiting();
      }
    };
    started.addEventListener('message', (event: Event) => {
      if (successor === started) replaceWorker(started);
      if (worker === started) receive((event as MessageEvent<Response>).data);
    });
    started.addEventListener('error', fail);
    // An unreadable message may have been an answer.
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

  /** Replaces the current worker and sends it all pending requests. */
  function replaceWorker(started: WorkerPort): void {
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
    if (started) replaceWorker(started);
    else handleCrash();
  }

  function handleCrash(): void {
    end();
    const abandoned: OpenRequest[] = [];
    for (const [id, question] of questions) {
      if (++question.crashes < MAX_CRASHES) continue;
      questions.delete(id);
      abandoned.push(question);
    }
    startAgain();
    for (const { giveUp } of abandoned) giveUp();
  }

  return {
    ask: (question) => {
      const { kind, id } = question.request;
      questions.set(id, { ...question, isAsked: false, crashes: 0 });
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
