import type { newsBetween } from './announcer';

interface Announcer {
  readonly newsBetween: typeof newsBetween;
}

let announcer: Announcer | undefined;

/** Loads what the log says of a game, which nothing needs before there is one. */
export async function loadAnnouncer(): Promise<void> {
  announcer = await import('./announcer');
}

/** Undefined until it is loaded. */
export const loadedAnnouncer = (): Announcer | undefined => announcer;
