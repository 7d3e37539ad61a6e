import { type Counters, sumOf } from './counters';

/** Work to measure on a number of items, which are visited in rotation. */
export interface Task {
  /** The subject of the work; times are reported relative to the baseline of the group. */
  readonly group: string;
  readonly name: string;
  readonly size: number;
  /** Does the work on one item (0-based). */
  readonly visit: (item: number) => void;
  /** Does the work on every item and sums the counters. */
  readonly count: () => Counters;
}

export const BASELINE = 'baseline';

export function taskOf<Item, Work>(
  group: string,
  name: string,
  items: readonly Item[],
  work: (item: Item) => Work,
  count: (work: Work, item: Item) => Counters,
): Task {
  const visits = items.map((item) => () => work(item));
  return {
    group,
    name,
    size: items.length,
    visit: (item) => void visits[item]?.(),
    count: () => sumOf(items.map((item) => count(work(item), item))),
  };
}
