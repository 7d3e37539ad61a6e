import { DIRECTIONS } from '../board';
import { NO_STATE } from '../lexicon';
import { packGrid } from './lines';
import { packRack } from './packed-rack';
import type { Position } from './position';
import type { SearchGraph } from './search-graph';
import type { PlaySink, Walk } from './walk';

/** Finds every legal play of a position; the result is how many states of the graph it visited. */
export function findPlaysIn(
  walk: Walk,
  graph: SearchGraph,
  position: Position,
  sink: PlaySink,
): number {
  const rack = packRack(position);
  if (rack.size === 0 || graph.outwards === NO_STATE) return 0;
  const grid = packGrid(position);
  walk.visited = 0;
  for (const direction of DIRECTIONS) {
    walk.lines.read(graph, position, grid, direction);
    walk.begin(position, rack, sink);
    if (grid.isEmpty) walk.opening(position);
    else for (let line = 0; line < walk.lines.count; line++) walk.along(line);
  }
  return walk.visited;
}
