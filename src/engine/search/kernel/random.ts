/**
 * Numbers for the draws of games that are only imagined: the generator sfc32 of Chris Doty-Humphrey's
 * PractRand, small and fast, and made from 32 bits of seed as that begins it.
 */

let a: u32 = 0;
let b: u32 = 0;
let c: u32 = 0;
let counter: u32 = 1;

/** Rounds after which nothing of a seed is to be seen any more. */
const ROUNDS = 12;

export function seed(number: u32): void {
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

/** A number from 0 to one less than a bound, each as likely as any other. */
export function below(bound: u32): u32 {
  // Of all numbers of 32 bits, those above the last multiple of the bound are passed over.
  const passedOver: u32 = (0 - bound) % bound;
  let number = next();
  while (number < passedOver) number = next();
  return number % bound;
}
