import { createStore } from 'zustand/vanilla';
import {
  alphabetOf,
  type Entry,
  type EntryAction,
  type EntryError,
  formatEntry,
  formatGcg,
  gameOfEntry,
  isFree,
  judgePlay,
  letterInEitherCase,
  outcomesOf,
  type Play,
  playerViewBefore,
  positionBefore,
  reduceEntry,
  rackTileOf,
  type Result,
  sameSquare,
  isOnBoard,
  step,
  type Square,
  takeTiles,
  type TurnOutcome,
  unlistedWords,
} from '../../engine';
import type { GcgUnsupported } from '../../engine';
import { DEFAULT_LIST, type WordList } from '../../setup';
import type { StoreContext } from '../context';
import { MAX_BEST_MOVES } from '../help-state';
import { withLearned } from '../learned';
import type {
  EntryActions,
  EntryAnalysis,
  EntryCursor,
  EntryState,
  EntryStore,
} from './entry-state';
import {
  EMPTY_FORM,
  type FormFault,
  formOf,
  type TurnForm,
  turnIn,
  typedPlay,
  typedTiles,
} from './turn-form';

/** The turn in the form as it would be entered. */
export interface FormOutcome {
  readonly fault: FormFault | undefined;
  readonly outcome: TurnOutcome | undefined;
  /** Words that the list lacks; empty while it is not loaded. */
  readonly unlisted: readonly string[];
}

/** Adds the turn of the form to the entry; undefined if the form holds none. */
function actionOf({ entry, at, isInserting, form }: EntryState): EntryAction | FormFault {
  const turn = turnIn(entry.setup.rules, form);
  if (typeof turn === 'string') return turn;
  const present = entry.turns[at];
  if (!present) return { kind: 'add-turn', turn };
  return isInserting
    ? { kind: 'add-turn', turn, before: present.id }
    : { kind: 'change-turn', id: present.id, turn };
}

export function formOutcome(state: EntryState): FormOutcome {
  const action = actionOf(state);
  if (typeof action === 'string') return { fault: action, outcome: undefined, unlisted: [] };
  const outcome = outcomesOf(reduceEntry(state.entry, action))[state.at];
  const { lexicon } = state;
  const unlisted = lexicon && outcome ? unlistedWords(outcome, lexicon) : [];
  return { fault: undefined, outcome, unlisted };
}

const MAX_UNDO = 200;

