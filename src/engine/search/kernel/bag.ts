import { BAG, DRAWN } from './layout';
import { below } from './random';

/** Tiles in the bag. */
export let tilesInBag: i32 = 0;
/** How many tiles were drawn last. */
export let drawn: i32 = 0;

/** Takes up a bag with so many tiles. */
export function useBag(tiles: i32): void {
  tilesInBag = tiles;
  drawn = 0;
}

export function putInBag(letter: u32): void {
  store<u8>(tilesInBag, letter, BAG);
  tilesInBag++;
}

/** Draws a number of tiles, or all where there are fewer. */
export function drawTiles(count: i32): void {
  drawn = 0;
  while (drawn < count && tilesInBag > 0) {
    const place = below(tilesInBag);
    tilesInBag--;
    const letter = load<u8>(place, BAG);
    store<u8>(place, load<u8>(tilesInBag, BAG), BAG);
    store<u8>(drawn, letter, DRAWN);
    drawn++;
  }
}

/** A tile that was drawn last. */
export function drawnAt(place: i32): u32 {
  return load<u8>(place, DRAWN);
}
