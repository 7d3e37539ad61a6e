import type { StoreApi } from 'zustand';
import type { NewVersion } from '../components';
import { whilePending, whenIdle } from '../scheduler';
import type { GameStore } from '../store';
import { removeCopy } from './remove-copy';
import { whenState } from './when-state';

let offered: NewVersion | undefined;
let isNeeded = false;
const followers = new Set<() => void>();

/**
 * Loads the page from the server; a reload alone would show the offline copy again, if there is one. Other tabs then
 * lack parts that they have not loaded, and offer the same.
 */
async function reload(): Promise<boolean> {
  await removeCopy();
  location.reload();
  return true;
}

/** Waits until the service worker of the newer version is installed or could not be, if there is a copy to replace. */
async function untilInstalled(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker?.controller) return;
  const registration = await serviceWorker.getRegistration();
  await registration?.update();
  const installing = registration?.installing;
  if (installing)
    await new Promise((resolve) => installing.addEventListener('statechange', resolve));
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
    // A full disk may prevent the update or its installation, and a missing part the offer of what is installed.
    if (!offered) await untilInstalled().catch(() => {});
    newVersion.offer(newVersion.get()?.bringIn ?? reload);
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
