import { loadDailyPuzzles, loadLinks } from '../setup';
import { err, type LaneRacks } from '../engine';
import { briefly } from './briefly';
import type { StoreContext } from './context';
import { lazyPart, forwardTo } from './lazy-part';
import { loadLearning } from './learned';
import type { CoachPart } from './coach-part';
import { isAtSharedTable } from './online/online';

/** Shows the notice that a part cannot be loaded beside the table, which a dialog would cover. */
const BESIDE_TABLE = { panel: undefined };

/** A notice reports it already. */
const NOT_LOADED = err({ code: 'NOT_LOADED' } as const);

export function coachSlice(context: StoreContext) {
  const { setState: set, getState: get } = context.screen;
  const coach = lazyPart(context.screen, async () =>
    (await import('./coach-part')).openCoach(context),
  );

  /** Loads the coach and asks, if it is still the same turn. */
  async function ask(question: (part: CoachPart) => void): Promise<void> {
    const { table } = get();
    const part = coach.loaded() ?? (await coach.load());
    const now = get().table;
    const isSameTurn = now?.recordId === table?.recordId && now?.turns === table?.turns;
    if (part && isSameTurn) question(part);
  }

  let isWatched = false;
  context.screen.subscribe(({ table }) => {
    if (isWatched || table?.help !== 'on-record') return;
    isWatched = true;
    // The page works without it.
    import('./quiet-search').then(
      ({ searchQuietly }) => searchQuietly(context),
      () => {},
    );
  });

  return {
    hint: () => void ask((part) => part.hint()),
    showBestMoves: () => void ask((part) => part.showBestMoves()),
    judgeLastMove: () => void ask((part) => part.judgeLastMove()),
    showLanes: (whose: LaneRacks) => void ask((part) => part.showLanes(whose)),
    hideLanes: () => set({ lanesShown: undefined }),
    closeAdvice: () => set({ coaching: undefined }),
  };
}

export function reviewSlice(context: StoreContext) {
  const { screen, session } = context;
  const review = lazyPart(
    screen,
    async () => (await import('./review-part')).createReview(context),
    // The review would cover the notice.
    { dockTab: 'moves' },
  );
  const actions = forwardTo(review, {
    beginReview: undefined,
    seeMissed: undefined,
    closeReview: undefined,
    showMove: undefined,
    startReview: undefined,
    compareMoves: undefined,
    tryAgain: undefined,
  });
  return {
    ...actions,
    stopReview: () => review.loaded()?.stopReview(),
    /** Shows the latest turn; leaves the review if that is open. */
    backToGame: () => {
      const { table, dockTab } = screen.getState();
      if (dockTab === 'review') void actions.closeReview();
      else if (table) session.table()?.showTurn(table.turns);
    },
  };
}

export const learningSlice = (context: StoreContext) => ({
  openLearning: async () => (await loadLearning()).openLearning(context),
});

/** How long the page waits for a puzzle before it opens, in ms, so that a slow network does not keep it closed. */
const PUZZLE_WAIT_MS = 1500;

export function puzzleSlice(context: StoreContext) {
  const puzzles = lazyPart(
    context.screen,
    async () => {
      const [{ openPuzzles }, daily] = await Promise.all([
        import('./puzzles/puzzle-part'),
        loadDailyPuzzles(),
      ]);
      return openPuzzles(context, daily, () => isAtSharedTable(context.screen.getState()));
    },
    BESIDE_TABLE,
  );
  return {
    ...forwardTo(puzzles, {
      showPuzzleOf: undefined,
      nextPuzzle: undefined,
      showEndless: undefined,
      stopMaking: undefined,
      showSolution: undefined,
      playFromPuzzle: undefined,
      closePuzzles: undefined,
    }),
    /** Puts the puzzle that this tab had on the table there again. Resolves earlier if it loads slowly. */
    resumePuzzle: async (): Promise<void> => {
      const kept = await context.saves.read('puzzle');
      const state = context.screen.getState();
      if (kept === undefined || isAtSharedTable(state)) return;
      const resuming = puzzles.load().then((part) => part?.resumePuzzle(kept, state));
      await briefly(context.services.after, PUZZLE_WAIT_MS, resuming);
    },
    /**
     * Opens the puzzle of today, or the one with a number, in place of the game on the table. Resolves earlier if it
     * loads slowly.
     */
    openPuzzles: async (number?: number): Promise<void> => {
      const asked = context.screen.getState();
      const opening = puzzles.load().then((part) => part?.openPuzzles(number, asked));
      await briefly(context.services.after, PUZZLE_WAIT_MS, opening);
    },
  };
}

