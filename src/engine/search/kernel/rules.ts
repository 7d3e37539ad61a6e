/** Whether a move makes only one word, and the minimum length of a word. */
export let onlyOneWord: bool = false;
export let minWordLength: i32 = 0;
/**
 * The square that the first play must cover, or −1 if an empty board allows no play; and the minimum number
 * of tiles of that play.
 */
export let startSquare: i32 = -1;
export let minTilesOfFirstPlay: i32 = 1;

export function loadRules(oneWord: bool, wordLength: i32, square: i32, tiles: i32): void {
  onlyOneWord = oneWord;
  minWordLength = wordLength;
  startSquare = square;
  minTilesOfFirstPlay = tiles;
}
