import type { NewVersion } from './service-worker';
import { whenAtRest } from './when-at-rest';

let offered: NewVersion | undefined;
const followers = new Set<() => void>();

/** The later version that there is; undefined if there is none. */
export const newVersion = {
  get: (): NewVersion | undefined => offered,
  subscribe: (follow: () => void): (() => void) => {
    followers.add(follow);
    return () => followers.delete(follow);
  },
  offer: (version: NewVersion): void => {
    offered = version;
    for (const follow of followers) follow();
  },
};

/**
 * Has the browser keep all that the page is made of, so that it can be had without a network; once the page has
 * nothing better to do. Where the browser or the way it is served does not allow that, all is as before.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async (): Promise<void> => {
    const { startServiceWorker } = await import('./service-worker');
    await startServiceWorker(newVersion.offer);
  };
  whenAtRest(() => start().catch(() => {}));
}
