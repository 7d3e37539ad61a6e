import type { StoreApi } from 'zustand/vanilla';
import type {
  Entry,
  EntryAction,
  EntryError,
  GcgUnsupported,
  JudgedPlay,
  Lexicon,
  Play,
  RatedMoves,
  Result,
  Square,
} from '../../engine';
import type { WordList } from '../../setup';
import type { TurnForm } from './turn-form';

/** The best moves of the turn in the form. */
export interface EntryAnalysis {
  readonly state: 'searching' | 'done' | 'unavailable';
  readonly moves: RatedMoves | undefined;
  /** Whether only a part of the rack is known. */
  readonly isPartial: boolean;
}

/** The square where typed letters go, and the direction in which they run. */
export type EntryCursor = Pick<Play, 'square' | 'direction'>;

/** The game of the library that an entry was saved as. */
export interface SavedGame {
  /** Id of its record. */
  readonly id: string;
  /** Digest of its record, which shows whether the game was played on since. */
  readonly record: string;
  /** The entry as it was saved; undefined if it has changed since and the page was reloaded. */
  readonly entry: Entry | undefined;
}

/** A state of the entry to which undo leads. */
export type EntryVersion = Pick<EntryState, 'entry' | 'id'>;

/** The screen on which a game is entered. */
export interface EntryState {
  readonly entry: Entry;
  /** Id of its record, in the library or once it is saved there. Another game has another id. */
  readonly id: string;
  /** The game that was saved or opened last, which has the same id unless another one was begun since. */
  readonly saved: SavedGame | undefined;
  /** Versions before the last changes, the latest last. */
  readonly past: readonly EntryVersion[];
  /** Versions that were undone, the next one first. */
  readonly future: readonly EntryVersion[];
  /** The turn in the form (0-based): a new one if it is after the last. */
  readonly at: number;
  /** Whether the form holds a turn that is inserted before `at`. */
  readonly isInserting: boolean;
  readonly form: TurnForm;
  /** Other turns that were begun and not entered, by `placeOf`. */
  readonly begun: Readonly<Record<string, TurnForm>>;
  readonly cursor: EntryCursor | undefined;
  readonly list: WordList;
  /** Undefined until its words are loaded. */
  readonly lexicon: Lexicon | undefined;
  readonly analysis: EntryAnalysis | undefined;
  /** A move that is shown on the board. */
  readonly ghost: JudgedPlay | undefined;
  /** Whether the front page was shown before, and not a game. */
  readonly isFromFront: boolean;
}

/** The state of an entry's screen, for its actions. */
export type EntryScreenState = Pick<StoreApi<EntryState>, 'getState'> & {
  readonly setState: (change: Partial<EntryState>) => void;
};

/** Everything that a person can do on the screen of an entry. */
export interface EntryActions {
  readonly change: (form: Partial<TurnForm>) => void;
  readonly loadWords: () => void;
  /** Takes the tiles from the move box. */
  readonly typeMove: (typed: string) => void;
  /** Lays a tile at the cursor; returns whether the character is a letter of the game. */
  readonly typeLetter: (character: string, isBlank: boolean) => boolean;
  /** Removes the last tile of the turn, and moves the cursor to its square. */
  readonly takeBack: () => void;
  readonly takeBackFrom: (square: Square) => void;
  /** Moves a tile of the turn to a free square. */
  readonly moveTile: (from: Square, to: Square) => void;
  readonly setCursor: (cursor: EntryCursor | undefined) => void;
  /** Moves the cursor; a hidden one appears on the start square. */
  readonly moveCursor: (rows: number, columns: number) => void;
  readonly clearTiles: () => void;
  /** Enters the turn of the form, even if it does not fit; false if the form holds none. */
  readonly enterTurn: () => boolean;
  readonly showTurn: (at: number) => void;
  readonly insertBefore: (at: number) => void;
  /** Forgets what was changed in the form, and shows the turn as it was entered, if there is one. */
  readonly discard: () => void;
  readonly removeTurn: (at: number) => void;
  /**
   * Changes the game or its end; the form is unchanged. `box` names the box in which it was typed, if it was: what is
   * typed there in a row is one step to undo.
   */
  readonly changeEntry: (action: EntryAction, box?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly chooseList: (list: WordList) => void;
  /** Begins a choice that takes time to read. The function returns whether it is still the latest of its kind. */
  readonly beginChoice: (kind: 'game' | 'list') => () => boolean;
  /** Returns a function that returns whether no other choice of this kind has begun since. */
  readonly noteChoice: (kind: 'game' | 'list') => () => boolean;
  /** Finds the best moves of the turn with the tiles that are known. */
  readonly analyse: () => Promise<void>;
  /** Shows a play of the analysis on the board; undefined removes it. */
  readonly showGhost: (play: Play | undefined) => void;
  /** Takes a play of the analysis as the move of the turn. */
  readonly takePlay: (play: Play) => void;
  /** The entered game as a GCG file. */
  readonly gcgText: () => Result<string, EntryError | { readonly code: GcgUnsupported }>;
  /**
   * Saves the entered game in the library, over the game that it was saved as unless that was played on, and opens it if
   * it is over. The entry stays for corrections.
   */
  readonly save: () => Promise<Result<SavedEntry, SaveEntryError>>;
  /** Begins another game with the same set-up; `undo` restores this one. */
  readonly startAgain: () => void;
  readonly close: () => void;
}

/** Why an entry was not saved. */
export type SaveEntryError = EntryError | { readonly code: 'IN_ANOTHER_TAB' | 'NOT_SAVED' };

/** How an entry was saved. */
export interface SavedEntry {
  /** Whether its game is over, and was opened. */
  readonly isOpened: boolean;
  /** Where it was saved, as a sentence. */
  readonly headline: string;
}

export type EntryStore = StoreApi<EntryState & { readonly actions: EntryActions }>;
