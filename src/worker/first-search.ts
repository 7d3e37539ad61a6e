import {
  allTiles,
  type Board,
  type BoardState,
  buildGraph,
  DEFAULT_LEVEL,
  emptyGrid,
  GREEDY_STRATEGIES,
  greedyStrategyFor,
  initialRandom,
  layTiles,
  plainBoard,
  type RuleBook,
  type SearchWords,
  searchWordsOf,
  soloView,
  type Steps,
  type Tile,
  withTiles,
} from '../engine';

/**
 * The code of a page’s first search: its words in the form that searches use, greedy players, and a warm-up by their
 * searches. A separate module, since the words are loaded before.
 */

export { buildGraph, greedyStrategyFor, searchWordsOf };

/** Number of searches after which the JIT has optimised most of the engine. */
const SEARCHES = 20;

/** Maximum rack size: only the searching matters here, not its result. */
const MAX_TILES = 7;

const BOARD: Board = { ...plainBoard(15, 15), start: { row: 7, column: 7 } };

/** A rack of tiles spread over the tile set; each number gives another one. */
function rackOf({ tileSet, rackSize }: RuleBook, number: number): readonly Tile[] {
  const tiles = allTiles(tileSet);
  const size = Math.min(rackSize, MAX_TILES, tiles.length);
  const apart = Math.ceil(tiles.length / size);
  return tiles.filter((_, index) => (index + number) % apart === 0).slice(0, size);
}

function fieldAtFirst(rules: RuleBook): BoardState {
  const empty = { board: BOARD, grid: emptyGrid(BOARD) };
  const [first] = rules.tileSet.letters;
  return rules.opening.kind === 'random-tile' && first
    ? withTiles(empty, [{ square: BOARD.start, tile: { kind: 'letter', letter: first.letter } }])
    : empty;
}

/** Runs throwaway searches, move by move as in a game, so that the JIT optimises the hot path. */
export function* warmUp(words: SearchWords, rules: RuleBook): Steps<void> {
  let field = fieldAtFirst(rules);
  let chance = initialRandom({ kind: 'seeded', seed: 'warm-up' });
  for (let turn = 0; turn < SEARCHES; turn++) {
    const position = soloView({ rules, ...field, rack: rackOf(rules, turn) });
    const asked = { position, level: DEFAULT_LEVEL, skill: 0.5, turn, chance };
    const strategy = greedyStrategyFor(asked) ?? GREEDY_STRATEGIES['highest-score'];
    const chosen = yield* strategy(words, asked);
    chance = chosen.chance;
    if (chosen.move.kind === 'play') {
      const laid = layTiles(rules, field, chosen.move.play);
      if (laid.ok) field = withTiles(field, laid.value);
    }
  }
}
