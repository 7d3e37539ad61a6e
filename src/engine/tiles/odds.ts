/**
 * Probability, from 0 to 1, that `taken` tiles drawn at random from `tiles` unseen ones include at least one
 * of `wanted` tiles (hypergeometric distribution).
 */
export function probabilityOfAny(tiles: number, wanted: number, taken: number): number {
  let none = 1;
  for (let before = 0; before < Math.min(taken, tiles); before++) {
    none *= Math.max(0, tiles - wanted - before) / (tiles - before);
  }
  return 1 - none;
}
