import {
  type GameEvent,
  type GameState,
  isOnlyCounted,
  isRackKnown,
  isTurn,
  knownSeat,
  moveIn,
  type PlayerView,
  playerViewOf,
  type Timeline,
  type TurnEvent,
} from '../game';
import { type Candidate, candidateOf, leavesIn, leaveValueIn, rateMoves } from '../players';
import {
  findBestSteps,
  MAX_VISITED_IN_SIMULATION,
  type ScoredMove,
  type SearchWords,
  type Steps,
} from '../search';
import { sampledDraws, takeTiles, type Tile } from '../tiles';
import { MIN_REASON_POINTS, openingOf, type Reason, reasonsFor } from './reasons';

/** A turn, and what its player saw before it. */
export interface PlayedTurn {
  /** 1-based. */
  readonly number: number;
  readonly seat: number;
  readonly seen: PlayerView;
  readonly move: ScoredMove;
  /** Tiles of the rack that were drawn since the player's previous turn; undefined if they are not known. */
  readonly drawn: readonly Tile[] | undefined;
}

/** A lost turn counts as a pass; a resignation has no move. */
function scoredMoveIn(event: TurnEvent): ScoredMove | undefined {
  const move = event.kind === 'lost-turn' ? ({ kind: 'pass' } as const) : moveIn(event);
  return move && { move, score: event.kind === 'play' ? event.score : 0 };
}

/** Whether all that a turn is judged by is known: the rack, or all racks, and the tiles of an exchange. */
function isJudgeable(
  timeline: Timeline,
  { racks, bag, turns }: GameState,
  seat: number,
  areAllSeen: boolean,
): boolean {
  const isUnknown = (each: number): boolean =>
    !isRackKnown(timeline, { seat: each, turns, rack: racks[each] ?? [] });
  if (isUnknown(seat) || isOnlyCounted(timeline, turns)) return false;
  // The last rack is what neither the board nor the other racks hold.
  return !areAllSeen || [...racks.keys()].filter(isUnknown).length <= Number(bag.length === 0);
}

const drawnIn = (event: GameEvent): readonly Tile[] => ('drawn' in event ? event.drawn : []);

/**
 * The turns of a game that can be reviewed: not those whose rack an imported game does not give. With `areAllSeen`,
 * each has the view with all racks visible. If the game is known from one seat, only the turns of that seat are
 * included.
 */
export function playedTurns(timeline: Timeline, areAllSeen: boolean): readonly PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  let drawn: readonly (readonly Tile[] | undefined)[] = timeline.record.setup.seats.map(() => []);
  let number = 0;
  for (const [index, event] of timeline.record.events.entries()) {
    if (event.kind === 'deal') drawn = event.racks;
    if (!isTurn(event)) continue;
    number++;
    const { seat } = event;
    const before = timeline.states[index];
    const move = scoredMoveIn(event);
    const isKnown = (knownSeat(timeline.record.setup) ?? seat) === seat;
    if (!before) continue;
    const hasRack = (before.racks[seat]?.length ?? 0) > 0;
    if (isKnown && move && hasRack && isJudgeable(timeline, before, seat, areAllSeen)) {
      const seen = playerViewOf(before, areAllSeen);
      turns.push({ number, seat, seen, move, drawn: drawn[seat] });
    }
    // Unless the tiles kept are known, those drawn aren’t either.
    drawn = drawn.with(
      seat,
      isJudgeable(timeline, before, seat, false) ? drawnIn(event) : undefined,
    );
  }
  return turns;
}

export interface TurnReview {
  readonly made: Candidate;
  /** By equity, best first. */
  readonly best: readonly Candidate[];
  /** Points by which the best move is worth more than the one made; at least 0. */
  readonly lost: number;
  /** Largest first. */
  readonly reasons: readonly Reason[];
  /** Whether there were too many plays to examine them all. */
  readonly isCut: boolean;
}

/** Reviews a turn with what its player could see. `best` has at most `max` moves. */
export function* reviewTurnSteps(
  words: SearchWords,
  seen: PlayerView,
  move: ScoredMove,
  max: number,
  seed: string,
): Steps<TurnReview> {
  const { candidates: best, beside, isCut } = yield* rateMoves(words, seen, max, move);
  const made = beside ?? candidateOf(seen, move);
  const [first = made] = best;
  const lost = Math.max(0, first.equity - made.equity);
  if (lost < MIN_REASON_POINTS) return { made, best, lost, reasons: [], isCut };
  // Values to the end of the game include what the next player can reach.
  const opening = made.isToEnd ? undefined : yield* openingOf(words, seen, made, first, seed);
  const reasons = [...reasonsFor(seen, made, first), ...(opening ? [opening] : [])];
  return { made, best, lost, reasons: reasons.toSorted((a, b) => b.points - a.points), isCut };
}

/** Number of random draws that the actual one is compared with. */
const DRAWS_COMPARED = 100;

/** Equity of the best move with a rack, in points; without a play, the leave value of the rack. */
function* worthOf(words: SearchWords, seen: PlayerView, rack: readonly Tile[]): Steps<number> {
  const turn = { ...seen, rack };
  const leaves = leavesIn(turn);
  const { plays } = yield* findBestSteps(words, turn, leaves, MAX_VISITED_IN_SIMULATION);
  const first = plays.first();
  if (first !== undefined) return plays.equityOf(first);
  return leaveValueIn(turn)(rack);
}

/**
 * Luck of the draw before a turn, in points. This is the best equity with the tiles drawn, minus the mean of
 * `DRAWS_COMPARED` random draws of the same size from the tiles that the player could not see. It does not
 * measure skill. The result is the same for the same seed. It is 0 if the tiles drawn are not known.
 */
export function* luckSteps(
  words: SearchWords,
  seen: PlayerView,
  drawn: readonly Tile[] | undefined,
  seed: string,
): Steps<number> {
  if (!drawn?.length) return 0;
  const kept = takeTiles(seen.rack, drawn).left;
  const pool = [...seen.unseen, ...drawn];
  const own = yield* worthOf(words, seen, seen.rack);
  let sum = 0;
  for (const others of sampledDraws(pool, drawn.length, DRAWS_COMPARED, seed)) {
    sum += yield* worthOf(words, seen, [...kept, ...others]);
  }
  return own - sum / DRAWS_COMPARED;
}
