import type { ScreenState } from '../state';

/** Whether the game on the table can be gone over: nobody is helped who must not be. */
export const mayReview = ({ table, words, online }: ScreenState): boolean =>
  table !== undefined &&
  table.hasRecord &&
  table.turns > 0 &&
  // It may go on at the table that this page has a part in.
  !(table.isSeenOnly && online) &&
  words.kind === 'ready' &&
  (table.help === 'free' || (table.help === 'on-record' && table.online === undefined));
