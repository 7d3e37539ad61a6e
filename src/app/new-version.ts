import { during, whenIdle } from '../scheduler';
import type { createGameStore } from '../store';
import type { NewVersion } from './service-worker';

type Words = Pick<ReturnType<typeof createGameStore>, 'getState' | 'subscribe'>;

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

/** Runs something once the words have loaded or failed to load. */
function onceWordsCame({ getState, subscribe }: Words, run: () => void): void {
  const stop = subscribe(follow);
  function follow(): void {
    if (getState().words.kind === 'loading') return;
    stop();
    run();
  }
  follow();
}

/**
 * Registers the service worker, which makes the page work offline, once the page has its words and is idle: idle
 * alone, it may be waiting for them. Does nothing if the browser has no service workers, or the page is not served
 * securely.
 */
export function registerServiceWorker(store: Words): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async (): Promise<void> => {
    const { startServiceWorker } = await import('./service-worker');
    await startServiceWorker(newVersion.offer);
  };
  onceWordsCame(store, () => {
    whenIdle('copying-for-offline', () => {
      void during('copying-for-offline', start()).catch(() => {});
    });
  });
}
