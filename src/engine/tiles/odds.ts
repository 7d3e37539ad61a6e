/**
 * The chance, from 0 to 1, that of some tiles of which nobody knows where they are, a number taken at random
 * holds at least one that is wanted (the hypergeometric distribution).
 */
export function probabilityOfAny(tiles: number, wanted: number, taken: number): number {
  let none = 1;
  for (let before = 0; before < Math.min(taken, tiles); before++) {
    none *= Math.max(0, tiles - wanted - before) / (tiles - before);
  }
  return 1 - none;
}
