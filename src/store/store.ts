import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Alphabet,
  alphabetOf,
  type Board,
  formatRecord,
  lexiconOf,
  ok,
  type PackedWords,
  parseRecord,
  isOnBoard,
  parseScraebbkleBoard,
  parseSquareName,
  type Result,
  type RuleBook,
  type Square,
  startGame,
  suggestWordSquare,
  tilesText,
  type Timeline,
} from '../engine';
import {
  type BoardUnavailable,
  endSentence,
  ILLEGAL_FORMAT,
  playerName,
  recordReason,
  refusalHeadline,
  submitReason,
  transcript,
  turnSentence,
  winnerSentence,
} from '../messages';
import { openLocalTable, type SubmitError, type Table, type TableServices } from '../table';
import type { WordsFailure } from '../worker';
import { type Desk, draftOfDesk, formatDesk, parseDesk } from './desk';
import {
  freshDraft,
  nameBlank,
  NO_DRAFT,
  recall,
  shuffle,
  sortRack,
  takeBack,
  unnamedBlank,
} from './draft/draft';
import { reconcile } from './draft/reconcile';
import * as hands from './hands';
import { DEFAULT_SETTINGS, PACE_MILLISECONDS, parseSettings } from './settings';
import type { Actions, GameStore, Notice, ScreenState, SetupChoice } from './state';
import { lexiconIn, ownRack, verdictOf } from './verdict';

/** What the store needs of the world around it. */
export interface StoreServices extends Pick<TableServices, 'chooseMove' | 'after' | 'newId'> {
  readonly rules: RuleBook;
  readonly loadWords: (
    alphabet: Alphabet,
    onProgress: (received: number, total: number | undefined) => void,
  ) => Promise<Result<PackedWords, WordsFailure>>;
  readonly fetchBoard: (name: string) => Promise<Result<string, BoardUnavailable>>;
  /** A number from 0 to `bound` − 1; for the order of tiles on a rack, which no game depends on. */
  readonly pick: (bound: number) => number;
  readonly newSeed: () => string;
  readonly storage: {
    readonly read: (name: string) => Promise<string | undefined>;
    readonly write: (name: string, text: string) => Promise<boolean>;
  };
}

const RECORD = 'record';
const DESK = 'desk';
const SETTINGS = 'settings';

const INITIAL: ScreenState = {
  table: undefined,
  words: { kind: 'loading', received: 0, total: undefined },
  draft: NO_DRAFT,
  typed: undefined,
  cursor: undefined,
  selected: undefined,
  naming: undefined,
  notice: undefined,
  announcement: { text: '' },
  panel: undefined,
  settings: DEFAULT_SETTINGS,
  keeps: true,
};

const EMPTY_HANDS = {
  typed: undefined,
  cursor: undefined,
  selected: undefined,
  naming: undefined,
  notice: undefined,
} satisfies Partial<ScreenState>;

function squareOn(board: Board, name: string): Square | undefined {
  const square = parseSquareName(name);
  return square && isOnBoard(board, square) ? square : undefined;
}

/** What is said when a move was not taken. */
function refusalNotice(rules: RuleBook, text: string, error: SubmitError): Notice {
  const reason = submitReason(error);
  if (error.code === 'ILLEGAL_FORMAT') {
    const suggestion = suggestWordSquare(alphabetOf(rules.tileSet), text);
    const notice: Notice = { tone: 'refusal', headline: ILLEGAL_FORMAT, reason };
    return suggestion === undefined ? notice : { ...notice, suggestion };
  }
  return { tone: 'refusal', headline: reason };
}

/** What is announced when the table has changed. */
function announcementOf(before: ScreenState['table'], after: ScreenState['table']): string {
  if (!after) return '';
  const sentences =
    before?.recordId === after.recordId && after.phase !== 'looking-back'
      ? after.view.turns.slice(before.turns).map(turnSentence)
      : [];
  const { result } = after.view;
  if (result && !before?.view.result) {
    sentences.push('Game Over!', endSentence(result), winnerSentence(result));
  } else if (
    after.phase === 'your-turn' &&
    (before?.phase !== 'your-turn' || before.view.toMove !== after.view.toMove)
  ) {
    sentences.push(`It is your turn, ${playerName(after.view.toMove)}.`);
  }
  return sentences.join(' ');
}

/**
 * The store of one page: the latest view of its table, the draft, and what is open on screen. It
 * wraps the engine's table and adds nothing to the rules.
 */
