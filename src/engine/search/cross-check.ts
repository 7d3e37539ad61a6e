import {
  arcOf,
  endsWord,
  isLast,
  letterOf,
  NO_ARC,
  NO_STATE,
  targetOf,
  type WordGraph,
} from '../lexicon';
import type { RuleBook } from '../rules';
import type { PackedGrid } from './lines';

/** What free squares ask of a tile laid there, by the tiles beside it across the line of play. */
export interface CrossChecks {
  /** The letters that form a word across, a bit each: numbers below 32, and the others. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** 1 where a word across would be formed. */
  readonly isCrossed: Uint8Array;
  /** Face values of the tiles beside it, in points. */
  readonly crossValue: Int32Array;
}

/** A free square in its line across: squares `step` apart in the grid, numbered from 0. */
interface CrossPlace {
  readonly index: number;
  readonly step: number;
  readonly line: number;
  readonly count: number;
}

/** The last of the tiles that follow a free square one way (−1 or 1), or the square itself. */
function endOfRun({ letters }: PackedGrid, place: CrossPlace, way: 1 | -1): number {
  let { index, line } = place;
  const last = way === 1 ? place.count - 1 : 0;
  while (line !== last && letters[index + way * place.step] !== 0) {
    index += way * place.step;
    line += way;
  }
  return index;
}

/** The state after the tiles from one square to another, read `step` by `step`. */
function after(
  graph: WordGraph,
  { letters }: PackedGrid,
  start: number,
  from: number,
  to: number,
  step: number,
): number {
  let state = start;
  for (let index = from; state !== NO_STATE; index += step) {
    state = targetOf(arcOf(graph, state, letters[index] ?? 0));
    if (index === to) break;
  }
  return state;
}

/** Whether a word ends with the tiles from one square to another. */
function endsWith(
  graph: WordGraph,
  { letters }: PackedGrid,
  start: number,
  from: number,
  to: number,
  step: number,
): boolean {
  let arc = NO_ARC;
  let state = start;
  for (let index = from; ; index += step) {
    arc = arcOf(graph, state, letters[index] ?? 0);
    if (arc === NO_ARC || index === to) return endsWord(arc);
    state = targetOf(arc);
  }
}

/** Writes down the check of a free square beside tiles, at a place of the arrays. */
export function crossCheck(
  graph: WordGraph,
  rules: RuleBook,
  grid: PackedGrid,
  place: CrossPlace,
  checks: CrossChecks,
  at: number,
): void {
  const { index, step } = place;
  const first = endOfRun(grid, place, -1);
  const last = endOfRun(grid, place, 1);
  checks.isCrossed[at] = 1;
  checks.low[at] = 0;
  checks.high[at] = 0;
  for (let tile = first; tile <= last; tile += step) {
    checks.crossValue[at] = (checks.crossValue[at] ?? 0) + (grid.values[tile] ?? 0);
  }
  const length = (last - first) / step + 1;
  if (rules.wordsPerMove === 'one' || length < rules.shortestWord) return;

  const isFirst = first === index;
  const state = isFirst
    ? after(graph, grid, graph.outwards, last, index + step, -step)
    : after(graph, grid, graph.forwards, first, index - step, step);
  if (state === NO_STATE) return;
  for (let next = state; ; next++) {
    const arc = graph.arcs[next] ?? NO_ARC;
    const isWord =
      isFirst || last === index
        ? endsWord(arc)
        : endsWith(graph, grid, targetOf(arc), index + step, last, step);
    const letter = letterOf(arc);
    if (isWord && letter < 32) checks.low[at] = (checks.low[at] ?? 0) | (1 << letter);
    else if (isWord) checks.high[at] = (checks.high[at] ?? 0) | (1 << letter);
    if (isLast(arc)) return;
  }
}
