import type {
  Candidate,
  Chances,
  Direction,
  GameSetup,
  LaneRacks,
  Lanes,
  LeftOut,
  Level,
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
  PlayerView,
  ThinkingTime,
  View,
  EvaluatedMove,
} from '../engine';
import type { BestOfTurn } from '../messages';
import type { ConnectionSettings, SharedTable } from '../online';
import type { RemoteSeats, SubmitError, TableSnapshot } from '../table';
import type { CustomWords, WordList } from '../setup';
import type { DeletedGame } from './library/bin';
import type { KeptGames } from './library/read-games';
import type { StorageUse } from './services';
import type { SimulationProgress, WordsFailure, WordsProgress } from '../worker';
import type { Verdict } from './draft/attempt';
import type { Draft } from './draft/draft';

/** How far a word list is on its way. */
export type WordsStatus =
  | ({ readonly kind: 'loading' } & WordsProgress)
  | {
      readonly kind: 'ready';
      readonly lexicon: Lexicon;
      /** Lines of the list that no tiles can spell; told where the list is chosen. */
      readonly leftOut?: LeftOut | undefined;
    }
  | { readonly kind: 'failed'; readonly failure: WordsFailure };

/** The square at which typed letters go down, and the way they run. */
export interface Cursor {
  readonly square: Square;
  readonly direction: Direction;
}

/** Something the page says once, about what has just been tried. */
export interface Notice {
  readonly tone: 'refusal' | 'remark';
  readonly headline: string;
  readonly reason?: string;
  /** Single facts, one below the other. */
  readonly lines?: readonly string[];
  /** A move to offer instead. */
  readonly suggestion?: string;
  /** Its tiles, where it is the move that was typed with letters in place of blanks. */
  readonly lettersMeant?: string;
  /** Whether it speaks of the first of the texts that could not be opened. */
  readonly isOfUnreadable?: boolean;
  /** Whether it says that a part of the page could not be loaded. */
  readonly isOfPart?: boolean;
}

/** A text kept here that could not be opened. */
export interface UnreadableText {
  /** The name under which it is kept. */
  readonly name: string;
  /** What is said of it; undefined where it was found when the page was open before. */
  readonly found: { readonly headline: string; readonly why: string } | undefined;
  /** Whether it is out of the way of others. */
  readonly isSetAside: boolean;
}

/** Something said to those who do not see it; numbered, so that the same words can be said again. */
export interface Announcement {
  readonly number: number;
  readonly text: string;
}

