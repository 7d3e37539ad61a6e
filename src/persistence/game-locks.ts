import type { Claim, LockOutcome, RequestedLock, TabLocks } from './tab-locks';

/** Lets one tab at a time write a game; games are named by the ids of their records. */
export interface GameLocks {
  /**
   * Locks a game for this tab, until it is released. Settles once it is known whose the game is; the latest
   * `onLost` of a game is called if another tab takes it over.
   */
  readonly request: (id: string, claim: Claim, onLost: () => void) => Promise<LockOutcome>;
  readonly release: (id: string) => void;
  /** The games that other tabs say they have locked; undefined if the browser has no locks. */
  readonly elsewhere: () => Promise<readonly string[] | undefined>;
}

const PREFIX = 'scraebbkle/game-';

/** Without locks (a page that is not served securely), every tab may write any game. */
const NO_LOCKS: GameLocks = {
  request: async () => 'held',
  release: () => {},
  elsewhere: async () => undefined,
};

interface GameLock {
  readonly lock: RequestedLock;
  onLost: () => void;
}

export function createGameLocks(tabLocks: TabLocks | undefined): GameLocks {
  if (!tabLocks) return NO_LOCKS;
  const locks = new Map<string, GameLock>();

  function forget(id: string, lock: RequestedLock): void {
    if (locks.get(id)?.lock === lock) locks.delete(id);
  }

  return {
    request: async (id, claim, onLost) => {
      const known = locks.get(id);
      if (known && claim === 'if-free') {
        known.onLost = onLost;
        return known.lock.outcome;
      }
      known?.lock.release();
      const lock = tabLocks.request(`${PREFIX}${id}`, claim, () => {
        const lost = locks.get(id);
        forget(id, lock);
        if (lost?.lock === lock) lost.onLost();
      });
      locks.set(id, { lock, onLost });
      const outcome = await lock.outcome;
      if (outcome !== 'held') forget(id, lock);
      return outcome;
    },
    release: (id) => {
      locks.get(id)?.lock.release();
      locks.delete(id);
    },
    elsewhere: async () =>
      (await tabLocks.heldElsewhere(PREFIX)).map((name) => name.slice(PREFIX.length)),
  };
}
