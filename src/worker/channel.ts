import type { CompiledWords } from '../engine';
import type {
  Answer,
  Outcome,
  Question,
  Request,
  Response,
  TaskKind,
  TaskRequest,
  WordsProgress,
} from './protocol';

export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Runs a function after some milliseconds; returns a function that cancels it. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

/** A request in progress; `cancel` settles the answer as `cancelled`. */
export interface PendingAnswer<T> {
  readonly answer: Promise<Outcome<T>>;
  readonly cancel: () => void;
}

/** Asks one worker a question about the words of a lexicon. */
export type AskWorker = <Kind extends TaskKind>(
  kind: Kind,
  question: Question<Kind>,
) => PendingAnswer<Answer<Kind>>;

export type WorkerChannel = ReturnType<typeof openWorkerChannel>;

interface OpenRequest {
  readonly request: TaskRequest;
  readonly words: CompiledWords | undefined;
  readonly onProgress: (progress: WordsProgress) => void;
  readonly settle: (outcome: Outcome<unknown>) => void;
  /** Whether the current worker has received the request. */
  isSent: boolean;
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
export function openWorkerChannel(spawn: () => WorkerPort, timer: Timer) {
  const requests = new Map<number, OpenRequest>();
  /** Cancelled requests that the worker has not confirmed yet. */
  const cancelled = new Set<number>();
  let worker: WorkerPort | undefined;
  /** Kinds of requests for which the worker lacks code. */
  const missing = new Set<TaskKind>();
  /** Replaces the current worker as soon as it has sent a message. */
  let successor: WorkerPort | undefined;
  let silentTicks = 0;
  let stopTicking: (() => void) | undefined;

  function tick(): void {
    stopTicking = timer(tick, TICK_MS);
    silentTicks++;
    if (silentTicks === TICKS_TO_PING) post(PING);
    const crashes = Math.max(0, ...Array.from(requests.values(), (open) => open.crashes));
    if (silentTicks >= TICKS_TO_CRASH * 2 ** crashes) handleCrash();
  }

  /** Measures silence while a response is due. */
  function watch(): void {
    if (requests.size + cancelled.size > 0) {
      stopTicking ??= timer(tick, TICK_MS);
    } else {
      silentTicks = 0;
      stopTicking?.();
      stopTicking = undefined;
    }
  }

  function post(request: Request | TaskRequest): void {
    try {
      worker?.postMessage(request);
    } catch {
      // Out of memory: the request could not be copied.
      handleCrash();
    }
  }

  /** Sends every request that is not sent yet, except those that wait for the successor. */
  function sendWaiting(): void {
    for (const open of requests.values()) {
      if (open.isSent || (successor && missing.has(open.request.kind))) continue;
      open.isSent = true;
      post(open.request);
    }
  }

  function receive({ id, ...response }: Response): void {
    silentTicks = 0;
    const open = requests.get(id);
    if (response.kind !== 'progress') cancelled.delete(id);
    switch (response.kind) {
      case 'progress':
        open?.onProgress(response.progress);
        break;
      case 'unknown-words':
        if (open) post({ ...open.request, words: open.words });
        break;
      case 'pong':
        break;
      default:
        if (!open) break;
        if (response.kind === 'code-missing') missing.add(open.request.kind);
        requests.delete(id);
        open.settle(response);
    }
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
        sendWaiting();
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

  /** Replaces the current worker by another, which gets all pending requests, or by none. */
  function replaceWorker(started: WorkerPort | undefined): void {
    for (const each of [worker, successor]) if (each !== started) each?.terminate();
    worker = started;
    successor = undefined;
    silentTicks = 0;
    missing.clear();
    cancelled.clear();
    for (const open of requests.values()) open.isSent = false;
    if (started) sendWaiting();
    watch();
  }

  function startWorker(): void {
    const started = start();
    if (started) replaceWorker(started);
    else handleCrash();
  }

  function handleCrash(): void {
    replaceWorker(undefined);
    const abandoned: OpenRequest[] = [];
    for (const [id, open] of requests) {
      if (++open.crashes < MAX_CRASHES) continue;
      requests.delete(id);
      abandoned.push(open);
    }
    if (requests.size > 0) startWorker();
    else watch();
    for (const { settle } of abandoned) settle({ kind: 'unavailable' });
  }

  function cancel(id: number): void {
    const open = requests.get(id);
    if (!open) return;
    requests.delete(id);
    open.settle({ kind: 'cancelled' });
    if (open.isSent) {
      cancelled.add(id);
      post({ id, kind: 'cancel' });
    }
    watch();
  }

  function send(open: OpenRequest): void {
    const { kind, id } = open.request;
    requests.set(id, open);
    if (!worker) {
      startWorker();
      return;
    }
    if (missing.has(kind) && !successor) {
      successor = start();
      successor?.postMessage(PING);
    }
    sendWaiting();
    watch();
  }

  return {
    /** Sends a request; a worker that does not know its lexicon is sent the words. */
    ask: <Kind extends TaskKind>(
      request: TaskRequest<Kind>,
      words?: CompiledWords,
      onProgress: (progress: WordsProgress) => void = () => {},
    ): PendingAnswer<Answer<Kind>> => ({
      answer: new Promise((resolve) => {
        const settle = resolve as OpenRequest['settle'];
        send({ request, words, onProgress, settle, isSent: false, crashes: 0 });
      }),
      cancel: () => cancel(request.id),
    }),
    /** Number of pending requests for moves and simulations. */
    pendingMoves: () =>
      [...requests.values()].filter(
        ({ request: { kind } }) => kind === 'chooseMove' || kind === 'simulate',
      ).length,
  };
}
