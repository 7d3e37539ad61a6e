/**
 * The kernel: searches for plays, and playouts, in WebAssembly. The caller fills the tables of the tile set,
 * the board, the grid and the rack, and loads them in this order. It then begins a search for all plays or
 * the best, and calls `step` until it returns false; `takePlays` receives the plays. A playout starts from
 * the same board, with the racks of all seats and the bag.
 */
import { deliverPlays } from './plays';
import { searchStep } from './search';

export { loadAnagrams } from './anagrams';
export { loadBag, tilesDrawn, tilesInBag } from './bag';
export { readGrid } from './cross-checks';
export {
  beginGame,
  exchange,
  isOver,
  pass,
  passes,
  play,
  settle,
  stepOfTurn,
  toMove,
  turns,
  loadGameRules,
} from './game';
export { loadGraph } from './graph';
export {
  BAG,
  BEST_LEAVES,
  BONUSES,
  DRAWN,
  FINAL_SCORES,
  GRAPH,
  GRID,
  LEAVE_STRIDES,
  LEAVES,
  LETTER_FACTORS,
  MAX_LEAVES,
  MAX_SQUARES,
  MAX_TILES,
  PLAY_TILES,
  PLAYS,
  RACK_COUNTS,
  RETURNED,
  SEAT_RACKS,
  SEAT_SCORES,
  SEATS_IN_PLAY,
  TABLES_END,
  TEXT_RANKS,
  TILE_VALUES,
  TILES_BY_VALUE,
  TILES_LAID,
  WORD_FACTORS,
} from './layout';
export { enableLeaves } from './leaves';
export { loadBoard } from './lines';
export { visited } from './pause';
export { loadRack } from './rack';
export { seedDraws } from './random';
export { loadRules } from './rules';
export { beginSearch, isCut } from './search';
export { loadSeats } from './seats';
export { loadTileSet } from './tiles';

/** One step of a search. Returns false once it is finished and all its plays are delivered. */
export function step(): bool {
  const isUnfinished = searchStep();
  if (!isUnfinished) deliverPlays();
  return isUnfinished;
}
