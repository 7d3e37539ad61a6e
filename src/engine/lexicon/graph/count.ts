import { endsWord, type Dawg, isLast, targetOf } from './word-graph';

/** Sums up what the arcs of a sound graph count for, along every way forwards from its first state. */
function countForwards({ arcs, dawgRoot }: Dawg, countOf: (arc: number) => number): number {
  // Arcs lead to states before their own, so that those have been counted.
  const counts = new Float64Array(arcs.length);
  let state = 1;
  let count = 0;
  for (let at = 1; at < arcs.length; at++) {
    const arc = arcs[at] ?? 0;
    count += countOf(arc) + (counts[targetOf(arc)] ?? 0);
    if (!isLast(arc)) continue;
    counts[state] = count;
    count = 0;
    state = at + 1;
  }
  return counts[dawgRoot] ?? 0;
}

/** Counts the different beginnings of words. */
export const countPrefixes = (graph: Dawg): number => countForwards(graph, () => 1);

/** Counts the words. */
export const countWords = (graph: Dawg): number =>
  countForwards(graph, (arc) => (endsWord(arc) ? 1 : 0));
