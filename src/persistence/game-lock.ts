/** How a tab comes to hold a game: where no other does, or in place of the one that does. */
export type Hold = 'if-free' | 'take-over';

/**
 * Holds a game for this tab, in place of the game that it held; false where another tab has it. `onLost`
 * is told when another tab takes it over.
 */
export type HoldGame = (id: string, how: Hold, onLost: () => void) => Promise<boolean>;

/** How long the page before a reload may take to give its game up, in milliseconds. */
const RELOAD_MILLISECONDS = 1000;

const nameOf = (id: string): string => `scraebbkle/game-${id}`;

/**
 * Lets one tab at a time hold a game, so that two never write the same one. Where a browser has no locks
 * (a page that is not served securely), every tab may hold any.
 */
export function createGameLock(): HoldGame {
  let held: string | undefined;
  let letGo = (): void => {};

  return async (id, how, onLost) => {
    if (id === held && how === 'if-free') return true;
    letGo();
    held = id;
    if (!('locks' in navigator)) return true;
    return new Promise((resolve) => {
      let isOurs = false;
      const untilLetGo = new Promise<void>((done) => {
        letGo = () => {
          isOurs = false;
          done();
        };
      });
      const options: LockOptions =
        how === 'take-over'
          ? { steal: true }
          : { signal: AbortSignal.timeout(RELOAD_MILLISECONDS) };
      navigator.locks
        .request(nameOf(id), options, () => {
          isOurs = held === id;
          resolve(true);
          return untilLetGo;
        })
        .catch(() => {
          if (held === id) held = undefined;
          if (isOurs) onLost();
          resolve(false);
        });
    });
  };
}

/** The games that tabs hold now, this one among them; undefined where the browser has no locks. */
export async function heldGames(): Promise<readonly string[] | undefined> {
  if (!('locks' in navigator)) return undefined;
  const { held = [] } = await navigator.locks.query();
  const beginning = nameOf('');
  return held.flatMap(({ name = '' }) =>
    name.startsWith(beginning) ? [name.slice(beginning.length)] : [],
  );
}
