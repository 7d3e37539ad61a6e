/** Whether a move makes only one word, and the minimum length of a word. */
export let formsOne: bool = false;
export let shortest: i32 = 0;
/**
 * The square that the first play must cover, or −1 if an empty board allows no play; and the minimum number
 * of tiles of that play.
 */
export let start: i32 = -1;
export let fewestAtFirst: i32 = 1;

export function useRules(
  oneWordPerMove: bool,
  shortestWord: i32,
  startSquare: i32,
  fewestTiles: i32,
): void {
  formsOne = oneWordPerMove;
  shortest = shortestWord;
  start = startSquare;
  fewestAtFirst = fewestTiles;
}
