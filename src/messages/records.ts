/** What is said of the game before where it cannot be gone back to. */
export const GAME_BEFORE_LOST = 'The game before could not be opened.';

/** What is said of a kept text that could not be opened when the page was open before. */
export const UNREADABLE_BEFORE = 'A game that was kept here could not be opened.';

/** What becomes of a kept text that could not be opened, by how many others there are like it. */
export function unreadableNote(isSetAside: boolean, others: number): string {
  const note = isSetAside
    ? 'It is set aside, and nothing is written over it.'
    : 'There is no room to set it aside: nothing is written over it, and no game is kept, until you discard it. Save it first.';
  if (others === 0) return note;
  return `${note} ${others === 1 ? 'There is one more' : `There are ${others} more`} after it.`;
}

/** Why no record is opened from a file that the system has handed over. */
export const RECORD_HANDED_OVER = {
  headline: 'No record was opened.',
  gone: 'The file cannot be read any more: choose it again.',
  atSharedTable: 'You are at a table with others: leave it first, then open the file again.',
} as const;

/** What can be done with a kept game that cannot be opened. */
export const UNREADABLE_OFFER = {
  save: 'Save the unreadable game…',
  discard: 'Discard it',
  keep: 'Keep it',
  yes: 'Yes, discard it',
} as const;

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
    'Your browser is taking its time with your saved games. If another tab has them, you can open them here. If you play without them, nothing is saved until you reload the page.',
  openHere: 'Open here',
  playWithout: 'Play without saving',
} as const;

/** What is said when a game is taken over. */
export const GAME_IN_ANOTHER_TAB = 'This game is played on in another tab.';

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

/** What a player is told whose browser stores nothing for the page. */
export const NOT_STORED =
  'This browser keeps nothing for this page: the game is lost when the page is closed. Save the record to keep it.';
