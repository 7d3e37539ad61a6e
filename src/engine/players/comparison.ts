import type { Budget, PlayerView } from '../game';
import type { Candidate } from './candidates';
import { type ComputerTurn, USUAL_THINKING_TIME } from './computer-turn';
import {
  COSTS,
  firstReach,
  isDetermined,
  goesToEnd,
  leadOf,
  type Outcomes,
  type Reach,
  type Trial,
} from './simulation';

interface Contender {
  readonly candidate: Candidate;
  /** The estimate that `values` correct, in points: the equity of the move, or its value by shorter playouts. */
  readonly expected: number;
  /** The outcomes of playouts. */
  readonly values: readonly number[];
}

/**
 * Moves that are compared by playouts, with sequential halving (Karnin, Koren and Somekh, 2013): each round
 * has the same number of playouts and keeps the better half of the moves.
 */
export interface Comparison {
  readonly budget: Budget;
  /** How far the next playouts go. To the end of the game, only their outcomes count. */
  readonly reach: Reach;
  /** The lead of the seat before the move, in points. */
  readonly lead: number;
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
  /** The part of the playouts that won, from 0 to 1, if they searched the endgame. */
  readonly winningPart?: number | undefined;
}

/**
 * Turns of playouts that Champion takes per second of thinking time. One core takes more in that time with a rack of
 * seven tiles and a board of 225 squares. If it takes fewer, the time limit stops it.
 */
const TURNS_A_SECOND = 15_000;

/**
 * The budget of Champion for a turn. It is the same on every machine, so the same turn gives the same move
 * unless the time limit stops the comparison.
 */
