import type { Budget, PlayerView } from '../game';
import type { Candidate } from './candidates';
import { type ComputerTurn, USUAL_THINKING_TIME } from './computer-turn';
import { isDetermined, isNearEnd, type Outcomes, type Trial } from './simulation';

interface Contender {
  readonly candidate: Candidate;
  readonly values: readonly number[];
}

/**
 * Moves that are compared by playouts, with sequential halving (Karnin, Koren and Somekh, 2013): each round
 * has the same number of playouts and keeps the better half of the moves.
 */
export interface Comparison {
  readonly budget: Budget;
  /** Whether playouts run to the end of the game, so that only their outcomes count. */
  readonly isPlayedOut: boolean;
  /** Number of finished rounds. */
  readonly round: number;
  readonly contenders: readonly Contender[];
  /** The contender that no round drops. */
  readonly lasting: Candidate | undefined;
}

export interface EvaluatedMove extends Candidate {
  /** The estimated value after all playouts so far, in points. */
  readonly value: number;
  /** Whether the value includes all that follows until the end of the game. */
  readonly isValueToEnd: boolean;
}

/**
 * Playouts of Champion per second of thinking time. One core runs more in that time with a rack of seven
 * tiles and a board of 225 squares. If it runs fewer, the time limit stops it.
 */
const GAMES_A_SECOND = 15_000;

/**
 * The budget of Champion for a turn. It is the same on every machine, so the same turn gives the same move
 * unless the time limit stops the comparison.
 */
export const championBudget = ({
  thinkingTime = USUAL_THINKING_TIME,
}: Pick<ComputerTurn, 'thinkingTime'>): Budget => ({
  candidates: 24,
  games: GAMES_A_SECOND * thinkingTime,
  rounds: 4,
});

/**
 * Positions of an endgame that Champion visits per second of thinking time. One core visits more in that time with
 * racks of seven tiles and a board of 225 squares.
 */
const POSITIONS_A_SECOND = 100_000;

/** The number of positions of an endgame that Champion visits in a turn, on every machine. */
export const endgameBudget = ({
  thinkingTime = USUAL_THINKING_TIME,
}: Pick<ComputerTurn, 'thinkingTime'>): number => POSITIONS_A_SECOND * thinkingTime;

/** The comparison of some moves by equity, before any playout. One of them stays in it to the end. */
export function comparisonOf(
  seen: PlayerView,
  candidates: readonly Candidate[],
  budget: Budget,
  lasting?: Candidate,
): Comparison {
  const { length: games } = candidates;
  const limited = isDetermined(seen) ? { ...budget, games, rounds: 1 } : budget;
  // Without another seat to reply, or with values to the end of the game, there is nothing to simulate.
  const others = seen.racks.length - seen.resigned.length - 1;
  const isRated = candidates.every(({ isToEnd }) => isToEnd);
  const rounds = others > 0 && !isRated ? limited.rounds : 0;
  return {
    budget: { ...limited, rounds },
    isPlayedOut: isNearEnd(seen),
    round: 0,
    contenders: candidates.map((candidate) => ({ candidate, values: [] })),
    lasting,
  };
}

/** The next playouts, or undefined if all rounds are finished or at most one move is left. */
export function nextTrial({ budget, round, contenders }: Comparison): Trial | undefined {
  if (contenders.length < 2 || round === budget.rounds) return undefined;
  const from = contenders[0]?.values.length ?? 0;
  const games = Math.max(1, Math.floor(budget.games / budget.rounds / contenders.length));
  return { moves: contenders.map(({ candidate }) => candidate), from, to: from + games };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return (
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
  );
};

/**
 * The values of moves: their equity, corrected by the outcomes of playouts as far as these differ by more
 * than noise. This is the James–Stein estimator, which here shrinks each move towards its own equity.
 */
function valuesOf({ contenders, isPlayedOut }: Comparison): readonly number[] {
  const games = contenders[0]?.values.length ?? 0;
  if (games === 0) return contenders.map(({ candidate }) => candidate.equity);
  if (isPlayedOut) return contenders.map(({ values }) => meanOf(values));
  const surprises = contenders.map(({ candidate, values }) => meanOf(values) - candidate.equity);
  const usual = meanOf(surprises);
  // The playouts are the same for all moves, so what they have in common is not noise.
  const byGame = Array.from({ length: games }, (_, game) =>
    meanOf(contenders.map(({ values }) => values[game] ?? 0)),
  );
  const noise = meanOf(
    contenders.map(({ values }) =>
      varianceOf(values.map((value, game) => value - (byGame[game] ?? 0))),
    ),
  );
  const seen = varianceOf(surprises);
  const trust = seen > 0 ? Math.max(0, 1 - noise / games / seen) : 0;
  return contenders.map(
    ({ candidate }, place) => candidate.equity + trust * ((surprises[place] ?? 0) - usual),
  );
}

/** The contenders with their values, best first. */
function ranked(comparison: Comparison) {
  const values = valuesOf(comparison);
  return comparison.contenders
    .map((contender, place) => ({ contender, value: values[place] ?? 0 }))
    .toSorted((a, b) => b.value - a.value);
}

/** The moves that are left, best first. */
export const ranking = (comparison: Comparison): readonly EvaluatedMove[] =>
  ranked(comparison).map(({ contender: { candidate, values }, value }) => ({
    ...candidate,
    value,
    isValueToEnd: values.length > 0 ? comparison.isPlayedOut : candidate.isToEnd === true,
  }));

/** The best move so far, or a pass if there are no moves. */
export const bestOf = (comparison: Comparison): Candidate =>
  ranking(comparison)[0] ?? { move: { kind: 'pass' }, score: 0, equity: 0 };

/**
 * Adds the outcomes of a round. Unless it was the last, drops the worse half of the moves, but keeps at least
 * two, and the one that lasts.
 */
export function afterRound(comparison: Comparison, outcomes: Outcomes): Comparison {
  const round = comparison.round + 1;
  const told = {
    ...comparison,
    round,
    contenders: comparison.contenders.map(({ candidate, values }, place) => ({
      candidate,
      values: [...values, ...(outcomes[place] ?? [])],
    })),
  };
  if (round === comparison.budget.rounds) return told;
  const max = Math.max(2, Math.ceil(told.contenders.length / 2));
  const left = ranked(told).filter(
    ({ contender }, place) => place < max || contender.candidate === told.lasting,
  );
  return { ...told, contenders: left.map(({ contender }) => contender) };
}
