/** How a tab asks for a lock: it waits until no other tab holds it, or takes it from the tab that does. */
export type Claim = 'if-free' | 'take-over';

/** How a request ended. Cancelled requests say nothing about other tabs. */
export type LockOutcome = 'held' | 'held-elsewhere' | 'cancelled';

/** A lock that has been asked for. */
export interface RequestedLock {
  /** Settles once it is known whose the lock is; until then it may take any time. */
  readonly outcome: Promise<LockOutcome>;
  /** Gives the lock up, or cancels the request for it. */
  readonly release: () => void;
}

/** The locks of this tab. Each is exclusive among the tabs of a browser. */
export interface TabLocks {
  /** `onLost` is called if another tab takes the lock over later. */
  readonly request: (name: string, claim: Claim, onLost: () => void) => RequestedLock;
  /** Requests the first of some locks that is free now; undefined if none is. */
  readonly requestFirstFree: (
    names: readonly string[],
    onLost: () => void,
  ) => Promise<string | undefined>;
  /** Takes over every lock that this tab is waiting for. */
  readonly takeOverPending: () => void;
  /** Cancels every request that this tab is waiting for. */
  readonly cancelPending: () => void;
  readonly isWaiting: () => boolean;
  /** The locks with a prefix that another tab says it holds; one that does not answer is left out. */
  readonly heldElsewhere: (prefix: string) => Promise<readonly string[]>;
}

/** What a browser lets tabs coordinate by. */
export interface TabEnvironment {
  readonly locks: Pick<LockManager, 'request' | 'query'>;
  /** Reaches every other tab, never the sender. */
  readonly channel: {
    readonly postMessage: (message: unknown) => void;
    readonly addEventListener: (
      type: 'message',
      listener: (event: { readonly data: unknown }) => void,
    ) => void;
  };
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** A text that no other page has: it tells whose question an answer is to. */
  readonly pageId: string;
}

/** A question to the holder of a lock, or its answer. */
interface LockMessage {
  readonly kind: 'whose-lock' | 'my-lock';
  readonly lock: string;
  /** The page that asked, and which of its questions this is. */
  readonly asker: string;
  readonly question: number;
}

/** Interval between questions to a holder that has not answered, in ms. */
const ASK_INTERVAL_MS = 1000;

/** How long a list of held locks waits for answers, in ms; it makes no claim about those that are silent. */
const LIST_WAIT_MS = 300;

/**
 * Answers in a row that show a holder to be another tab. The page that a reload replaces may still answer
 * one question that was waiting for it; by the second it has been unloaded.
 */
const ANSWERS_NEEDED = 2;

const isMessage = (data: unknown): data is LockMessage =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  (data.kind === 'whose-lock' || data.kind === 'my-lock') &&
  'lock' in data &&
  typeof data.lock === 'string' &&
  'asker' in data &&
  typeof data.asker === 'string' &&
  'question' in data &&
  typeof data.question === 'number';

/**
 * Locks by the Web Locks API. That a lock is not granted proves nothing: the browser may be slow, or the page
 * before a reload not gone yet. Another tab has it only if that tab answers a question on the channel.
 */
