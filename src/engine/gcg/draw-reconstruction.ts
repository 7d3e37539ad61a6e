import { type RandomState, draw, sameTile, takeTiles, type Tile } from '../tiles';
import { type GcgTurn, type GcgTurns, tilesUsed } from './turns';

/**
 * Which tiles came from the bag, where a file tells racks in part or not at all: those that their player
 * is known to have had or played later, the ones that are needed first before the others; then any that
 * nobody is known to have had.
 */
export interface DrawReconstruction {
  /** Chooses up to `count` tiles for a seat that holds some, after the first `turns` turns. */
  readonly drawn: (seat: number, after: Moment, count: number) => readonly Tile[];
  /** Which tiles a seat gives back in a turn that says only how many. */
  readonly returned: (turn: number, rack: readonly Tile[], count: number) => readonly Tile[];
  /** How many tiles have been chosen of which the file says nothing. */
  readonly madeUp: () => number;
}

/** A moment of a game. */
export interface Moment {
  /** How many turns there have been. */
  readonly turns: number;
  readonly racks: readonly (readonly Tile[])[];
  readonly bag: readonly Tile[];
  readonly chance: RandomState;
}

/** The tiles of a turn that have left the rack after it. */
const used = ({ move }: GcgTurn): readonly Tile[] =>
  move.kind === 'play' && move.isWithdrawn ? [] : tilesUsed(move);

/** A tile that a seat has yet to draw, any where it is given back, and the turn (from 0) before which it must have. */
interface Want {
  readonly tile: Tile | undefined;
  readonly turn: number;
}

const countOf = (tiles: readonly Tile[], face: Tile): number =>
  tiles.filter((tile) => sameTile(tile, face)).length;

/** So many tiles ahead, what a seat will need is of no account: a game has no more. */
const MAX_TILES_AHEAD = 200;

/** The tiles that are wanted by their faces. */
const facesOf = (wants: readonly Want[]): readonly Tile[] =>
  wants.flatMap(({ tile }) => (tile ? [tile] : []));

export function reconstructDraws({ turns, racks }: GcgTurns): DrawReconstruction {
  let madeUp = 0;

  /** What a seat must have or get in its turns from one on and at the end, in this order, beside what it holds. */
  function wantsOf(seat: number, from: number, rack: readonly Tile[]): readonly Want[] {
    const wants: Want[] = [];
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

  /** The first tiles, `most` or a few more, that a seat has in its turns after one and at the end. */
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
      /** Takes any tile, one that nobody needs if there is such a one. */
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
        // What somebody else needs sooner, as it was given back in between, is drawn later.
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
