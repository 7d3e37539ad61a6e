import type { BoardState } from '../play';
import type { RuleBook } from '../rules';
import type { Tile } from '../tiles';
import { rackToMove } from './legality';
import { seenFrom } from './game-setup';
import type { GameState } from './state';
import { maySeeRack, type RackView, unseenTiles } from './view';

/**
 * All that the seat to move sees of a game, as far as it is of use for choosing a move: never the bag,
 * nor a rack that is hidden from it.
 */
export interface PlayerView extends BoardState {
  readonly rules: RuleBook;
  /** The rack of the seat to move. */
  readonly rack: readonly Tile[];
  /** The racks of all seats. */
  readonly racks: readonly RackView[];
  /** In points, by seat. */
  readonly scores: readonly number[];
  readonly toMove: number;
  /** How many tiles are in the bag. */
  readonly bagCount: number;
  /** Tiles neither on the board nor on a rack that is seen, in the order of the tile set. */
  readonly unseen: readonly Tile[];
  readonly passesInARow: number;
  /** How many turns in a row have laid no tile. */
  readonly turnsWithoutPlay: number;
  /** The seats that are out of the game. */
  readonly resigned: readonly number[];
}

/** What the seat to move sees of a game; with all tiles seen, every rack as well. */
export function playerViewOf(state: GameState, areAllSeen = false): PlayerView {
  const { setup, grid, scores, toMove, bag, passesInARow, turnsWithoutPlay, resigned } = state;
  const { rules, board, given } = setup;
  const racks = state.racks.map(
    (tiles, seat): RackView =>
      (areAllSeen && seenFrom(setup) === undefined) || maySeeRack(state, toMove, seat)
        ? { kind: 'shown', tiles }
        : { kind: 'hidden', count: tiles.length },
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

/** What a seat would see that played from a position alone, with all other tiles in the bag. */
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
