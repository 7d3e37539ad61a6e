/** From where to where an axis runs; `from` is less than `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The least round number (1, 2 or 5 and noughts) of which a length holds at most `most`. */
function roundStep(length: number, most: number): number {
  const least = Math.max(1, length / most);
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((digit) => digit * power >= least) ?? 10);
}

/** The round numbers within a range, nought among them, at most about `most` steps apart. */
export function ticksOf({ from, to }: Range, most: number): readonly number[] {
  const step = roundStep(to - from, most);
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
  let least = 0;
  for (const mark of order) {
    const place = Math.max(least, marks[mark] ?? 0);
    placed.set(mark, place);
    least = place + room;
  }
  let most = 100;
  for (const mark of order.toReversed()) {
    const place = Math.min(most, placed.get(mark) ?? 0);
    placed.set(mark, place);
    most = place - room;
  }
  return marks.map((_, mark) => placed.get(mark) ?? 0);
}
