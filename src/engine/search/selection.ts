import type { Steps } from '../steps';

type Compare = (a: number, b: number) => number;

const COMPARISONS_PER_STEP = 1024;

const NUMBERS_PER_STEP = 2 ** 14;

/** The first `max` of the numbers from 0 to `count - 1`, in order. */
export function* selectFirstSteps(
  count: number,
  max: number,
  compare: Compare,
): Steps<readonly number[]> {
  const first: number[] = [];
  for (let number = 0; number < count; number++) {
    if (number % COMPARISONS_PER_STEP === COMPARISONS_PER_STEP - 1) yield;
    const last = first.length < max ? undefined : first.at(-1);
    if (last !== undefined && compare(number, last) >= 0) continue;
    const place = first.findIndex((other) => compare(number, other) < 0);
    first.splice(place < 0 ? first.length : place, 0, number);
    first.length = Math.min(first.length, max);
  }
  return first;
}

/**
 * The number at a 0-based position when the numbers from 0 to `count - 1` are sorted, or undefined if there
 * are fewer. No two may be equal. It selects without sorting all of them (Hoare, “Algorithm 65: Find”, 1961).
 */
export function* selectAtSteps(
  count: number,
  place: number,
  compare: Compare,
): Steps<number | undefined> {
  const numbers = new Int32Array(count);
  for (let number = 0; number < count; number++) {
    if (number % NUMBERS_PER_STEP === NUMBERS_PER_STEP - 1) yield;
    numbers[number] = number;
  }
  const at = (index: number): number => numbers[index] ?? 0;
  function swap(a: number, b: number): void {
    const there = at(a);
    numbers[a] = at(b);
    numbers[b] = there;
  }

  let [first, last] = [0, count - 1];
  let comparisons = 0;
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    const pivot = at(middle);
    swap(middle, last);
    let boundary = first;
    for (let index = first; index < last; index++) {
      if (++comparisons % COMPARISONS_PER_STEP === 0) yield;
      if (compare(at(index), pivot) < 0) swap(index, boundary++);
    }
    swap(boundary, last);
    if (boundary < place) first = boundary + 1;
    else if (boundary > place) last = boundary - 1;
    else break;
  }
  return numbers[place];
}
