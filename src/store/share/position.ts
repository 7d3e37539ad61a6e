import {
  type GameSetup,
  type RuleBook,
  type Seat,
  type Tile,
  rackTileOf,
  type TileSet,
  tilesOn,
  type View,
} from '../../engine';
import { defaultName } from '../../messages';

function without({ letters, blank }: TileSet, tiles: readonly Tile[]): TileSet {
  const gone = (letter: string | undefined): number =>
    tiles.filter((tile) => (tile.kind === 'blank' ? undefined : tile.letter) === letter).length;
  return {
    letters: letters.map((each) => ({
      ...each,
      count: Math.max(0, each.count - gone(each.letter)),
    })),
    blank: { ...blank, count: Math.max(0, blank.count - gone(undefined)) },
  };
}

function rackSeen({ seats, toMove, result }: View): readonly Tile[] {
  const rack = result ? undefined : seats[toMove]?.rack;
  return rack?.kind === 'shown' ? rack.tiles : [];
}

/** Whether a view shows a position that can be played on from. */
export const hasPosition = (view: View): boolean => rackSeen(view).length > 0;

/**
 * A game that begins as a view shows it, for its seat to move. The tiles on the board are given, and everything
 * that the view does not show is in the bag.
 */
export function positionOf(view: View, seed: string, lexiconId: string): GameSetup {
  const { rules, board, grid, given, boardName, toMove, seats, turns } = view;
  const own = rackSeen(view);
  const laid = tilesOn({ board, grid });
  const fromBag = laid.filter(
    ({ square }) =>
      !given.some((each) => each.square.row === square.row && each.square.column === square.column),
  );
  const left: RuleBook = {
    ...rules,
    tileSet: without(
      rules.tileSet,
      fromBag.map(({ tile }) => rackTileOf(tile)),
    ),
    deal: 'rack-by-rack',
    firstSeat: 'first',
    seats: { ...rules.seats, fixed: [] },
  };
  const inOrder = [...seats.slice(toMove), ...seats.slice(0, toMove)];
  return {
    rules: left,
    board,
    given: laid,
    boardName: `${boardName}, turn ${turns.length + 1}`.slice(0, 100),
    seats: inOrder.map(
      ({ level }, seat): Seat => ({
        name: defaultName(seat),
        player: seat === 0 ? 'human' : 'computer',
        skill: 1,
        ...(seat === 0 || level === undefined ? {} : { level }),
      }),
    ),
    openRacks: false,
    help: true,
    undo: true,
    lexiconId,
    chance: { kind: 'given', tiles: own, seed },
  };
}
