import { type Chance, draw, sameTile, takeTiles, type Tile, tileBehind } from '../tiles';
import type { GcgTurn, GcgTurns } from './turns';

/**
 * Which tiles came from the bag, where a file tells racks in part or not at all: those that their player
 * is known to have had or played later, the ones that are needed first before the others; then any that
 * nobody is known to have had.
 */
export interface LikelyDraws {
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
  readonly chance: Chance;
}

function used({ move }: GcgTurn): readonly Tile[] {
  if (move.kind === 'play') return move.isWithdrawn ? [] : move.play.tiles.map(tileBehind);
  return move.kind === 'exchange' && typeof move.returned !== 'number' ? move.returned : [];
}

/** A tile that a seat has yet to draw, and the turn (from 0) before which it must have. */
interface Want {
  readonly tile: Tile;
  readonly turn: number;
}

const countOf = (tiles: readonly Tile[], face: Tile): number =>
  tiles.filter((tile) => sameTile(tile, face)).length;

export function likelyDraws({ turns, racks }: GcgTurns): LikelyDraws {
  let madeUp = 0;

  /** What a seat has yet to draw from a turn on, in the order in which it must have come. */
  function wantsOf(seat: number, from: number, rack: readonly Tile[]): readonly Want[] {
    const wants: Want[] = [];
    let held = rack;
    const need = (needed: readonly Tile[], turn: number): void => {
      const { missing } = takeTiles(held, needed);
      wants.push(...missing.map((tile) => ({ tile, turn })));
      held = [...held, ...missing];
    };
    for (const [index, turn] of turns.entries()) {
      if (index < from || turn.seat !== seat) continue;
      need(turn.needed, index);
      held = takeTiles(held, used(turn)).left;
    }
    need(racks[seat]?.tiles ?? [], turns.length);
    return wants;
  }

  return {
    drawn: (seat, { turns: from, racks: held, bag, chance }, count) => {
      const most = Math.min(count, bag.length);
      const wants = wantsOf(seat, from, held[seat] ?? []);
      const others = held.flatMap((rack, other) =>
        other === seat ? [] : wantsOf(other, from, rack),
      );
      const next = turns.findIndex((turn, index) => index >= from && turn.seat === seat);
      const chosen: Tile[] = [];
      let left = bag;
      for (const { tile, turn } of wants) {
        // What somebody else needs sooner, as it was given back in between, is drawn later.
        const sooner = others.filter((want) => want.turn < turn).map((want) => want.tile);
        const isSpare = countOf(left, tile) > countOf(sooner, tile);
        if (chosen.length === most || !(turn === next ? countOf(left, tile) > 0 : isSpare))
          continue;
        chosen.push(tile);
        left = takeTiles(left, [tile]).left;
      }
      const free = takeTiles(
        left,
        others.map(({ tile }) => tile),
      ).left;
      const filled = draw(free, chance, most - chosen.length).drawn;
      const rest = takeTiles(left, filled).left;
      const anyhow = draw(rest, chance, most - chosen.length - filled.length).drawn;
      madeUp += filled.length + anyhow.length;
      return [...chosen, ...filled, ...anyhow];
    },

    returned: (turn, rack, count) => {
      const { seat } = turns[turn] ?? {};
      const next = turns.slice(turn + 1).find((each) => each.seat === seat);
      const kept = next?.needed ?? racks[seat ?? 0]?.tiles ?? [];
      const { left } = takeTiles(rack, kept);
      return [...left, ...takeTiles(rack, left).left].slice(0, count);
    },

    madeUp: () => madeUp,
  };
}
