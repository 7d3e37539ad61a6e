import { createStore } from 'zustand/vanilla';
import {
  alphabetOf,
  changedWords,
  correctEntry,
  type Entry,
  type EntryAction,
  type EntryError,
  formatGcg,
  gameOfEntry,
  newEntry,
  outcomesOf,
  reduceEntry,
  type Result,
  seatOfTurn,
  type TurnOutcome,
  unlistedWords,
} from '../../engine';
import type { GcgUnsupported } from '../../engine';
import { formFault, playerName, turnEntered, turnReadsNow } from '../../messages';
import { DEFAULT_LIST, type WordList } from '../../setup';
import type { StoreContext } from '../context';
import { withAnnouncement } from '../notices';
import { enteredForm, isFormBegun, isPlaceIn, placeOf } from './begun-turns';
import { analysisOf } from './entry-analysis';
import { type EntryDocument, formatEntryDocument } from './entry-document';
import type {
  EntryActions,
  EntryScreenState,
  EntryState,
  EntryStore,
  SavedGame,
} from './entry-state';
import { saveEntry } from './save-entry';
import { tileActions } from './tile-actions';
import { EMPTY_FORM, type FormFault, type TurnForm, turnIn } from './turn-form';

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

function createActions(store: EntryScreenState, context: StoreContext): EntryActions {
  const { getState: get, setState: set } = store;
  const { services, lexicons, screen } = context;
  const analysis = analysisOf(store, context, change);
  let saving:
    | { readonly entry: Entry; readonly done: ReturnType<EntryActions['save']> }
    | undefined;
  /** The box in which the last change was typed, until anything else is done. */
  let typedIn: string | undefined;
  /** Numbers of the latest choices. */
  const choices = { game: 0, list: 0 };
  const noteChoice: EntryActions['noteChoice'] = (kind) => {
    const latest = choices[kind];
    return () => latest === choices[kind];
  };

  /** Clears the notice of the page, which is about something earlier, unless it offers to save an unreadable text. */
  function clearNotice(): void {
    const { notice } = screen.getState();
    if (notice && !notice.isAboutUnreadable) screen.setState({ notice: undefined });
  }

  /** Cancels the search for the best moves, and takes off what it found. */
  function dropAnalysis(): Pick<EntryState, 'analysis' | 'ghost'> {
    analysis.cancel();
    return { analysis: undefined, ghost: undefined };
  }

  /** Shows a turn (0-based) as it was begun or entered, or an empty form. */
  function show(
    entry: Entry,
    at: number,
    { isInserting = false, begun = get().begun } = {},
  ): Partial<EntryState> {
    clearNotice();
    typedIn = undefined;
    const shown = { entry, at: Math.min(at, entry.turns.length), isInserting };
    const place = placeOf(shown);
    // Another turn may get the id of one that was removed.
    const { [place]: form, ...others } = Object.fromEntries(
      Object.entries(begun).filter(([each]) => isPlaceIn(entry, each)),
    );
    return {
      ...shown,
      form: form ?? enteredForm(shown),
      begun: others,
      cursor: undefined,
      ...dropAnalysis(),
    };
  }

  /** The versions to which undo leads after the next change. */
  const pastNow = (): EntryState['past'] => {
    const { entry, id, past } = get();
    return [...past, { entry, id }].slice(-MAX_UNDO);
  };

  const announce = (text: string): void =>
    screen.setState(withAnnouncement(screen.getState(), text));

  /** Announces what was done, and which other turns have other words since. */
  function announceChanged(before: Entry, entry: Entry, done: readonly string[] = []): void {
    const known = new Set(
      before.turns.filter(({ enteredWords }) => enteredWords).map(({ id }) => id),
    );
    const changes = outcomesOf(entry).flatMap((outcome, index) => {
      const words = known.has(outcome.turn.id) ? [] : changedWords(outcome);
      return words.length > 0 ? [turnReadsNow(index + 1, words)] : [];
    });
    announce([...done, ...changes].join(' '));
  }

  function put(entry: Entry, at: number, done?: readonly string[]): void {
    const before = get().entry;
    if (entry === before) return;
    set({ ...show(entry, at), past: pastNow(), future: [] });
    announceChanged(before, entry, done);
  }

  /** The begun turns, with that of the form. */
  const begunNow = (): EntryState['begun'] => {
    const state = get();
    return isFormBegun(state) ? { ...state.begun, [placeOf(state)]: state.form } : state.begun;
  };

  function change(form: Partial<TurnForm>): void {
    typedIn = undefined;
    set({ form: { ...get().form, ...form }, ...dropAnalysis() });
  }

  function loadWords(): void {
    const { entry, list } = get();
    set({ lexicon: undefined });
    const alphabet = alphabetOf(entry.setup.rules.tileSet);
    void lexicons
      .read(alphabet, list, () => {})
      .then((words) => {
        const isCurrent = get().list === list && get().entry.setup.rules === entry.setup.rules;
        if (isCurrent) set({ lexicon: words.ok ? words.value.lexicon : undefined });
      });
  }

  /** Loads the words again if the game has other rules, and perhaps other letters. */
  function loadWordsAfter({ setup: { rules } }: Entry): void {
    if (get().entry.setup.rules !== rules) loadWords();
  }

  return {
    change,
    loadWords,
    ...tileActions(store, change),
    enterTurn: (): boolean => {
      const state = get();
      const { rules } = state.entry.setup;
      const action = actionOf(state);
      if (typeof action === 'string') {
        announce(formFault(rules, action));
        return false;
      }
      const entry = correctEntry(state.entry, action);
      const outcome = outcomesOf(entry)[state.at];
      const name = playerName(entry.setup, seatOfTurn(entry, state.at));
      put(entry, entry.turns.length, outcome ? [turnEntered(name, outcome)] : []);
      return true;
    },
    showTurn: (at: number) => set(show(get().entry, at, { begun: begunNow() })),
    insertBefore: (at: number) =>
      set(show(get().entry, at, { isInserting: true, begun: begunNow() })),
    discard: () => set(show(get().entry, get().at)),
    removeTurn: (at: number) => {
      const { entry } = get();
      const turn = entry.turns[at];
      if (turn) put(correctEntry(entry, { kind: 'remove-turn', id: turn.id }), at);
    },
    changeEntry: (action: EntryAction, box?: string) => {
      const { entry } = get();
      const after = correctEntry(entry, action);
      const { rules, board } = after.setup;
      const isOtherGame = rules !== entry.setup.rules || board !== entry.setup.board;
      const isSameStep = box !== undefined && box === typedIn;
      typedIn = box;
      set({
        entry: after,
        past: isSameStep ? get().past : pastNow(),
        future: [],
        ...(isOtherGame && { cursor: undefined, ...dropAnalysis() }),
      });
      announceChanged(entry, after);
      loadWordsAfter(entry);
    },
    undo: () => {
      const { past, entry, id, future, at } = get();
      const before = past.at(-1);
      if (!before) return;
      set({
        ...show(before.entry, at, { begun: begunNow() }),
        id: before.id,
        past: past.slice(0, -1),
        future: [{ entry, id }, ...future],
      });
      loadWordsAfter(entry);
    },
    redo: () => {
      const { past, entry, id, future, at } = get();
      const [next, ...later] = future;
      if (!next) return;
      set({
        ...show(next.entry, at, { begun: begunNow() }),
        id: next.id,
        past: [...past, { entry, id }],
        future: later,
      });
      loadWordsAfter(entry);
    },
    chooseList: (list: WordList) => {
      typedIn = undefined;
      set({ list, ...dropAnalysis() });
      loadWords();
    },
    beginChoice: (kind) => {
      choices[kind]++;
      return noteChoice(kind);
    },
    noteChoice,
    ...analysis.actions,
    gcgText: (): Result<string, EntryError | { readonly code: GcgUnsupported }> => {
      const game = gameOfEntry(get().entry, get().id);
      if (!game.ok) return game;
      typedIn = undefined;
      const text = formatGcg(game.value.timeline, 'all');
      return text.ok ? text : { ok: false, error: { code: text.error } };
    },
    save: () => {
      const { entry } = get();
      // A second press must not save a second game.
      if (saving?.entry === entry) return saving.done;
      const run = () => {
        // Undo leads back to the version that is saved.
        typedIn = undefined;
        return saveEntry(store, context);
      };
      const done = (saving ? saving.done.then(run, run) : run()).finally(() => {
        if (saving?.done === done) saving = undefined;
      });
      saving = { entry, done };
      return done;
    },
    startAgain: () => {
      const past = pastNow();
      const entry = newEntry(get().entry.setup);
      set({ ...show(entry, 0, { begun: {} }), id: services.newId(), past, future: [] });
    },
    close: () => {
      // A game may have its place already.
      if (screen.getState().entry)
        screen.setState({ entry: undefined, isAtFront: get().isFromFront });
    },
  };
}

