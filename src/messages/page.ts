import type { View } from '../engine';
import { joined } from './phrases';

/** Labels of controls that look the same everywhere. */
export const CONTROLS = {
  close: 'Close',
  details: 'Details',
  announcements: 'Announcements',
} as const;

/** Announced when a button asks for confirmation; `yes` is the label of the button that confirms. */
export const confirmSentence = (yes: string): string => `Sure? “${yes}” is next. Esc cancels.`;

export const pageTitle = (isYourTurn: boolean): string =>
  isYourTurn ? 'Your turn · ScraeBBKle' : 'ScraeBBKle';

/** The bar at the top of every screen. */
export const HEADER = {
  actions: 'Game',
  menu: 'Menu',
  rules: 'Rules',
  lookUp: 'Look up',
  newGame: 'New game',
  table: 'Table',
  settings: 'Settings',
  home: 'Home',
  backToGame: 'Back to game',
  finishedGame: 'Back to your finished game',
} as const;

/** The turn that is shown while the player looks back; 0 is the start of the game. */
export const viewingText = (shown: number, turns: number): string =>
  shown === 0 ? 'Viewing the start' : `Viewing turn ${shown} of ${turns}`;

/** The turn of a finished game that is played again. */
export const retryingText = (turn: number): string => `Retrying turn ${turn}`;

/** `ScraeBBKle · Default board · 16 × 14 · closed game` */
export function gameTitle(
  { rules, boardName, board, openRacks }: View,
  areWordsChecked: boolean,
): string {
  const parts = [
    rules.name,
    boardName,
    `${board.columns} × ${board.rows}`,
    openRacks ? 'open game' : 'closed game',
    !areWordsChecked && 'words not checked',
  ];
  return joined(parts, ' · ');
}

/** Announcements while the words of a game load; the first only if that takes long. */
export const SPOKEN_LOADING = { begun: 'Loading words', done: 'Words ready' } as const;

/** Shown in place of the page if one of its first scripts cannot be loaded. */
export const PAGE_NOT_LOADED = 'ScraeBBKle didn’t load fully. Reload the page.';

/** Fallback for a part of the page that could not be loaded. */
export const PART = {
  title: 'Loading failed',
  retry: 'Try again',
  reload: 'Reload',
  close: 'Close',
} as const;

/** Whether only another version of the page has the part; `reason` is the error of `loadPart`. */
export const isOutdated = (reason: unknown): boolean =>
  reason instanceof Error && reason.name === 'OutdatedPage';

/** @param reason The error of `loadPart`. */
export const partNotLoaded = (reason: unknown): string =>
  isOutdated(reason)
    ? 'ScraeBBKle was updated after you opened it. To use this part, update once the new version is ready.'
    : 'Couldn’t load this part. Check your connection and try again.';

/** Shown after a render error. */
export const CRASH = {
  headline: 'Something went wrong on this page.',
  gameSaved: 'Your game is saved. Reload to carry on.',
  gameNotSaved: 'This browser isn’t saving. Save the game as a file, reload, then open it.',
  noGame: 'Reload the page to try again.',
  reload: 'Reload',
  save: 'Save to file…',
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
  ready: 'A new version is ready.',
  otherTabs: 'A new version is ready. Close your other ScraeBBKle tabs first.',
  update: 'Update',
  later: 'Later',
} as const;

export const GAME_IN_ANOTHER_TAB = 'Your game is open in another tab.';

/** Shown when storage is nearly full. */
export const NEARLY_FULL = 'Your browser is nearly full. Export your games, then delete some.';

/** Shown if the browser stores nothing for the page. */
export const NOT_STORED =
  'This browser isn’t saving your games. To keep one, save it as a file before you close the page.';

/** Introduces a suggested move. */
export const DID_YOU_MEAN = 'Did you mean';

/** Offers the same tiles as letters if lower-case input asked for blanks. */
export const playTiles = (tiles: string): string => `Play ${tiles}?`;

export const didYouMean = (suggestion: string): string => `${DID_YOU_MEAN} ${suggestion}?`;
