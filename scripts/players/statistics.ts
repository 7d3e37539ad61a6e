import type { GameResult } from './match';

/** 95 % of a normal distribution are within this many standard deviations of the mean. */
const DEVIATIONS = 1.96;

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Half the width of the 95 % confidence interval of the mean. */
export function marginOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return (
    DEVIATIONS * Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length))
  );
}

/** The 95 % confidence interval of a proportion (Wilson, 1927). */
export function intervalOf(won: number, games: number): readonly [number, number] {
  const share = won / games;
  const z2 = DEVIATIONS ** 2;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half =
    (DEVIATIONS * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games ** 2))) /
    (1 + z2 / games);
  return [middle - half, middle + half];
}

/**
 * The mean of both games of each pair that is complete. If a deal favours the first seat, it favours each side once. So
 * these means differ less than games do, and their confidence interval is narrower.
 */
export function pairMeansOf(
  results: readonly GameResult[],
  valueOf: (result: GameResult) => number,
): readonly number[] {
  const values = new Map(results.map((result) => [result.game, valueOf(result)]));
  return [...values].flatMap(([game, first]) => {
    const second = game % 2 === 0 ? values.get(game + 1) : undefined;
    return second === undefined ? [] : [(first + second) / 2];
  });
}

/** The difference from ½ of the proportion of wins that counts as stronger. */
const EDGE = 0.025;
/** Error probability of the sequential test. */
const WRONG = 0.05;

/**
 * Sequential probability ratio test (Wald, “Sequential Tests of Statistical Hypotheses”, 1945): whether A wins at least
 * 52½ per cent of the games, or at most 47½. Undefined as long as neither is clear.
 */
export function verdictOf(won: number, games: number): 'a' | 'b' | undefined {
  const likelihood = (2 * won - games) * Math.log((0.5 + EDGE) / (0.5 - EDGE));
  const clear = Math.log((1 - WRONG) / WRONG);
  if (likelihood >= clear) return 'a';
  return likelihood <= -clear ? 'b' : undefined;
}
