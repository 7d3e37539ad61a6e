/** What came of opening the record in a file. */
export const recordOpened = (file: string): string => `The record ${file} has been opened.`;

export const recordNotOpened = (file: string): string =>
  `The record ${file} was not opened, and nothing has changed.`;

/** What can be done with a kept game that cannot be opened. */
export const UNREADABLE_OFFER = {
  save: 'Save the unreadable game…',
  discard: 'Discard it',
  keep: 'Keep it',
  yes: 'Yes, discard it',
} as const;

/** What a player is told whose browser stores nothing for the page. */
export const NOT_STORED =
  'This browser keeps nothing for this page: the game is lost when the page is closed. Save the record to keep it.';