export function createGameStore(services: StoreServices): {
  readonly store: StoreApi<GameStore>;
  /** Brings back the game, draft and settings that this browser keeps. */
  readonly restore: () => Promise<void>;
} {
  let table: Table | undefined;
  let unsubscribe = (): void => {};
  /** A desk read from storage whose player has not come back to it yet, behind the curtain. */
  let waitingDesk: Desk | undefined;

  const keep = (name: string, text: string): void => {
    void services.storage.write(name, text).then((keeps) => {
      if (keeps !== store.getState().keeps) store.setState({ keeps });
    });
  };

  const change = (how: (state: GameStore) => Partial<ScreenState>): void => {
    store.setState((state) => how(state));
  };

  /** Takes over what the table shows now; the hands keep what still fits. */
  function follow(): void {
    const snapshot = table?.snapshot();
    if (!snapshot) return;
    const before = store.getState();
    const said = announcementOf(before.table, snapshot);
    const announcement = said === '' ? {} : { announcement: { text: said } };
    store.setState({ table: snapshot, ...announcement, ...handsFor(before, snapshot) });
  }

  function handsFor(
    before: ScreenState,
    snapshot: NonNullable<ScreenState['table']>,
  ): Partial<ScreenState> {
    const { view, phase, recordId } = snapshot;
    if (phase === 'looking-back') return { selected: undefined, naming: undefined };
    const rack = ownRack(view);
    const samePlayer =
      before.table?.recordId === recordId && before.table.view.viewer === view.viewer;
    if (samePlayer) {
      const draft = reconcile(before.draft, rack, view.rules.rackSize, view);
      const isCovered = draft.order.length < before.draft.order.length;
      const sameRack = tilesText(rack) === tilesText(before.draft.tiles);
      return {
        draft,
        naming: unnamedBlank(draft),
        selected: sameRack ? before.selected : undefined,
        // A text that names a tile which is back on the rack is no longer what the board shows.
        typed: isCovered ? undefined : before.typed,
      };
    }
    if (waitingDesk?.recordId === recordId && waitingDesk.viewer === view.viewer) {
      const desk = waitingDesk;
      waitingDesk = undefined;
      return handsOfDesk(desk, snapshot);
    }
    return { ...EMPTY_HANDS, draft: freshDraft(rack, view.rules.rackSize) };
  }

  function handsOfDesk(
    desk: Desk,
    { view }: NonNullable<ScreenState['table']>,
  ): Partial<ScreenState> {
    const { rackSize } = view.rules;
    const rack = ownRack(view);
    const draft = reconcile(draftOfDesk(desk, rack, rackSize), rack, rackSize, view);
    const square = desk.cursor ? squareOn(view.board, desk.cursor.square) : undefined;
    return {
      ...EMPTY_HANDS,
      draft,
      naming: unnamedBlank(draft),
      typed: desk.typed ?? undefined,
      cursor: desk.cursor && square ? { square, direction: desk.cursor.direction } : undefined,
    };
  }

  function sitDown(timeline: Timeline, running: boolean, desk?: Desk): void {
    waitingDesk = desk;
    unsubscribe();
    table?.close();
    table = openLocalTable(
      { timeline, running },
      {
        chooseMove: services.chooseMove,
        after: services.after,
        newId: services.newId,
        pace: () => PACE_MILLISECONDS[store.getState().settings.pace],
        save: (saved) => keep(RECORD, formatRecord(saved.timeline.record)),
      },
    );
    unsubscribe = table.subscribe(follow);
    const lexicon = lexiconIn(store.getState());
    if (lexicon) table.useLexicon(lexicon);
    follow();
  }

  function submit(): void {
    const state = store.getState();
    const rules = state.table?.view.rules;
    if (!table || !rules) return;
    const verdict = verdictOf(state);
    if (state.typed) {
      const { typed } = state;
      const outcome = table.submit({ kind: 'text', text: typed });
      afterSubmit(rules, typed, outcome);
    } else if (verdict.kind === 'play') {
      afterSubmit(rules, '', table.submit({ kind: 'play', play: verdict.play }));
    }
  }

  function afterSubmit(rules: RuleBook, text: string, outcome: ReturnType<Table['submit']>): void {
    if (outcome.ok) {
      store.setState({ typed: undefined, cursor: undefined, notice: undefined, naming: undefined });
      follow();
      return;
    }
    const verdict = verdictOf(store.getState());
    const notice = refusalNotice(rules, text, outcome.error);
    const permitted = ['ILLEGAL_FORMAT', 'NOT_YOUR_TURN', 'WORDS_NOT_READY', 'GAME_IS_OVER'];
    const isRefused = !permitted.includes(outcome.error.code) && verdict.kind === 'play';
    const shown: Notice = isRefused
      ? {
          tone: 'refusal',
          headline: refusalHeadline(rules, { kind: 'play', play: verdict.play }),
          reason: submitReason(outcome.error),
        }
      : notice;
    store.setState({ notice: shown });
  }

  const loadWords = (): void => {
    store.setState({ words: { kind: 'loading', received: 0, total: undefined } });
    const onProgress = (received: number, total: number | undefined): void => {
      store.setState({ words: { kind: 'loading', received, total } });
    };
    void services.loadWords(alphabetOf(services.rules.tileSet), onProgress).then((words) => {
      if (!words.ok) {
        store.setState({ words: { kind: 'failed', failure: words.error } });
        return;
      }
      const lexicon = lexiconOf(words.value);
      store.setState({ words: { kind: 'ready', lexicon } });
      table?.useLexicon(lexicon);
    });
  };

  function begin(choice: SetupChoice): void {
    const lexicon = lexiconIn(store.getState());
    if (!lexicon) return;
    const timeline = startGame(services.newId(), {
      rules: services.rules,
      board: choice.board,
      boardName: choice.boardName,
      seats: choice.seats,
      openRacks: choice.openRacks,
      lexiconId: lexicon.id,
      chance: { kind: 'seeded', seed: choice.seed || services.newSeed() },
    });
    keep(RECORD, formatRecord(timeline.record));
    sitDown(timeline, true);
    store.setState({ panel: undefined });
  }

  const actions: Actions = {
    tapSquare: (square) => change((state) => hands.tapSquare(state, square)),
    tapPosition: (position) => change((state) => hands.tapPosition(state, position)),
    dropOnSquare: (slot, square) => change((state) => hands.dropOnSquare(state, slot, square)),
    dropOnRack: (slot, position) => change((state) => hands.dropOnRack(state, slot, position)),
    takeBackFrom: (square) => change((state) => hands.takeBackFrom(state, square)),
    nameBlank: (letter) =>
      change((state) =>
        state.naming === undefined
          ? {}
          : { draft: nameBlank(state.draft, state.naming, letter), naming: undefined },
      ),
    cancelNaming: () =>
      change((state) =>
        state.naming === undefined
          ? {}
          : { draft: takeBack(state.draft, state.naming), naming: undefined },
      ),
    typeLetter: (character, wantsBlank) =>
      change((state) => hands.typeLetter(state, character, wantsBlank)),
    moveCursor: (rows, columns) => change((state) => hands.moveCursor(state, rows, columns)),
    takeBackLast: () => change(hands.takeBackLast),
    escape: () => change(hands.escape),
    typeMove: (text) => change((state) => hands.typeMove(state, text)),
    shuffle: () => change(({ draft }) => ({ draft: shuffle(draft, services.pick) })),
    sort: () =>
      change(({ draft, table: shown }) =>
        shown ? { draft: sortRack(draft, shown.view.rules.tileSet) } : {},
      ),
    recall: () => change(({ draft }) => ({ ...EMPTY_HANDS, draft: recall(draft) })),
    submit,
    pass: () => {
      const rules = store.getState().table?.view.rules;
      if (table && rules) afterSubmit(rules, ',', table.submit({ kind: 'text', text: ',' }));
    },
    liftCurtain: () => table?.liftCurtain(),
    run: (running) => table?.run(running),
    stepOnce: () => table?.stepOnce(),
    showTurn: (turn) => table?.showTurn(turn),
    playOnFromHere: () => table?.playOnFromHere(),
    openPanel: (panel) => store.setState({ panel }),
    startGame: begin,
    loadWords,
    fetchBoard: async (name) => {
      const text = await services.fetchBoard(name);
      return text.ok ? parseScraebbkleBoard(text.value) : text;
    },
    exportRecord: () => table && formatRecord(table.timeline().record),
    importRecord: (text) => {
      const timeline = parseRecord(text, lexiconIn(store.getState()));
      if (!timeline.ok) return timeline;
      keep(RECORD, formatRecord(timeline.value.record));
      // A game of computers alone waits to be looked at; any other goes on.
      sitDown(timeline.value, timeline.value.record.setup.seats.includes('human'));
      store.setState({ panel: undefined });
      return ok(undefined);
    },
    transcript: () => {
      const snapshot = table?.snapshot();
      return table && snapshot ? transcript(table.timeline(), snapshot.view.viewer) : '';
    },
    setTheme: (theme) => change(({ settings }) => ({ settings: { ...settings, theme } })),
    setPace: (pace) => change(({ settings }) => ({ settings: { ...settings, pace } })),
    say: (notice) => store.setState({ notice }),
  };

  const store = createStore<GameStore>(() => ({ ...INITIAL, actions }));

  store.subscribe((state, before) => {
    if (state.settings !== before.settings) keep(SETTINGS, JSON.stringify(state.settings));
    const kept = ['table', 'draft', 'typed', 'cursor'] as const;
    if (kept.every((part) => state[part] === before[part])) return;
    const desk = state.table?.phase === 'looking-back' ? undefined : formatDesk(state);
    if (desk !== undefined) keep(DESK, desk);
  });

  return {
    store,
    restore: async () => {
      const [record, desk, settings] = await Promise.all(
        [RECORD, DESK, SETTINGS].map((name) => services.storage.read(name)),
      );
      store.setState({ settings: parseSettings(settings) });
      if (record === undefined) {
        store.setState({ panel: 'set-up' });
        return;
      }
      const timeline = parseRecord(record, undefined);
      if (!timeline.ok) {
        const headline = `The game kept here could not be opened. ${recordReason(timeline.error)}`;
        store.setState({ panel: 'set-up', notice: { tone: 'remark', headline } });
        return;
      }
      const kept = parseDesk(desk);
      const isOfThisGame = kept?.recordId === timeline.value.record.id;
      sitDown(timeline.value, isOfThisGame ? kept.running : true, kept);
    },
  };
}
