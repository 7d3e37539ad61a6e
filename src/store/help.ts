import type { Advice, ScreenState } from './state';

/** What help a player may get now: the coach, lanes and reviews. */

/** Whether the person to move may be advised; never while they place tiles. */
export const mayAskCoach = ({ table, words, verdict }: ScreenState): boolean =>
  table?.phase === 'your-turn' &&
  table.help === 'on-record' &&
  table.online === undefined &&
  words.kind === 'ready' &&
  verdict.kind === 'nothing';

export const mayShowLanes = (state: ScreenState): boolean => {
  const { table, words } = state;
  const isFree =
    table?.hasRecord === true &&
    table.help === 'free' &&
    words.kind === 'ready' &&
    table.view.result === undefined &&
    table.view.viewer === 'everyone';
  return isFree || mayAskCoach(state);
};

export function adviceNow({ coaching, table }: ScreenState): Advice | undefined {
  const isOfNow =
    table?.phase === 'your-turn' &&
    coaching?.recordId === table.recordId &&
    coaching.turns === table.turns;
  return isOfNow ? coaching.advice : undefined;
}

/** Whether the person to move has made a play that they can ask about. */
export const hasOwnPlay = ({ table }: ScreenState): boolean =>
  table?.view.turns.some(({ kind, seat }) => kind === 'play' && seat === table.view.viewer) ??
  false;

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
