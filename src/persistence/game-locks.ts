import type { Claim, RequestedLock, TabLocks } from './tab-locks';

/** Locks that let one tab at a time write a game; a game is named by the id of its record. */
export interface GameLocks {
  /**
   * Locks a game for this tab, until every user in the tab that has requested the lock has released it. `onLost` is
   * called if another tab takes over the game.
   */
  readonly request: (id: string, claim: Claim, onLost: () => void) => RequestedLock;
  /** The games that other tabs report as locked; undefined if the browser has no locks. */
  readonly elsewhere: () => Promise<readonly string[] | undefined>;
}

const PREFIX = 'scraebbkle/game-';

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
    const lock = tabLocks.request(`${PREFIX}${id}`, claim, () => {
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
      (await tabLocks.heldElsewhere(PREFIX)).map((name) => name.slice(PREFIX.length)),
  };
}
