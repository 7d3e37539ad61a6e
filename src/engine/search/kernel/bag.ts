import { BAG, DRAWN } from './layout';

/**
 * Random numbers for the draws of playouts: the generator sfc32 of Chris Doty-Humphrey's PractRand, small and
 * fast, seeded with 32 bits as PractRand seeds it.
 */

let a: u32 = 0;
let b: u32 = 0;
let c: u32 = 0;
let counter: u32 = 1;

/** Rounds after which the output shows no trace of the seed. */
const ROUNDS = 12;

/** Starts the sequence of a seed. */
export function seedDraws(number: u32): void {
  a = 0;
  b = number;
  c = 0;
  counter = 1;
  for (let round = 0; round < ROUNDS; round++) next();
}

function next(): u32 {
  const sum = a + b + counter;
  counter++;
  a = b ^ (b >> 9);
  b = c + (c << 3);
  c = rotl(c, 21) + sum;
  return sum;
}

/** A number from 0 to `bound` − 1, each equally likely. */
function randomBelow(bound: u32): u32 {
  // Rejects the lowest 2³² mod `bound` numbers, so that a multiple of the bound remains.
  const passedOver: u32 = (0 - bound) % bound;
  let number = next();
  while (number < passedOver) number = next();
  return number % bound;
}

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
