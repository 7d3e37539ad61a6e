import type {
  WinProbabilityHistory,
  Direction,
  GameFigures,
  GameSetup,
  JudgedPlay,
  Learnable,
  LearnedGame,
  LeftOut,
  Lexicon,
  LoadedBoard,
  Player,
  ReviewedTurn,
  RuleBook,
  Seat,
  Square,
  Tile,
  Timeline,
  Turn,
  EvaluatedMove,
} from '../engine';
import type { WordedMove } from '../messages';
import type { ConnectionSettings, SharedTable } from '../online';
import type { RemoteSeats, ScreenView, SubmitError, TableSnapshot } from '../table';
import type { CardsShown } from './cards/session';
import type { CustomWords, ReadBoard, WordList } from '../setup';
import type { DeletedGame } from './library/bin';
import type { Settings } from './settings';
import type { Spoken } from './spoken';
import type { PuzzleScreen } from './puzzles/puzzle-state';
import type { LibraryGame, SavedGames } from './library/read-games';
import type { StorageUse } from './services';
import type { SimulationProgress, WordsFailure, WordsProgress } from '../worker';
import type { Verdict } from './draft/move-on-screen';
import type { Draft } from './draft/draft';
import type { EntryStore } from './entry/entry-state';
import type { Advice, Analysis, LanesShown, OfTurn } from './help-state';

export type WordsStatus =
  | ({ readonly kind: 'loading' } & WordsProgress)
  | {
      readonly kind: 'ready';
      readonly lexicon: Lexicon;
      /** Lines of the list that no tiles can spell; reported where the list is chosen. */
      readonly leftOut?: LeftOut | undefined;
    }
  | { readonly kind: 'failed'; readonly failure: WordsFailure };

/** The square where typed letters go, and the direction in which they run. */
export interface Cursor {
  readonly square: Square;
  readonly direction: Direction;
}

/** A player's choice of tiles to exchange, during which no tile is on the board. */
export interface ExchangeChoice {
  /** Slots of the chosen tiles. */
  readonly chosen: readonly number[];
  /** The input that returns if nothing is exchanged. */
  readonly left: Pick<ScreenState, 'draft' | 'typed' | 'cursor'>;
}

/** A file with a board, and the id of the game that is to be played on it. */
export interface BoardFile {
  readonly game: string;
  readonly name: string;
  readonly board: ReadBoard;
}

/** A message about what the player has just tried. */
export interface Notice {
  readonly tone: 'refusal' | 'remark';
  readonly headline: string;
  readonly reason?: string;
  readonly lines?: readonly string[];
  readonly suggestion?: string;
  /** The tiles of `suggestion`, if it is the typed move with letters in place of blanks. */
  readonly intendedTiles?: string;
  /** Whether it is about the first of the unreadable texts. */
  readonly isAboutUnreadable?: boolean;
  /** Whether it reports that code could not be loaded. */
  readonly isLoadError?: boolean;
  /** Whether another announcement replaces this notice for screen readers. */
  readonly isSilent?: boolean;
}

export interface UnreadableText {
  readonly name: string;
  /** Text for the player; undefined if an earlier page found the text. */
  readonly found: { readonly headline: string; readonly why: string } | undefined;
  /** Whether it has been moved to a name where it blocks no other text. */
  readonly isSetAside: boolean;
}

/** A text for screen readers; numbered so that the same text can be announced again. */
export interface Announcement {
  readonly number: number;
  readonly text: string;
}

/** The lexicon that judges a game, and the list it was made from. */
export interface GameWords {
  readonly list: WordList;
  readonly lexicon: Lexicon;
}

/** A turn of a finished game that is played again. */
export interface Retry {
  /** Id of the finished game's record, which is in the library. */
  readonly finished: string;
  /** Counted from 1. */
  readonly turn: number;
}

/** A page of the dock, about the game on the table. */
export type DockPage =
  | 'online'
  | 'share'
  | 'print'
  | 'branches'
  | 'transcript'
  | 'summary'
  | 'challenge';

/** A page of the dock, or a dialog; that of a shared table is a dialog while there is no board. */
export type Panel =
  | DockPage
  | 'set-up'
  | 'help'
  /** The help, opened at the keys. */
  | 'keys'
  | 'words'
  | 'games'
  /** The games, with the review of several of them. */
  | 'reviews'
  /** The words to learn. */
  | 'cards'
  | undefined;

/** The opponent; `far` is a person at another screen. */
export type SecondPlayer = Player | 'far';

