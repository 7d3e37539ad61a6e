import {
  type ComputerTurn,
  formatRecord,
  type GameRecord,
  isTurn,
  type Lexicon,
  type Timeline,
} from '../engine';
import { GAME_IN_ANOTHER_TAB } from '../messages';
import { type LocalTable, openLocalTable, type Table, type TableSnapshot } from '../table';
import type { WordList } from '../setup';
import { showRefusal } from './load-table-part';
import type { SavedScreen } from './saved-screen';
import { NO_DRAFT } from './draft/draft';
import { applySnapshot, newRefusal, restoresSaved } from './apply-snapshot';
import { retryAfter } from './retry';
import type { SaveService } from './save-service';
import { withLearned } from './learned';
import { loadLateNotices } from './lazy-part';
import { createLibraryWriter } from './library/library-writer';
import type { StoreServices } from './services';
import { PACE_MILLISECONDS } from './settings';
import type { PendingMove } from '../worker';
import { NO_INPUT, WORDS_PENDING, type Screen, type WordsStatus } from './state';

/** The word list of a game, and the lexicon made from it if that is loaded. */
export interface TableWords {
  readonly list: WordList;
  readonly lexicon: Lexicon | undefined;
  /** Whether the list only stands in for one of the game that was not found. */
  readonly isStandIn?: boolean;
}

/** Words and saved screen that belong to a table besides its game. */
interface TableSetting extends TableWords {
  readonly savedScreen?: SavedScreen | undefined;
  /** Whether the page restores it. It then does not cover a game that the player enters meanwhile. */
  readonly isRestored?: boolean | undefined;
}

/** A game of this page alone. */
export interface OwnGame extends TableSetting {
  readonly timeline: Timeline;
  readonly running: boolean;
  /** Whether it begins here, under an id that no other tab can know. */
  readonly isNew?: boolean | undefined;
  /** The seat that was being shown a report of its last move. */
  readonly reportTo?: number | undefined;
}

interface PendingSave {
  /** Whether it is saved, could not be saved, or has timed out. */
  isOver: boolean;
}

interface QueuedSnapshot {
  readonly snapshot: TableSnapshot;
  readonly keeping: PendingSave | undefined;
  whenShown: () => void;
}

/** Time after which a turn is shown even if it is not saved: a database may never respond. */
const KEEPING_TIMEOUT_MS = 1000;

const wordsAtFirst = (lexicon: Lexicon | undefined): WordsStatus =>
  lexicon ? { kind: 'ready', lexicon } : WORDS_PENDING;

/** Whether a record has other turns than the one before it, and not just one more attempt or help. */
const hasOtherTurns = ({ id, events }: GameRecord, before: GameRecord | undefined): boolean =>
  id !== before?.id || events.slice(-1).some(isTurn);

const hasTurns = ({ events }: GameRecord): boolean => events.some(isTurn);

/** Whether a record is of the same game, continued or not. */
const isSameGame = (next: GameRecord, { id, events }: GameRecord): boolean =>
  next.id === id && next.events.length >= events.length;

export type TableSession = ReturnType<typeof createTableSession>;

