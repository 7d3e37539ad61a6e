import type { ScreenState } from '../state';

/**
 * Whether the game may be reviewed once its words are loaded; not if that would help a player who may get no help.
 */
export const isReviewAllowed = ({ table, online }: ScreenState): boolean =>
  table !== undefined &&
  table.hasRecord &&
  table.turns > 0 &&
  // The game may be unfinished at the shared table of this page.
  !(table.isSeenOnly && online) &&
  (table.help === 'free' || (table.help === 'on-record' && table.online === undefined));

export const mayReview = (state: ScreenState): boolean =>
  state.words.kind === 'ready' && isReviewAllowed(state);
