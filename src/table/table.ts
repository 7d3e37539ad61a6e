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
import type { RemoteSeats, HelpState } from './seating';

/** What the table waits for, or that it waits for nothing more. */
export type Phase =
  /** A person at this screen is to move; the view is theirs. */
  | 'your-turn'
  /** The screen passes to another person; the view is nobody's until the curtain is lifted. */
  | 'curtain'
  /** A person at another screen is to move. */
  | 'their-turn'
  /** A move has been made, and what it draws is being settled with the other screens. */
  | 'drawing'
  /** What came of a person's move is shown to that person, until they go on. */
  | 'report'
  /** A computer is choosing its move. */
  | 'thinking'
  /** A computer is to move, and the word list is still missing. */
  | 'waiting-for-words'
  /** A computer is to move, and the game is paused. */
  | 'paused'
  /** A computer is to move, and no search can be had. */
  | 'stuck'
  /** A computer is to move, and the code for it could not be loaded. */
  | 'code-missing'
  /** An earlier moment of the game is shown. */
  | 'looking-back'
  | 'over';

/** Whether somebody at this screen may take a turn back. */
export type UndoState =
  /** The last turn of a person can be taken back. */
  | 'possible'
  /** There is none, or an earlier moment of the game is shown. */
  | 'later'
  /** The game does not allow it. */
  | 'none';

/** The table at one moment, as this screen sees it. */
export interface TableSnapshot {
  readonly view: View;
  readonly phase: Phase;
  readonly recordId: string;
  /** The record that this one is a branch of; undefined of a game of its own. */
  readonly parentId?: string | undefined;
  /** Id of the lexicon that the game's words are judged by. */
  readonly lexiconId: string;
  /** How many turns of the game are shown, of how many. */
  readonly turnsShown: number;
  readonly turns: number;
  /** Whether the game is over, whichever moment of it is shown. */
  readonly isOver: boolean;
  /** Every turn of the game, those after the moment shown included. */
  readonly allTurns: readonly Turn[];
  /** Whether a move waits for its player to go on, at whichever moment they look. */
  readonly isReporting: boolean;
  /** Whether the computers play without stopping. */
  readonly running: boolean;
  /** Whether every word of the record is in the words it names, or is still being looked up. */
  readonly wordsChecked: boolean;
  /** Which side of a game this screen is that other screens have a part in. */
  readonly online: 'host' | 'guest' | undefined;
  /** Whether the whole game can be had here. */
  readonly hasRecord: boolean;
  /** Whether the game is known from one seat alone, so that nobody plays on here. */
  readonly isSeenOnly: boolean;
  readonly help: HelpState;
  readonly undo: UndoState;
  /** How often each seat took a turn back; empty where nobody did. */
  readonly undos: readonly number[];
  /** What is known of the game from the file it was imported from; undefined of any other. */
  readonly imported?: ImportedGame | undefined;
  /** The last move that was sent to another screen and not taken there; numbered from 1. */
  readonly refusal?:
    | { readonly number: number; readonly text: string; readonly error: SubmitError }
    | undefined;
}

/** A move as it reaches the table: typed, or laid on the board. */
export type MoveInput =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'move'; readonly move: Move };

/** Why the table did not take a move. */
export type SubmitError =
  | MoveFormatError
  | MoveError
  | { readonly code: 'NOT_YOUR_TURN' }
  | { readonly code: 'WORDS_NOT_READY' };

/** Why the table did not let a player resign. */
export type ResignFault = ResignError | { readonly code: 'NOT_YOUR_TURN' };

/** Why the table lets nobody be helped. */
export type HelpFault = HelpError | { readonly code: 'NOT_YOUR_TURN' };

/** A game as one screen plays it, whoever keeps its record. */
export interface Table {
  readonly snapshot: () => TableSnapshot;
  /** Calls back after every change; the result ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly submit: (input: MoveInput) => Result<Move, SubmitError>;
  /** Gives the game up for the person to move at this screen. */
  readonly resign: () => Result<undefined, ResignFault>;
  /** Puts on record that the person to move at this screen is helped, where that helps anybody. */
  readonly takeHelp: (help: Help) => Result<undefined, HelpFault>;
  /** Ends the report of a move; the next turn begins. */
  readonly goOn: () => void;
  readonly liftCurtain: () => void;
  /** Lets the computers go on, or stops them before their next move. */
  readonly run: (running: boolean) => void;
  /** Lets a stopped computer make one move; asks again where no search could be had. */
  readonly stepOnce: () => void;
  /** Shows the game after a number of turns. */
  readonly showTurn: (turn: number) => void;
  /** Goes on from the moment shown, as a new record that names this one as its parent. */
  readonly playOnFromHere: () => void;
  /**
   * Takes the last turn of a person back, with all that came after it, as a new record that names
   * this one as its parent; does nothing where that is not possible.
   */
  readonly undo: () => void;
  readonly useLexicon: (lexicon: Lexicon) => void;
  /** The whole game; undefined where another screen keeps its record. */
  readonly timeline: () => Timeline | undefined;
  /** Ends the table: no search, no timer, no call goes on. */
  readonly close: () => void;
}

/** The authority over one game: it judges, draws, asks the computers, and keeps the record. */
export interface LocalTable extends Table {
  readonly timeline: () => Timeline;
  /** Makes the move of a seat, such as one whose player sits at another screen. */
  readonly submitFor: (seat: number, input: MoveInput) => Result<Move, SubmitError>;
  /** Gives the game up for a seat whose turn it is, such as one whose player sits elsewhere. */
  readonly resignFor: (seat: number) => Result<undefined, ResignFault>;
}

/** A question for a computer's move. */
export interface SearchQuestion {
  readonly answer: Promise<
    | { readonly kind: 'answered'; readonly chosen: ChosenMove }
    | { readonly kind: 'cancelled' }
    | { readonly kind: 'unavailable' }
    /** The code for it could not be loaded, which may be otherwise when it is asked again. */
    | { readonly kind: 'code-missing' }
  >;
  readonly cancel: () => void;
}

/** What a local table needs of the world around it. */
export interface TableServices {
  readonly chooseMove: (turn: ComputerTurn, lexicon: Lexicon) => SearchQuestion;
  /** Runs a function after some milliseconds; the result takes that back. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Milliseconds between the moves of computers when nobody else plays. */
  readonly pace: () => number;
  /** A name that no other record has. */
  readonly newId: () => string;
  /** Keeps the table's state, so that it can be opened again. */
  readonly save: (state: SavedTable) => void;
  /**
   * Settles with other screens what an event draws, which has been decided without them; undefined
   * where it draws nothing. Without this function the game's own source of chance decides.
   */
  readonly settleDraw?:
    | ((state: GameState, event: TurnEvent) => Promise<RandomState> | undefined)
    | undefined;
}

/** What has to be kept of a table, besides the words. */
export interface SavedTable {
  readonly timeline: Timeline;
  readonly running: boolean;
  /** The seat whose last move was being reported to it. */
  readonly reportTo?: number | undefined;
  /** The seats whose players sit at other screens. */
  readonly far?: RemoteSeats | undefined;
}
