import { laysFirstTile } from '../play';
import { err, ok, type Result } from '../result';
import { type RandomState, draw, initialRandom, takeTiles, type Tile, rackTileOf } from '../tiles';
import { copyTurn, type GameEvent, turnEvent } from './event';
import type { GameSetup, PublicSetup } from './game-setup';
import { replay, type Timeline } from './record';
import { type UpdateFault, type ViewUpdate, viewOfUpdate } from './view-update';
import { type RackView, type TurnUpdate, unseenTiles } from './view';

// A seat has seen every turn, its own tiles, and how many tiles are elsewhere. The hidden tiles are invented
// here, from the last moment back to the deal. Any tiles on a rack may be the ones drawn last.

/** All tiles that are not on the board. */
interface Tiles {
  readonly racks: readonly (readonly Tile[])[];
  readonly bag: readonly Tile[];
  readonly chance: RandomState;
}

const BLANK: Tile = { kind: 'blank' };

interface MovedTiles {
  readonly drawn: readonly Tile[];
  readonly returned: readonly Tile[];
}

interface Choice {
  readonly tiles: readonly Tile[];
  readonly chance: RandomState;
}

/** Chooses up to `count` tiles: first those that are wanted, in their order, then others at random. */
function chooseWanted(
  tiles: readonly Tile[],
  wanted: readonly Tile[],
  count: number,
  chance: RandomState,
): Choice {
  const { missing } = takeTiles(tiles, wanted);
  const first = takeTiles(wanted, missing).left.slice(0, count);
  const rest = draw(takeTiles(tiles, first).left, chance, count - first.length);
  return { tiles: [...first, ...rest.drawn], chance: rest.chance };
}

/** Chooses up to `count` tiles at random, and takes unwanted ones only if there are too few others. */
function chooseAvoiding(
  tiles: readonly Tile[],
  unwanted: readonly Tile[],
  count: number,
  chance: RandomState,
): Choice {
  const free = takeTiles(tiles, unwanted).left;
  const first = draw(free, chance, count);
  const rest = draw(takeTiles(tiles, first.drawn).left, first.chance, count - first.drawn.length);
  return { tiles: [...first.drawn, ...rest.drawn], chance: rest.chance };
}

/** The tiles that the viewer returned in some turns and that were in the bag afterwards, latest first. */
const returnedTiles = ({ rules }: PublicSetup, turns: readonly TurnUpdate[]): readonly Tile[] =>
  turns.toReversed().flatMap((turn) => {
    if (turn.kind !== 'exchange' || turn.returned.kind === 'hidden') return [];
    const { returned, drawn } = turn;
    const isDrawnAgain = rules.exchange === 'return-first' && drawn.kind === 'shown';
    return isDrawnAgain ? takeTiles(returned.tiles, drawn.tiles).left : returned.tiles;
  });

/** Tiles that are known to have been in the bag at some moment of these turns. */
function onceInBag(
  setup: PublicSetup,
  opening: ViewUpdate['opening'],
  turns: readonly TurnUpdate[],
) {
  const returned = returnedTiles(setup, turns);
  // If a letter should have been placed first and none was, the deal left no letters in the bag.
  const isWithoutLetters = laysFirstTile(setup) && !opening;
  return isWithoutLetters
    ? [...returned, ...Array.from({ length: setup.rules.tileSet.blank.count }, () => BLANK)]
    : returned;
}

/** The tiles at the last moment, with hidden racks filled at random; undefined if the numbers do not match. */
function lastTiles(setup: PublicSetup, update: ViewUpdate, chance: RandomState): Tiles | undefined {
  const view = viewOfUpdate(setup, update);
  if (!view.ok) return undefined;
  let bag = unseenTiles(view.value, update.racks);
  const hidden = update.racks.map((rack) => (rack.kind === 'hidden' ? rack.count : 0));
  if (hidden.reduce((sum, count) => sum + count, update.bagCount) !== bag.length) return undefined;
  const wanted = onceInBag(setup, update.opening, update.turns);
  let last = chance;
  const racks = update.racks.map((rack) => {
    if (rack.kind === 'shown') return rack.tiles;
    const held = chooseAvoiding(bag, wanted, rack.count, last);
    bag = takeTiles(bag, held.tiles).left;
    last = held.chance;
    return held.tiles;
  });
  return { racks, bag, chance: last };
}

