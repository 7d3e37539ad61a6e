import type { LaidTile, Play, Refusal } from '../play';
import type { RandomState, Tile } from '../tiles';

/** Why an exchange is refused. */
export type ExchangeRefusal =
  | { readonly code: 'NO_EXCHANGE'; readonly squares: readonly [] }
  | {
      readonly code: 'TOO_FEW_IN_BAG';
      /** Tiles that the rules ask for in the bag, whichever are exchanged. */
      readonly min: number;
      /** Tiles in the bag. */
      readonly left: number;
      readonly squares: readonly [];
    }
  | { readonly code: 'NOTHING_TO_EXCHANGE'; readonly squares: readonly [] }
  | {
      readonly code: 'BAG_TOO_SMALL';
      /** Tiles in the bag. */
      readonly left: number;
      readonly squares: readonly [];
    };

/** Why an attempt was refused: its text is no move, or the rules refuse the move. */
export const REFUSAL_CODES = [
  'ILLEGAL_FORMAT',
  'SQUARE_NOT_ON_BOARD',
  'TILES_NOT_ON_RACK',
  'SQUARE_OCCUPIED',
  'LETTER_DIFFERS',
  'WORD_GOES_ON',
  'NOTHING_NEW',
  'RUNS_OFF_BOARD',
  'OPENING_TOO_SHORT',
  'START_NOT_COVERED',
  'CROSS_WORD_FORMED',
  'NO_OVERLAP',
  'NOT_ADJACENT',
  'NO_WORD',
  'WORD_TOO_SHORT',
  'WORD_NOT_IN_LIST',
  'NO_EXCHANGE',
  'TOO_FEW_IN_BAG',
  'NOTHING_TO_EXCHANGE',
  'BAG_TOO_SMALL',
] as const satisfies readonly ('ILLEGAL_FORMAT' | Refusal['code'] | ExchangeRefusal['code'])[];
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * What an event leaves of a generator that goes from state to state: where it stands, and the
 * places in the bag (0-based, each at its moment) of the tiles drawn, since the order of that bag
 * decides what comes next.
 */
export interface GeneratorTrace {
  readonly state: number;
  readonly places: readonly number[];
}

/** Undefined if the source of chance does not go from state to state. */
type Trace = GeneratorTrace | undefined;

/** What drawing from some places leaves of a generator, if there is one. */
export const traceOf = ({ state }: RandomState, places: readonly number[]): Trace =>
  state === undefined ? undefined : { state, places };

/** How a game begins. */
export interface DealEvent {
  readonly kind: 'deal';
  readonly racks: readonly (readonly Tile[])[];
  /** The tile that was laid before play, where the rules ask for one. */
  readonly opening: LaidTile | undefined;
  readonly firstSeat: number;
  readonly trace: Trace;
}

/** A play that was accepted, with all that came of it. */
export interface PlayEvent {
  readonly kind: 'play';
  readonly seat: number;
  readonly play: Play;
  /** Words formed, the main one first, as they read on the board. */
  readonly words: readonly string[];
  /** Points of the play itself. */
  readonly score: number;
  /** Points that a referee gave for a challenge that failed; left out where there was none. */
  readonly awarded?: number | undefined;
  readonly drawn: readonly Tile[];
  readonly trace: Trace;
}

/** What was awarded for a play, as a field of its own where it was anything. */
export const awardOf = ({ awarded }: Pick<PlayEvent, 'awarded'>): Pick<PlayEvent, 'awarded'> =>
  awarded === undefined ? {} : { awarded };

/** Tiles that were given back for others. */
export interface ExchangeEvent {
  readonly kind: 'exchange';
  readonly seat: number;
  readonly returned: readonly Tile[];
  readonly drawn: readonly Tile[];
  readonly trace: Trace;
}

export interface PassEvent {
  readonly kind: 'pass';
  readonly seat: number;
  readonly trace: Trace;
}

/** A play of words that are not in the list, where that costs the turn; the tiles come back. */
export interface LostTurnEvent {
  readonly kind: 'lost-turn';
  readonly seat: number;
  readonly play: Play;
  /** Those that are not in the list. */
  readonly words: readonly string[];
}

/** A player gave up: the seat has no turn any more, and its tiles stay on its rack. */
export interface ResignEvent {
  readonly kind: 'resign';
  readonly seat: number;
}

/** A refused attempt: it changes nothing, and replay skips it. */
export interface RefusedEvent {
  readonly kind: 'refused';
  readonly seat: number;
  /** What was typed, or the play in the notation of the game. */
  readonly text: string;
  readonly code: RefusalCode;
}

/**
 * What a player may be helped by: looking words up in the list; being told the line of a good play, then its
 * tiles and points, then the play; the best moves; a better move than the last.
 */
export const HELPS = ['words', 'line', 'points', 'play', 'best-moves', 'better-move'] as const;
export type Help = (typeof HELPS)[number];

/**
 * The player to move was helped, at most once a turn by each help: it changes nothing but what is
 * said of the turn.
 */
export interface HelpEvent {
  readonly kind: 'help';
  readonly seat: number;
  readonly help: Help;
}

/** The computer to move had too many plays to look at all of them: it changes nothing else, once a turn. */
export interface CutEvent {
  readonly kind: 'cut';
  readonly seat: number;
}

/** What ends a turn. */
export type TurnEvent = PlayEvent | ExchangeEvent | PassEvent | LostTurnEvent | ResignEvent;

/** What happened at the table; every event carries its outcome, so that replay never draws. */
export type GameEvent = DealEvent | TurnEvent | RefusedEvent | HelpEvent | CutEvent;

/** Whether an event only says something of the turn that it comes before. */
export const isRemark = (event: GameEvent): event is RefusedEvent | HelpEvent | CutEvent =>
  event.kind === 'refused' || event.kind === 'help' || event.kind === 'cut';

/** Whether an event ends a turn. */
export const isTurn = (event: GameEvent): event is TurnEvent =>
  event.kind !== 'deal' && !isRemark(event);