export function entrySlice(context: StoreContext) {
  const entry = lazyPart(
    context.screen,
    async () => (await import('./entry/entry-part')).openEntry(context, isAtSharedTable),
    BESIDE_TABLE,
  );
  return {
    editGame: async (id: string, how: 'correct' | 'copy') => {
      const asked = context.screen.getState();
      return (await entry.load())?.editGame(asked, id, how) ?? NOT_LOADED;
    },
    enterGame: async (): Promise<void> => {
      const asked = context.screen.getState();
      await (await entry.load())?.enterGame(asked);
    },
  };
}

export function shareSlice(context: StoreContext) {
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
    ...forwardTo(sharing, { linkTo: undefined, playSameBag: undefined }),
    /** Opens the game of such a link, given without its `#`; false if the code could not be loaded. */
    openLink: async (fragment: string): Promise<boolean> => {
      const part = await sharing.load();
      await part?.openLink(fragment, isAtSharedTable(screen.getState()));
      return part !== undefined;
    },
    resumeChallenge: async (): Promise<void> => {
      const kept = (await saves.read('challenge')) ?? '';
      const { table } = screen.getState();
      if (table && kept.startsWith(`${table.recordId} `))
        (await sharing.load())?.resumeChallenge(kept);
    },
  };
}

export function librarySlice(context: StoreContext) {
  const library = lazyPart(
    context.screen,
    async () => (await import('./library/open-library')).openLibrary(context),
    BESIDE_TABLE,
  );
  return forwardTo(library, {
    readLibrary: undefined,
    readGameAgain: undefined,
    openGame: NOT_LOADED,
    giveTitle: undefined,
    turnsOfGame: undefined,
    duplicateGame: NOT_LOADED,
    deleteGame: NOT_LOADED,
    putGameBack: false,
    deleteForGood: undefined,
    recoverGame: NOT_LOADED,
    discardGame: undefined,
    recordOfGame: undefined,
    exportGames: undefined,
    importGames: NOT_LOADED,
    cancelTransfer: undefined,
    backToFinishedGame: undefined,
  });
}

/** Reviews of several games of the library, in the background. */
export function gamesReviewSlice(context: StoreContext) {
  const { screen, saves } = context;
  const review = lazyPart(
    screen,
    async () => (await import('./library/games-review-part')).openGamesReview(context),
    BESIDE_TABLE,
  );
  return {
    ...forwardTo(review, {
      reviewGames: undefined,
      showReviewed: undefined,
      stopReviewingGames: undefined,
      continueReviewingGames: undefined,
      closeGamesReview: undefined,
      addGameFile: undefined,
    }),
    resumeGamesReview: async (): Promise<void> => {
      const kept = await saves.read('reviews');
      // Not awaited: the page opens meanwhile.
      if (kept !== undefined) void review.load().then((part) => part?.resume(kept));
    },
  };
}

export const cardsSlice = (context: StoreContext) => ({
  /** Loads the actions on the words to learn; undefined if that fails, which a notice reports. */
  loadCards: lazyPart(
    context.screen,
    async () => (await import('./cards/cards-part')).openCardsPart(context),
    BESIDE_TABLE,
  ).load,
});
