import type { ReactNode } from 'react';
import { whenAtRest } from './when-at-rest';

let note: ReactNode;
const followers = new Set<() => void>();

/** The note that offers a later version of the page, which waits; undefined if there is none. */
export const newVersion = {
  get: (): ReactNode => note,
  subscribe: (follow: () => void): (() => void) => {
    followers.add(follow);
    return () => followers.delete(follow);
  },
};

function show(offer: ReactNode): void {
  note = offer;
  for (const follow of followers) follow();
}

/**
 * Has the browser keep all that the page is made of, so that it can be had without a network; once the page has
 * nothing better to do. Where the browser or the way it is served does not allow that, all is as before.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async (): Promise<void> => {
    const { offerNewVersions } = await import('./offer-new-versions');
    await offerNewVersions(show);
  };
  whenAtRest(() => start().catch(() => {}));
}
