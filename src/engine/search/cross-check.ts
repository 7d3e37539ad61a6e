import { NO_STATE, SEPARATOR } from '../lexicon';
import type { RuleBook } from '../rules';
import type { PackedLines, PackedGrid } from './packed-lines';
import {
  countBits,
  endsWord,
  followedArc,
  NO_ARC,
  type SearchGraph,
  targetOfArc,
} from './search-graph';

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

/** The arc of the last tile from one square to another, read `step` by `step` from a state. */
function lastArc(
  graph: SearchGraph,
  { letters }: PackedGrid,
  start: number,
  from: number,
  to: number,
  step: number,
): number {
  let state = start;
  for (let index = from; ; index += step) {
    const arc = followedArc(graph, state, letters[index] ?? 0);
    if (arc === NO_ARC || index === to) return arc;
    state = targetOfArc(arc);
  }
}

/** Writes down the check of a free square beside tiles, at a place of the lines. */
export function crossCheck(
  graph: SearchGraph,
  rules: RuleBook,
  grid: PackedGrid,
  place: CrossPlace,
  lines: PackedLines,
  at: number,
): void {
  const { index, step } = place;
  const first = endOfRun(grid, place, -1);
  const last = endOfRun(grid, place, 1);
  let crossValue = 0;
  for (let tile = first; tile <= last; tile += step) crossValue += grid.values[tile] ?? 0;
  lines.cross(at, crossValue);
  const length = (last - first) / step + 1;
  if (rules.wordsPerMove === 'one' || length < rules.shortestWord) return;

  const isFirst = first === index;
  const before = isFirst
    ? lastArc(graph, grid, graph.gaddagRoot, last, index + step, -step)
    : lastArc(graph, grid, graph.dawgRoot, first, index - step, step);
  const state = targetOfArc(before);
  if (state === NO_STATE) return;
  let next = state + graph.width;
  for (let half = 0; half < graph.width; half++) {
    for (let rest = graph.cells[state + half] ?? 0; rest !== 0; rest &= rest - 1) {
      const letter = 32 * half + countBits((rest & -rest) - 1);
      const arc = graph.cells[next++] ?? NO_ARC;
      const whole =
        isFirst || last === index
          ? arc
          : lastArc(graph, grid, targetOfArc(arc), index + step, last, step);
      if (letter !== SEPARATOR && endsWord(whole)) lines.allow(at, letter);
    }
  }
}
