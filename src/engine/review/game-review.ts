import { latestState, type Timeline } from '../game';
import { chanceCurveOf, type Standing, type WinCurve, winProbabilities } from '../players';
import { MIN_LOSS_POINTS } from './reasons';
import type { PlayedTurn, TurnReview } from './turn-review';

export interface ReviewedTurn extends PlayedTurn, TurnReview {
  /** How much better the tiles drawn before it were than other draws, in points. */
  readonly luck: number;
}

/** Totals over the reviewed turns of a seat. */
export interface SeatReview {
  readonly seat: number;
  readonly turns: number;
  /** Turns whose move was as good as the best. */
  readonly found: number;
  /** In points. */
  readonly lost: number;
  /** In points. */
  readonly luck: number;
}

/** Totals by seat, without seats that have no reviewed turns. */
export function seatReviewsOf(turns: readonly ReviewedTurn[]): readonly SeatReview[] {
  const seats = [...new Set(turns.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return seats.map((seat) => {
    const own = turns.filter((turn) => turn.seat === seat);
    const sum = (measure: (turn: ReviewedTurn) => number): number =>
      own.reduce((total, turn) => total + measure(turn), 0);
    return {
      seat,
      turns: own.length,
      found: own.filter(({ lost }) => lost < MIN_LOSS_POINTS).length,
      lost: sum(({ lost }) => lost),
      luck: sum(({ luck }) => luck),
    };
  });
}

/** Mean points of a play, at least 1; a guess if there was no play. */
function meanPlayScore({ record: { events } }: Timeline): number {
  const scores = events.flatMap((event) => (event.kind === 'play' ? [event.score] : []));
  const sum = scores.reduce((total, score) => total + score, 0);
  return Math.max(1, scores.length === 0 ? 20 : sum / scores.length);
}

/** Win probabilities over a game. */
export interface WinProbabilityHistory {
  /** Before each turn and at the end, by seat, from 0 to 1. */
  readonly moments: readonly (readonly number[])[];
  readonly curve: WinCurve;
  /** Whether the curve was fitted to many games; if not, it is a guess. */
  readonly isFitted: boolean;
}

/** Win probability by seat, before each turn and at the end; undefined in solo games or before the deal. */
export function winProbabilityHistory(timeline: Timeline): WinProbabilityHistory | undefined {
  const { rules, board, seats } = timeline.record.setup;
  if (seats.length < 2) return undefined;
  const { curve, isFitted } = chanceCurveOf(rules, board, meanPlayScore(timeline));
  const last = latestState(timeline);
  const byTurns = new Map(timeline.states.slice(1).map((state) => [state.turns, state]));
  const moments = [...byTurns.values()].map((state) => {
    const { result, scores, toMove, bag, racks, resigned } = state;
    if (result) {
      return seats.map((_, seat) =>
        result.winners.includes(seat) ? 1 / result.winners.length : 0,
      );
    }
    const unseen = bag.length + racks.flatMap((rack, seat) => (seat === toMove ? [] : rack)).length;
    return winProbabilities(curve, { scores, toMove, unseen, resigned });
  });
  return last.isDealt ? { moments, curve, isFitted } : undefined;
}

/** The standing after a move worth `points`. */
const standingWith = ({ seen, seat }: PlayedTurn, points: number): Standing => ({
  scores: seen.scores.with(seat, (seen.scores[seat] ?? 0) + points),
  toMove: (seat + 1) % seen.scores.length,
  unseen: seen.unseen.length,
  resigned: seen.resigned,
});

/** Win probability that a turn lost, from 0 to 1; in solo games, the points lost. */
export function winProbabilityLost(
  turn: ReviewedTurn,
  chances: WinProbabilityHistory | undefined,
): number {
  const { made, lost, seat } = turn;
  if (!chances) return lost;
  const chanceWith = (points: number): number =>
    winProbabilities(chances.curve, standingWith(turn, points))[seat] ?? 0;
  return chanceWith(made.equity + lost) - chanceWith(made.equity);
}

const KEY_TURNS = 3;

/** The turns that cost most win probability, in the order of the game. */
export const keyTurnsOf = (
  turns: readonly ReviewedTurn[],
  chances: WinProbabilityHistory | undefined,
): readonly ReviewedTurn[] =>
  turns
    .filter(({ lost }) => lost >= MIN_LOSS_POINTS)
    .toSorted(
      (a, b) => winProbabilityLost(b, chances) - winProbabilityLost(a, chances) || b.lost - a.lost,
    )
    .slice(0, KEY_TURNS)
    .toSorted((a, b) => a.number - b.number);
