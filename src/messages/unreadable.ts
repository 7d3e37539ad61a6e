/** What is said of a kept text that could not be opened when the page was open before. */
export const UNREADABLE_BEFORE = 'A game that was kept here could not be opened.';

/** Headline for an unreadable game before, and for a finished game that cannot be reopened. */
export const GAME_BEFORE_LOST = 'The game before could not be opened.';

/** Headline for the unreadable word list of a game before. */
export const WORDS_BEFORE_LOST = 'The word list of the game before could not be opened.';

/** What becomes of a kept text that could not be opened, by how many others there are like it. */
export function unreadableNote(isSetAside: boolean, others: number): string {
  const note = isSetAside
    ? 'It is set aside, and nothing is written over it.'
    : 'There is no room to set it aside: nothing is written over it, and no game is kept, until you discard it. Save it first.';
  if (others === 0) return note;
  return `${note} ${others === 1 ? 'There is one more' : `There are ${others} more`} after it.`;
}

/** What can be done with a kept game that cannot be opened. */
export const UNREADABLE_OFFER = {
  save: 'Save the unreadable game…',
  discard: 'Discard it',
  keep: 'Keep it',
  yes: 'Yes, discard it',
} as const;
