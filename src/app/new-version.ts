import type { StoreApi } from 'zustand';
import type { NewVersion } from '../components';
import { whilePending, whenIdle } from '../scheduler';
import type { GameStore } from '../store';
import { whenState } from './when-state';

let offered: NewVersion | undefined;
let isNeeded = false;
const followers = new Set<() => void>();

async function reload(): Promise<boolean> {
  location.reload();
  return true;
}

/** The newer version, if one is available. */
export const newVersion = {
  get: (): NewVersion | undefined => offered,
  subscribe: (follow: () => void): (() => void) => {
    followers.add(follow);
    return () => followers.delete(follow);
  },
  offer: (bringIn: NewVersion['bringIn']): void => {
    offered = { bringIn, isNeeded };
    for (const follow of followers) follow();
  },
  /** Must be called if the server has a newer version, without which parts of the page are missing. */
  need: async (): Promise<void> => {
    isNeeded = true;
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (offered) newVersion.offer(offered.bringIn);
    // Reloading would show the same version again, so this waits for the service worker of the newer one.
    else if (serviceWorker?.controller) await (await serviceWorker.getRegistration())?.update();
    else newVersion.offer(reload);
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
