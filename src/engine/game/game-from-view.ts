import { laysFirstTile } from '../play';
import { err, ok, type Result } from '../result';
import { type RandomState, draw, initialRandom, takeTiles, type Tile, tileBehind } from '../tiles';
import { awardOf, type GameEvent } from './event';
import type { GameSetup, PublicSetup } from './game-setup';
import { replay, type Timeline } from './record';
import { type TurnUpdate, type UpdateFault, type ViewUpdate, viewOfUpdate } from './view-update';
import { unseenTiles } from './view';

// Whoever sits at one seat has seen every turn, its own tiles, and how many tiles lie elsewhere. Which those are
// is made up here, from the last moment back to the deal: of the tiles on a rack any may be those drawn last.

/** Where all tiles are that are not on the board. */
interface Tiles {
  readonly racks: readonly (readonly Tile[])[];
  readonly bag: readonly Tile[];
  readonly chance: RandomState;
}

const BLANK: Tile = { kind: 'blank' };

/** Tiles that come from or go back to the bag in a turn. */
interface Exchanged {
  readonly drawn: readonly Tile[];
  readonly returned: readonly Tile[];
}

/** Some tiles, and the source of chance after they were chosen. */
interface Choice {
  readonly tiles: readonly Tile[];
  readonly chance: RandomState;
}

/**
 * Some of these tiles: of those that are wanted first as many as there are, in their order, and then by chance
 * those that are not, as far as there are enough.
 */
function chosen(
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

/** The same for tiles that are better not chosen. */
function chosenWithout(
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

/** The tiles that the viewer gave back in some turns and that were in the bag after these, the latest first. */
const returnedTiles = ({ rules }: PublicSetup, turns: readonly TurnUpdate[]): readonly Tile[] =>
  turns.toReversed().flatMap((turn) => {
    if (turn.kind !== 'exchange' || turn.returned.kind === 'hidden') return [];
    const { returned, drawn } = turn;
    const isDrawnAgain = rules.exchange === 'return-first' && drawn.kind === 'shown';
    return isDrawnAgain ? takeTiles(returned.tiles, drawn.tiles).left : returned.tiles;
  });

/** The tiles that are known to have been in the bag at some moment of the game so far. */
function onceInBag(
  setup: PublicSetup,
  opening: ViewUpdate['opening'],
  turns: readonly TurnUpdate[],
) {
  const returned = returnedTiles(setup, turns);
  // Where a letter would have been laid first and none was, the deal left none in the bag.
  const isWithoutLetters = laysFirstTile(setup) && !opening;
  return isWithoutLetters
    ? [...returned, ...Array.from({ length: setup.rules.tileSet.blank.count }, () => BLANK)]
    : returned;
}

/** Where the tiles are at the last moment, those on hidden racks by chance; undefined if the numbers do not fit. */
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
    const held = chosenWithout(bag, wanted, rack.count, last);
    bag = takeTiles(bag, held.tiles).left;
    last = held.chance;
    return held.tiles;
  });
  return { racks, bag, chance: last };
}

/** The tiles given back in a turn, of those that can have been. */
function returnedIn(
  turn: TurnUpdate,
  possible: readonly Tile[],
  wanted: readonly Tile[],
  chance: RandomState,
): Choice {
  if (turn.kind !== 'exchange') return { tiles: [], chance };
  const { returned } = turn;
  return returned.kind === 'shown'
    ? { tiles: returned.tiles, chance }
    : chosenWithout(possible, wanted, returned.count, chance);
}

/** Where the tiles were before a turn, and which it moved; `wanted` are better in the bag. */
function undone(
  { racks, bag, chance }: Tiles,
  turn: TurnUpdate,
  wanted: readonly Tile[],
  { rules }: PublicSetup,
): { readonly tiles: Tiles; readonly moved: Exchanged } {
  if (turn.kind !== 'play' && turn.kind !== 'exchange') {
    return { tiles: { racks, bag, chance }, moved: { drawn: [], returned: [] } };
  }
  const rack = racks[turn.seat] ?? [];
  const drawn =
    turn.drawn.kind === 'shown'
      ? { tiles: turn.drawn.tiles, chance }
      : chosen(rack, takeTiles(wanted, bag).left, turn.drawn.count, chance);
  // What is returned first may be drawn again.
  const possible = rules.exchange === 'return-first' ? [...bag, ...drawn.tiles] : bag;
  const returned = returnedIn(turn, possible, wanted, drawn.chance);
  const used = turn.kind === 'play' ? turn.play.tiles.map(tileBehind) : returned.tiles;
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

/** What happened in a turn, with the tiles that it moved. */
function eventsOf(turn: TurnUpdate, { drawn, returned }: Exchanged): readonly GameEvent[] {
  const { seat, help = [] } = turn;
  const helps = help.map((each): GameEvent => ({ kind: 'help', seat, help: each }));
  const event = (): GameEvent => {
    switch (turn.kind) {
      case 'play': {
        const { kind, play, words, score } = turn;
        return { kind, seat, play, words, score, ...awardOf(turn), drawn, trace: undefined };
      }
      case 'exchange':
        return { kind: turn.kind, seat, returned, drawn, trace: undefined };
      case 'pass':
        return { kind: turn.kind, seat, trace: undefined };
      case 'lost-turn':
        return { kind: turn.kind, seat, play: turn.play, words: turn.words };
      case 'resign':
        return { kind: turn.kind, seat };
    }
  };
  return [...helps, event()];
}

/**
 * The record of a game that another page keeps, as far as the viewer of an update, all of it, has seen it: see the
 * source of chance `seen`. An update that tells of what cannot have happened is an error.
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
    const before = undone(tiles, turn, onceInBag(setup, opening, turns.slice(0, index)), setup);
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
