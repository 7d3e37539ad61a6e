import type { StoreContext } from './context';
import {
  type Candidate,
  branch,
  costOf,
  winProbabilityHistory,
  withProved,
  initialRandom,
  latestState,
  type Lexicon,
  judgePlay,
  type Play,
  playedTurns,
  type PlayerView,
  type ReviewedTurn,
  knownSeat,
  type Timeline,
  type Turn,
  viewFor,
  type Viewer,
  type EvaluatedMove,
  wordsFormed,
} from '../engine';
import { bestHere, comparedWithFinished, type WordedMove } from '../messages';
import { eventsOfTurns } from '../table';
import type { GameReview } from './state';
import { MAX_BEST_MOVES } from './help-state';
import { isReviewing, mayReview, reviewNow } from './help';
import { withLearned } from './learned';
import { keepMissedWords } from './cards/missed-words';
import { lexiconFor, lexiconIn } from './lexicon';

/** In seconds. */
const COMPARING_TIME = 3;

/** The turns that a viewer may review: all of them, or their own. */
function turnsFor(game: Timeline, viewer: Viewer, areAllSeen: boolean) {
  const turns = playedTurns(game, areAllSeen);
  return viewer === 'everyone' ? turns : turns.filter(({ seat }) => seat === viewer);
}

/** The turn that cost most, of a person if there is one; undefined without turns. */
function costliestTurn({ turns, chances, view }: GameReview): number | undefined {
  const byPerson = ({ seat }: ReviewedTurn): number =>
    view.seats[seat]?.player === 'human' ? 1 : 0;
  const [first] = turns.toSorted(
    (a, b) =>
      byPerson(b) - byPerson(a) || costOf(b, chances) - costOf(a, chances) || b.lost - a.lost,
  );
  return first?.number;
}

