/** What is said where no worker can be had to look words up. */
export const SEARCH_NOT_STARTED =
  'This browser would not start the search. Reload the page to try again.';

export const wordInListAlready = (word: string): string => `${word} is in the list already.`;
export const wordAddedAlready = (word: string): string => `${word} is one of your own already.`;
export const removeWordLabel = (word: string): string => `Remove ${word}`;
