import { loadLinks } from '../setup';
import { err } from '../engine';
import type { StoreContext } from './context';
import type { Slice, ReviewState, ScreenState, ShareState, LibraryState } from './state';
import type { CoachState } from './help-state';
import { mayAnalyse } from './help';
import { lazyPart, forwardTo } from './lazy-part';
import type { CoachActions, CoachPart } from './coach-part';
import type { ReviewActions } from './review-part';
import { isAtSharedTable } from './online/online';
import type { ShareActions } from './share-part';
import type { LibraryActions } from './library/open-library';

/** Shows the notice that a part cannot be loaded beside the table, which a dialog would cover. */
const BESIDE_TABLE = { panel: undefined };

/** Time after which a turn is searched unasked, so that the search delays nothing that its start needs. */
const QUIET_SEARCH_AFTER_MS = 1000;

/** Names the turn that the person here may have analysed; undefined if there is none. */
const helpedTurn = (state: ScreenState): string | undefined =>
  mayAnalyse(state) ? `${state.table?.recordId} ${state.table?.turns}` : undefined;

export function coachSlice(context: StoreContext): Slice<CoachState, CoachActions> {
  const { setState: set, getState: get } = context.screen;
  const coach = lazyPart(context.screen, async () => {
    const { openCoach } = await import('./coach-part');
    return openCoach(context);
  });

  /** Loads the coach and asks, if it is still the same turn. */
  async function ask(question: (part: CoachPart) => void): Promise<void> {
    const { table } = get();
    const part = coach.loaded() ?? (await coach.load());
    const now = get().table;
    const isSameTurn = now?.recordId === table?.recordId && now?.turns === table?.turns;
    if (part && isSameTurn) question(part);
  }

  let leaveTurn = (): void => {};

  /** Once a turn, after a while, looks whether any word fits. */
  function beginTurn(): void {
    let isOver = false;
    let cancelSearch = (): void => {};
    const cancelTimer = context.services.after(QUIET_SEARCH_AFTER_MS, () => {
      import('./quiet-search').then(
        ({ searchQuietly }) => {
          if (!isOver) cancelSearch = searchQuietly(context);
        },
        // The page works without it.
        () => {},
      );
    });
    leaveTurn = () => {
      isOver = true;
      cancelTimer();
      cancelSearch();
    };
  }

  context.screen.subscribe((state, before) => {
    if (helpedTurn(state) === helpedTurn(before)) return;
    leaveTurn();
    leaveTurn = () => {};
    if (helpedTurn(state) !== undefined) beginTurn();
  });

  return {
    noWordFits: undefined,
    coaching: undefined,
    analysis: undefined,
    lanesShown: undefined,
    actions: {
      hint: () => void ask((part) => part.hint()),
      showBestMoves: () => void ask((part) => part.showBestMoves()),
      judgeLastMove: () => void ask((part) => part.judgeLastMove()),
      showLanes: (whose) => void ask((part) => part.showLanes(whose)),
      hideLanes: () => set({ lanesShown: undefined }),
      closeAdvice: () => set({ coaching: undefined }),
    },
  };
}

export function reviewSlice(context: StoreContext): Slice<ReviewState, ReviewActions> {
  const review = lazyPart(
    context.screen,
    async () => {
      const { openReview } = await import('./review-part');
      return openReview(context);
    },
    BESIDE_TABLE,
  );
  return {
    review: undefined,
    actions: {
      ...forwardTo(review, {
        startReview: undefined,
        compareMoves: undefined,
        tryAgain: undefined,
      }),
      stopReview: () => review.loaded()?.stopReview(),
    },
  };
}

export function shareSlice(context: StoreContext): Slice<ShareState, ShareActions> {
  const { screen, saves } = context;
  const sharing = lazyPart(
    screen,
    async () => {
      const [{ openSharing }, links] = await Promise.all([import('./share-part'), loadLinks()]);
      return openSharing(context, links);
    },
    BESIDE_TABLE,
  );
  return {
    challenge: undefined,
    actions: {
      ...forwardTo(sharing, { linkTo: undefined }),
      openLink: async (fragment) => {
        const part = await sharing.load();
        await part?.openLink(fragment, isAtSharedTable(screen.getState()));
        return part !== undefined;
      },
      resumeChallenge: async () => {
        const kept = (await saves.read('challenge')) ?? '';
        const { table } = screen.getState();
        if (table && kept.startsWith(`${table.recordId} `))
          (await sharing.load())?.resumeChallenge(kept);
      },
    },
  };
}

/** A notice reports it already. */
const NOT_LOADED = err({ code: 'NOT_LOADED' } as const);

export function librarySlice(context: StoreContext): Slice<LibraryState, LibraryActions> {
  const library = lazyPart(
    context.screen,
    async () => {
      const { openLibrary } = await import('./library/open-library');
      return openLibrary(context);
    },
    BESIDE_TABLE,
  );
  return {
    library: undefined,
    libraryRead: undefined,
    deletedGame: undefined,
    transfer: undefined,
    hasGames: false,
    actions: forwardTo(library, {
      readLibrary: undefined,
      openGame: NOT_LOADED,
      nameGame: undefined,
      nameBranch: undefined,
      turnsOfGame: undefined,
      duplicateGame: undefined,
      deleteGame: false,
      putGameBack: false,
      deleteForGood: undefined,
      recoverGame: false,
      discardGame: undefined,
      recordOfGame: undefined,
      exportGames: undefined,
      importGames: NOT_LOADED,
      cancelTransfer: undefined,
      backToFinishedGame: undefined,
    }),
  };
}