/** How the page looks and paces itself; high contrast is light or dark as the system is. */
export const THEMES = ['system', 'light', 'dark', 'high-contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ['slow', 'steady', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** What a new player is told, one at a time, in this order as far as it fits what is going on. */
export const TIPS = ['lay', 'play', 'premium', 'type', 'blank'] as const;
export type Tip = (typeof TIPS)[number];

export interface Settings {
  readonly theme: Theme;
  readonly pace: Pace;
  /** Whether tiles, moves, turns and the end of a game are heard. */
  readonly sounds: boolean;
  /** Whether what others say at a shared table is shown. */
  readonly reactions: boolean;
  /** How well the computers of a new game play, until that is answered otherwise: as in the last. */
  readonly level: Level;
  /** How long Champion thinks about a move, in seconds. */
  readonly thinkingTime: ThinkingTime;
  /** The tips that need not be given any more. */
  readonly tipsGiven: readonly Tip[];
}

/** The words by which a game is judged, and the list that they come from. */
export interface GameWords {
  readonly list: WordList;
  readonly lexicon: Lexicon;
}

/** A game that was left for another: its record and the list of its words, as they are kept. */
export interface PreviousGame {
  /** The id of its record. */
  readonly id: string;
  readonly record: string;
  readonly words: string;
  /** Whether it is over. */
  readonly isOver: boolean;
}

/** What is open over the table. */
export type Panel =
  | 'set-up'
  | 'help'
  | 'online'
  | 'words'
  | 'games'
  | 'review'
  | 'share'
  | 'branches'
  | 'lanes'
  | undefined;

/** Who may sit opposite: a computer, a person at this screen, or one at another screen. */
export type SecondPlayer = Player | 'far';

/** The answers of the set-up dialog. */
export interface SetupChoice extends LoadedBoard {
  readonly rules: RuleBook;
  readonly boardName: string;
  readonly seats: readonly Seat[];
  /** The seats whose players sit at other screens, if any do. */
  readonly far?: RemoteSeats | undefined;
  readonly openRacks: boolean;
  /** Whether people may be helped, which goes on record; not where it is left out. */
  readonly help?: boolean | undefined;
  /** Whether people may take turns back; as is usual for such a game where it is left out. */
  readonly undo?: boolean | undefined;
  readonly words: GameWords;
  /** Repeats a game; a new one is drawn where it is empty. */
  readonly seed: string;
  /** Every tile in the order in which they lie in the bag, where that decides what is drawn. */
  readonly bag?: readonly Tile[] | undefined;
}

/** A game that is gone over. */
export interface GameReview {
  readonly recordId: string;
  /** How many turns the game had when it was begun. */
  readonly turnsOfGame: number;
  /** Whether turns are seen as they look with all tiles known. */
  readonly areAllSeen: boolean;
  readonly state: 'running' | 'done' | 'stopped' | 'unavailable';
  /** How many turns are to be gone over. */
  readonly turnsInAll: number;
  /** Those that have been, in order. */
  readonly turns: readonly ReviewedTurn[];
  /** The whole game, as whoever looks may see it. */
  readonly view: View;
  /** Undefined of a player who plays alone. */
  readonly chances: Chances | undefined;
  /** Moves of one turn (from 1) that are compared by games imagined, the best so far first. */
  readonly comparison:
    | {
        readonly number: number;
        /** The part of it that is done, from 0 to 1. */
        readonly share: number;
        readonly best: readonly EvaluatedMove[];
        readonly isDone: boolean;
      }
    | undefined;
}

/** What each lane of the board can bring at the moment shown. */
export interface LanesShown {
  readonly recordId: string;
  /** How many turns were shown. */
  readonly turns: number;
  readonly whose: LaneRacks;
  /** The board, as whoever asked saw it. */
  readonly position: PlayerView;
  /** Undefined while they are looked for, or where they cannot be. */
  readonly lanes: Lanes | undefined;
  readonly isLooking: boolean;
}

/** A finished game whose bag another one on the table is played with, to be compared turn by turn. */
export interface Challenge {
  /** The record of the game that is played now. */
  readonly recordId: string;
  /** The link that it came by. */
  readonly fragment: string;
  /** The seat of the person in both games. */
  readonly seat: number;
  /** Their turns in the finished one. */
  readonly turns: readonly Turn[];
  /** Their final score. */
  readonly final: number | undefined;
}

export interface ShareState {
  /** What the game on the table, or one that was there before, is compared with. */
  readonly challenge: Challenge | undefined;
}

export interface ReviewState {
  /** The review of the game on the table, or of one that was there before. */
  readonly review: GameReview | undefined;
}

/** A turn that a person has taken in place of another, and the best that could be made of it. */
export interface TakenTurn {
  /** The game up to that turn. */
  readonly timeline: Timeline;
  readonly best: BestOfTurn;
}

/** The game on the table. */
export interface TableState {
  readonly table: TableSnapshot | undefined;
  /** The turn of a sample game that has been taken, until it has been played. */
  readonly takenTurn: TakenTurn | undefined;
  /** The turn (from 1) that is pointed at in the list of turns. */
  readonly turnPointedAt: number | undefined;
  /** How far a computer is that thinks about its move for a while. */
  readonly thought: SimulationProgress | undefined;
}

/**
 * What the person to move has been told about a turn; `isCut` says that there were too many plays to look at all
 * of them.
 */
export type Advice =
  | { readonly kind: 'looking' }
  /** Nothing could be found out. */
  | { readonly kind: 'unavailable' }
  /** The best move, as far as it is told: the line of its play, then tiles and points, then the play. */
  | {
      readonly kind: 'hint';
      readonly step: 'line' | 'points' | 'play';
      readonly best: Candidate;
      readonly isCut: boolean;
    }
  | { readonly kind: 'best-moves'; readonly best: readonly Candidate[]; readonly isCut: boolean }
  /** The last move, and a better one where there was any. */
  | {
      readonly kind: 'better-move';
      /** How the game stood before them. */
      readonly before: PlayerView;
      readonly played: Candidate;
      readonly better: Candidate | undefined;
      readonly isCut: boolean;
    };

export interface CoachState {
  readonly lanesShown: LanesShown | undefined;
  /** The advice of a turn, which holds as long as that turn lasts. */
  readonly coaching:
    | { readonly recordId: string; readonly turns: number; readonly advice: Advice }
    | undefined;
}

/** What its player has in hand, and what that amounts to. */
export interface DraftState {
  readonly draft: Draft;
  /** The text of the move box while it leads; undefined while the board does. */
  readonly typed: string | undefined;
  readonly cursor: Cursor | undefined;
  /**
   * The squares that keys or the move box have just been used on, which the board scrolls to, to the
   * last of them above all; a new list each time.
   */
  readonly revealSquares: readonly Square[];
  /** The slot of the tile that has been picked up by a tap. */
  readonly selected: number | undefined;
  /** The slot of the blank that is asking for its letter. */
  readonly blankSlot: number | undefined;
  /** What the move on screen is worth and whether it is legal. */
  readonly verdict: Verdict;
  /** Why the move on screen has been refused; undefined until it is played, and once it is changed. */
  readonly refused: SubmitError | undefined;
}

/** The words of the game, and what else can be played. */
export interface GamesState {
  /** The list by which the game on the table is judged; without a game, the usual one. */
  readonly wordList: WordList;
  readonly words: WordsStatus;
  readonly ownWords: CustomWords;
  /** How the player has set up the last game that can be repeated at once. */
  readonly lastSetup: GameSetup | undefined;
  /** The game that was left for the one on the table. */
  readonly gameBefore: PreviousGame | undefined;
  /**
   * The turn (from 1) at which the game of this page's own table branches off the game before, if that is
   * over; see `retriedTurnNow`.
   */
  readonly retriedTurn: number | undefined;
}

/** What the library was found to hold when it was last looked at. */
export interface LibraryContents extends KeptGames {
  /** The last deleted first. */
  readonly bin: readonly DeletedGame[];
  /** The records that other tabs say they hold; undefined where the browser has no locks. */
  readonly held: readonly string[] | undefined;
  readonly use: StorageUse | undefined;
  /** Whether it has been exported from this browser at least once. */
  readonly wasExported: boolean;
}

/** How far a long task is, in games. */
export interface GamesDone {
  readonly done: number;
  readonly total: number;
}

/** The games that are kept in this browser. */
export interface LibraryState {
  /** Undefined until it is looked at. */
  readonly library: LibraryContents | undefined;
  /** How far it has been read for the first time; undefined before and after. */
  readonly libraryRead: GamesDone | undefined;
  /** The game that was deleted last, until it is put back or deleted for good. */
  readonly deletedGame: DeletedGame | undefined;
  /** The export or import that is under way; there is one at a time. */
  readonly transfer: (GamesDone & { readonly kind: 'export' | 'import' }) | undefined;
}

/** A table that this page shares with others, or is about to, and how its player meets them. */
export type Online = SharedTable & { readonly connection: ConnectionSettings };

export interface OnlineState {
  /** The table that this page shares with others, or is about to. */
  readonly online: Online | undefined;
}

export interface AnnouncementsState {
  readonly notice: Notice | undefined;
  /** What the live region has said last, the oldest first. */
  readonly announcements: readonly Announcement[];
  /** What is kept here and could not be opened; what was found by earlier pages comes last. */
  readonly unreadable: readonly UnreadableText[];
}

export interface SettingsState {
  readonly settings: Settings;
  readonly panel: Panel;
  /** Whether the front page is shown in place of the game on the table; without a game it always is. */
  readonly isAtFront: boolean;
  /** Who the set-up dialog has at the second seat when it opens. */
  readonly secondPlayer: SecondPlayer;
  /** Whether this browser keeps what it is given. */
  readonly canPersist: boolean;
}

/** All that the screen shows. */
export interface ScreenState
  extends TableState,
    DraftState,
    GamesState,
    LibraryState,
    OnlineState,
    AnnouncementsState,
    CoachState,
    ReviewState,
    ShareState,
    SettingsState {}

/** The screen as the makers of actions see it. */
export interface Screen {
  readonly getState: () => ScreenState;
  readonly setState: (change: Partial<ScreenState>) => void;
  readonly subscribe: (listener: (state: ScreenState, before: ScreenState) => void) => () => void;
}

/** Makes one part of the store: its state to begin with, and what can be done. */
export type Slice<State, Actions> = (
  set: Screen['setState'],
  get: Screen['getState'],
  api: Screen,
) => State & { readonly actions: Actions };

/** Nothing typed, selected or pointed at; the draft is apart. */
export const NO_INPUT = {
  typed: undefined,
  cursor: undefined,
  revealSquares: [],
  selected: undefined,
  blankSlot: undefined,
  notice: undefined,
} satisfies Partial<ScreenState>;

/** Words that have been asked for, and of which nothing has come. */
export const NO_WORDS_YET: WordsStatus = {
  kind: 'loading',
  stage: 'reading',
  received: 0,
  total: undefined,
};
