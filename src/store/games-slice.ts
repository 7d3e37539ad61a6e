import {
  formatRecord,
  type GcgRemark,
  type GameRecord,
  type GameSetup,
  type Level,
  levelOf,
  type Lexicon,
  MAX_LENGTH,
  ok,
  type Result,
  type RuleBook,
  type ScriptError,
  type ScriptSeatsError,
  startGame,
} from '../engine';
import { GAME_BEFORE_LOST } from '../messages';
import {
  fetchBoard,
  type FetchText,
  type GcgError,
  isUndoUsual,
  type Lexicons,
  loadGcg,
  type ReadBoard,
  USUAL_WORDS,
  withOwnWords,
  type WordList,
} from '../setup';
import type { FindOutcome, WordSearch } from '../worker';
import { chanceOf } from './chance-of';
import type { SaveService } from './save-service';
import { gameBeforeOf } from './game-before';
import type { GameOpener, OpenRecordError } from './game-opener';
import type { WordsOfGame } from './game-words';
import { isAtSharedTable } from './online/online';
import type { OnlineLoader } from './online/online-slice';
import { loadOrSay } from './load-or-say';
import { canRepeat, quickChoice } from './quick-game';
import { rematchOf } from './rematch';
import type { StoreServices } from './services';
import type { TableSession } from './table-session';
import {
  type GamesState,
  NO_WORDS_YET,
  type SetupChoice,
  type Slice,
  type TakenTurn,
} from './state';
import { afterTakenTurn } from './taken-turn';

/** What puts games on the table, and reads what they are made of. */
export interface GamesActions {
  /** Deals a game; where players sit far away, opens a table to which they can come first. */
  readonly startGame: (choice: SetupChoice) => void;
  /**
   * Starts a game as its player has set up the last one, or the usual one, once its words are there; where they cannot be had,
   * opens the set-up dialog, which says why. Settled when it is clear what has come of it.
   */
  readonly playAtOnce: () => Promise<void>;
  /** Plays another game like the one that is over, with the same players. */
  readonly rematch: () => void;
  /** Plays on from a sample game, in the seat whose turn it is. */
  readonly takeTurn: (taken: TakenTurn) => void;
  /**
   * Plays a script out, whose players take the place of those that were chosen; undefined if the code for it could
   * not be loaded, which a notice says.
   */
  readonly playScript: (
    choice: SetupChoice,
    text: string,
  ) => Promise<Result<undefined, ScriptError | ScriptSeatsError> | undefined>;
  readonly importRecord: (text: string) => Promise<Result<undefined, OpenRecordError>>;
  /**
   * Opens the game that the text of a GCG file tells; undefined if the code for it could not be loaded, which a
   * notice says.
   */
  readonly importGcg: (text: string) => Promise<Result<readonly GcgRemark[], GcgError> | undefined>;
  /** Goes back to the game that was left for the one on the table; the two change places. */
  readonly backToGameBefore: () => Promise<void>;
  /** Reads the words of the game on the table; without a game, the usual ones. */
  readonly loadWords: () => void;
  /** Judges the game on the table by another list from now on. */
  readonly judgeBy: (list: WordList) => void;
  /** Reads a list of words, for a game that is being set up. */
  readonly readWords: Lexicons['read'];
  /**
   * Finds words; the search before is given up for it. While a game goes on whose players it could
   * help, it is put on record first, and refused where it is not allowed now.
   */
  readonly findWords: (
    search: WordSearch,
    lexicon: Lexicon,
  ) => Promise<FindOutcome | { readonly kind: 'refused' }>;
  /** Keeps words beside those of a lexicon, in place of any that were kept before. */
  readonly keepOwnWords: (lexiconId: string, added: readonly string[]) => void;
  readonly fetchBoard: (rules: RuleBook, name: string) => Promise<ReadBoard>;
  /** Reads a file that comes with the page; its path is relative to `resources/`. */
  readonly fetchText: FetchText;
}

function boardNameOf({ boardName }: SetupChoice): string {
  const characters = [...boardName];
  return characters.length > MAX_LENGTH.title
    ? `${characters.slice(0, MAX_LENGTH.title - 1).join('')}…`
    : boardName;
}

/** How well the computers of a game play, going by the first; undefined where no computer has a level. */
const levelIn = ({ rules, seats }: SetupChoice): Level | undefined =>
  seats.map((seat) => levelOf(rules, seat)).find((level) => level !== undefined);

