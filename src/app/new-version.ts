import { during, whenIdle } from '../scheduler';
import type { NewVersion } from './service-worker';

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
 * Registers the service worker, which makes the page work offline, once the page is idle. Does nothing if the
 * browser has no service workers, or the page is not served securely.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async (): Promise<void> => {
    const { startServiceWorker } = await import('./service-worker');
    await startServiceWorker(newVersion.offer);
  };
  whenIdle('copying-for-offline', () => {
    void during('copying-for-offline', start()).catch(() => {});
  });
}
