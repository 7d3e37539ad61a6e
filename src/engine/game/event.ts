import type { LaidTile, Move, Play, Refusal } from '../play';
import type { RandomState, Tile } from '../tiles';

export type ExchangeRefusal = { readonly squares: readonly [] } & (
  | { readonly code: 'NO_EXCHANGE' | 'NOTHING_TO_EXCHANGE' }
  /** `min`: tiles that the rules require in the bag, however many are exchanged. */
  | { readonly code: 'TOO_FEW_IN_BAG'; readonly min: number; readonly left: number }
  | { readonly code: 'BAG_TOO_SMALL'; readonly left: number }
);

/** Why an attempt was refused: its text is not a move (`ILLEGAL_FORMAT`), or the rules refuse the move. */
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
 * Effect of an event on a stateful random generator: the new state, and the places of the tiles drawn. A
 * place is an index in the bag (0-based) at the moment of the draw. Places are kept because the order of the
 * bag decides later draws.
 */
export interface GeneratorTrace {
  readonly state: number;
  readonly places: readonly number[];
}

/** Undefined if the random source is stateless. */
type Trace = GeneratorTrace | undefined;

export const traceOf = ({ state }: RandomState, places: readonly number[]): Trace =>
  state === undefined ? undefined : { state, places };

export interface DealEvent {
  readonly kind: 'deal';
  readonly racks: readonly (readonly Tile[])[];
  /** Placed before play, if the rules require it. */
  readonly opening: LaidTile | undefined;
  readonly firstSeat: number;
  readonly trace: Trace;
}

interface Awarded {
  /** Points that the referee gave because a challenge failed; absent if there were none. */
  readonly awarded?: number | undefined;
}

/** Picks `awarded`, leaving it out if it is undefined. */
export const pickAwarded = ({ awarded }: Awarded): Awarded =>
  awarded === undefined ? {} : { awarded };

/**
 * The fields that each kind of turn has in records, views and messages; all three add further ones. `Tiles` describes
 * tiles from the bag: the record has their faces, a viewer may have only their number.
 */
export type TurnOf<Tiles> = { readonly seat: number } & (
  | (Awarded & {
      readonly kind: 'play';
      readonly play: Play;
      /** Words formed, as they read on the board, main word first. */
      readonly words: readonly string[];
      /** Points of the play alone, without `awarded`. */
      readonly score: number;
      readonly drawn: Tiles;
    })
  | { readonly kind: 'exchange'; readonly returned: Tiles; readonly drawn: Tiles }
  | { readonly kind: 'pass' }
  /** A play that cost the turn because these words of it are not in the list; the tiles return to the rack. */
  | { readonly kind: 'lost-turn'; readonly play: Play; readonly words: readonly string[] }
  /** A player gave up: the seat has no more turns, and its tiles stay on its rack. */
  | { readonly kind: 'resign' }
);

/** Copies the fields of `TurnOf`, in the order of files, and nothing else, with the tiles in another form. */
export function copyTurn<From, To>(
  turn: TurnOf<From>,
  drawnAs: (tiles: From) => To,
  returnedAs = drawnAs,
): TurnOf<To> {
  const { seat } = turn;
  switch (turn.kind) {
    case 'play': {
      const { kind, play, words, score } = turn;
      return { kind, seat, play, words, score, ...pickAwarded(turn), drawn: drawnAs(turn.drawn) };
    }
    case 'exchange': {
      const { kind, returned, drawn } = turn;
      return { kind, seat, returned: returnedAs(returned), drawn: drawnAs(drawn) };
    }
    case 'lost-turn':
      return { kind: turn.kind, seat, play: turn.play, words: turn.words };
    case 'pass':
    case 'resign':
      return { kind: turn.kind, seat };
  }
}

/** Turns in which no random numbers are used. */
interface WithoutTrace {
  readonly kind: 'lost-turn' | 'resign';
}

/** A turn on record, with what it did to the random source. */
type Recorded<T> = T extends WithoutTrace ? T : T & { readonly trace: Trace };

