import type { ScreenState } from '../state';

/** Whether the game on the table can be gone over once its words are there: nobody is helped who must not be. */
export const isReviewAllowed = ({ table, online }: ScreenState): boolean =>
  table !== undefined &&
  table.hasRecord &&
  table.turns > 0 &&
  // It may go on at the table that this page has a part in.
  !(table.isSeenOnly && online) &&
  (table.help === 'free' || (table.help === 'on-record' && table.online === undefined));

/** Whether it can be gone over now. */
export const mayReview = (state: ScreenState): boolean =>
  state.words.kind === 'ready' && isReviewAllowed(state);
