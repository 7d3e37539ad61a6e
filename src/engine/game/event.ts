import type { Play, Refusal } from '../play';
import type { Tile } from '../tiles';

/** Why an attempt was refused: its text is no move, or the rules refuse the move. */
export const REFUSAL_CODES = [
  'ILLEGAL_FORMAT',
  'SQUARE_NOT_ON_BOARD',
  'TILES_NOT_ON_RACK',
  'SQUARE_OCCUPIED',
  'RUNS_OFF_BOARD',
  'OPENING_TOO_SHORT',
  'START_NOT_COVERED',
  'CROSS_WORD_FORMED',
  'NO_OVERLAP',
  'NOT_ADJACENT',
  'NO_WORD',
  'WORD_TOO_SHORT',
  'WORD_NOT_IN_LIST',
] as const satisfies readonly ('ILLEGAL_FORMAT' | Refusal['code'])[];
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A play that was accepted, with all that came of it. */
export interface PlayEvent {
  readonly kind: 'play';
  readonly seat: number;
  readonly play: Play;
  /** Words formed, the main one first, as they read on the board. */
  readonly words: readonly string[];
  readonly score: number;
  readonly drawn: readonly Tile[];
}

/** A refused attempt: it changes nothing, and replay skips it. */
export interface RefusedEvent {
  readonly kind: 'refused';
  readonly seat: number;
  /** What was typed, or the play in the notation of the game. */
  readonly text: string;
  readonly code: RefusalCode;
}

/** What happened at the table; every event carries its outcome, so that replay never draws. */
export type GameEvent =
  | { readonly kind: 'deal'; readonly racks: readonly (readonly Tile[])[] }
  | PlayEvent
  | { readonly kind: 'pass'; readonly seat: number }
  | RefusedEvent;
