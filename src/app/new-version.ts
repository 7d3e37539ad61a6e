import type { StoreApi } from 'zustand';
import { whilePending, whenIdle } from '../scheduler';
import type { GameStore } from '../store';
import type { NewVersion } from './service-worker';
import { whenState } from './when-state';

let offered: NewVersion | undefined;
const followers = new Set<() => void>();

/** The newer version, if one is available. */
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
 * Registers the service worker, which makes the page work offline, once the words are loaded and the page is idle. An
 * idle page may still be waiting for the words. Does nothing in a browser without service workers or in an insecure
 * context.
 */
export function registerServiceWorker(store: StoreApi<GameStore>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async (): Promise<void> => {
    const { startServiceWorker } = await import('./service-worker');
    await startServiceWorker(newVersion.offer);
  };
  const startWhenIdle = (): void => {
    whenIdle('copying-for-offline', () => {
      void whilePending('copying-for-offline', start()).catch(() => {});
    });
  };
  whenState(store, ({ words }) => words.kind !== 'loading', startWhenIdle);
}