/** Whether an entry has anything that the library lacks. */
export const isUnsaved = (state: EntryState): boolean => {
  const { entry, id, saved, begun } = state;
  const isSaved = saved?.id === id && saved.entry === entry;
  const isTyping = isFormBegun(state) || Object.keys(begun).length > 0;
  return isTyping || (!isSaved && entry.turns.length > 0);
};

/** The screen of an entry without a turn that is being typed. */
export const documentOf = (
  entry: Entry,
  id: string,
  saved?: Omit<SavedGame, 'entry'>,
): EntryDocument => ({
  entry,
  id,
  saved: saved && { ...saved, entry },
  at: entry.turns.length,
  isInserting: false,
  form: EMPTY_FORM,
  begun: {},
  list: DEFAULT_LIST,
});

/** Opens the screen of an entry, which is saved with every change while it is open. */
export function createEntryStore(
  document: EntryDocument,
  context: StoreContext,
  isOpen: (entry: EntryStore) => boolean,
): EntryStore {
  const store: EntryStore = createStore((set, get) => ({
    ...document,
    past: [],
    future: [],
    cursor: undefined,
    lexicon: undefined,
    analysis: undefined,
    ghost: undefined,
    isFromFront: true,
    actions: createActions({ getState: get, setState: set }, context),
  }));
  const parts = ['entry', 'id', 'saved', 'at', 'isInserting', 'form', 'begun', 'list'] as const;
  store.subscribe((state, before) => {
    // A file that is read late may still change an entry which another has replaced.
    if (isOpen(store) && parts.some((part) => state[part] !== before[part]))
      void context.saves.write('entry', formatEntryDocument(state));
  });
  store.getState().actions.loadWords();
  return store;
}
