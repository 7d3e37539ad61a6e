import { counted } from './phrases';

export const pageTitle = (isYourTurn: boolean): string =>
  isYourTurn ? 'Your turn · ScraeBBKle' : 'ScraeBBKle';

/** Fallback for a part of the page that could not be loaded. */
export const PART = {
  title: 'Couldn’t load this part',
  retry: 'Try again',
  reload: 'Reload',
} as const;

/** @param reason The error of `loadPart`. */
export const partNotLoaded = (reason: unknown): string =>
  reason instanceof Error && reason.name === 'OutdatedPage'
    ? 'ScraeBBKle has been updated since you opened it. Reload the page to use this part.'
    : 'This part couldn’t load. Check your connection and try again.';

/** Shown after a render error. */
export const CRASH = {
  headline: 'Something went wrong on this page.',
  gameKept:
    'Your game is kept in this browser: reload the page, and go on. If it goes wrong again, save the game as a file first.',
  gameNotKept: 'This browser keeps nothing: save the game as a file, reload the page, and open it.',
  noGame: 'Reload the page to try again.',
  reload: 'Reload',
  save: 'Save the game…',
} as const;

/** Shown while saved games are slow to open. */
export const OPENING = {
  headline: 'Still opening…',
  reason:
    'Your browser is slow to open your saved games. If another tab has them, open them here. If you play without them, nothing is saved until you reload.',
  openHere: 'Open here',
  playWithout: 'Play without saving',
} as const;

/** Shown while a newer version of the page waits to be activated. */
export const NEW_VERSION = {
  ready: 'A new version is here.',
  otherTabs: 'A new version is here: close the other tabs of this page first.',
  update: 'Update',
  later: 'Later',
} as const;

/** Shown if a newer version of the page has written to this browser's storage. */
export const KEPT_BY_NEWER = {
  headline: 'What is kept in this browser was written by a later version of this page.',
  reason:
    'It is left as it is, and nothing is kept beside it: reload the page until that version comes, and your games are there.',
} as const;

export const GAME_IN_ANOTHER_TAB = 'This game is played on in another tab.';

const KEPT: Readonly<Record<string, string>> = {
  settings: 'Your settings',
  desk: 'Your unplayed tiles',
  ownWords: 'Your words',
};

/** A saved text that is too long to read; `name` is its storage key. */
export const keptTooLong = (name: string): string =>
  `${KEPT[name] ?? 'A saved text'} couldn’t be opened: there is too much of it.`;

/** A damaged saved game; `turns` is how many turns were recovered, undefined if none. */
export const keptGameLost = (turns: number | undefined): string =>
  turns === undefined
    ? 'The game kept here could not be opened.'
    : `Of the game kept here, the first ${turns === 1 ? 'turn' : counted(turns, 'turn')} could be brought back.`;

/** Shown when storage is nearly full. */
export const NEARLY_FULL = 'Your browser is nearly full. Export your games, then delete some.';

/** Shown if the browser stores nothing for the page. */
export const NOT_STORED =
  'This browser keeps nothing for this page: the game is lost when the page is closed. Save the record to keep it.';