export interface SetupChoice extends LoadedBoard {
  readonly rules: RuleBook;
  readonly boardName: string;
  readonly seats: readonly Seat[];
  readonly far?: RemoteSeats | undefined;
  readonly openRacks: boolean;
  /** Whether people may get help, which is recorded; false by default. */
  readonly help?: boolean | undefined;
  /** Whether people may undo turns; by default as is usual for such a game. */
  readonly undo?: boolean | undefined;
  readonly words: GameWords;
  /** Reproduces a game; if empty, a new seed is drawn. */
  readonly seed: string;
  /** All tiles in the order of the bag, for rules by which that decides the draws. */
  readonly bag?: readonly Tile[] | undefined;
}

export interface GameReview {
  readonly recordId: string;
  /** Number of turns when the review began. */
  readonly turnsOfGame: number;
  /** Whether each turn is evaluated with all tiles known. */
  readonly openTiles: boolean;
  readonly state: 'running' | 'done' | 'stopped' | 'unavailable';
  /** The turn that was shown when the review was closed; undefined before. */
  readonly place: number | undefined;
  readonly turnsInAll: number;
  readonly turns: readonly ReviewedTurn[];
  /** The whole game, as the reviewer may see it. */
  readonly view: ScreenView;
  /** Undefined if one player plays alone. */
  readonly chances: WinProbabilityHistory | undefined;
  /** Moves of one turn (from 1) compared by playouts, the best so far first. */
  readonly comparison:
    | {
        readonly number: number;
        /** The fraction that is done, from 0 to 1. */
        readonly share: number;
        readonly best: readonly EvaluatedMove[];
        readonly isDone: boolean;
      }
    | undefined;
}

/** A finished game whose bag is used again in another game, to compare the two turn by turn. */
export interface Challenge {
  /** The game that is played now. */
  readonly recordId: string;
  readonly fragment: string;
  /** The seat of the person in both games. */
  readonly seat: number;
  /** `Sender`, or the name that this person typed. */
  readonly sender: string;
  readonly turns: readonly Turn[];
  readonly final: number | undefined;
}

/** A finished game that is shown turn by turn, as if it were played again. */
export interface Playback {
  readonly recordId: string;
  /** The result, if a link brought the game. */
  readonly headline: string | undefined;
  /** A `due` playback starts without a click, unless the player prefers reduced motion. */
  readonly state: 'due' | 'running' | 'paused';
}

/** A turn of a sample game that a person plays instead, and its best move. */
export interface TakenTurn {
  readonly timeline: Timeline;
  readonly best: WordedMove;
}

export interface LibraryContents extends SavedGames {
  /** The last deleted first. */
  readonly bin: readonly DeletedGame[];
  /** Records that other tabs report as locked; undefined if the browser has no locks. */
  readonly held: readonly string[] | undefined;
  readonly use: StorageUse | undefined;
  readonly wasExported: boolean;
}

export interface GamesDone {
  readonly done: number;
  readonly total: number;
}

/** A game among several that are reviewed; `skipped` if it, or its words, cannot be read. */
export interface GameReviewed extends Pick<LibraryGame, 'card' | 'title'> {
  /** Undefined until it is reviewed. */
  readonly figures: GameFigures | 'skipped' | undefined;
  /** The list by which its moves were judged, unless it is the game's own; undefined until it is reviewed. */
  readonly otherList?: WordList | undefined;
}

/** The reviews of several games of the library. */
export interface GamesReview {
  readonly state: GameReview['state'];
  readonly games: readonly GameReviewed[];
  /** Turns of the game that is being reviewed. */
  readonly turns: GamesDone | undefined;
  /** Record id of the game whose review was opened from here, until that is closed. */
  readonly opened?: string | undefined;
}

/** A table that this page shares with others, or is about to, and how its player connects. */
export type Online = SharedTable & { readonly connection: ConnectionSettings };

/** A tab of the dock beside the board; the review takes the place of all tabs. */
export type DockTab = 'moves' | 'analysis' | 'look-up' | 'review';

/** How much of the dock is over the table if it is a sheet; a closed one is below the table. */
export type SheetHeight = 'closed' | 'half' | 'full';

/** Returns the leaves and winning chances learned for a game with the words of a lexicon. */
export type LearnedOf = (game: Learnable, lexiconId: string) => LearnedGame | undefined;

/** Everything on screen; `INITIAL_STATE` is that of an empty page. */
export interface ScreenState {
  readonly table: TableSnapshot | undefined;
  /** Set until the turn has been played. */
  readonly takenTurn: TakenTurn | undefined;
  /** The turn (from 1) that is pointed at in the list of turns. */
  readonly turnPointedAt: number | undefined;
  /** Progress of a computer that simulates its move. */
  readonly simulationProgress: SimulationProgress | undefined;

