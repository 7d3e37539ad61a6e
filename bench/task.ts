import { type Counters, sumOf } from './counters';

/** Work to be measured, on a number of items that it goes through in rotation. */
export interface Task {
  /** What the work is done on. Within a group, times are told as ratios to the baseline's. */
  readonly group: string;
  readonly name: string;
  readonly size: number;
  /** Does the work on one item (from 0). */
  readonly visit: (item: number) => void;
  /** Does the work on every item, and counts. */
  readonly count: () => Counters;
}

/** The name of the tasks to which others are compared. */
export const BASELINE = 'baseline';

/** Work on items, and what is counted of its results. */
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
