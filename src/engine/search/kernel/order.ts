import { anchors } from './anchors';

/** The anchors in descending order of their bounds, as a heap: usually, only a few are taken. */

/** The bound of each anchor; the heap. */
const BOUNDS: usize = memory.data(160016, 8);
const HEAP: usize = memory.data(80008, 8);
let entries: i32 = 0;

export function setBound(anchor: i32, bound: f64): void {
  store<f64>((anchor as usize) << 3, bound, BOUNDS);
}

export function boundOf(anchor: i32): f64 {
  return load<f64>((anchor as usize) << 3, BOUNDS);
}

function at(place: i32): i32 {
  return load<i32>((place as usize) << 2, HEAP);
}

function put(place: i32, anchor: i32): void {
  store<i32>((place as usize) << 2, anchor, HEAP);
}

/** Whether an anchor comes before another: by bound, then by the order in which they were found. */
function isBefore(a: i32, b: i32): bool {
  const bound = boundOf(a);
  const other = boundOf(b);
  return bound > other || (bound == other && a < b);
}

function sink(from: i32): void {
  const anchor = at(from);
  let place = from;
  while (true) {
    let child = 2 * place + 1;
    if (child >= entries) break;
    if (child + 1 < entries && isBefore(at(child + 1), at(child))) child++;
    if (isBefore(anchor, at(child))) break;
    put(place, at(child));
    place = child;
  }
  put(place, anchor);
}

/** Builds the heap from the bottom (Floyd, “Algorithm 245: Treesort 3”, 1964). All bounds must be known. */
export function buildHeap(): void {
  entries = anchors;
  for (let anchor = 0; anchor < entries; anchor++) put(anchor, anchor);
  for (let place = (entries >> 1) - 1; place >= 0; place--) sink(place);
}

export function isAnyLeft(): bool {
  return entries > 0;
}

/** Removes the first anchor and returns it. There must be one. */
export function takeFirst(): i32 {
  const first = at(0);
  entries--;
  if (entries > 0) {
    put(0, at(entries));
    sink(0);
  }
  return first;
}