export function createReview({
  screen: { setState: set, getState: get, subscribe },
  services,
  session,
  opener: { open },
  saves,
}: StoreContext) {
  /** Cancels the pending request; its answer is then ignored. */
  let cancel = (): void => {};
  let isCurrent = (): boolean => false;
  /** Whether the review that opens next shows the turn that cost the people here most. */
  let opensAtCostliest = false;

  /** Stops the current task and starts another; the returned function checks whether that is still current. */
  function begin(): () => boolean {
    stopReview();
    const isOwn = (): boolean => isCurrent === isOwn;
    isCurrent = isOwn;
    return isOwn;
  }

  function change(changes: Partial<GameReview>): void {
    const { review } = get();
    if (review) set({ review: { ...review, ...changes } });
  }

  function atHand(): { readonly game: Timeline; readonly lexicon: Lexicon } | undefined {
    const lexicon = lexiconIn(get());
    const game = session.table()?.timeline();
    return game && lexicon && mayReview(get()) ? { game, lexicon } : undefined;
  }

  /** The last review if it still applies to a game, else a new one. */
  function reviewOf(
    game: Timeline,
    lexicon: Lexicon,
    viewer: Viewer,
    openTiles: boolean,
  ): GameReview {
    const { review } = get();
    const { record } = game;
    const { turns } = latestState(game);
    if (
      review?.recordId === record.id &&
      review.openTiles === openTiles &&
      review.turnsOfGame === turns
    ) {
      return review;
    }
    return {
      recordId: record.id,
      turnsOfGame: turns,
      openTiles,
      state: 'running',
      place: undefined,
      turnsInAll: 0,
      view: { ...viewFor(game, viewer), you: get().table?.view.you, sender: game.record.sender },
      turns: [],
      chances: winProbabilityHistory(game, get().learnedOf?.(record.setup, lexicon.id)?.curve),
      comparison: undefined,
    };
  }

  async function reviewRest(
    turns: ReturnType<typeof turnsFor>,
    lexicon: Lexicon,
    isGoingOn: () => boolean,
  ): Promise<void> {
    const done = get().review?.turns ?? [];
    let reviewed = done;
    for (const turn of turns.slice(done.length)) {
      const seed = `review of turn ${turn.number}`;
      const seen = withLearned(get(), turn.seen, lexicon);
      const question = services.reviewTurn(
        { turn: { ...turn, seen }, max: MAX_BEST_MOVES, seed },
        lexicon,
      );
      ({ cancel } = question);
      const answer = await question.answer;
      if (!isGoingOn()) return;
      if (answer.kind !== 'answered') {
        change({ state: 'unavailable' });
        return;
      }
      reviewed = [...reviewed, answer.value];
      const { review } = get();
      const { seats } = review?.view ?? {};
      if (seats) void keepMissedWords(saves.library, lexicon, [answer.value], seats);
      const { chances } = review ?? {};
      change({ turns: reviewed, chances: chances && withProved(chances, answer.value) });
      if (!isGoingOn()) return;
    }
    change({ state: 'done' });
  }

  function stopReview(): void {
    isCurrent = () => false;
    cancel();
    const { state, comparison } = get().review ?? {};
    if (state === 'running') change({ state: 'stopped' });
    if (comparison?.isDone === false) change({ comparison: undefined });
  }

  /** The first turn that is reviewed, from 1. */
  function firstTurn(): number | undefined {
    const game = atHand()?.game;
    const { table } = get();
    return game && table && turnsFor(game, table.view.viewer, false)[0]?.number;
  }

  /**
   * Once a turn (from 1) of a game has been played again, compares it with the one of the finished game, and with the
   * best move. Ends when another game is on the table.
   */
  function compareOncePlayed(
    id: string,
    number: number,
    made: Turn,
    best: Candidate & WordedMove,
  ): void {
    const leave = subscribe(({ table }) => {
      if (table?.recordId !== id) {
        leave();
        return;
      }
      const turn = table.allTurns[number - 1];
      if (!turn) return;
      leave();
      const headline = comparedWithFinished(table.view, turn, made);
      const reason = bestHere(table.view.rules, best, turn, made);
      set({ notice: { tone: 'remark', headline, reason } });
    });
  }

  const turnOf = (number: number): ReviewedTurn | undefined =>
    get().review?.turns.find((turn) => turn.number === number);

  /**
   * Starts or continues the review. Each turn is evaluated by what its player saw, or as it looks with all tiles
   * seen. In an unfinished game, only the turns of the person to move are reviewed, unless the table refuses help.
   */
  async function startReview(areAllSeen: boolean): Promise<void> {
    const isGoingOn = begin();
    const found = atHand();
    const { table } = get();
    if (!found || !table) return;
    const { game, lexicon } = found;
    const isOver = latestState(game).result !== undefined;
    if (!isOver && session.table()?.takeHelp('better-move').ok !== true) return;
    const turns = turnsFor(game, table.view.viewer, areAllSeen && isOver);
    const before = reviewOf(game, lexicon, table.view.viewer, areAllSeen && isOver);
    set({ review: { ...before, state: 'running', turnsInAll: turns.length } });
    await reviewRest(turns, lexicon, isGoingOn);
  }

  return {
    /**
     * Starts the review that the dock shows. The board shows the turn at which it was left, or else the first. After
     * `seeMissed` it moves on to the costliest turn once all turns are reviewed, unless the player has stepped by then.
     */
    beginReview: async () => {
      const { table } = get();
      const before = reviewNow(get());
      const left = table?.phase === 'looking-back' ? table.turnsShown : before?.place;
      const seeksCostliest = opensAtCostliest && left === undefined;
      opensAtCostliest = false;
      const showIfOther = (turn: number | undefined): void => {
        if (turn !== undefined && turn !== get().table?.turnsShown) session.table()?.showTurn(turn);
      };
      /** Undefined until it is known. */
      const costliest = (): number | undefined => {
        const review = reviewNow(get());
        return seeksCostliest && review?.state === 'done' ? costliestTurn(review) : undefined;
      };
      const reviewing = startReview(before?.openTiles ?? false);
      const place = left ?? costliest() ?? firstTurn();
      showIfOther(place);
      await reviewing;
      if (isReviewing(get()) && get().table?.turnsShown === place) showIfOther(costliest());
    },
    /** Shows the review in the dock at once, and the turn that cost the people here most as soon as it is known. */
    seeMissed: async () => {
      opensAtCostliest = true;
      change({ place: undefined });
      set({ dockTab: 'review', panel: undefined, sheet: 'half' });
    },
    /** Leaves the review for the latest turn. */
    closeReview: async () => {
      const { table, gamesReview } = get();
      if (!table) return;
      if (reviewNow(get())) change({ place: table.turnsShown });
      set({
        dockTab: 'moves',
        sheet: 'closed',
        gamesReview: gamesReview && { ...gamesReview, opened: undefined },
      });
      session.table()?.showTurn(table.turns);
    },
    /** Shows a play of an earlier turn on the board, until the screen changes. */
    showMove: async (
      { rules, board, grid, rack }: Pick<PlayerView, 'rules' | 'board' | 'grid' | 'rack'>,
      play: Play,
    ) => {
      const judged = judgePlay(rules, { board, grid }, rack, play, lexiconIn(get()));
      if (!judged.ok) return;
      const ghost = judged.value;
      set({ ghost, revealSquares: ghost.laid.map(({ square }) => square).toReversed() });
    },
    startReview,
    stopReview,
    /** Compares the best moves of a turn (from 1), and the one made, by playouts. */
    compareMoves: async (number: number) => {
      const isGoingOn = begin();
      const found = atHand();
      const turn = turnOf(number);
      if (!found || !turn) return;
      const show = (share: number, best: readonly EvaluatedMove[], isDone: boolean): void => {
        if (isGoingOn()) change({ comparison: { number, share, best, isDone } });
      };
      show(0, [], false);
      const question = services.compareMoves(
        {
          position: turn.seen,
          beside: turn.move,
          turn: number,
          chance: initialRandom({ kind: 'seeded', seed: `comparison of turn ${number}` }),
          thinkingTime: COMPARING_TIME,
        },
        found.lexicon,
        ({ share, best }) => show(share, best, false),
      );
      ({ cancel } = question);
      const answer = await question.answer;
      if (answer.kind === 'answered') show(1, get().review?.comparison?.best ?? [], true);
      else if (isGoingOn()) change({ comparison: undefined });
    },
    /** Opens the game as it was before a turn (from 1), for its player to play that turn again. */
    tryAgain: async (number: number) => {
      const game = session.table()?.timeline();
      const [best] = turnOf(number)?.best ?? [];
      const made = get().table?.allTurns[number - 1];
      if (!game || !best || knownSeat(game.record.setup) !== undefined) return;
      stopReview();
      change({ place: number });
      const timeline = branch(game, eventsOfTurns(game, number - 1), services.newId());
      const { board } = timeline.record.setup;
      const { grid } = latestState(timeline);
      const words = best.move.kind === 'play' ? wordsFormed({ board, grid }, best.move.play) : [];
      const lexicon = lexiconFor(get(), timeline.record.setup.lexiconId);
      open({ timeline, running: true, list: get().wordList, lexicon });
      // The turn is played on the board, which a sheet would cover.
      set({ sheet: 'closed' });
      if (made) compareOncePlayed(timeline.record.id, number, made, { ...best, words });
    },
  };
}
