import {
  type ComputerTurn,
  formatRecord,
  type GameRecord,
  isTurn,
  type Lexicon,
  type Timeline,
} from '../engine';
import { GAME_IN_ANOTHER_TAB } from '../messages';
import { openLocalTable, type Table, type TableSnapshot } from '../table';
import type { WordList } from '../setup';
import type { SavedScreen } from './saved-screen';
import { NO_DRAFT } from './draft/draft';
import { applySnapshot, takesSaved } from './apply-snapshot';
import { gameBeforeOf, hasNewTurns, turnRetried, turnStillRetried } from './game-before';
import type { SaveService } from './save-service';
import { loadOrSay } from './load-or-say';
import { createLibraryWriter } from './library/library-writer';
import type { StoreServices } from './services';
import { PACE_MILLISECONDS } from './settings-slice';
import type { MoveQuestion } from '../worker';
import { NO_INPUT, NO_WORDS_YET, type Screen, type WordsStatus } from './state';

/** What a player finds at a table besides the game. */
interface TableSetting {
  /** The list of its words, and the lexicon made of it once it has been read. */
  readonly list: WordList;
  readonly lexicon: Lexicon | undefined;
  /** What one of its players had in hand. */
  readonly savedScreen?: SavedScreen | undefined;
}

/** The table that this page sits at; the screen follows it. */
export interface TableSession {
  /** The table, once there is one. */
  readonly table: () => Table | undefined;
  /** Whether the last turn at this page's own table is still being kept, so that the screen does not show it yet. */
  readonly isKeepingTurn: () => boolean;
  /** Does what a player asks for once the turn before it is kept, which may be now; each after the other. */
  readonly whenKept: (act: (hasWaited: boolean) => void) => void;
  /** Leaves the table of before, and sits down at that of a game of this page alone. */
  readonly openGame: (
    game: TableSetting & {
      readonly timeline: Timeline;
      readonly running: boolean;
      /** Whether it begins here, under an id that no other tab can know. */
      readonly isNew?: boolean | undefined;
      /** The seat whose last move was being reported to it. */
      readonly reportTo?: number | undefined;
    },
  ) => void;
  /** Saves a game that this page has seen at the table of another one to the library. */
  readonly saveSeen: (game: Timeline) => void;
  /** Settles once everything that has happened at this page's own table is saved to the library. */
  readonly untilSaved: () => Promise<void>;
  /** Leaves the table of before for another one. */
  readonly attachTable: (table: Table, place: TableSetting) => void;
  /** Leaves the table, and no other is shown. A game on it can be gone back to. */
  readonly detachTable: () => void;
  readonly useLexicon: (lexicon: Lexicon) => void;
  /** Asks for a computer's move; the screen tells how far it has thought. */
  readonly chooseMove: StoreServices['chooseMove'];
  /** Has the computer that thinks about its move settle for what is best so far. */
  readonly playNow: () => void;
  /** Holds what happens at the table back from the screen, until the result is called. */
  readonly hold: () => () => void;
  /** Runs something once the screen shows all that has happened at the table so far, which may be now. */
  readonly whenShown: (run: () => void) => void;
}

/** A turn on its way to what the browser keeps. */
interface KeepingTurn {
  /** Whether it is kept, has failed to be, or has taken too long. */
  isOver: boolean;
}

/** A moment of the table that is to be shown. */
interface ToShow {
  readonly snapshot: TableSnapshot;
  /** The turn that has to be kept before. */
  readonly keeping: KeepingTurn | undefined;
  whenShown: () => void;
}

/** Time after which a turn is shown whether it is kept or not, in ms: a database may never answer. */
const KEEPING_TIMEOUT_MS = 1000;

/** The words of a game to begin with: at hand, or to be read. */
const wordsAtFirst = (lexicon: Lexicon | undefined): WordsStatus =>
  lexicon ? { kind: 'ready', lexicon } : NO_WORDS_YET;

/** Whether a record has other turns than the one before it, and not just an attempt or a help more. */
const hasOtherTurns = ({ id, events }: GameRecord, before: GameRecord | undefined): boolean =>
  id !== before?.id || events.slice(-1).some(isTurn);