/** The tiles that a seat has seen; hidden ones are chosen. */
const shownOr = (seen: RackView, chance: RandomState, choose: (count: number) => Choice): Choice =>
  seen.kind === 'shown' ? { tiles: seen.tiles, chance } : choose(seen.count);

/** Undoes a turn: the tiles before it and those that it moved. `wanted` tiles go to the bag if possible. */
function undoTurn(
  { racks, bag, chance }: Tiles,
  turn: TurnUpdate,
  wanted: readonly Tile[],
  { rules }: PublicSetup,
): { readonly tiles: Tiles; readonly moved: MovedTiles } {
  if (!('drawn' in turn)) {
    return { tiles: { racks, bag, chance }, moved: { drawn: [], returned: [] } };
  }
  const rack = racks[turn.seat] ?? [];
  const drawn = shownOr(turn.drawn, chance, (count) =>
    chooseWanted(rack, takeTiles(wanted, bag).left, count, chance),
  );
  // If tiles are returned first, they may be drawn again.
  const possible = rules.exchange === 'return-first' ? [...bag, ...drawn.tiles] : bag;
  const returned =
    turn.kind === 'exchange'
      ? shownOr(turn.returned, drawn.chance, (count) =>
          chooseAvoiding(possible, wanted, count, drawn.chance),
        )
      : { tiles: [], chance: drawn.chance };
  const used = turn.kind === 'play' ? turn.play.tiles.map(rackTileOf) : returned.tiles;
  const before = [...takeTiles(rack, drawn.tiles).left, ...used];
  return {
    tiles: {
      racks: racks.with(turn.seat, before),
      bag: takeTiles([...bag, ...drawn.tiles], returned.tiles).left,
      chance: returned.chance,
    },
    moved: { drawn: drawn.tiles, returned: returned.tiles },
  };
}

function eventsOf(turn: TurnUpdate, { drawn, returned }: MovedTiles): readonly GameEvent[] {
  const { seat, help = [] } = turn;
  const helps = help.map((each): GameEvent => ({ kind: 'help', seat, help: each }));
  const made = copyTurn(
    turn,
    () => drawn,
    () => returned,
  );
  return [...helps, turnEvent(made, undefined)];
}

/**
 * Reconstructs a game that another page keeps, from a complete update of one seat. Its random source is
 * `seen`. An update that cannot have happened is an error.
 */
export function gameFromView(
  id: string,
  setup: PublicSetup,
  update: ViewUpdate,
): Result<Timeline, UpdateFault> {
  const fault = err({ code: 'NOT_OF_THIS_GAME' } as const);
  const { viewer, turns, opening } = update;
  if (typeof viewer !== 'number' || viewer >= setup.seats.length) return fault;
  const chance: GameSetup['chance'] = { kind: 'seen', seat: viewer, seed: id };
  let tiles = lastTiles(setup, update, initialRandom(chance));
  const events: (readonly GameEvent[])[] = [];
  for (const [index, turn] of [...turns.entries()].toReversed()) {
    if (!tiles) return fault;
    const before = undoTurn(tiles, turn, onceInBag(setup, opening, turns.slice(0, index)), setup);
    events.push(eventsOf(turn, before.moved));
    ({ tiles } = before);
  }
  if (!tiles) return fault;
  const deal: GameEvent = {
    kind: 'deal',
    racks: tiles.racks,
    opening,
    firstSeat: turns[0]?.seat ?? update.toMove,
    trace: undefined,
  };
  const record = {
    id,
    parent: undefined,
    setup: { ...setup, chance },
    events: [deal, ...events.toReversed().flat()],
  };
  const game = replay(record, undefined);
  return game.ok ? ok({ ...game.value, wordsChecked: false }) : fault;
}
