import { type Board, squareAt } from '../board';
import { type LaidTile, laysFirstTile } from '../play';
import {
  type Bag,
  type RandomState,
  chooseIndex,
  chooseTile,
  type Draw,
  draw,
  type Tile,
} from '../tiles';
import { type DealEvent, traceOf } from './event';
import type { GameSetup } from './game-setup';
import type { GameState } from './state';

/** Number of tiles that each seat gets in the deal. One tile is reserved if the rules place one before play. */
export function dealtCounts(setup: GameSetup, bag: Bag): readonly number[] {
  const { rules, seats } = setup;
  const { rackSize } = rules;
  const available = Math.max(0, bag.length - Number(laysFirstTile(setup)));
  return seats.map((_, seat) => {
    const due =
      rules.deal === 'rack-by-rack'
        ? available - seat * rackSize
        : Math.ceil((available - seat) / seats.length);
    return Math.max(0, Math.min(rackSize, due));
  });
}

interface Dealt extends Omit<Draw, 'drawn'> {
  readonly racks: readonly (readonly Tile[])[];
}

function dealRacks({ setup, bag }: GameState, chance: RandomState): Dealt {
  const counts = dealtCounts(setup, bag);
  const rounds =
    setup.rules.deal === 'rack-by-rack'
      ? [counts]
      : Array.from({ length: Math.max(0, ...counts) }, (_, round) =>
          counts.map((count) => Number(count > round)),
        );
  let dealt: Dealt = { racks: counts.map(() => []), places: [], bag, chance };
  for (const round of rounds) {
    for (const [seat, count] of round.entries()) {
      const next = draw(dealt.bag, dealt.chance, count);
      dealt = {
        racks: dealt.racks.with(seat, [...(dealt.racks[seat] ?? []), ...next.drawn]),
        places: [...dealt.places, ...next.places],
        bag: next.bag,
        chance: next.chance,
      };
    }
  }
  return dealt;
}

/** Chooses the tile placed before play, a letter, and its square; undefined if the bag has no letter. */
function layFirstTile(
  board: Board,
  bag: Bag,
  before: RandomState,
): { readonly laid: LaidTile; readonly place: number; readonly chance: RandomState } | undefined {
  const lettered = bag.flatMap((tile, place) => (tile.kind === 'letter' ? [{ tile, place }] : []));
  const letters = lettered.map(({ tile }) => tile);
  if (letters.length === 0) return undefined;
  const tile =
    letters.length === 1
      ? { value: 0, chance: { ...before, drawn: before.drawn + 1 } }
      : chooseTile(before, letters);
  const row = chooseIndex(tile.chance, 'first row', board.rows);
  const column = chooseIndex(row.chance, 'first column', board.columns);
  const chosen = lettered[tile.value];
  if (!chosen) return undefined;
  const square = squareAt(board, row.value * board.columns + column.value);
  return { laid: { square, tile: chosen.tile }, place: chosen.place, chance: column.chance };
}

/** Draws the racks, the tile placed before play and the first seat. Pass `before` if the deal has a key. */
export function deal(state: GameState, before: RandomState = state.chance): DealEvent {
  const { rules, board, seats } = state.setup;
  const { racks, places, bag, chance } = dealRacks(state, before);
  const first = laysFirstTile(state.setup) ? layFirstTile(board, bag, chance) : undefined;
  const laidChance = first?.chance ?? chance;
  const begins =
    rules.firstSeat === 'drawn'
      ? chooseIndex(laidChance, 'first seat', seats.length)
      : { value: 0, chance: laidChance };
  return {
    kind: 'deal',
    racks,
    opening: first?.laid,
    firstSeat: begins.value,
    trace: traceOf(begins.chance, first ? [...places, first.place] : places),
  };
}
