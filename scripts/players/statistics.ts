/** How far from the mean of a normal distribution 95 % of it lie, in standard deviations. */
const DEVIATIONS = 1.96;

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Half the width of the interval in which the mean of what values are drawn from lies with 95 %. */
export function marginOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return (
    DEVIATIONS * Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length))
  );
}

/** The interval in which a share lies with 95 %, by how many of how many there were (Wilson, 1927). */
export function intervalOf(won: number, games: number): readonly [number, number] {
  const share = won / games;
  const z2 = DEVIATIONS ** 2;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half =
    (DEVIATIONS * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games ** 2))) /
    (1 + z2 / games);
  return [middle - half, middle + half];
}

/** By how much more, or less, than half of the games somebody wins who is taken for the stronger one. */
const EDGE = 0.025;
/** How often a test that stops may be wrong. */
const WRONG = 0.05;

/**
 * Who is stronger, as soon as games tell (Wald, “Sequential Tests of Statistical Hypotheses”, 1945): whether
 * A wins at least 52½ per cent of them, or at most 47½; undefined as long as neither is clear.
 */
export function verdictOf(won: number, games: number): 'a' | 'b' | undefined {
  const likelihood = (2 * won - games) * Math.log((0.5 + EDGE) / (0.5 - EDGE));
  const clear = Math.log((1 - WRONG) / WRONG);
  if (likelihood >= clear) return 'a';
  return likelihood <= -clear ? 'b' : undefined;
}
