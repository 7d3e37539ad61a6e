/**
 * The kernel: searches for plays, and playouts, in WebAssembly. The caller fills the tables of the tile set,
 * the board, the grid and the rack, and loads them in this order. It then begins a search for all plays or
 * the best, and calls `step` until it returns false; `takePlays` receives the plays. A playout starts from
 * the same board, with the racks of all seats and the bag.
 */
import { deliverPlays } from './plays';
import { searchStep } from './search';

export { loadAnagrams } from './anagrams';
export { loadBag, seedDraws, tilesDrawn, tilesInBag } from './bag';
export { readGrid } from './cross-checks';
export {
  beginEndgame,
  endgameBytes,
  endgameValue,
  isEndgameProved,
  nodes,
  stepOfEndgame,
  takeEndgameMove,
} from './endgame';
export { barFirst, barPass } from './endgame-moves';
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
export * from './layout';
export { loadBoard } from './lines';
export { visited } from './pause';
export { enableLeaves, loadRack } from './rack';
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