export const championBudget = ({
  thinkingTime = USUAL_THINKING_TIME,
}: Pick<ComputerTurn, 'thinkingTime'>): Budget => ({
  candidates: 24,
  turns: TURNS_A_SECOND * thinkingTime,
  rounds: 4,
  looksFurther: true,
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
  const { length: turns } = candidates;
  const limited = isDetermined(seen) ? { ...budget, turns, rounds: 1 } : budget;
  // Without another seat to reply, or with values to the end of the game, there is nothing to simulate.
  const others = seen.racks.length - seen.resigned.length - 1;
  const isRated = candidates.every(({ isToEnd }) => isToEnd);
  const rounds = others > 0 && !isRated ? limited.rounds : 0;
  return {
    budget: { ...limited, rounds },
    reach: firstReach(seen, budget.looksFurther),
    lead: leadOf(seen.scores, seen.toMove, seen.resigned),
    round: 0,
    contenders: candidates.map((candidate) => ({
      candidate,
      expected: candidate.equity,
      values: [],
    })),
    lasting,
  };
}

/** The next playouts, or undefined if all rounds are finished or at most one move is left. */
export function nextTrial({ budget, reach, round, contenders }: Comparison): Trial | undefined {
  if (contenders.length < 2 || round === budget.rounds) return undefined;
  const from = contenders[0]?.values.length ?? 0;
  const share = budget.turns / budget.rounds / contenders.length;
  const to = from + Math.max(1, Math.floor(share / COSTS[reach]));
  return { moves: contenders.map(({ candidate }) => candidate), from, to, reach };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return (
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
  );
};

/** How much the outcomes of playouts differ from what was expected of moves. */
interface Surprises {
  /** By contender, in points: the mean of its outcomes, less what was expected of it and what all have in common. */
  readonly means: readonly number[];
  /** The variance of these means, and the part of it that is noise. */
  readonly variance: number;
  readonly noise: number;
}

function surprisesOf(contenders: readonly Contender[]): Surprises {
  const games = contenders[0]?.values.length ?? 0;
  const surprises = contenders.map(({ expected, values }) => meanOf(values) - expected);
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
  return {
    means: surprises.map((surprise) => surprise - usual),
    variance: varianceOf(surprises),
    noise: noise / Math.max(1, games),
  };
}

/**
 * The values of moves: their estimates, corrected by the outcomes of playouts as far as these differ by more than
 * noise. This is the James–Stein estimator, which here shrinks each move towards its estimate.
 */
function valuesOf({ contenders, reach }: Comparison): readonly number[] {
  if (contenders[0]?.values.length === 0) return contenders.map(({ expected }) => expected);
  if (goesToEnd(reach)) return contenders.map(({ values }) => meanOf(values));
  const { means, variance, noise } = surprisesOf(contenders);
  const trust = variance > 0 ? Math.max(0, 1 - noise / variance) : 0;
  return contenders.map(({ expected }, place) => expected + trust * (means[place] ?? 0));
}

/**
 * The part of a move's mean score that the standard deviation of surprises must exceed for replies to decide. Measured
 * in 100 positions of Classic, it was 0.05 to 0.34 in nine of ten; in 80 of ScraeBBKle, 0.7 to 13.
 */
const MIN_PART_THAT_DECIDES = 0.5;

/**
 * Whether moves differ by the replies that they allow far more than by anything else. Then a second turn
 * misleads: playouts count on squares that a real opponent would take first.
 */
export function doRepliesDecide({ contenders }: Pick<Comparison, 'contenders'>): boolean {
  const { variance, noise } = surprisesOf(contenders);
  const score = meanOf(contenders.map(({ candidate }) => Math.abs(candidate.score)));
  return Math.sqrt(Math.max(0, variance - noise)) > MIN_PART_THAT_DECIDES * score;
}

/** Points that a won game adds to the value of a move. */
const WORTH_OF_WINNING = 100;
/** The lead in points that wins 73 of 100 games: endgames that are searched for a moment are not proved. */
const DOUBTFUL_LEAD = 2;

/** The part of some outcomes, from 0 to 1, that wins the game. */
const winningPartOf = (values: readonly number[], lead: number): number =>
  meanOf(values.map((value) => 1 / (1 + Math.exp(-(lead + value) / DOUBTFUL_LEAD))));

/** The contenders with their values, best first. If playouts have searched the endgame, wins count, too. */
function ranked(comparison: Comparison) {
  const { contenders, reach, lead } = comparison;
  const values = valuesOf(comparison);
  return contenders
    .map((contender, place) => {
      const value = values[place] ?? 0;
      const isSearched = reach === 'endgame' && contender.values.length > 0;
      const winningPart = isSearched ? winningPartOf(contender.values, lead) : undefined;
      return {
        contender,
        value,
        winningPart,
        merit: value + WORTH_OF_WINNING * (winningPart ?? 0),
      };
    })
    .toSorted((a, b) => b.merit - a.merit);
}

/** The moves that are left, best first. */
export const ranking = (comparison: Comparison): readonly EvaluatedMove[] =>
  ranked(comparison).map(({ contender: { candidate, values }, value, winningPart }) => ({
    ...candidate,
    value,
    winningPart,
    isValueToEnd: values.length > 0 ? goesToEnd(comparison.reach) : candidate.isToEnd === true,
  }));

/** The best move so far, or a pass if there are no moves. */
export const bestOf = (comparison: Comparison): Candidate =>
  ranking(comparison)[0] ?? { move: { kind: 'pass' }, score: 0, equity: 0 };

/**
 * Adds the outcomes of a round. Unless it was the last, drops the worse half of the moves, but keeps at least
 * two, and the one that lasts. After the first round, longer playouts may begin: what the shorter ones have shown is
 * then what is expected of the moves.
 */
export function afterRound(comparison: Comparison, outcomes: Outcomes): Comparison {
  const round = comparison.round + 1;
  const updated = {
    ...comparison,
    round,
    contenders: comparison.contenders.map((contender, place) => ({
      ...contender,
      values: [...contender.values, ...(outcomes[place] ?? [])],
    })),
  };
  const { budget, reach } = updated;
  if (round === budget.rounds) return updated;
  const max = Math.max(2, Math.ceil(updated.contenders.length / 2));
  const left = ranked(updated).filter(
    ({ contender }, place) => place < max || contender.candidate === updated.lasting,
  );
  const isFirst = round === 1 && reach === 'reply';
  if (!budget.looksFurther || !isFirst || doRepliesDecide(updated)) {
    return { ...updated, contenders: left.map(({ contender }) => contender) };
  }
  const contenders = left.map(({ contender: { candidate }, value }) => ({
    candidate,
    expected: value,
    values: [],
  }));
  return { ...updated, reach: 'next-turn', contenders };
}