/** The words of the game on the table, and the games that can come there. */
export const gamesSlice =
  (
    services: StoreServices,
    session: TableSession,
    lexicons: Lexicons,
    wordsOfGame: WordsOfGame,
    { host }: OnlineLoader,
    keep: SaveService,
    { open, openRecord, lexiconFor }: GameOpener,
  ): Slice<GamesState, GamesActions> =>
  (set, get, screen) => {
    const setupOf = (choice: SetupChoice): GameSetup => ({
      rules: choice.rules,
      board: choice.board,
      given: choice.given,
      boardName: boardNameOf(choice),
      seats: choice.seats,
      openRacks: choice.openRacks,
      ...(choice.help ? { help: true } : {}),
      ...((choice.undo ?? isUndoUsual(choice)) ? { undo: true } : {}),
      lexiconId: choice.words.lexicon.id,
      chance: chanceOf(choice, services),
    });

    /** The game that has begun here; undefined where players far away have to come first. */
    function start(choice: SetupChoice): GameRecord | undefined {
      const { settings } = get();
      set({ settings: { ...settings, level: levelIn(choice) ?? settings.level } });
      if (choice.far && choice.far.length > 0) {
        void host(choice);
        return undefined;
      }
      const timeline = startGame(services.newId(), setupOf(choice));
      open({ timeline, running: true, isNew: true, ...choice.words });
      return timeline.record;
    }

    screen.subscribe((state) => {
      const change = afterTakenTurn(state);
      if (change) set(change);
    });

    return {
      wordList: USUAL_WORDS,
      words: NO_WORDS_YET,
      ownWords: [],
      lastSetup: undefined,
      gameBefore: undefined,
      retriedTurn: undefined,
      actions: {
        startGame: (choice) => {
          const record = start(choice);
          if (!record || !canRepeat(record.setup)) return;
          set({ lastSetup: record.setup });
          void keep.write('setUp', formatRecord(record));
        },
        playAtOnce: async () => {
          const before = get();
          const choice = await quickChoice(before, lexicons, keep, services);
          const { table, panel, online } = get();
          // Its player has found something else to do meanwhile.
          const isElsewhere = online?.role !== before.online?.role || isAtSharedTable(get());
          if (panel || isElsewhere || table?.recordId !== before.table?.recordId) return;
          if (choice) start(choice);
          else set({ panel: 'set-up' });
        },
        rematch: () => {
          const setup = session.table()?.timeline()?.record.setup;
          const choice = setup && rematchOf(get(), setup);
          if (choice) start(choice);
        },
        takeTurn: ({ timeline, best }) => {
          // A branch of a game of its own that is not kept: the turns of the sample are not its player's.
          const parent = { id: services.newId(), events: timeline.record.events.length };
          const record = { ...timeline.record, id: services.newId(), parent };
          const taken = { timeline: { ...timeline, record }, best };
          const lexicon = lexiconFor(timeline);
          open({
            timeline: taken.timeline,
            running: true,
            isNew: true,
            list: USUAL_WORDS,
            lexicon,
          });
          set({ takenTurn: taken });
        },
        playScript: async (choice, text) => {
          const part = await loadOrSay(screen, () => import('./played-script'));
          if (!part) return undefined;
          const { words } = choice;
          const played = part.playedScript(services.newId(), setupOf(choice), text, words.lexicon);
          if (!played.ok) return played;
          const { timeline, notice } = played.value;
          open({ timeline, running: true, isNew: true, ...words });
          set({ notice });
          return ok(undefined);
        },
        importRecord: (text) => openRecord(text),
        importGcg: async (text) => {
          const part = await loadOrSay(screen, loadGcg);
          if (!part) return undefined;
          const read = await part.readGcgGame(text, services.fetchText, services.newId());
          if (!read.ok) return read;
          const { timeline, remarks } = read.value;
          open({ timeline, running: true, isNew: true, list: USUAL_WORDS, lexicon: undefined });
          return ok(remarks);
        },
        backToGameBefore: async () => {
          const { gameBefore } = get();
          if (gameBefore === undefined) return;
          const opened = await openRecord(gameBefore.record, gameBefore.words, () => {
            const left = session.table()?.timeline();
            // Without a game on the table, what was kept of this page's own makes the exchange.
            if (left) set({ gameBefore: gameBeforeOf(left, get().wordList) });
          });
          if (opened.ok || opened.error.code === 'CANCELLED') return;
          const isKept = await keep.quarantine('before', GAME_BEFORE_LOST, opened.error);
          if (isKept) set({ gameBefore: undefined });
        },
        loadWords: wordsOfGame.load,
        judgeBy: wordsOfGame.judgeBy,
        readWords: lexicons.read,
        findWords: async (search, lexicon) => {
          const helped = session.table()?.takeHelp('words');
          return helped && !helped.ok ? { kind: 'refused' } : services.findWords(search, lexicon);
        },
        keepOwnWords: (lexiconId, added) =>
          set({ ownWords: withOwnWords(get().ownWords, lexiconId, added) }),
        fetchBoard: (rules, name) => fetchBoard(rules, name, services.fetchText),
        fetchText: services.fetchText,
      },
    };
  };
