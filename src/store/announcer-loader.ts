import type { newsBetween, spoken } from './announcer';

interface Announcer {
  readonly newsBetween: typeof newsBetween;
  readonly spoken: typeof spoken;
}

let announcer: Announcer | undefined;

/** Loads the announcements of a game, which are not needed before there is one. */
export async function loadAnnouncer(): Promise<void> {
  announcer = await import('./announcer');
}

/** Undefined until it is loaded. */
export const loadedAnnouncer = (): Announcer | undefined => announcer;

/** An announcement of a gesture; empty until the announcer is loaded, which happens as soon as there is a game. */
export const inWords = (textOf: (spoken: Announcer['spoken']) => string): string =>
  announcer ? textOf(announcer.spoken) : '';
