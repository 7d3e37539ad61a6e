import { counted } from './phrases';

/** The title of the page. */
export const pageTitle = (isYourTurn: boolean): string =>
  isYourTurn ? 'Your turn · ScraeBBKle' : 'ScraeBBKle';

/** What stands in place of a part of the page that could not be loaded. */
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

/** What is said when the page cannot be drawn any more. */
export const CRASH = {
  headline: 'Something went wrong on this page.',
  gameKept:
    'Your game is kept in this browser: reload the page, and go on. If it goes wrong again, save the game as a file first.',
  gameNotKept: 'This browser keeps nothing: save the game as a file, reload the page, and open it.',
  noGame: 'Reload the page to try again.',
  reload: 'Reload',
  save: 'Save the game…',
} as const;

/** While saved games are slow to open. */
export const OPENING = {
  headline: 'Still opening…',
  reason:
    'Your browser is slow to open your saved games. If another tab has them, open them here. If you play without them, nothing is saved until you reload.',
  openHere: 'Open here',
  playWithout: 'Play without saving',
} as const;

/** What is said of a later version of the page that waits. */
export const NEW_VERSION = {
  ready: 'A new version is here.',
  otherTabs: 'A new version is here: close the other tabs of this page first.',
  update: 'Update',
  later: 'Later',
} as const;

/** What is said where a later version of the page has been here. */
export const KEPT_BY_NEWER = {
  headline: 'What is kept in this browser was written by a later version of this page.',
  reason:
    'It is left as it is, and nothing is kept beside it: reload the page until that version comes, and your games are there.',
} as const;

/** What is said when a game is taken over. */
export const GAME_IN_ANOTHER_TAB = 'This game is played on in another tab.';

const KEPT: Readonly<Record<string, string>> = {
  settings: 'Your settings',
  desk: 'Your unplayed tiles',
  ownWords: 'Your words',
};

/** What is said of a kept text that is too long to be read, by the name that it lies under. */
export const keptTooLong = (name: string): string =>
  `${KEPT[name] ?? 'A saved text'} couldn’t be opened: there is too much of it.`;

/** What is said of a kept game that is damaged, by how many of its turns could be brought back, if any could. */
export const keptGameLost = (turns: number | undefined): string =>
  turns === undefined
    ? 'The game kept here could not be opened.'
    : `Of the game kept here, the first ${turns === 1 ? 'turn' : counted(turns, 'turn')} could be brought back.`;

/** Said when there is little room left for saved games. */
export const NEARLY_FULL = 'Your browser is nearly full. Export your games, then delete some.';

/** What a player is told whose browser stores nothing for the page. */
export const NOT_STORED =
  'This browser keeps nothing for this page: the game is lost when the page is closed. Save the record to keep it.';
