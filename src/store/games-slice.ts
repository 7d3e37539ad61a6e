import {
  formatRecord,
  type GcgRemark,
  type GameRecord,
  type Level,
  levelOf,
  type Lexicon,
  ok,
  type Result,
  type RuleBook,
  type ScriptError,
  type ScriptSeatsError,
  startGame,
  type Timeline,
  isTurn,
} from '../engine';
import {
  type CustomWords,
  customWordsOf,
  DEFAULT_LIST,
  fetchBoard,
  type GcgError,
  parseOwnWords,
  withCustomWords,
} from '../setup';
import type { FindOutcome, WordSearch } from '../worker';
import { bestOfTurn } from '../messages';
import type { StoreContext } from './context';
import type { SetupChoice, TakenTurn, ScreenState } from './state';
import { SAMPLE } from './kept-names';
import { isAtSharedTable } from './online/online';
import { canRepeat, quickChoice, rematchOf, setupOf } from './setup-choice';
import { loadOrNotify } from './lazy-part';
import { isSamePlace } from './panel-slice';
import type { TableWords } from './table-session';
import { lexiconFor } from './lexicon';
import { updateText } from './update-text';

const levelIn = ({ rules, seats }: SetupChoice): Level | undefined =>
  seats.map((seat) => levelOf(rules, seat)).find((level) => level !== undefined);

const turnsIn = ({ timeline }: TakenTurn): number => timeline.record.events.filter(isTurn).length;

/** Once a taken turn has been played, compares it with the best move. */
function afterTakenTurn({ takenTurn, table }: ScreenState): Partial<ScreenState> | undefined {
  if (!takenTurn || !table) return undefined;
  if (table.recordId !== takenTurn.timeline.record.id) return { takenTurn: undefined };
  const turn = table.allTurns[turnsIn(takenTurn)];
  if (!turn) return undefined;
  const { best } = takenTurn;
  return {
    takenTurn: undefined,
    notice: { tone: 'remark', headline: bestOfTurn(table.view.rules, best, turn) },
  };
}

export function gamesSlice({
  screen,
  services,
  session,
  lexicons,
  words: wordsOfGame,
  online: { host },
  saves,
  opener: { open, openRecord },
}: StoreContext) {
  const { setState: set, getState: get } = screen;

  const openNew = (timeline: Timeline, words: TableWords): boolean =>
    open({ timeline, running: true, isNew: true, ...words });

  /** Returns the record of the new game; undefined if remote players have to join first. */
  function start(choice: SetupChoice): GameRecord | undefined {
    const { settings } = get();
    set({ settings: { ...settings, level: levelIn(choice) ?? settings.level } });
    if (choice.far && choice.far.length > 0) {
      void host(choice);
      return undefined;
    }
    const timeline = startGame(services.newId(), setupOf(choice, services));
    openNew(timeline, choice.words);
    return timeline.record;
  }

  screen.subscribe((state) => {
    const change = afterTakenTurn(state);
    if (change) set(change);
  });

  return {
    /** Deals a game; if it has remote players, first opens a table that they can join. */
    startGame: (choice: SetupChoice) => {
      const record = start(choice);
      if (!record || !canRepeat(record.setup)) return;
      set({ lastSetup: record.setup });
      void saves.write('setUp', formatRecord(record));
    },
    /**
     * Starts the game that the player set up last, or the usual one, once its words are loaded. Without them, opens the
     * set-up dialog. Resolves once the outcome is clear.
     */
    quickStart: async () => {
      const before = get();
      const choice = await quickChoice(before, lexicons, saves, services);
      const now = get();
      // The player has done something else meanwhile.
      const isElsewhere = now.online?.role !== before.online?.role || isAtSharedTable(now);
      if (now.panel || isElsewhere || !isSamePlace(before, now)) return;
      if (choice) start(choice);
      else set({ panel: 'set-up' });
    },
    rematch: () => {
      const setup = session.table()?.timeline()?.record.setup;
      const choice = setup && rematchOf(get(), setup);
      if (choice) start(choice);
    },
    /** Continues a sample game in the seat to move. */
    takeTurn: ({ timeline, best }: TakenTurn) => {
      // A branch of a separate game that is not saved: the turns of the sample are not the player's.
      const parent = { id: `${SAMPLE}${services.newId()}`, events: timeline.record.events.length };
      const record = { ...timeline.record, id: services.newId(), parent };
      const taken = { timeline: { ...timeline, record }, best };
      const lexicon = lexiconFor(get(), timeline.record.setup.lexiconId);
      openNew(taken.timeline, { list: DEFAULT_LIST, lexicon });
      set({ takenTurn: taken });
    },
    /**
     * Plays a script, whose players replace those of `choice`; undefined if a notice says why that is impossible now.
     */
    playScript: async (
      choice: SetupChoice,
      text: string,
    ): Promise<Result<undefined, ScriptError | ScriptSeatsError> | undefined> => {
      const part = await loadOrNotify(screen, () => import('./played-script'));
      if (!part) return undefined;
      const { words } = choice;
      const setup = setupOf(choice, services);
      const played = part.playedScript(services.newId(), setup, text, words.lexicon);
      if (!played.ok) return played;
      const { timeline, notice } = played.value;
      if (!openNew(timeline, words)) return undefined;
      set({ notice });
      return ok(undefined);
    },
    importRecord: openRecord,
    /**
     * Opens the game in the text of a GCG file; undefined if a notice says why that is impossible now, or the player has
     * done something else meanwhile.
     */
    importGcg: async (
      text: string,
    ): Promise<Result<readonly GcgRemark[], GcgError> | undefined> => {
      const before = get();
      const load = async () => (await import('./gcg-files')).gcgReader({ services, saves });
      const read = await (await loadOrNotify(screen, load))?.(text);
      if (!isSamePlace(before, get())) return undefined;
      if (!read?.ok) return read;
      const { timeline, remarks } = read.value;
      const isOpened = open({ timeline, running: true, list: DEFAULT_LIST, lexicon: undefined });
      return isOpened ? ok(remarks) : undefined;
    },
    loadWords: wordsOfGame.load,
    switchWordList: wordsOfGame.switchWordList,
    readWords: lexicons.read,
    /**
     * Finds words; cancels the search before. If that could help a player of the current game, it is recorded first,
     * and refused if help is not allowed now.
     */
    findWords: async (
      search: WordSearch,
      lexicon: Lexicon,
    ): Promise<FindOutcome | { readonly kind: 'refused' }> => {
      const helped = session.table()?.takeHelp('words');
      return helped && !helped.ok ? { kind: 'refused' } : services.findWords(search, lexicon);
    },
    /** Changes the words that are added to a lexicon, here and in the saved text, which other tabs change as well. */
    changeOwnWords: (
      lexiconId: string,
      change: (added: readonly string[]) => readonly string[],
    ) => {
      const changed = (own: CustomWords): CustomWords =>
        withCustomWords(own, lexiconId, change(customWordsOf(own, lexiconId) ?? []));
      set({ ownWords: changed(get().ownWords) });
      void updateText(saves.library, 'ownWords', (kept) =>
        JSON.stringify(changed(parseOwnWords(kept))),
      );
    },
    fetchBoard: (rules: RuleBook, name: string) => fetchBoard(rules, name, services.fetchText),
    /** Reads a file that comes with the page; its path is relative to `resources/`. */
    fetchText: services.fetchText,
  };
}
