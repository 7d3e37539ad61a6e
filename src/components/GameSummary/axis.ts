/** From where to where an axis runs; `from` is less than `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The least round number (1, 2 or 5 and noughts) of which a length holds at most `most`. */
function roundStep(length: number, max: number): number {
  const min = Math.max(1, length / max);
  const power = 10 ** Math.floor(Math.log10(min));
  return power * ([1, 2, 5].find((digit) => digit * power >= min) ?? 10);
}

/** The round numbers within a range, nought among them, at most about `most` steps apart. */
export function ticksOf({ from, to }: Range, max: number): readonly number[] {
  const step = roundStep(to - from, max);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** The range of these values and nought; never empty. */
export function rangeOf(values: readonly number[]): Range {
  const from = Math.min(0, ...values);
  return { from, to: Math.max(from + 1, 0, ...values) };
}

/** Where a value lies in a range: 0 at its beginning, 100 at its end. */
export const percentOf = ({ from, to }: Range, value: number): number =>
  ((value - from) / (to - from)) * 100;

/** Moves marks, given in percent, apart so that each has room, as little as a single pass can. */
export function spread(marks: readonly number[], room: number): readonly number[] {
  const order = [...marks.keys()].toSorted((a, b) => (marks[a] ?? 0) - (marks[b] ?? 0));
  const placed = new Map<number, number>();
  let min = 0;
  for (const mark of order) {
    const place = Math.max(min, marks[mark] ?? 0);
    placed.set(mark, place);
    min = place + room;
  }
  let max = 100;
  for (const mark of order.toReversed()) {
    const place = Math.min(max, placed.get(mark) ?? 0);
    placed.set(mark, place);
    max = place - room;
  }
  return marks.map((_, mark) => placed.get(mark) ?? 0);
}
