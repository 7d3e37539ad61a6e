/** Whether a request waits until no other tab holds the lock, or takes it from the tab that does. */
export type Claim = 'if-free' | 'take-over';

/** Outcome of a request. `cancelled` implies nothing about other tabs. */
type LockOutcome = 'held' | 'held-elsewhere' | 'cancelled';

interface RequestedLock {
  /** Settles once it is known which tab holds the lock; that may take any time. */
  readonly outcome: Promise<LockOutcome>;
  /** Releases the lock, or cancels the request. */
  readonly release: () => void;
}

export type TabLocks = ReturnType<typeof createTabLocks>;

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
  /** Unique to this page; shows which answers are for it. */
  readonly pageId: string;
}

interface LockMessage {
  readonly kind: 'whose-lock' | 'my-lock';
  readonly lock: string;
  /** `pageId` of the page that asked; `question` numbers its questions. */
  readonly asker: string;
  readonly question: number;
}

/** Interval between questions to a holder that has not answered. */
const ASK_INTERVAL_MS = 1000;

/** How long `heldElsewhere` waits for answers of pages that have never answered. */
const LIST_WAIT_MS = 300;

/**
 * Consecutive answers that prove that another tab holds a lock. The page that a reload replaces may still answer
 * one queued question; by the second it has been unloaded.
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
 * Creates the locks of this tab with the Web Locks API; each is exclusive among the tabs of a browser. A lock that is
 * not granted proves nothing: the browser may be slow, or the page before a reload may still exist. Another tab holds it
 * only if that tab answers a question on the channel.
 */
export function createTabLocks({ locks, channel, after, pageId }: TabEnvironment) {
  const held = new Set<string>();
  const pending = new Set<{ readonly takeOver: () => void; readonly cancel: () => void }>();
  /** Client ids of holders that have answered: they are other tabs, however slow they are later. */
  const others = new Set<string>();
  /** Callbacks for answers, by question number. */
  const asked = new Map<number, () => void>();
  let lastQuestion = 0;

  channel.addEventListener('message', ({ data }) => {
    if (!isMessage(data)) return;
    if (data.kind === 'whose-lock' && held.has(data.lock)) {
      channel.postMessage({ ...data, kind: 'my-lock' } satisfies LockMessage);
    }
    if (data.kind === 'my-lock' && data.asker === pageId) asked.get(data.question)?.();
  });

  /** Asks the holder of a lock until it has answered often enough; returns a function that stops this. */
  function askHolder(lock: string, onAnswered: () => void): () => void {
    let question = 0;
    let answers = 0;
    let stopTimer = (): void => {};
    function stop(): void {
      stopTimer();
      asked.delete(question);
    }
    /** Repeats the same question: its answer may take longer than the interval. */
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

  /** `onLost` is called if another tab later takes over the lock. */
  function request(name: string, claim: Claim, onLost: () => void): RequestedLock {
    let state: 'waiting' | 'held' | 'ended' = 'waiting';
    let settle: (outcome: LockOutcome) => void = () => {};
    const outcome = new Promise<LockOutcome>((resolve) => {
      settle = resolve;
    });
    const waiting = new AbortController();
    let stopAsking = (): void => {};
    let releaseLock = (): void => {};

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
        releaseLock = resolve;
      });
    }

    function ask(options: LockOptions): void {
      locks.request(name, options, granted).catch(() => {
        if (options.signal?.aborted) return;
        // Without locks, for example because storage is blocked, every tab may hold any.
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
        releaseLock();
      },
    };
  }

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
    /** Requests the first of these locks that is free now; undefined if none is. */
    requestFirstFree: async (
      names: readonly string[],
      onLost: () => void,
    ): Promise<string | undefined> => {
      for (const name of names) {
        if (await requestIfFree(name, onLost)) return name;
      }
      return undefined;
    },
    takeOverPending: (): void => {
      for (const { takeOver } of pending) takeOver();
    },
    cancelPending: (): void => {
      for (const { cancel } of pending) cancel();
    },
    isWaiting: () => pending.size > 0,
    /**
     * Names with a prefix that other tabs report as held; a lock whose tab has never answered is left out. None if the
     * browser refuses to list locks, for example because storage is blocked.
     */
    heldElsewhere: async (prefix: string): Promise<readonly string[]> => {
      const { held: all = [] } = await locks.query().catch((): LockManagerSnapshot => ({}));
      const withPrefix = all.filter(({ name = '' }) => name.startsWith(prefix) && !held.has(name));
      const answers = withPrefix.map(
        ({ name = '', clientId = '' }) =>
          new Promise<readonly string[]>((resolve) => {
            if (others.has(clientId)) {
              resolve([name]);
              return;
            }
            const stopAsking = askHolder(name, () => {
              if (clientId !== '') others.add(clientId);
              stopTimer();
              resolve([name]);
            });
            const stopTimer = after(LIST_WAIT_MS, () => {
              stopAsking();
              resolve([]);
            });
          }),
      );
      return (await Promise.all(answers)).flat();
    },
  };
}

/** Locks that let one tab at a time write a game; a game is named by the id of its record. */
interface GameLocks {
  /**
   * Locks a game for this tab, until every user in the tab that has requested the lock has released it. `onLost` is
   * called if another tab takes over the game.
   */
  readonly request: (id: string, claim: Claim, onLost: () => void) => RequestedLock;
  /** The games that other tabs report as locked; undefined if the browser has no locks. */
  readonly elsewhere: () => Promise<readonly string[] | undefined>;
}

const GAME_PREFIX = 'scraebbkle/game-';

/** Without locks (on an insecure origin), every tab may write any game. */
const NO_LOCKS: GameLocks = {
  request: () => ({ outcome: Promise.resolve('held'), release: () => {} }),
  elsewhere: async () => undefined,
};

/** The lock of a game, with the `onLost` callback of each user in this tab. */
interface SharedLock {
  readonly lock: RequestedLock;
  readonly users: Map<symbol, () => void>;
}

export const createGameLocks = (tabLocks: TabLocks | undefined): GameLocks =>
  tabLocks ? lockGames(tabLocks) : NO_LOCKS;

function lockGames(tabLocks: TabLocks): GameLocks {
  const locks = new Map<string, SharedLock>();

  function forget(id: string, shared: SharedLock): void {
    if (locks.get(id) === shared) locks.delete(id);
  }

  function requestShared(id: string, claim: Claim): SharedLock {
    const users = new Map<symbol, () => void>();
    const lock = tabLocks.request(`${GAME_PREFIX}${id}`, claim, () => {
      forget(id, shared);
      for (const onLost of users.values()) onLost();
    });
    const shared = { lock, users };
    locks.set(id, shared);
    void lock.outcome.then((outcome) => {
      if (outcome !== 'held') forget(id, shared);
    });
    return shared;
  }

  return {
    request: (id, claim, onLost) => {
      const known = locks.get(id);
      if (claim === 'take-over') known?.lock.release();
      const shared = known && claim === 'if-free' ? known : requestShared(id, claim);
      const user = Symbol(id);
      shared.users.set(user, onLost);
      return {
        outcome: shared.lock.outcome,
        release: () => {
          if (!shared.users.delete(user) || shared.users.size > 0) return;
          forget(id, shared);
          shared.lock.release();
        },
      };
    },
    elsewhere: async () =>
      (await tabLocks.heldElsewhere(GAME_PREFIX)).map((name) => name.slice(GAME_PREFIX.length)),
  };
}