const hasTurns = ({ events }: GameRecord): boolean => events.some(isTurn);

/** Whether a record is that of the same game, gone on or not. */
const continues = (next: GameRecord, { id, events }: GameRecord): boolean =>
  next.id === id && next.events.length >= events.length;

export function createTableSession(
  screen: Screen,
  services: StoreServices,
  keep: SaveService,
): TableSession {
  let table: Table | undefined;
  /** A saved screen whose player has not come back to it yet, behind the curtain. */
  let waitingScreen: SavedScreen | undefined;
  /** The turns of the game when this page sat down at its table. */
  let turnsAtFirst = 0;
  /** The game that is kept in the place of this page's own games. */
  let kept: Timeline | undefined;
  /** What has happened at the table and is not on the screen yet, the oldest first. */
  let toShow: ToShow[] = [];
  /** The last turn that was made at this page's own table. */
  let keepingTurn: KeepingTurn | undefined;
  /** What players have asked for since, the oldest first. */
  let toDo: (() => void)[] = [];
  /** Has the computer that thinks about its move settle for what is best so far. */
  let hurry = (): void => {};
  /** Those who hold it back. */
  const holds = new Set<symbol>();

  const setGameBefore = (game: Timeline): void =>
    screen.setState({
      gameBefore: gameBeforeOf(game, screen.getState().wordList),
      retriedTurn: undefined,
    });

  /** Another record comes into the place; a game that was left for it can be gone back to. */
  function replaceKept(next: Timeline): void {
    const left = kept;
    kept = next;
    if (left && continues(next.record, left.record)) return;
    // Undone turns of a branch do not take the place of the finished game that it was left for.
    const turn = left && turnStillRetried(next, left, screen.getState().retriedTurn);
    if (left && turn === undefined && hasNewTurns(left.record, screen.getState())) {
      setGameBefore(left);
    }
    screen.setState({
      retriedTurn: turn ?? turnRetried(next.record, screen.getState().gameBefore),
    });
  }

  /** Another tab plays the game on: it is left as it is, and is no longer kept in this tab's place. */
  function leaveToAnotherTab(id: string): void {
    if (kept?.record.id !== id) return;
    kept = undefined;
    // The slot may be that of the other tab by now, with the same game in it.
    void keep.clearOwn('record');
    if (table?.snapshot().recordId !== id) return;
    closeTable();
    screen.setState({ panel: 'games', notice: { tone: 'remark', headline: GAME_IN_ANOTHER_TAB } });
  }

  const library = createLibraryWriter(keep, services, leaveToAnotherTab);

  services.whenSlotLost(async () => {
    // It may come out that the game is lost as well.
    await library.untilDone();
    const game = table?.timeline();
    if (game && hasTurns(game.record)) await library.saveLater(game);
    await library.untilDone();
    await keep.untilAllWritten();
  });

  /** A record that has come from a host is kept, whether its table is left as it should be or not. */
  function keepGuestsRecord(before: TableSnapshot | undefined, after: TableSnapshot): void {
    const isNew = !before?.hasRecord || before.recordId !== after.recordId;
    const game = after.online === 'guest' && isNew ? table?.timeline() : undefined;
    if (game) keepLeft(game);
  }

  /** A game that is left can be gone back to, and is in the library. */
  function keepLeft(game: Timeline): void {
    if (!hasTurns(game.record)) return;
    setGameBefore(game);
    library.save(game);
  }

  function followTable(): void {
    if (!table) return;
    toShow.push({ snapshot: table.snapshot(), keeping: keepingTurn, whenShown: () => {} });
    showNext();
  }

  /** Shows what has happened, one after another: the page has drawn each before the next comes. */
  function showNext(): void {
    const [next] = toShow;
    if (holds.size > 0 || !next || next.keeping?.isOver === false) return;
    toShow.shift();
    show(next.snapshot);
    next.whenShown();
    if (toShow.length > 0) services.after(0, showNext);
  }

  function hold(): () => void {
    const own = Symbol('hold');
    holds.add(own);
    return () => {
      if (holds.delete(own)) showNext();
    };
  }

  const isKeepingTurn = (): boolean => keepingTurn?.isOver === false;

  function doNext(): void {
    while (!isKeepingTurn()) {
      const act = toDo.shift();
      if (!act) return;
      act();
    }
  }

  /** Keeps a record. A turn is shown once it is kept: none that was seen is lost with a browser that is killed. */
  function keepRecord({ record }: Timeline, before: GameRecord | undefined): void {
    const written = keep.write('record', formatRecord(record));
    if (!hasOtherTurns(record, before)) return;
    const keeping: KeepingTurn = { isOver: false };
    keepingTurn = keeping;
    const end = (): void => {
      keeping.isOver = true;
      showNext();
      doNext();
    };
    const stopWaiting = services.after(KEEPING_TIMEOUT_MS, end);
    // One that could not be kept is shown as well: the page says so.
    void written.then(() => {
      stopWaiting();
      end();
    });
  }

  function show(after: TableSnapshot): void {
    const before = screen.getState();
    // It is of a moment that has passed.
    if (after.turns !== turnsAtFirst) waitingScreen = undefined;
    const savedScreen =
      waitingScreen && takesSaved(before, after, waitingScreen) ? waitingScreen : undefined;
    if (savedScreen) waitingScreen = undefined;
    screen.setState(applySnapshot(before, after, savedScreen));
    keepGuestsRecord(before.table, after);
    if (typeof savedScreen?.shown === 'number') table?.showTurn(savedScreen.shown);
  }

  function attachTable(next: Table, { list, lexicon, savedScreen }: TableSetting): void {
    waitingScreen = savedScreen;
    turnsAtFirst = next.snapshot().turns;
    screen.setState({ wordList: list, words: wordsAtFirst(lexicon), isAtFront: false });
    table?.close();
    toShow = [];
    toDo = [];
    keepingTurn = undefined;
    holds.clear();
    table = next;
    table.subscribe(followTable);
    if (lexicon) table.useLexicon(lexicon);
    followTable();
  }

  function closeTable(): void {
    table?.close();
    toShow = [];
    toDo = [];
    keepingTurn = undefined;
    table = undefined;
    screen.setState({ ...NO_INPUT, draft: NO_DRAFT, table: undefined });
  }

  /** Where nothing was thought, nothing on the page has to look what has changed. */
  function forgetThought(): void {
    if (screen.getState().thought) screen.setState({ thought: undefined });
  }

  /** Says that there were too many plays to look at all of them. */
  async function sayCut(): Promise<void> {
    const own = table;
    const part = await loadOrSay(screen, () => import('./cut-notice'));
    if (part && own === table) screen.setState({ notice: part.CUT_NOTICE });
  }

  function chooseMove(turn: ComputerTurn, lexicon: Lexicon): MoveQuestion {
    const { thinkingTime } = screen.getState().settings;
    forgetThought();
    const question = services.chooseMove({ ...turn, thinkingTime }, lexicon, (thought) =>
      screen.setState({ thought }),
    );
    hurry = question.hurry;
    void question.answer.then((outcome) => {
      if (hurry === question.hurry) forgetThought();
      if (outcome.kind === 'answered' && outcome.chosen.isCut) void sayCut();
    });
    return question;
  }

  return {
    table: () => table,
    isKeepingTurn,
    whenKept: (act) => {
      const hasWaited = isKeepingTurn();
      toDo.push(() => act(hasWaited));
      doNext();
    },
    chooseMove,
    playNow: () => hurry(),
    openGame: ({ timeline, running, isNew = false, reportTo, ...place }) => {
      replaceKept(timeline);
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
            replaceKept(game);
            keepRecord(game, before);
            library.gameChanged(game);
          },
        },
      );
      attachTable(own, place);
    },
    saveSeen: library.saveSeen,
    untilSaved: library.untilDone,
    attachTable,
    detachTable: () => {
      const game = table?.timeline();
      if (game) keepLeft(game);
      closeTable();
    },
    useLexicon: (lexicon) => table?.useLexicon(lexicon),
    hold,
    whenShown: (run) => {
      const last = toShow.at(-1);
      if (last) last.whenShown = run;
      else run();
    },
  };
}
