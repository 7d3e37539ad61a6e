import { type BoardState, type LaidTile, tilesOn } from '../play';
import type { RuleBook } from '../rules';
import { FaceCounts, rackTileOf, type Tile, tileCount, type TileSet } from '../tiles';
import type { GameSetup, Seat } from './game-setup';

/** A position to play on from: a board with tiles on it, and the rack of the player to move. */
export interface StartPosition extends BoardState {
  readonly rules: RuleBook;
  readonly boardName: string;
  /** The tiles on the board that never were in the bag. */
  readonly given: readonly LaidTile[];
  readonly rack: readonly Tile[];
}

function without({ letters, blank }: TileSet, tiles: FaceCounts): TileSet {
  const left = (tile: Tile, count: number): number => Math.max(0, count - tiles.of(tile));
  return {
    letters: letters.map((each) => ({
      ...each,
      count: left({ kind: 'letter', letter: each.letter }, each.count),
    })),
    blank: { ...blank, count: left({ kind: 'blank' }, blank.count) },
  };
}

/**
 * The rules of a game that deals short racks, as at the end of a game. The other racks can be no longer than the first,
 * so the rules stay as they are unless all tiles fit.
 */
function withShortRacks(rules: RuleBook, rack: readonly Tile[], seats: number): RuleBook {
  const { rackSize, bonuses, tileSet } = rules;
  const { length } = rack;
  if (length === 0 || length >= rackSize || tileCount(tileSet) > seats * length) return rules;
  return {
    ...rules,
    rackSize: length,
    bonuses: bonuses.map((bonus) =>
      bonus.tiles === 'full-rack' ? { ...bonus, tiles: rackSize } : bonus,
    ),
  };
}

/**
 * The set-up of a game that begins with a position, for the first seat to move. The tiles on the board are given, and
 * all that are neither there nor on the rack are on the other racks or in the bag.
 */
export function setupFromPosition(
  { rules, board, grid, boardName, given, rack }: StartPosition,
  game: { readonly seats: readonly Seat[]; readonly lexiconId: string; readonly seed: string },
): GameSetup {
  const { seats, lexiconId, seed } = game;
  const laid = tilesOn({ board, grid });
  const fromBag = new FaceCounts(laid.map(({ tile }) => rackTileOf(tile)));
  for (const { tile } of given) fromBag.take(rackTileOf(tile));
  const left: RuleBook = {
    ...rules,
    tileSet: without(rules.tileSet, fromBag),
    deal: 'rack-by-rack',
    firstSeat: 'first',
    // Players who have resigned may be left out.
    seats: { ...rules.seats, least: Math.min(rules.seats.least, seats.length), fixed: [] },
  };
  return {
    rules: withShortRacks(left, rack, seats.length),
    board,
    given: laid,
    boardName,
    seats,
    openRacks: false,
    help: true,
    undo: true,
    lexiconId,
    chance: { kind: 'given', tiles: rack, seed },
  };
}
