import { MAX_RECORDED_ATTEMPTS, MAX_COUNT, MAX_IN_RECORD } from '../../limits';
import { err, ok, type Result } from '../../result';
import { tileCount } from '../../tiles';
import { type GameEvent, isTurn } from '../event';
import type { GameRecord } from '../record';

/** Of what a record can have more than a game has. */
const BOUNDED = [
  'EVENTS',
  'PLAYS',
  'TILES_DRAWN',
  'ATTEMPTS',
  'TURNS_WITHOUT_PLAY',
  'SIZE',
] as const;
export type Bounded = (typeof BOUNDED)[number];

/** A record with more of something than a game of its set-up can have. */
export interface TooMuch {
  readonly code: 'TOO_MUCH';
  readonly what: Bounded;
  /** The event (0-based) that is one too many. */
  readonly index: number;
  /** How many there can be. */
  readonly max: number;
}

/** How many tiles an event leaves fewer of in the bag. */
function drawnBy(event: GameEvent): number {
  if (event.kind === 'play') return event.drawn.length;
  if (event.kind !== 'deal') return 0;
  return event.racks.flat().length + Number(event.opening !== undefined);
}

/** What happens within a turn, and what ends one without a play: the rules set no end to either. */
const isAttempt = (event: GameEvent): boolean => event.kind !== 'deal' && !isTurn(event);
const isWithoutPlay = ({ kind }: GameEvent): boolean => kind === 'exchange' || kind === 'lost-turn';

/** Whether an event changes what lies on the board, and what lies in the bag. */
const changesGrid = ({ kind }: GameEvent): boolean => kind === 'deal' || kind === 'play';
const changesBag = ({ kind }: GameEvent): boolean =>
  kind === 'deal' || kind === 'play' || kind === 'exchange';

/**
 * Whether a record has no more of anything than a game of its set-up can have. Plays, passes and
 * resignations come to an end by the rules, and replay at the first event after it; what the rules let
 * happen again and again has bounds here that no player comes to.
 */
export function withinBounds({ setup, events }: GameRecord): Result<undefined, TooMuch> {
  const { rules, board } = setup;
  const tiles = tileCount(rules.tileSet);
  const squares = board.rows * board.columns;
  const max: Readonly<Record<Bounded, number>> = {
    EVENTS: MAX_COUNT.events,
    PLAYS: Math.min(tiles, squares),
    TILES_DRAWN: tiles,
    ATTEMPTS: MAX_IN_RECORD.attempts,
    TURNS_WITHOUT_PLAY: MAX_IN_RECORD.turnsWithoutPlay,
    SIZE: MAX_IN_RECORD.listed,
  };
  const counts: Record<Bounded, number> = {
    EVENTS: 0,
    PLAYS: 0,
    TILES_DRAWN: 0,
    ATTEMPTS: 0,
    TURNS_WITHOUT_PLAY: 0,
    SIZE: squares + tiles,
  };
  for (const [index, event] of events.entries()) {
    counts.EVENTS += 1;
    counts.PLAYS += Number(event.kind === 'play');
    counts.TILES_DRAWN += drawnBy(event);
    counts.ATTEMPTS = isAttempt(event) ? counts.ATTEMPTS + 1 : 0;
    counts.TURNS_WITHOUT_PLAY =
      event.kind === 'play' ? 0 : counts.TURNS_WITHOUT_PLAY + Number(isWithoutPlay(event));
    if (changesGrid(event)) counts.SIZE += squares;
    if (changesBag(event)) counts.SIZE += tiles - counts.TILES_DRAWN;
    for (const what of BOUNDED) {
      if (counts[what] > max[what]) return err({ code: 'TOO_MUCH', what, index, max: max[what] });
    }
  }
  return ok(undefined);
}

/**
 * Whether one more refused attempt is put on record. It changes nothing: where somebody tries without
 * end, as a page far away may, the record stays one that can be read.
 */
export function keepsAttempt({ events }: GameRecord): boolean {
  const ofThisTurn = events.length - 1 - events.findLastIndex((event) => !isAttempt(event));
  return ofThisTurn < MAX_RECORDED_ATTEMPTS.turn && events.length < MAX_RECORDED_ATTEMPTS.events;
}
