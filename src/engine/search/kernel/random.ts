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
export function randomBelow(bound: u32): u32 {
  // Rejects the lowest 2³² mod `bound` numbers, so that a multiple of the bound remains.
  const passedOver: u32 = (0 - bound) % bound;
  let number = next();
  while (number < passedOver) number = next();
  return number % bound;
}
