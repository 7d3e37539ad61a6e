import { MAX_RECORDED_ATTEMPTS, MAX_COUNT, MAX_IN_RECORD } from '../../limits';
import { err, ok, type Result } from '../../result';
import { tileCount } from '../../tiles';
import { type GameEvent, isAnnotation } from '../event';
import type { GameRecord } from '../record';

const BOUNDED = [
  'EVENTS',
  'PLAYS',
  'TILES_DRAWN',
  'ATTEMPTS',
  'TURNS_WITHOUT_PLAY',
  'SIZE',
] as const;
export type LimitedQuantity = (typeof BOUNDED)[number];

/** A record with more of something than its game can have. */
export interface LimitExceeded {
  readonly code: 'TOO_MUCH';
  readonly what: LimitedQuantity;
  /** Index (0-based) of the first event beyond the limit. */
  readonly index: number;
  readonly max: number;
}

/** Number of tiles by which an event reduces the bag. */
function drawnBy(event: GameEvent): number {
  if (event.kind === 'play') return event.drawn.length;
  if (event.kind !== 'deal') return 0;
  return event.racks.flat().length + Number(event.opening !== undefined);
}

interface Effects {
  readonly changesGrid?: true;
  readonly changesBag?: true;
  /** A turn without a play that the rules do not limit. */
  readonly isIdle?: true;
}

const EFFECTS: Readonly<Record<GameEvent['kind'], Effects>> = {
  deal: { changesGrid: true, changesBag: true },
  play: { changesGrid: true, changesBag: true },
  exchange: { changesBag: true, isIdle: true },
  pass: {},
  'lost-turn': { isIdle: true },
  resign: {},
  refused: {},
  help: {},
  cut: {},
};

/**
 * Checks that a record has no more of anything than its game can have. The rules end a game after enough
 * plays, passes or resignations, and replay rejects later events. Events that the rules do not limit are
 * capped here, above any real game.
 */
export function withinBounds({ setup, events }: GameRecord): Result<undefined, LimitExceeded> {
  const { rules, board } = setup;
  const tiles = tileCount(rules.tileSet);
  const squares = board.rows * board.columns;
  const max: Readonly<Record<LimitedQuantity, number>> = {
    EVENTS: MAX_COUNT.events,
    PLAYS: Math.min(tiles, squares),
    TILES_DRAWN: tiles,
    ATTEMPTS: MAX_IN_RECORD.attempts,
    TURNS_WITHOUT_PLAY: MAX_IN_RECORD.turnsWithoutPlay,
    SIZE: MAX_IN_RECORD.listed,
  };
  const counts: Record<LimitedQuantity, number> = {
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
    counts.ATTEMPTS = isAnnotation(event) ? counts.ATTEMPTS + 1 : 0;
    const { changesGrid, changesBag, isIdle } = EFFECTS[event.kind];
    counts.TURNS_WITHOUT_PLAY =
      event.kind === 'play' ? 0 : counts.TURNS_WITHOUT_PLAY + Number(isIdle === true);
    if (changesGrid) counts.SIZE += squares;
    if (changesBag) counts.SIZE += tiles - counts.TILES_DRAWN;
    for (const what of BOUNDED) {
      if (counts[what] > max[what]) return err({ code: 'TOO_MUCH', what, index, max: max[what] });
    }
  }
  return ok(undefined);
}

/**
 * Whether one more refused attempt goes on record. Attempts have no effect, so dropping them is harmless. The
 * limit keeps a record readable even if a remote page never stops trying.
 */
export function mayRecordAttempt({ events }: GameRecord): boolean {
  const ofThisTurn = events.length - 1 - events.findLastIndex((event) => !isAnnotation(event));
  return ofThisTurn < MAX_RECORDED_ATTEMPTS.turn && events.length < MAX_RECORDED_ATTEMPTS.events;
}
