import { BAG, DRAWN } from './layout';
import { below } from './random';

export let tilesInBag: i32 = 0;
/** Number of tiles of the last draw. */
export let drawn: i32 = 0;

/** Starts with the first `tiles` bytes of `BAG`. */
export function useBag(tiles: i32): void {
  tilesInBag = tiles;
  drawn = 0;
}

export function putInBag(letter: u32): void {
  store<u8>(tilesInBag, letter, BAG);
  tilesInBag++;
}

/** Draws `count` random tiles, or all if there are fewer. */
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

export function drawnAt(place: i32): u32 {
  return load<u8>(place, DRAWN);
}