export type TurnEvent = Recorded<TurnOf<readonly Tile[]>>;
export type PlayEvent = Extract<TurnEvent, { readonly kind: 'play' }>;
export type ExchangeEvent = Extract<TurnEvent, { readonly kind: 'exchange' }>;
export type PassEvent = Extract<TurnEvent, { readonly kind: 'pass' }>;
export type LostTurnEvent = Extract<TurnEvent, { readonly kind: 'lost-turn' }>;
export type ResignEvent = Extract<TurnEvent, { readonly kind: 'resign' }>;

/** A refused attempt; it has no effect on the game. */
export interface RefusedEvent {
  readonly kind: 'refused';
  readonly seat: number;
  /** The typed text, or the play in the notation of the game. */
  readonly text: string;
  readonly code: RefusalCode;
}

/**
 * Kinds of help: word look-up; the line of a good play, then its tiles and points, then the play itself; the
 * best moves; a better move than the last one.
 */
export const HELP_KINDS = ['words', 'line', 'points', 'play', 'best-moves', 'better-move'] as const;
export type Help = (typeof HELP_KINDS)[number];

/** Help given to the player to move. Annotates the turn, at most once for each kind. */
export interface HelpEvent {
  readonly kind: 'help';
  readonly seat: number;
  readonly help: Help;
}

/** The computer to move had too many plays to examine them all. Annotates the turn, at most once. */
export interface IncompleteSearchEvent {
  readonly kind: 'cut';
  readonly seat: number;
}

/** Every event contains its outcome, so replay never draws. */
export type GameEvent = DealEvent | TurnEvent | RefusedEvent | HelpEvent | IncompleteSearchEvent;

type TracedEvent = Extract<GameEvent, { readonly trace: Trace }>;

interface Traits<Kind> {
  readonly isTurn: Kind extends TurnEvent['kind'] ? true : false;
  /** Whether it may use random numbers, and then has a trace. */
  readonly isTraced: Kind extends TracedEvent['kind'] ? true : false;
}

const TRAITS: { readonly [Kind in GameEvent['kind']]: Traits<Kind> } = {
  deal: { isTurn: false, isTraced: true },
  play: { isTurn: true, isTraced: true },
  exchange: { isTurn: true, isTraced: true },
  pass: { isTurn: true, isTraced: true },
  'lost-turn': { isTurn: true, isTraced: false },
  resign: { isTurn: true, isTraced: false },
  refused: { isTurn: false, isTraced: false },
  help: { isTurn: false, isTraced: false },
  cut: { isTurn: false, isTraced: false },
};

export const isTurn = (event: GameEvent): event is TurnEvent => TRAITS[event.kind].isTurn;

/** Whether an event, or the turn of one, is of a kind that may use random numbers and then has a trace. */
export const isTraced = <E extends { readonly kind: GameEvent['kind'] }>(
  event: E,
): event is Extract<E, { readonly kind: TracedEvent['kind'] }> => TRAITS[event.kind].isTraced;

/** The move of a turn; of a lost turn, the play that was refused. Undefined for a resignation. */
export function moveIn(turn: TurnEvent): Move | undefined {
  switch (turn.kind) {
    case 'play':
    case 'lost-turn':
      return { kind: 'play', play: turn.play };
    case 'exchange':
      return { kind: 'exchange', tiles: turn.returned };
    case 'pass':
      return { kind: 'pass' };
    case 'resign':
      return undefined;
  }
}

/** The event of a turn; `trace` is left out if a turn of its kind has none. */
export const turnEvent = (turn: TurnOf<readonly Tile[]>, trace: Trace): TurnEvent =>
  isTraced(turn) ? { ...turn, trace } : turn;

/** Whether an event only annotates the turn that it precedes. */
export const isAnnotation = (
  event: GameEvent,
): event is Exclude<GameEvent, DealEvent | TurnEvent> => event.kind !== 'deal' && !isTurn(event);