export function createTabLocks({ locks, channel, after, pageId }: TabEnvironment): TabLocks {
  const held = new Set<string>();
  const pending = new Set<{ readonly takeOver: () => void; readonly cancel: () => void }>();
  /** Who is to be told of the answer to a question. */
  const asked = new Map<number, () => void>();
  let lastQuestion = 0;

  channel.addEventListener('message', ({ data }) => {
    if (!isMessage(data)) return;
    if (data.kind === 'whose-lock' && held.has(data.lock)) {
      channel.postMessage({ ...data, kind: 'my-lock' } satisfies LockMessage);
    }
    if (data.kind === 'my-lock' && data.asker === pageId) asked.get(data.question)?.();
  });

  /** Asks the holder of a lock until it has answered often enough; the result stops that. */
  function askHolder(lock: string, onAnswered: () => void): () => void {
    let question = 0;
    let answers = 0;
    let stopTimer = (): void => {};
    function stop(): void {
      stopTimer();
      asked.delete(question);
    }
    /** Asks the same question again: its answer may take longer than the interval. */
    function ask(): void {
      channel.postMessage({
        kind: 'whose-lock',
        lock,
        asker: pageId,
        question,
      } satisfies LockMessage);
      stopTimer = after(ASK_INTERVAL_MS, ask);
    }
    function askNext(): void {
      stop();
      question = ++lastQuestion;
      asked.set(question, () => {
        answers++;
        if (answers < ANSWERS_NEEDED) {
          askNext();
          return;
        }
        stop();
        onAnswered();
      });
      ask();
    }
    askNext();
    return stop;
  }

  function request(name: string, claim: Claim, onLost: () => void): RequestedLock {
    let state: 'waiting' | 'held' | 'ended' = 'waiting';
    let settle: (outcome: LockOutcome) => void = () => {};
    const outcome = new Promise<LockOutcome>((resolve) => {
      settle = resolve;
    });
    const waiting = new AbortController();
    let stopAsking = (): void => {};
    let giveBack = (): void => {};

    function end(as: LockOutcome): void {
      if (state !== 'waiting') return;
      state = as === 'held' ? 'held' : 'ended';
      stopAsking();
      pending.delete(wait);
      settle(as);
      if (as !== 'held') waiting.abort();
    }

    function granted(): Promise<void> | undefined {
      if (state !== 'waiting') return undefined;
      end('held');
      held.add(name);
      return new Promise((resolve) => {
        giveBack = resolve;
      });
    }

    function ask(options: LockOptions): void {
      locks.request(name, options, granted).catch(() => {
        if (options.signal?.aborted) return;
        // Without locks, as where storage is blocked, every tab may hold any.
        if (state === 'waiting') end('held');
        else if (held.delete(name)) onLost();
      });
    }

    const wait = {
      takeOver: () => {
        stopAsking();
        pending.delete(wait);
        waiting.abort();
        ask({ steal: true });
      },
      cancel: () => end('cancelled'),
    };

    if (claim === 'take-over') ask({ steal: true });
    else {
      pending.add(wait);
      ask({ signal: waiting.signal });
      stopAsking = askHolder(name, () => end('held-elsewhere'));
    }
    return {
      outcome,
      release: () => {
        end('cancelled');
        if (state !== 'held') return;
        state = 'ended';
        held.delete(name);
        giveBack();
      },
    };
  }

  /** Takes a lock if it is free now. */
  const requestIfFree = (name: string, onLost: () => void): Promise<boolean> =>
    new Promise((resolve) => {
      locks
        .request(name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          if (!lock) return undefined;
          held.add(name);
          return new Promise<never>(() => {});
        })
        .catch(() => {
          resolve(false);
          if (held.delete(name)) onLost();
        });
    });

  return {
    request,
    requestFirstFree: async (names, onLost) => {
      for (const name of names) {
        if (await requestIfFree(name, onLost)) return name;
      }
      return undefined;
    },
    takeOverPending: () => {
      for (const { takeOver } of pending) takeOver();
    },
    cancelPending: () => {
      for (const { cancel } of pending) cancel();
    },
    isWaiting: () => pending.size > 0,
    heldElsewhere: async (prefix) => {
      const { held: all = [] } = await locks.query();
      const others = all.flatMap(({ name = '' }) =>
        name.startsWith(prefix) && !held.has(name) ? [name] : [],
      );
      const answered = new Set<string>();
      if (others.length === 0) return [];
      await new Promise<void>((resolve) => {
        const stops = others.map((name) =>
          askHolder(name, () => {
            answered.add(name);
            if (answered.size === others.length) finish();
          }),
        );
        function finish(): void {
          stopTimer();
          for (const stop of stops) stop();
          resolve();
        }
        const stopTimer = after(LIST_WAIT_MS, finish);
      });
      return [...answered];
    },
  };
}
