import type { Steps } from '../steps';

/** Which of two numbers comes first: below 0 where `a` does, above where `b` does. */
type Compare = (a: number, b: number) => number;

/** Comparisons between two moments at which the work can be left. */
const COMPARISONS_PER_STEP = 1024;

/** Numbers written down between two such moments. */
const NUMBERS_PER_STEP = 2 ** 14;

/** Of the numbers from 0 to `count - 1`, the first in an order, at most so many. */
export function* selectingFirst(
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
 * Of the numbers from 0 to `count - 1`, the one at a place of an order, from 0, in which no two are the
 * same; undefined where there are fewer. They are not all put in order (Hoare, “Algorithm 65: Find”, 1961).
 */
export function* selectingAt(
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
  let compared = 0;
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    const pivot = at(middle);
    swap(middle, last);
    let divide = first;
    for (let index = first; index < last; index++) {
      if (++compared % COMPARISONS_PER_STEP === 0) yield;
      if (compare(at(index), pivot) < 0) swap(index, divide++);
    }
    swap(divide, last);
    if (divide < place) first = divide + 1;
    else if (divide > place) last = divide - 1;
    else break;
  }
  return numbers[place];
}
