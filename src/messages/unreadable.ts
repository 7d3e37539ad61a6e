/** What is said of a kept text that could not be opened when the page was open before. */
export const UNREADABLE_BEFORE = 'A game that was kept here could not be opened.';

/** What becomes of a kept text that could not be opened, with so many others like it. */
export function unreadableFate(isSetAside: boolean, others: number): string {
  const fate = isSetAside
    ? 'It is set aside, and nothing is written over it.'
    : 'There is no room to set it aside: nothing is written over it, and no game is kept, until you discard it. Save it first.';
  if (others === 0) return fate;
  return `${fate} ${others === 1 ? 'There is one more' : `There are ${others} more`} after it.`;
}
