import type { ReviewedTurn } from '../engine';
import type { GameReview, ScreenState } from './state';
import type { Advice, Analysis, LanesShown, OfTurn } from './help-state';

/** Whether people may ask for hints in this game when it is their turn. */
export const hasHints = ({ table }: ScreenState): boolean =>
  (table?.help === 'on-record' || table?.help === 'later') && table.online === undefined;

/** Whether the person to move may have their turn analysed. */
export const mayAnalyse = (state: ScreenState): boolean =>
  hasHints(state) && state.table?.phase === 'your-turn' && state.words.kind === 'ready';

/** Whether the person to move may get a hint; never while they place tiles. */
export const mayAskCoach = (state: ScreenState): boolean =>
  mayAnalyse(state) && state.verdict.kind === 'nothing';

/** Whether this game has moves that people may analyse, now or on their turn. */
export const hasAnalysis = ({ table }: ScreenState): boolean =>
  table?.help === 'free' ||
  (table !== undefined && table.help !== 'none' && table.online === undefined);

export const mayShowLanes = (state: ScreenState): boolean => {
  const { table, words } = state;
  const isFree =
    table?.hasRecord === true &&
    table.help === 'free' &&
    words.kind === 'ready' &&
    table.view.result === undefined &&
    table.view.viewer === 'everyone';
  return isFree || mayAnalyse(state);
};

/** Whether something is about the turn that the person at this screen is to play. */
const isOfNow = ({ table }: ScreenState, about: OfTurn | undefined): boolean =>
  table?.phase === 'your-turn' && about?.recordId === table.recordId && about.turns === table.turns;

export const adviceNow = (state: ScreenState): Advice | undefined =>
  isOfNow(state, state.coaching) ? state.coaching?.advice : undefined;

/** That no word fits the rack, if that is known. */
export const noWordFitsNow = (state: ScreenState): string | undefined =>
  isOfNow(state, state.noWordFits) ? state.noWordFits?.text : undefined;

/** The heat map of the moment that is shown. */
export const lanesNow = ({ table, lanesShown }: ScreenState): LanesShown | undefined =>
  lanesShown?.recordId === table?.recordId && lanesShown?.turns === table?.turnsShown
    ? lanesShown
    : undefined;

export const analysisNow = (state: ScreenState): Analysis | undefined =>
  isOfNow(state, state.analysis) ? state.analysis : undefined;

/** The simulation of the computer to move if its rack is visible, since the moves would reveal a hidden one. */
export function visibleSimulation({
  simulationProgress,
  table,
}: ScreenState): ScreenState['simulationProgress'] {
  const rack = table?.view.seats[table.view.toMove]?.rack;
  const isVisible = table?.phase === 'thinking' && rack?.kind === 'shown';
  return isVisible ? simulationProgress : undefined;
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

/** Whether the dock is the review of the game on the table. */
export const isReviewing = (state: ScreenState): boolean =>
  state.dockTab === 'review' && isReviewAllowed(state);

/** The review of the game on the table, which may be incomplete. */
export const reviewNow = ({ table, review }: ScreenState): GameReview | undefined =>
  review?.recordId === table?.recordId ? review : undefined;

/** The reviewed turn that the board shows. */
export const reviewedTurnNow = (state: ScreenState): ReviewedTurn | undefined =>
  isReviewing(state)
    ? reviewNow(state)?.turns.find(({ number }) => number === state.table?.turnsShown)
    : undefined;