function createActions(
  store: {
    readonly getState: () => EntryState;
    readonly setState: (change: Partial<EntryState>) => void;
  },
  context: StoreContext,
): EntryActions {
  const { getState: get, setState: set } = store;
  const { services, lexicons, screen } = context;
  let cancelSearch = (): void => {};

  /** Shows a turn (0-based), or an empty form for a new one. */
  function show(entry: Entry, at: number, isInserting = false): Partial<EntryState> {
    cancelSearch();
    const turn = isInserting ? undefined : entry.turns[at];
    return {
      entry,
      at: Math.min(at, entry.turns.length),
      isInserting,
      form: turn ? formOf(turn) : EMPTY_FORM,
      cursor: undefined,
      analysis: undefined,
      ghost: undefined,
    };
  }

  function put(entry: Entry, at: number): void {
    const { entry: before, past } = get();
    if (entry === before) return;
    set({ ...show(entry, at), past: [...past, before].slice(-MAX_UNDO), future: [] });
  }

  function change(form: Partial<TurnForm>): void {
    cancelSearch();
    set({ form: { ...get().form, ...form }, analysis: undefined, ghost: undefined });
  }

  const positionNow = () => positionBefore(get().entry, get().at);

  /** The board before the turn, with the tiles of the form on it. */
  const isOpen = (square: Square): boolean =>
    isFree(positionNow(), square) &&
    !get().form.laid.some((laid) => sameSquare(laid.square, square));

  function nextOpen(cursor: EntryCursor): EntryCursor {
    const { board } = positionNow();
    let { square } = cursor;
    while (isOnBoard(board, square) && !isOpen(square)) square = step(square, cursor.direction, 1);
    return isOnBoard(board, square) ? { ...cursor, square } : cursor;
  }

  const inOrder = (laid: TurnForm['laid']): TurnForm['laid'] =>
    laid.toSorted((a, b) => a.square.row - b.square.row || a.square.column - b.square.column);

  function loadWords(): void {
    const { entry, list } = get();
    const alphabet = alphabetOf(entry.setup.rules.tileSet);
    void lexicons
      .read(alphabet, list, () => {})
      .then((words) => {
        const isCurrent = get().list === list && get().entry.setup.rules === entry.setup.rules;
        if (isCurrent) set({ lexicon: words.ok ? words.value.lexicon : undefined });
      });
  }

  return {
    change,
    loadWords,
    typeMove: (typed: string) => {
      const { rules } = get().entry.setup;
      const play = typedPlay(rules, positionNow(), typed);
      change({ typed, laid: play?.laid ?? [], ...(play && { direction: play.direction }) });
    },
    typeLetter: (character: string, isBlank: boolean): boolean => {
      const { cursor, form, entry } = get();
      const letter = letterInEitherCase(alphabetOf(entry.setup.rules.tileSet), character);
      if (letter === undefined || !cursor) return false;
      const { square, direction } = nextOpen(cursor);
      if (!isOpen(square)) return true;
      const tile = { kind: isBlank ? ('blank' as const) : ('letter' as const), letter };
      const laid = inOrder([...form.laid, { square, tile }]);
      const isMove = form.kind === 'exchange' || form.kind === 'pass';
      change({ laid, direction, typed: undefined, ...(isMove && { kind: 'play' }) });
      const next = { square: step(square, direction, 1), direction };
      set({
        cursor: isOnBoard(positionNow().board, next.square)
          ? nextOpen(next)
          : { square, direction },
      });
      return true;
    },
    takeBack: () => {
      const { form, cursor } = get();
      const direction = cursor?.direction ?? form.direction;
      const last = form.laid.at(-1);
      if (!last) return;
      change({ laid: form.laid.slice(0, -1), typed: undefined });
      set({ cursor: { square: last.square, direction } });
    },
    takeBackFrom: (square: Square) => {
      const laid = get().form.laid.filter((each) => !sameSquare(each.square, square));
      change({ laid, typed: undefined });
    },
    moveTile: (from: Square, to: Square) => {
      if (!isOpen(to)) return;
      const moved = get().form.laid.map((laid) =>
        sameSquare(laid.square, from) ? { ...laid, square: to } : laid,
      );
      change({ laid: inOrder(moved), typed: undefined });
    },
    setCursor: (cursor: EntryCursor | undefined) => set({ cursor }),
    moveCursor: (rows: number, columns: number) => {
      const { cursor } = get();
      const { board } = positionNow();
      if (!cursor) {
        set({ cursor: { square: board.start, direction: 'across' } });
        return;
      }
      const square = { row: cursor.square.row + rows, column: cursor.square.column + columns };
      if (isOnBoard(board, square)) set({ cursor: { ...cursor, square } });
    },
    clearTiles: () => {
      change({ laid: [], typed: undefined });
      set({ cursor: undefined });
    },
    enterTurn: (): boolean => {
      const state = get();
      const action = actionOf(state);
      if (typeof action === 'string') return false;
      const entry = reduceEntry(state.entry, action);
      put(entry, entry.turns.length);
      return true;
    },
    showTurn: (at: number) => set(show(get().entry, at)),
    insertBefore: (at: number) => set(show(get().entry, at, true)),
    removeTurn: (at: number) => {
      const { entry } = get();
      const turn = entry.turns[at];
      if (turn) put(reduceEntry(entry, { kind: 'remove-turn', id: turn.id }), at);
    },
    changeEntry: (action: EntryAction) => {
      const { entry, past } = get();
      const isOtherGame = action.kind === 'change-game' && action.game.setup !== undefined;
      set({
        entry: reduceEntry(entry, action),
        past: [...past, entry].slice(-MAX_UNDO),
        future: [],
      });
      if (isOtherGame && get().entry.setup.rules !== entry.setup.rules) loadWords();
    },
    undo: () => {
      const { past, entry, future, at } = get();
      const before = past.at(-1);
      if (!before) return;
      set({ ...show(before, at), past: past.slice(0, -1), future: [entry, ...future] });
    },
    redo: () => {
      const { past, entry, future, at } = get();
      const [next, ...later] = future;
      if (next) set({ ...show(next, at), past: [...past, entry], future: later });
    },
    chooseList: (list: WordList) => {
      set({ list, lexicon: undefined });
      loadWords();
    },
    analyse: async () => {
      const { entry, at, form, lexicon } = get();
      const known = typedTiles(entry.setup.rules, form.rack) ?? [];
      const laid = form.laid.map(({ tile }) => rackTileOf(tile));
      const rack = [...known, ...takeTiles(known, laid).missing];
      const isPartial = rack.length < (positionNow().rackCounts[outcomeSeat()] ?? 0);
      const unavailable = { state: 'unavailable', moves: undefined, isPartial } as const;
      if (!lexicon || rack.length === 0) {
        set({ analysis: unavailable });
        return;
      }
      const position = withLearned(screen.getState(), playerViewBefore(entry, at, rack), lexicon);
      const question = services.rateMoves({ position, max: MAX_BEST_MOVES }, lexicon);
      const searching: EntryAnalysis = { state: 'searching', moves: undefined, isPartial };
      cancelSearch();
      cancelSearch = question.cancel;
      set({ analysis: searching });
      const answer = await question.answer;
      if (get().analysis !== searching) return;
      const isFound = answer.kind === 'answered';
      set({
        analysis: isFound ? { ...searching, state: 'done', moves: answer.value } : unavailable,
      });
    },
    showGhost: (play: Play | undefined) => {
      const { rules } = get().entry.setup;
      const rack = play?.tiles.map(rackTileOf) ?? [];
      const judged = play && judgePlay(rules, positionNow(), rack, play, undefined);
      set({ ghost: judged?.ok ? judged.value : undefined });
    },
    takePlay: (play: Play) => {
      const { rules } = get().entry.setup;
      const judged = judgePlay(rules, positionNow(), play.tiles.map(rackTileOf), play, undefined);
      const { direction } = play;
      if (judged.ok) change({ kind: 'play', laid: judged.value.laid, direction, typed: undefined });
    },
    gcgText: (): Result<string, EntryError | { readonly code: GcgUnsupported }> => {
      const game = gameOfEntry(get().entry, services.newId());
      if (!game.ok) return game;
      const text = formatGcg(game.value.timeline, 'all');
      return text.ok ? text : { ok: false, error: { code: text.error } };
    },
    finish: (): Result<undefined, EntryError> => {
      const { entry, list, lexicon } = get();
      const game = gameOfEntry(entry, services.newId());
      if (!game.ok) return game;
      screen.setState({ entry: undefined });
      context.opener.open({
        timeline: game.value.timeline,
        running: true,
        isNew: true,
        list,
        lexicon: lexicon && list === DEFAULT_LIST ? undefined : lexicon,
      });
      return { ok: true, value: undefined };
    },
    startAgain: (entry: Entry) => put(entry, 0),
    close: () => screen.setState({ entry: undefined, isAtFront: get().isFromFront }),
  };

  function outcomeSeat(): number {
    const { entry, at } = get();
    return (entry.firstSeat + at) % entry.setup.seats.length;
  }
}

/** Opens the screen of an entry, which is saved with every change. */
export function createEntryStore(entry: Entry, context: StoreContext): EntryStore {
  const store: EntryStore = createStore((set, get) => ({
    entry,
    past: [],
    future: [],
    at: entry.turns.length,
    isInserting: false,
    form: EMPTY_FORM,
    cursor: undefined,
    list: DEFAULT_LIST,
    lexicon: undefined,
    analysis: undefined,
    ghost: undefined,
    isFromFront: true,
    actions: createActions({ getState: get, setState: set }, context),
  }));
  store.subscribe((state, before) => {
    if (state.entry !== before.entry) void context.saves.write('entry', formatEntry(state.entry));
  });
  store.getState().actions.loadWords();
  return store;
}
