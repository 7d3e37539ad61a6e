import { whilePending, whenIdle } from '../scheduler';
import type { createGameStore } from '../store';
import type { NewVersion } from './service-worker';

type Words = Pick<ReturnType<typeof createGameStore>, 'getState' | 'subscribe'>;

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

/** Runs something once the words are loaded or have failed to load. */
function onceWordsLoaded({ getState, subscribe }: Words, run: () => void): void {
  const stop = subscribe(follow);
  function follow(): void {
    if (getState().words.kind === 'loading') return;
    stop();
    run();
  }
  follow();
}

/**
 * Registers the service worker, which makes the page work offline, once the words are loaded and the page is idle. An
 * idle page may still be waiting for the words. Does nothing in a browser without service workers or in an insecure
 * context.
 */
export function registerServiceWorker(store: Words): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async (): Promise<void> => {
    const { startServiceWorker } = await import('./service-worker');
    await startServiceWorker(newVersion.offer);
  };
  onceWordsLoaded(store, () => {
    whenIdle('copying-for-offline', () => {
      void whilePending('copying-for-offline', start()).catch(() => {});
    });
  });
}
