import { DIRECTIONS } from '../board';
import { NO_STATE } from '../lexicon';
import { type Anchor, anchorsOf, openingAnchor } from './anchors';
import { BestPlays, PlayList } from './play-list';
import { packGrid } from './packed-lines';
import { type PackedRack, packRack } from './packed-rack';
import type { Position, ScoredPlay } from './position';
import type { SearchGraph } from './search-graph';
import { type SearchWords, withWalks } from './search-words';
import { finished, type Steps } from './steps';
import type { PlaySink, Walk, Walks } from './walk';

/** A walk that has taken up the lines of a direction, and the anchors of these. */
interface DirectionSearch {
  readonly walk: Walk;
  readonly anchors: readonly Anchor[];
}

/** Takes a position up in both directions; there are no ways where no play can be. */
function directionSearches(
  walks: Walks,
  graph: SearchGraph,
  position: Position,
  rack: PackedRack,
  sink: PlaySink,
): readonly DirectionSearch[] {
  const { opening } = position.rules;
  const grid = packGrid(position);
  const isOpening = grid.isEmpty;
  if (rack.size === 0 || graph.gaddagRoot === NO_STATE) return [];
  if (isOpening && opening.kind === 'random-tile') return [];
  const fewest = isOpening && opening.kind !== 'random-tile' ? opening.fewestTiles : 1;
  return DIRECTIONS.map((direction) => {
    const walk = walks[direction];
    walk.lines.read(graph, position, grid, direction);
    walk.begin(position.rules, rack, fewest, sink);
    const anchors = isOpening ? [openingAnchor(position, walk.lines)] : anchorsOf(walk.lines);
    return { walk, anchors };
  });
}

/** Number of states visited in one step of a search, which takes about a tenth of a millisecond. */
const STATES_PER_STEP = 2500;

/** Number of anchors whose bounds are worked out in one step. */
const ANCHORS_PER_STEP = 250;

/**
 * Finds every legal play of a position, anchor by anchor; the result is how many states of the graph
 * were visited.
 */
function* findEvery(
  walks: Walks,
  { graph }: SearchWords,
  position: Position,
  sink: PlaySink,
): Steps<number> {
  let visited = 0;
  let atLastStep = 0;
  for (const { walk, anchors } of directionSearches(
    walks,
    graph,
    position,
    packRack(position),
    sink,
  )) {
    for (const anchor of anchors) {
      visited += walk.from(anchor);
      if (visited - atLastStep < STATES_PER_STEP) continue;
      atLastStep = visited;
      yield;
    }
  }
  return visited;
}

/**
 * Finds plays among which are all that score most; the result is how many states of the graph were
 * visited. Anchors are tried in the order of what their plays can score at most, as long as that
 * is as much as the best so far.
 */
function* findMost(
  walks: Walks,
  { graph, anagrams }: SearchWords,
  position: Position,
  best: BestPlays,
): Steps<number> {
  const { bounds } = walks;
  const rack = packRack(position);
  const ways = directionSearches(walks, graph, position, rack, best);
  bounds.begin(position, rack, anagrams);
  const tries: { walk: Walk; anchor: Anchor; most: number }[] = [];
  for (const { walk, anchors } of ways) {
    for (const anchor of anchors) {
      tries.push({ walk, anchor, most: bounds.read(walk.lines, anchor) });
      if (tries.length % ANCHORS_PER_STEP === 0) yield;
    }
  }
  let visited = 0;
  let atLastStep = 0;
  for (const { walk, anchor, most } of tries.toSorted((a, b) => b.most - a.most)) {
    if (most < best.floor) break;
    bounds.read(walk.lines, anchor);
    visited += walk.from(anchor, bounds);
    if (visited - atLastStep < STATES_PER_STEP) continue;
    atLastStep = visited;
    yield;
  }
  return visited;
}

/** How many plays there is room for at first. */
const ROOM = { all: 1024, best: 32 };

/** What a search came to. */
export interface Finding {
  /** The plays in the order in which they were found. */
  readonly plays: PlayList;
  /** How many states of the word graph were visited, a state as often as the search came to it. */
  readonly visited: number;
}

/** Every legal play of a position, in steps. */
export function* findingPlays(words: SearchWords, position: Position): Steps<Finding> {
  const plays = new PlayList(position, ROOM.all);
  const { kernel } = words;
  if (kernel?.fits(position)) {
    return { plays, visited: yield* kernel.search(position, false, plays) };
  }
  const visited = yield* withWalks(words, (walks) => findEvery(walks, words, position, plays));
  return { plays, visited };
}

/** Plays of a position of which the first in the public order is first among all, in steps. */
export function* findingBest(words: SearchWords, position: Position): Steps<Finding> {
  const plays = new PlayList(position, ROOM.best);
  const { kernel } = words;
  if (kernel?.fits(position)) {
    return { plays, visited: yield* kernel.search(position, true, plays) };
  }
  const best = new BestPlays(plays);
  const visited = yield* withWalks(words, (walks) => findMost(walks, words, position, best));
  return { plays, visited };
}

/** Every legal play of a position. */
export const findPlays = (words: SearchWords, position: Position): Finding =>
  finished(findingPlays(words, position));

/** Plays of a position of which the first in the public order is first among all. */
export const findBest = (words: SearchWords, position: Position): Finding =>
  finished(findingBest(words, position));

/** Every legal play of a position, in the public order. */
export const generatePlays = (words: SearchWords, position: Position): readonly ScoredPlay[] =>
  findPlays(words, position).plays.inOrder();