export function createTableSession(screen: Screen, services: StoreServices, keep: SaveService) {
  let table: Table | undefined;
  /** A saved screen whose player has not yet returned to it from behind the curtain. */
  let waitingScreen: SavedScreen | undefined;
  /** Number of turns when the table was attached. */
  let turnsAtFirst = 0;
  /** The game in this page's slot. */
  let kept: Timeline | undefined;
  /** States of the table that are not on screen yet, oldest first. */
  let queuedSnapshots: QueuedSnapshot[] = [];
  let pendingSave: PendingSave | undefined;
  /** Actions that players have requested since, oldest first. */
  let queuedActions: (() => void)[] = [];
  let finishEarly = (): void => {};
  /** Active deferrals of screen updates. */
  const holds = new Set<symbol>();

  /** Replaces the game in the slot. */
  function replaceSaved(next: Timeline): void {
    const left = kept;
    kept = next;
    if (left && isSameGame(next.record, left.record)) return;
    screen.setState({ retry: retryAfter(next, left, screen.getState().retry) });
    const { parent } = next.record;
    if (parent && parent.id !== left?.record.id) void findRetry(next.record);
  }

  /** Finds out from the library whether a branch that does not come from the game before it is a retry. */
  async function findRetry(branch: GameRecord): Promise<void> {
    await library.untilDone();
    // Without this code, the branch counts as another game.
    const found = await import('./library/find-retry').catch(() => undefined);
    const retry = await found?.retryOf(keep, branch);
    if (retry && kept?.record.id === branch.id) screen.setState({ retry });
  }

  /** Closes a game of this page, and removes it from its slot; false if it is not on the table. */
  function closeGame(id: string): boolean {
    if (kept?.record.id !== id) return false;
    kept = undefined;
    // The slot may belong to another tab by now, with the same game in it.
    void keep.clearOwn('record');
    const { puzzles } = screen.getState();
    if (puzzles) screen.setState({ puzzles: { ...puzzles, hasGame: false } });
    if (table?.snapshot().recordId !== id) return false;
    closeTable();
    return true;
  }

  /** Another tab continues the game. */
  function leaveToAnotherTab(id: string): void {
    const wasOnTable = closeGame(id);
    screen.setState({
      hasGames: true,
      notice: { tone: 'remark', headline: GAME_IN_ANOTHER_TAB },
      ...(wasOnTable && { panel: 'games' as const }),
    });
  }

  const library = createLibraryWriter(keep, services, leaveToAnotherTab);

  services.whenSlotLost(async () => {
    // The game may turn out to be lost as well.
    await library.untilDone();
    const game = table?.timeline();
    if (game && hasTurns(game.record)) await library.saveLater(game);
    await library.untilDone();
    await keep.untilAllWritten();
  });

  /** Saves a record received from a host, in case its table is not left properly. */
  function keepGuestsRecord(before: TableSnapshot | undefined, after: TableSnapshot): void {
    const isNew = !before?.hasRecord || before.recordId !== after.recordId;
    const game = after.online === 'guest' && isNew ? table?.timeline() : undefined;
    if (game) saveSharedGame(game);
  }

  /** Saves a game of a shared table to the library. */
  function saveSharedGame(game: Timeline): void {
    if (!hasTurns(game.record)) return;
    screen.setState({ hasGames: true });
    library.save(game);
  }

  /** Saves the game of a shared table that is left, or replaced by the next deal; its host keeps only one. */
  function saveLeftGame(): void {
    const game = table?.snapshot().online && table.timeline();
    if (game) saveSharedGame(game);
  }

  function followTable(): void {
    if (!table) return;
    queuedSnapshots.push({ snapshot: table.snapshot(), keeping: pendingSave, whenShown: () => {} });
    showNext();
  }

  /** Shows the states of the table one after another; the page renders each before the next. */
  function showNext(): void {
    const [next] = queuedSnapshots;
    if (holds.size > 0 || !next || next.keeping?.isOver === false) return;
    queuedSnapshots.shift();
    show(next.snapshot);
    next.whenShown();
    if (queuedSnapshots.length > 0) services.after(0, showNext);
  }

  /** Defers screen updates until the returned function is called. */
  function hold(): () => void {
    const own = Symbol('hold');
    holds.add(own);
    return () => {
      if (holds.delete(own)) showNext();
    };
  }

  /**
   * Whether the last turn at this page's own table is still being saved, so that the screen does not show it yet.
   */
  const isSavingTurn = (): boolean => pendingSave?.isOver === false;

  function doNext(): void {
    while (!isSavingTurn()) {
      const act = queuedActions.shift();
      if (!act) return;
      act();
    }
  }

  /** Saves a record. A turn is shown once it is saved, so that a crash never loses a turn that was seen. */
  function keepRecord({ record }: Timeline, before: GameRecord | undefined): void {
    const written = keep.write('record', formatRecord(record));
    if (!hasOtherTurns(record, before)) return;
    const keeping: PendingSave = { isOver: false };
    pendingSave = keeping;
    const end = (): void => {
      keeping.isOver = true;
      showNext();
      doNext();
    };
    const stopWaiting = services.after(KEEPING_TIMEOUT_MS, end);
    // A turn that could not be saved is shown as well; the page reports the failure.
    void written.then(() => {
      stopWaiting();
      end();
    });
  }

  function show(after: TableSnapshot): void {
    const before = screen.getState();
    // It belongs to a moment that has passed.
    if (after.turns !== turnsAtFirst) waitingScreen = undefined;
    const savedScreen =
      waitingScreen && restoresSaved(before, after, waitingScreen) ? waitingScreen : undefined;
    if (savedScreen) waitingScreen = undefined;
    screen.setState(applySnapshot(before, after, savedScreen));
    const refusal = newRefusal(before.table, after);
    if (refusal) showRefusal(screen, before, after.view, refusal);
    keepGuestsRecord(before.table, after);
    if (typeof savedScreen?.shown === 'number') table?.showTurn(savedScreen.shown);
  }

  /** Drops what the screen has not shown or done yet. */
  function clearQueues(): void {
    queuedSnapshots = [];
    queuedActions = [];
    pendingSave = undefined;
    holds.clear();
  }

  function replaceTable(
    next: Table,
    { list, lexicon, savedScreen, isRestored = false }: TableSetting,
  ): void {
    waitingScreen = savedScreen;
    turnsAtFirst = next.snapshot().turns;
    const { entry, isAtFront } = screen.getState();
    const isEntering = isRestored && !table && isAtFront && entry !== undefined;
    screen.setState({
      wordList: list,
      words: wordsAtFirst(lexicon),
      isAtFront: isEntering,
      entry: isEntering ? entry : undefined,
    });
    table?.close();
    clearQueues();
    table = next;
    table.subscribe(followTable);
    if (lexicon) table.useLexicon(lexicon);
    followTable();
  }

  function closeTable(): void {
    table?.close();
    clearQueues();
    table = undefined;
    screen.setState({ ...NO_INPUT, draft: NO_DRAFT, table: undefined });
  }

  /** Does not notify the page if there is nothing to clear. */
  function forgetThought(): void {
    if (screen.getState().simulationProgress) screen.setState({ simulationProgress: undefined });
  }

  async function sayCut(): Promise<void> {
    const own = table;
    const part = await loadLateNotices(screen);
    if (part && own === table) screen.setState({ notice: part.CUT_NOTICE });
  }

  function chooseMove(turn: ComputerTurn, lexicon: Lexicon): PendingMove {
    const { thinkingTime } = screen.getState().settings;
    forgetThought();
    const question = services.chooseMove(
      { ...turn, position: withLearned(screen.getState(), turn.position, lexicon), thinkingTime },
      lexicon,
      (simulationProgress) => screen.setState({ simulationProgress }),
    );
    finishEarly = question.finishEarly;
    void question.answer.then((outcome) => {
      if (finishEarly === question.finishEarly) forgetThought();
      if (outcome.kind === 'answered' && outcome.value.isCut) void sayCut();
    });
    return question;
  }

  return {
    table: () => table,
    /** The table if this screen keeps its record, as at all but a guest's. */
    localTable: (): LocalTable | undefined => (table?.isLocal ? table : undefined),
    isSavingTurn,
    /** Performs a player's action once the turn before it is saved, which may be now; actions keep their order. */
    afterSave: (act: (hasWaited: boolean) => void): void => {
      const hasWaited = isSavingTurn();
      queuedActions.push(() => act(hasWaited));
      doNext();
    },
    chooseMove,
    /** Makes the computer that is thinking play its best move so far. */
    playNow: () => finishEarly(),
    /**
     * Leaves the current table and opens that of a game of this page alone. The caller saves its record: a restored
     * one is written back as it was read.
     */
    openGame: ({ timeline, running, isNew = false, reportTo, ...place }: OwnGame): void => {
      // Before it is looked for in the library as the game of a retry.
      saveLeftGame();
      replaceSaved(timeline);
      library.gameOpened(timeline, isNew);
      const own = openLocalTable(
        { timeline, running, reportTo },
        {
          chooseMove,
          after: services.after,
          newId: services.newId,
          pace: () => PACE_MILLISECONDS[screen.getState().settings.pace],
          save: ({ timeline: game }) => {
            const before = kept?.record;
            replaceSaved(game);
            keepRecord(game, before);
            library.gameChanged(game);
          },
        },
      );
      replaceTable(own, place);
    },
    /** Closes a game, which is not on the table any more after a reload either. */
    closeGame: (id: string): void => {
      if (kept?.record.id === id) library.gameClosed();
      closeGame(id);
    },
    /** Saves a game that this page has seen at another page's table to the library. */
    saveSeen: library.saveSeen,
    /** Resolves once everything that has happened at this page's own table is saved to the library. */
    untilSaved: library.untilDone,
    /** Leaves the current table for another one. */
    attachTable: (next: Table, setting: TableSetting): void => {
      saveLeftGame();
      replaceTable(next, setting);
    },
    /** Leaves the table and shows no other. Its game is saved to the library. */
    detachTable: (): void => {
      saveLeftGame();
      closeTable();
    },
    useLexicon: (lexicon: Lexicon) => table?.useLexicon(lexicon),
    hold,
    /** Runs a function once the screen shows all that has happened at the table so far, which may be now. */
    whenShown: (run: () => void): void => {
      const last = queuedSnapshots.at(-1);
      if (last) last.whenShown = run;
      else run();
    },
  };
}
