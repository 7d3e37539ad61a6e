import { type RandomState, draw, sameTile, takeTiles, type Tile } from '../tiles';
import { type GcgTurn, type GcgTurns, isWithdrawnPlay, tilesUsed } from './turns';

/**
 * Chooses the drawn tiles that a file leaves open. First come those that the player is known to have had or
 * played later, in the order of need, then those that no player is known to have had.
 */
export interface DrawReconstruction {
  readonly drawn: (seat: number, after: Moment, count: number) => readonly Tile[];
  /** Chooses the tiles that a seat returns if the file gives only their number. */
  readonly returned: (turn: number, rack: readonly Tile[], count: number) => readonly Tile[];
  /** Number of tiles chosen so far without evidence in the file. */
  readonly madeUp: () => number;
}

interface Moment {
  readonly turns: number;
  readonly racks: readonly (readonly Tile[])[];
  readonly bag: readonly Tile[];
  readonly chance: RandomState;
}

/** Tiles that have left the rack after a turn; none if the play was withdrawn. */
const used = (turn: GcgTurn): readonly Tile[] =>
  isWithdrawnPlay(turn) ? [] : tilesUsed(turn.move);

/** A tile to draw before a turn (0-based). Undefined stands for any tile, which the seat then returns. */
interface NeededTile {
  readonly tile: Tile | undefined;
  readonly turn: number;
}

const countOf = (tiles: readonly Tile[], face: Tile): number =>
  tiles.filter((tile) => sameTile(tile, face)).length;

/** How many tiles to look ahead; no game has more. */
const MAX_TILES_AHEAD = 200;

const facesOf = (wants: readonly NeededTile[]): readonly Tile[] =>
  wants.flatMap(({ tile }) => (tile ? [tile] : []));

export function reconstructDraws({ turns, racks }: GcgTurns): DrawReconstruction {
  let madeUp = 0;

  /** Tiles that a seat must draw for its turns from `from` on and for the end, in the order of need. */
  function wantsOf(seat: number, from: number, rack: readonly Tile[]): readonly NeededTile[] {
    const wants: NeededTile[] = [];
    let held = rack;
    const need = (needed: readonly Tile[], turn: number): void => {
      const { missing } = takeTiles(held, needed);
      wants.push(...missing.map((tile) => ({ tile, turn })));
      held = [...held, ...missing];
    };
    const giveBack = (count: number, turn: number): void => {
      const { left } = takeTiles(held, neededAfter(turn, seat, held.length));
      const missing = Math.max(0, count - left.length);
      wants.push(...Array.from({ length: missing }, () => ({ tile: undefined, turn })));
      held = takeTiles(held, left.slice(0, count)).left;
    };
    for (const [index, turn] of turns.entries()) {
      if (index < from || turn.seat !== seat) continue;
      if (wants.length > MAX_TILES_AHEAD) return wants;
      const { move, needed } = turn;
      need(needed, index);
      if (move.kind === 'exchange' && typeof move.returned === 'number') {
        giveBack(move.returned, index);
      }
      held = takeTiles(held, used(turn)).left;
    }
    need(racks[seat] ?? [], turns.length);
    return wants;
  }

  /** Tiles that a seat needs after a turn and at the end, in the order of need: `max` or a few more. */
  function neededAfter(turn: number, seat: number, max: number): readonly Tile[] {
    const needed: Tile[] = [];
    let held: readonly Tile[] = [];
    for (const [index, each] of turns.entries()) {
      if (index <= turn || each.seat !== seat) continue;
      if (needed.length >= max) return needed;
      const { missing } = takeTiles(held, each.needed);
      needed.push(...missing);
      held = takeTiles([...held, ...missing], used(each)).left;
    }
    return [...needed, ...takeTiles(held, racks[seat] ?? []).missing];
  }

  return {
    drawn: (seat, { turns: from, racks: held, bag, chance }, count) => {
      const max = Math.min(count, bag.length);
      const wants = wantsOf(seat, from, held[seat] ?? []);
      const others = held.flatMap((rack, other) =>
        other === seat ? [] : wantsOf(other, from, rack),
      );
      const next = turns.findIndex((turn, index) => index >= from && turn.seat === seat);
      const chosen: Tile[] = [];
      let left = bag;
      /** Takes a random tile, preferably one that no seat needs. */
      const takeAny = (): void => {
        const needed = [...facesOf(others), ...takeTiles(chosen, facesOf(wants)).missing];
        const free = takeTiles(left, needed).left;
        const { drawn } = draw(free.length > 0 ? free : left, chance, 1);
        chosen.push(...drawn);
        left = takeTiles(left, drawn).left;
        madeUp += drawn.length;
      };
      for (const { tile, turn } of wants) {
        if (chosen.length === max) break;
        // Leave a tile that another seat needs sooner and returns in between; it is drawn later.
        const sooner = facesOf(others.filter((want) => turn !== next && want.turn < turn));
        if (!tile) takeAny();
        else if (countOf(left, tile) > countOf(sooner, tile)) {
          chosen.push(tile);
          left = takeTiles(left, [tile]).left;
        }
      }
      while (chosen.length < max) takeAny();
      return chosen;
    },

    returned: (turn, rack, count) => {
      const needed = neededAfter(turn, turns[turn]?.seat ?? 0, rack.length);
      let kept: readonly Tile[] = [];
      for (const tile of needed) {
        const more = [...kept, tile];
        const isThere = takeTiles(rack, more).missing.length === 0;
        if (isThere && more.length <= rack.length - count) kept = more;
      }
      return takeTiles(rack, kept).left.slice(0, count);
    },

    madeUp: () => madeUp,
  };
}
