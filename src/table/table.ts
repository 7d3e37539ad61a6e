import type {
  RandomState,
  ChosenMove,
  ComputerTurn,
  GameState,
  Help,
  HelpError,
  ImportedGame,
  Lexicon,
  MoveError,
  MoveFormatError,
  Move,
  ResignError,
  Result,
  Timeline,
  Turn,
  TurnEvent,
  View,
} from '../engine';

export type Phase =
  /** A person at this screen is to move; the view is theirs. */
  | 'your-turn'
  /** The screen passes to another person; the view shows no rack until the curtain is lifted. */
  | 'curtain'
  | 'their-turn'
  /** A move has been made, and its draw is being settled with the other screens. */
  | 'drawing'
  /** The result of a person's move is shown to them until they continue. */
  | 'report'
  | 'thinking'
  /** A computer is to move, but the word list is not loaded. */
  | 'waiting-for-words'
  /** A computer is to move, but the game is paused. */
  | 'paused'
  /** A computer is to move, but no search is available. */
  | 'stuck'
  /** A computer is to move, but its code did not load. */
  | 'code-missing'
  | 'looking-back'
  | 'over';

export type UndoState =
  | 'possible'
  /** Not now: no person has moved yet, or since the moment shown, or a draw is being settled. */
  | 'later'
  | 'none';

/** Whether a person at this screen may get help, such as looking up words. */
export type HelpState =
  /** No person is still playing, so help is unrestricted. */
  | 'free'
  /** The person to move may, and it goes on record. */
  | 'on-record'
  /** People may, but no person at this screen is to move. */
  | 'later'
  | 'none';

/** Seats whose players are at other screens. */
export type RemoteSeats = readonly number[];

/** A view together with the person who looks at it. */
export interface ScreenView extends View {
  /** Seat of the only person at this screen (0-based); undefined if there is none, or more than one. */
  readonly you: number | undefined;
  /** Seat of the person who sent the game by a link; undefined for a game that was played here. */
  readonly sender?: number | undefined;
}

export interface TableSnapshot {
  readonly view: ScreenView;
  readonly phase: Phase;
  readonly recordId: string;
  /** Id of the record that this one branched from, if any. */
  readonly parentId?: string | undefined;
  /** Id of the lexicon that the game's words are checked against. */
  readonly lexiconId: string;
  /** How many of the game's `turns` are shown. */
  readonly turnsShown: number;
  readonly turns: number;
  /** Whether the game is over, even if an earlier moment is shown. */
  readonly isOver: boolean;
  /** Every turn of the game, including those after the moment shown. */
  readonly allTurns: readonly Turn[];
  /** Whether a report waits to be dismissed, even while an earlier moment is shown. */
  readonly isReporting: boolean;
  readonly running: boolean;
  /** Whether every word of the record is in its lexicon, or is still being looked up. */
  readonly wordsChecked: boolean;
  /** The role of this screen in a shared game; undefined in any other. */
  readonly online: 'host' | 'guest' | undefined;
  readonly hasRecord: boolean;
  /** Whether the game is known from one seat only, so that it cannot continue here. */
  readonly isSeenOnly: boolean;
  readonly help: HelpState;
  readonly undo: UndoState;
  /** The first turn (from 1) that an undo would remove; undefined unless `undo` is `possible`. */
  readonly undoFrom?: number | undefined;
  /** How many undos there were at this table since it was opened; undefined if the table has none. */
  readonly undone?: number | undefined;
  /** How many turns each seat has undone; empty if none has. */
  readonly undos: readonly number[];
  readonly imported?: ImportedGame | undefined;
  /** The last move that was sent to another screen and rejected there; numbered from 1. */
  readonly refusal?:
    | { readonly number: number; readonly text: string; readonly error: SubmitError }
    | undefined;
}

export type MoveInput =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'move'; readonly move: Move };

export type SubmitError =
  | MoveFormatError
  | MoveError
  | { readonly code: 'NOT_YOUR_TURN' }
  | { readonly code: 'WORDS_NOT_READY' };

export type ResignFault = ResignError | { readonly code: 'NOT_YOUR_TURN' };

export type HelpFault = HelpError | { readonly code: 'NOT_YOUR_TURN' };

/** The part of a table that every screen has, whether it holds the record or another page does. */
interface BaseTable {
  readonly snapshot: () => TableSnapshot;
  /** Calls the listener after every change; returns unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly submit: (input: MoveInput) => Result<Move, SubmitError>;
  readonly resign: () => Result<undefined, ResignFault>;
  /** Records that the person to move at this screen gets help; records nothing if `help` is `free`. */
  readonly takeHelp: (help: Help) => Result<undefined, HelpFault>;
  /** Dismisses the report of a move; the next turn begins. */
  readonly dismissReport: () => void;
  readonly showTurn: (turn: number) => void;
  readonly useLexicon: (lexicon: Lexicon) => void;
  /** Closes the table: no search, timer or notification continues. */
  readonly close: () => void;
}

/** A game whose record another screen keeps. */
export interface RemoteTable extends BaseTable {
  readonly isLocal: false;
  /** The whole game; undefined until this screen has received its record. */
  readonly timeline: () => Timeline | undefined;
}

/** The authority over one game: it validates moves, draws tiles, requests computer moves and keeps the record. */
export interface LocalTable extends BaseTable {
  readonly isLocal: true;
  readonly timeline: () => Timeline;
  readonly liftCurtain: () => void;
  /** Resumes the computers, or pauses them before their next move. */
  readonly run: (running: boolean) => void;
  /** Lets a paused computer make one move, or retries a search that was not available. */
  readonly stepOnce: () => void;
  /** Continues from the moment shown, as a new record whose parent is this one. */
  readonly branchHere: () => void;
  /**
   * Undoes the last turn of a person, or all their turns since the moment shown, with what followed, as a new record
   * whose parent is this one; does nothing unless `undo` is `possible`.
   */
  readonly undo: () => void;
  readonly submitFor: (seat: number, input: MoveInput) => Result<Move, SubmitError>;
  readonly resignFor: (seat: number) => Result<undefined, ResignFault>;
}

/** A game as one screen plays it. */
export type Table = LocalTable | RemoteTable;

export interface MoveRequest {
  readonly answer: Promise<
    | { readonly kind: 'answered'; readonly value: ChosenMove }
    | { readonly kind: 'cancelled' }
    | { readonly kind: 'unavailable' }
    /** The code did not load; a retry may succeed. */
    | { readonly kind: 'code-missing' }
  >;
  readonly cancel: () => void;
}

export interface TableServices {
  readonly chooseMove: (turn: ComputerTurn, lexicon: Lexicon) => MoveRequest;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Milliseconds between moves when only computers play. */
  readonly pace: () => number;
  readonly newId: () => string;
  readonly save: (state: SavedTable) => void;
  /**
   * Settles the draw of an event with other screens; the event was decided without them. Undefined if it draws
   * nothing. Without this function, the game's own random source decides.
   */
  readonly settleDraw?:
    | ((state: GameState, event: TurnEvent) => Promise<RandomState> | undefined)
    | undefined;
}

export interface SavedTable {
  readonly timeline: Timeline;
  readonly running: boolean;
  /** The seat that was being shown a report of its last move. */
  readonly reportTo?: number | undefined;
  readonly far?: RemoteSeats | undefined;
}
