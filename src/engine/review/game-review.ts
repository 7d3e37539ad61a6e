import { latestState, type Timeline } from '../game';
import { type ChanceCurve, chanceCurveOf, winProbabilities, type Standing } from '../players';
import type { PlayedTurn } from './played-turns';
import type { TurnReview } from './turn-review';

/** A turn that was gone over. */
export interface ReviewedTurn extends PlayedTurn, TurnReview {
  /** How much better the tiles drawn before it were than others, in points. */
  readonly luck: number;
}

/** What a seat made of its turns. */
export interface SeatReview {
  readonly seat: number;
  readonly turns: number;
  /** Turns whose move was as good as the best. */
  readonly found: number;
  /** Points lost in all turns. */
  readonly lost: number;
  /** Luck of all draws, in points. */
  readonly luck: number;
}

/** Points by which a move must be better to count as better. */
export const CLEARLY_BETTER = 0.5;

/** What each seat made of the turns that were gone over; those that had none are left out. */
export function seatReviewsOf(turns: readonly ReviewedTurn[]): readonly SeatReview[] {
  const seats = [...new Set(turns.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return seats.map((seat) => {
    const own = turns.filter((turn) => turn.seat === seat);
    const sum = (measure: (turn: ReviewedTurn) => number): number =>
      own.reduce((total, turn) => total + measure(turn), 0);
    return {
      seat,
      turns: own.length,
      found: own.filter(({ lost }) => lost < CLEARLY_BETTER).length,
      lost: sum(({ lost }) => lost),
      luck: sum(({ luck }) => luck),
    };
  });
}

/** Points of an average play of a game; a guess where there was none. */
function pointsAPlay({ record: { events } }: Timeline): number {
  const scores = events.flatMap((event) => (event.kind === 'play' ? [event.score] : []));
  const sum = scores.reduce((total, score) => total + score, 0);
  return Math.max(1, scores.length === 0 ? 20 : sum / scores.length);
}

/** The chances of a game over time. */
export interface Chances {
  /** Before each turn, and at the end, by seat, from 0 to 1. */
  readonly moments: readonly (readonly number[])[];
  readonly curve: ChanceCurve;
  /** Whether they were fitted to many games; if not, they are a guess. */
  readonly isFitted: boolean;
}

/** The chance of each seat to win, before each turn and at the end; undefined of one that plays alone. */
export function winProbabilityHistory(timeline: Timeline): Chances | undefined {
  const { rules, board, seats } = timeline.record.setup;
  if (seats.length < 2) return undefined;
  const { curve, isFitted } = chanceCurveOf(rules, board, pointsAPlay(timeline));
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

/** How a seat stands once it has made a move that is worth some points. */
const standingWith = ({ seen, seat }: PlayedTurn, points: number): Standing => ({
  scores: seen.scores.with(seat, (seen.scores[seat] ?? 0) + points),
  toMove: (seat + 1) % seen.scores.length,
  unseen: seen.unseen.length,
  resigned: seen.resigned,
});

/** What a turn lost of the chance to win, from 0 to 1; of one who plays alone, of the points. */
export function chanceLost(turn: ReviewedTurn, chances: Chances | undefined): number {
  const { made, lost, seat } = turn;
  if (!chances) return lost;
  const chanceWith = (points: number): number =>
    winProbabilities(chances.curve, standingWith(turn, points))[seat] ?? 0;
  return chanceWith(made.equity + lost) - chanceWith(made.equity);
}

/** How many turns of a game are called key turns. */
const KEY_TURNS = 3;

/** The turns that cost most of the chance to win, as they were taken. */
export const keyTurnsOf = (
  turns: readonly ReviewedTurn[],
  chances: Chances | undefined,
): readonly ReviewedTurn[] =>
  turns
    .filter(({ lost }) => lost >= CLEARLY_BETTER)
    .toSorted((a, b) => chanceLost(b, chances) - chanceLost(a, chances) || b.lost - a.lost)
    .slice(0, KEY_TURNS)
    .toSorted((a, b) => a.number - b.number);
