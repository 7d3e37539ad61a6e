import { BAG, DRAWN } from './layout';
import { randomBelow } from './random';

export let tilesInBag: i32 = 0;
/** Number of tiles of the last draw. */
export let tilesDrawn: i32 = 0;

/** Starts with the first `tiles` bytes of `BAG`. */
export function loadBag(tiles: i32): void {
  tilesInBag = tiles;
  tilesDrawn = 0;
}

export function putInBag(letter: u32): void {
  store<u8>(tilesInBag, letter, BAG);
  tilesInBag++;
}

/** Draws `count` random tiles, or all if there are fewer. */
export function drawTiles(count: i32): void {
  tilesDrawn = 0;
  while (tilesDrawn < count && tilesInBag > 0) {
    const place = randomBelow(tilesInBag);
    tilesInBag--;
    const letter = load<u8>(place, BAG);
    store<u8>(place, load<u8>(tilesInBag, BAG), BAG);
    store<u8>(tilesDrawn, letter, DRAWN);
    tilesDrawn++;
  }
}

export function drawnTile(place: i32): u32 {
  return load<u8>(place, DRAWN);
}
