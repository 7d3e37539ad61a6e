/** What the rules of a game say of plays. */

/** Whether a move forms one word, and how short words may be. */
export let formsOne: bool = false;
export let shortest: i32 = 0;
/** The square that the first play covers, or −1 where none opens a game; and its fewest tiles. */
export let start: i32 = -1;
export let fewestAtFirst: i32 = 1;

/** Takes up rules. */
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
