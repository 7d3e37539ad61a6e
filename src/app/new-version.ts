import type { BringIn } from './service-worker';
import { whenAtRest } from './when-at-rest';

let waiting: BringIn | undefined;
const followers = new Set<() => void>();

/** A later version of the page, which is here and waits; undefined where there is none. */
export const newVersion = {
  get: (): BringIn | undefined => waiting,
  subscribe: (follow: () => void): (() => void) => {
    followers.add(follow);
    return () => followers.delete(follow);
  },
};

function offer(bringIn: BringIn): void {
  waiting = bringIn;
  for (const follow of followers) follow();
}

/**
 * Has the browser keep all that the page is made of, so that it can be had without a network; once the page has
 * nothing better to do. Where the browser or the way it is served does not allow that, all is as before.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async (): Promise<void> => {
    const { startServiceWorker } = await import('./service-worker');
    await startServiceWorker(offer);
  };
  whenAtRest(() => start().catch(() => {}));
}

/** Whether this is the only tab of the page, as far as the browser tells: another one would lose its files. */
export async function isOnlyTab(): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name?.startsWith('scraebbkle/place-')).length <= 1;
}
