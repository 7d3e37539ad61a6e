import type { Candidate } from './candidates';
import type { Outcomes, Trial } from './simulation';

/** How thoroughly moves are compared. */
export interface Budget {
  /** Most moves that are compared. */
  readonly candidates: number;
  /** Games that are imagined in all. */
  readonly games: number;
  /** In how many rounds: after each, the worse half of the moves is dropped. */
  readonly rounds: number;
}

/** A move that is compared, and what came of it in the games so far. */
interface Contender {
  readonly candidate: Candidate;
  readonly values: readonly number[];
}

/**
 * Moves that are compared by imagined games, by sequential halving (Karnin, Koren and Somekh, 2013): every
 * round is of as many games, and leaves the better half of the moves.
 */
export interface Comparison {
  readonly budget: Budget;
  /** Whether games are played out, so that their outcomes alone tell. */
  readonly isPlayedOut: boolean;
  /** How many rounds are over. */
  readonly round: number;
  readonly contenders: readonly Contender[];
}

/** A move by what it is worth. */
export interface EvaluatedMove extends Candidate {
  /** What it is taken to be worth after all games so far, in points. */
  readonly value: number;
}

export const comparing = (
  candidates: readonly Candidate[],
  isPlayedOut: boolean,
  budget: Budget,
): Comparison => ({
  budget,
  isPlayedOut,
  round: 0,
  contenders: candidates.map((candidate) => ({ candidate, values: [] })),
});

/** The games to be imagined next; undefined where all has been done, or there is but one move. */
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
 * The values of moves: what score and leave promise, corrected by what was seen to come of them as far
 * as that tells more than chance (the estimator of James and Stein, for means of unequal worth).
 */
function valuesOf({ contenders, isPlayedOut }: Comparison): readonly number[] {
  const games = contenders[0]?.values.length ?? 0;
  if (games === 0) return contenders.map(({ candidate }) => candidate.equity);
  if (isPlayedOut) return contenders.map(({ values }) => meanOf(values));
  const surprises = contenders.map(({ candidate, values }) => meanOf(values) - candidate.equity);
  const usual = meanOf(surprises);
  // The games are the same for all moves: what they have in common is no noise.
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

interface Weighed {
  readonly contender: Contender;
  readonly value: number;
}

/** Those that are still compared, the best first. */
function weighed(comparison: Comparison): readonly Weighed[] {
  const values = valuesOf(comparison);
  return comparison.contenders
    .map((contender, place) => ({ contender, value: values[place] ?? 0 }))
    .toSorted((a, b) => b.value - a.value);
}

/** The moves that are still compared, the best first. */
export const ranking = (comparison: Comparison): readonly EvaluatedMove[] =>
  weighed(comparison).map(({ contender, value }) => ({ ...contender.candidate, value }));

/** The best move so far; a pass where there is none at all. */
export const bestOf = (comparison: Comparison): Candidate =>
  ranking(comparison)[0] ?? { move: { kind: 'pass' }, score: 0, equity: 0 };

/** What a comparison has come to with the games of a round. */
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
  const best = weighed(told).slice(0, Math.max(2, Math.ceil(told.contenders.length / 2)));
  return { ...told, contenders: best.map(({ contender }) => contender) };
}
