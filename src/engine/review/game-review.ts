import { type GameState, latestState, type Timeline } from '../game';
import {
  type Candidate,
  chanceCurveOf,
  type Standing,
  type WinCurve,
  winProbabilities,
} from '../players';
import { MIN_LOSS_POINTS } from './reasons';
import type { PlayedTurn, TurnReview } from './turn-review';

export interface ReviewedTurn extends PlayedTurn, TurnReview {
  /** How much better the tiles drawn before it were than other draws, in points. */
  readonly luck: number;
}

/** Totals over reviewed turns. */
export interface ReviewTotals {
  readonly turns: number;
  /** Turns whose move was as good as the best. */
  readonly found: number;
  /** In points. */
  readonly lost: number;
  /** In points. */
  readonly luck: number;
}

/** Totals over the reviewed turns of a seat. */
export interface SeatReview extends ReviewTotals {
  readonly seat: number;
}

export function totalsOf(turns: readonly Pick<ReviewedTurn, 'lost' | 'luck'>[]): ReviewTotals {
  return {
    turns: turns.length,
    found: turns.filter(({ lost }) => lost < MIN_LOSS_POINTS).length,
    lost: turns.reduce((sum, { lost }) => sum + lost, 0),
    luck: turns.reduce((sum, { luck }) => sum + luck, 0),
  };
}

/** Totals by seat, without seats that have no reviewed turns. */
export function seatReviewsOf(turns: readonly ReviewedTurn[]): readonly SeatReview[] {
  const seats = [...new Set(turns.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return seats.map((seat) => ({ seat, ...totalsOf(turns.filter((turn) => turn.seat === seat)) }));
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
  /** The scores and tiles that they follow from; those of a finished game have no unseen tiles. */
  readonly standings: readonly Standing[];
  readonly curve: WinCurve;
  /** Whether the curve was fitted to many games; if not, it is a guess. */
  readonly isFitted: boolean;
}

/** Certain for a winner; shared by several. */
const shareOf = (winners: readonly number[], seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

function standingIn({ result, scores, toMove, bag, racks, resigned }: GameState): Standing {
  if (result) return { scores: result.finalScores, toMove, unseen: 0, resigned };
  const unseen = bag.length + racks.flatMap((rack, seat) => (seat === toMove ? [] : rack)).length;
  return { scores, toMove, unseen, resigned };
}

/**
 * Win probability by seat, before each turn and at the end; undefined in solo games or before the deal. A curve that was
 * learned for the game replaces the one there is.
 */
export function winProbabilityHistory(
  timeline: Timeline,
  learned?: WinCurve,
): WinProbabilityHistory | undefined {
  const { rules, board, seats } = timeline.record.setup;
  if (seats.length < 2 || !latestState(timeline).isDealt) return undefined;
  const { curve, isFitted } = learned
    ? { curve: learned, isFitted: true }
    : chanceCurveOf(rules, board, meanPlayScore(timeline));
  const byTurns = new Map(timeline.states.slice(1).map((state) => [state.turns, state]));
  const states = [...byTurns.values()];
  const standings = states.map(standingIn);
  const moments = standings.map((standing, moment) => {
    const winners = states[moment]?.result?.winners;
    return winners
      ? seats.map((_, seat) => shareOf(winners, seat))
      : winProbabilities(curve, standing);
  });
  return { moments, standings, curve, isFitted };
}

/**
 * The win probabilities by seat after a move of a turn, if its value to the end of the game is proved; else undefined,
 * and for ties that the scores before deductions decide.
 */
function provedAfter({ seat, seen }: ReviewedTurn, move: Candidate | undefined) {
  if (!move?.isProved) return undefined;
  const { scores, rules } = seen;
  const lead = (scores[seat] ?? 0) - (scores[1 - seat] ?? 0) + move.equity;
  if (lead === 0 && rules.tie === 'score-before-deductions') return undefined;
  const own = lead === 0 ? 1 / 2 : Number(lead > 0);
  return scores.map((_, other) => (other === seat ? own : 1 - own));
}

/** The history with what the review of a turn has proved: who wins if both play their best from there. */
export function withProved(
  history: WinProbabilityHistory,
  turn: ReviewedTurn,
): WinProbabilityHistory {
  const { number, made, best } = turn;
  const before = provedAfter(turn, best[0]);
  const after = provedAfter(turn, made);
  const last = history.moments.length - 1;
  const moments = history.moments.map((moment, place) => {
    if (place === last) return moment;
    if (place === number - 1) return before ?? moment;
    return place === number ? (after ?? moment) : moment;
  });
  return { ...history, moments };
}

/** Win probability of the player of a turn, from 0 to 1. */
interface TurnWinProbabilities {
  /** After the turn, as in the history. */
  readonly after: number;
  /** After the turn if its move had been the best; at least `after`. */
  readonly withBest: number;
}

/**
 * The probability before a turn is that with its best move, if that is proved. Otherwise, adds the points that the
 * turn lost to the standing after it; nothing else changes.
 */
export function winProbabilitiesOf(
  turn: ReviewedTurn,
  { moments, standings, curve }: WinProbabilityHistory,
): TurnWinProbabilities {
  const { number, seat, lost, best } = turn;
  const after = moments[number]?.[seat] ?? 0;
  const proved = provedAfter(turn, best[0])?.[seat];
  if (proved !== undefined) return { after, withBest: Math.max(after, proved) };
  const standing = standings[number];
  if (!standing) return { after, withBest: after };
  const { unseen, resigned } = standing;
  const scores = standing.scores.with(seat, (standing.scores[seat] ?? 0) + lost);
  const max = Math.max(...scores.filter((_, other) => !resigned.includes(other)));
  const winners = [...scores.keys()].filter(
    (other) => scores[other] === max && !resigned.includes(other),
  );
  const withBest =
    unseen === 0
      ? shareOf(winners, seat)
      : (winProbabilities(curve, { ...standing, scores })[seat] ?? 0);
  return { after, withBest: Math.max(after, withBest) };
}

/** Win probability that a turn lost, from 0 to 1; in solo games, the points lost. */
export function costOf(turn: ReviewedTurn, history: WinProbabilityHistory | undefined): number {
  if (!history) return turn.lost;
  const { after, withBest } = winProbabilitiesOf(turn, history);
  return withBest - after;
}

const KEY_TURNS = 5;

/** The turns that cost most win probability, in the order of the game. */
export const keyTurnsOf = (
  turns: readonly ReviewedTurn[],
  history: WinProbabilityHistory | undefined,
): readonly ReviewedTurn[] =>
  turns
    .filter(({ lost }) => lost >= MIN_LOSS_POINTS)
    .toSorted((a, b) => costOf(b, history) - costOf(a, history) || b.lost - a.lost)
    .slice(0, KEY_TURNS)
    .toSorted((a, b) => a.number - b.number);
