import type { Tile } from '../tiles';
import { rackToMove } from './legality';
import { knownSeat } from './game-setup';
import type { GameState } from './state';
import { maySeeRack, type RackView, tilesSeen, unseenTiles, type View } from './view';

/** Information that the seat to move may use to choose a move: never the bag or a hidden rack. */
export interface PlayerView
  extends Pick<View, 'rules' | 'board' | 'grid' | 'toMove' | 'bagCount' | 'unseen'>,
    Pick<GameState, 'scores' | 'passesInARow' | 'turnsWithoutPlay' | 'resigned'> {
  readonly rack: readonly Tile[];
  readonly racks: readonly RackView[];
}

/** The view of the seat to move. `areAllSeen` shows every rack, unless only one seat's tiles are known. */
export function playerViewOf(state: GameState, areAllSeen = false): PlayerView {
  const { setup, grid, scores, toMove, bag, passesInARow, turnsWithoutPlay, resigned } = state;
  const { rules, board, given } = setup;
  const isShown = areAllSeen && knownSeat(setup) === undefined;
  const racks = state.racks.map((tiles, seat) =>
    tilesSeen(tiles, isShown || maySeeRack(state, toMove, seat)),
  );
  return {
    rules,
    board,
    grid,
    rack: rackToMove(state),
    racks,
    scores,
    toMove,
    bagCount: bag.length,
    unseen: unseenTiles({ rules, grid, given }, racks),
    passesInARow,
    turnsWithoutPlay,
    resigned,
  };
}

/** The view of a position played alone, with all other tiles in the bag. */
export function soloView(
  position: Pick<PlayerView, 'rules' | 'board' | 'grid' | 'rack'>,
): PlayerView {
  const racks: readonly RackView[] = [{ kind: 'shown', tiles: position.rack }];
  const unseen = unseenTiles({ ...position, given: [] }, racks);
  return {
    ...position,
    racks,
    scores: [0],
    toMove: 0,
    bagCount: unseen.length,
    unseen,
    passesInARow: 0,
    turnsWithoutPlay: 0,
    resigned: [],
  };
}