  readonly draft: Draft;
  /** Text of the move box while it determines the draft; undefined while the board does. */
  readonly typed: string | undefined;
  readonly cursor: Cursor | undefined;
  /** The cursor when the player began to look back; it returns with them. */
  readonly cursorLeft: Cursor | undefined;
  /**
   * Squares just used by keys or the move box; the board scrolls to them, above all to the last. A new list each
   * time.
   */
  readonly revealSquares: readonly Square[];
  /** Undefined unless the player is choosing tiles to exchange. */
  readonly exchange: ExchangeChoice | undefined;
  /** Slot of the tile that was picked up with a tap. */
  readonly selected: number | undefined;
  /** Slot of the blank whose letter is being chosen. */
  readonly blankSlot: number | undefined;
  readonly verdict: Verdict;
  /** Why the move on screen was rejected; undefined until it is played, and once it is changed. */
  readonly refused: SubmitError | undefined;

  /** The list that judges the current game; without a game, the usual one. */
  readonly wordList: WordList;
  readonly words: WordsStatus;
  readonly ownWords: CustomWords;
  readonly lastSetup: GameSetup | undefined;
  /** The retry that this page's own game is part of; see `retryNow`. */
  readonly retry: Retry | undefined;

  /** Undefined until it is first read. */
  readonly library: LibraryContents | undefined;
  /** Whether the library had a game when the page opened, or has got one from a table that was left. */
  readonly hasGames: boolean;
  /** Progress of the first read; undefined before and after. */
  readonly libraryRead: GamesDone | undefined;
  readonly deletedGame: DeletedGame | undefined;
  readonly transfer: (GamesDone & { readonly kind: 'export' | 'import' }) | undefined;

  readonly gamesReview: GamesReview | undefined;
  /** Whether there are words to learn. */
  readonly hasCards: boolean;
  /** Undefined until they are first read. */
  readonly cards: CardsShown | undefined;

  readonly online: Online | undefined;

  readonly notice: Notice | undefined;
  /** Announcements of gestures; undefined until they are loaded, which happens as soon as there is a game. */
  readonly spoken: Spoken | undefined;
  /** The latest texts of the live region, oldest first. */
  readonly announcements: readonly Announcement[];
  /** Saved texts that could not be opened; those found by earlier pages come last. */
  readonly unreadable: readonly UnreadableText[];

  /** The note on a turn in which no word fits the rack; found by the quiet search. */
  readonly noWordFits: (OfTurn & { readonly text: string }) | undefined;
  readonly lanesShown: LanesShown | undefined;
  /** Valid until that turn ends. */
  readonly analysis: Analysis | undefined;
  /** Valid until that turn ends. */
  readonly coaching: (OfTurn & { readonly advice: Advice }) | undefined;

  /** For the current game, or an earlier one. */
  readonly review: GameReview | undefined;
  /** For the current game, or an earlier one. */
  readonly challenge: Challenge | undefined;
  /** Undefined until puzzles are first opened. */
  readonly puzzles: PuzzleScreen | undefined;
  /** The playback of the current game or of an earlier one. */
  readonly playback: Playback | undefined;

  readonly dockTab: DockTab;
  /** Its height while it shows a tab or the review. */
  readonly sheet: SheetHeight;
  /** Its height while it shows a page. */
  readonly pageHeight: Exclude<SheetHeight, 'closed'>;
  /** The record whose whole board shows at its end on a phone; of any other, a strip does. */
  readonly wholeBoardOf: string | undefined;
  /** A play shown on the board without being placed there. */
  readonly ghost: JudgedPlay | undefined;

  /** Undefined if nothing was learned about any game. */
  readonly learnedOf: LearnedOf | undefined;

  readonly settings: Settings;
  readonly panel: Panel;
  /** A board that was dropped on the page, for the set-up. */
  readonly boardFile: BoardFile | undefined;
  /** The game that is entered in place of the front page. */
  readonly entry: EntryStore | undefined;
  /** Whether the front page replaces the current game; without a game it is always shown. */
  readonly isAtFront: boolean;
  /** The second player that the set-up dialog preselects. */
  readonly secondPlayer: SecondPlayer;
  /** Whether this browser saves what it is given. */
  readonly canPersist: boolean;
}

export interface Screen {
  readonly getState: () => ScreenState;
  readonly setState: (change: Partial<ScreenState>) => void;
  readonly subscribe: (listener: (state: ScreenState, before: ScreenState) => void) => () => void;
}

/** No input; the draft is separate. */
export const NO_INPUT = {
  typed: undefined,
  cursor: undefined,
  revealSquares: [],
  selected: undefined,
  blankSlot: undefined,
  exchange: undefined,
  notice: undefined,
} satisfies Partial<ScreenState>;

/** Ends a choice of tiles to exchange: the draft is again as it was before. Changes nothing if there is none. */
export const endExchange = ({ exchange }: Pick<ScreenState, 'exchange'>): Partial<ScreenState> =>
  exchange ? { ...exchange.left, exchange: undefined } : {};

/** Words that were requested and of which nothing has arrived. */
export const WORDS_PENDING: WordsStatus = {
  kind: 'loading',
  stage: 'reading',
  received: 0,
  total: undefined,
};
