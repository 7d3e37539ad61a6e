import type { Square } from '../board';
import { type BoardState, type LaidTile, placeTiles, type Play, squaresOf } from '../play';
import { withSanitizedNames } from '../rules';
import { sanitizeName } from '../text';
import { FaceCounts, type Tile, rackTileOf, tilesLeft } from '../tiles';
import { isOnlyCounted, isRackKnown } from './known-tiles';
import { latestState, type Timeline } from './record';
import { copyTurn, type Help, isTurn, type TurnEvent, type TurnOf } from './event';
import { knownSeat, type PublicSetup, type Seat } from './game-setup';
import { boardStateOf, rackToMove } from './legality';
import type { GameResult, GameState } from './state';

export type RackView =
  | { readonly kind: 'shown'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'hidden'; readonly count: number };

export interface SeatView extends Seat {
  readonly score: number;
  readonly rack: RackView;
}

/** A turn with only the facts that one viewer may see. */
export type TurnUpdate = TurnOf<RackView> & {
  /** The score of the seat after the turn. */
  readonly total: number;
  /** Help that the player got before the turn; absent if there was none. */
  readonly help?: readonly Help[] | undefined;
};

/** A play with the squares that it covers, which follow from the board. */
type OnBoard<T> = T extends { readonly play: Play }
  ? T & { readonly squares: readonly Square[] }
  : T;

/** A turn as one viewer sees it. */
export type Turn = OnBoard<TurnUpdate>;

/** A seat; `everyone`, if there is nothing to hide; or `nobody`, while the screen is handed over. */
export type Viewer = number | 'everyone' | 'nobody';

declare const viewBrand: unique symbol;

/**
 * All that a seat, screen, strategy or peer may know about a game. Made only by `viewFor`, or without the
 * record by `viewOfUpdate`.
 */
export interface View
  extends BoardState,
    Pick<PublicSetup, 'rules' | 'given' | 'boardName' | 'openRacks'> {
  readonly [viewBrand]: true;
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  readonly toMove: number;
  readonly bagCount: number;
  /** Tiles neither on the board nor on a visible rack, in the order of the tile set. */
  readonly unseen: readonly Tile[];
  readonly turns: readonly Turn[];
  readonly result: GameResult | undefined;
}

/** Whether the tiles of a seat are known, not invented. */
const isKnown = ({ setup }: GameState, seat: number): boolean =>
  (knownSeat(setup) ?? seat) === seat;

export function maySeeRack(state: GameState, viewer: Viewer, seat: number): boolean {
  if (!isKnown(state, seat) && !state.result) return false;
  if (viewer === 'everyone' || viewer === seat || state.result) return true;
  if (viewer === 'nobody') return false;
  return state.setup.openRacks && state.toMove === viewer;
}

const tilesSeen = (tiles: readonly Tile[], isSeen: boolean): RackView =>
  isSeen ? { kind: 'shown', tiles } : { kind: 'hidden', count: tiles.length };

/** Adds the squares of the tiles that a play lays. */
export const onBoard = (turn: TurnUpdate, laid: readonly LaidTile[]): Turn =>
  'play' in turn ? { ...turn, squares: squaresOf(laid) } : turn;

function seenTurn(before: GameState, event: TurnEvent, after: GameState, isOwn: boolean): Turn {
  const { helped } = before;
  const turn: TurnUpdate = {
    ...copyTurn(event, (tiles) => tilesSeen(tiles, isOwn)),
    total: after.scores[event.seat] ?? 0,
    ...(helped.length > 0 ? { help: helped } : {}),
  };
  return onBoard(turn, 'play' in event ? placeTiles(boardStateOf(before), event.play) : []);
}

interface SeenTurns {
  own?: Turn;
  others?: Turn;
}

/** Cache by the state after each turn: a long game is viewed again after every turn. */
const seenTurns = new WeakMap<GameState, SeenTurns>();

function turnOf(
  timeline: Timeline,
  before: GameState,
  event: TurnEvent,
  after: GameState,
  viewer: Viewer,
): Turn {
  const { seat } = event;
  const isOwn =
    (viewer === 'everyone' || viewer === seat) &&
    isKnown(before, seat) &&
    !isOnlyCounted(timeline, before.turns);
  const seen = seenTurns.get(after) ?? {};
  seenTurns.set(after, seen);
  return (seen[isOwn ? 'own' : 'others'] ??= seenTurn(before, event, after, isOwn));
}

function turnsOf(timeline: Timeline, viewer: Viewer, events: number): readonly Turn[] {
  const { record, states } = timeline;
  return record.events.slice(0, events).flatMap((event, index): readonly Turn[] => {
    const before = states[index];
    const after = states[index + 1];
    return before && after && isTurn(event) ? [turnOf(timeline, before, event, after, viewer)] : [];
  });
}

export function unseenTiles(
  { rules, grid, given }: Pick<View, 'rules' | 'grid' | 'given'>,
  racks: readonly RackView[],
): readonly Tile[] {
  const seen = new FaceCounts();
  for (const content of grid) if (content.kind !== 'empty') seen.add(rackTileOf(content));
  // Given tiles were never in the bag.
  for (const { tile } of given) seen.take(rackTileOf(tile));
  for (const rack of racks) {
    if (rack.kind === 'shown') for (const tile of rack.tiles) seen.add(tile);
  }
  return tilesLeft(rules.tileSet, seen);
}

/** The fields of a view that do not follow from the set-up or from each other. */
export interface Seen
  extends Pick<View, 'viewer' | 'grid' | 'toMove' | 'bagCount' | 'turns' | 'result'> {
  readonly scores: readonly number[];
  readonly racks: readonly RackView[];
}

/** Completes a view and sanitizes its names. Only for functions that make views. */
export function completeView(setup: PublicSetup, { scores, racks, ...seen }: Seen): View {
  const { rules, board, given, boardName, openRacks } = setup;
  const seats = setup.seats.map(
    ({ name, player, skill, level }, seat): SeatView => ({
      name: sanitizeName(name),
      player,
      skill,
      level,
      score: scores[seat] ?? 0,
      rack: racks[seat] ?? { kind: 'hidden', count: 0 },
    }),
  );
  const view: Omit<View, typeof viewBrand> = {
    ...seen,
    rules: withSanitizedNames(rules),
    board,
    given,
    boardName: sanitizeName(boardName),
    openRacks,
    seats,
    unseen: unseenTiles({ rules, grid: seen.grid, given }, racks),
  };
  return view as View;
}

export function viewFor(
  timeline: Timeline,
  viewer: Viewer,
  events: number = timeline.record.events.length,
): View {
  const state = timeline.states[events] ?? latestState(timeline);
  const { setup, grid, racks, scores, toMove, turns, bag, result } = state;
  const isSeen = (rack: readonly Tile[], seat: number): boolean =>
    maySeeRack(state, viewer, seat) && isRackKnown(timeline, { seat, turns, rack });
  return completeView(setup, {
    viewer,
    grid,
    toMove,
    bagCount: bag.length,
    turns: turnsOf(timeline, viewer, events),
    result,
    scores: result?.finalScores ?? scores,
    racks: racks.map((rack, seat) => tilesSeen(rack, isSeen(rack, seat))),
  });
}

export const resignedIn = (turns: readonly Pick<Turn, 'kind' | 'seat'>[]): readonly number[] =>
  turns.flatMap(({ kind, seat }) => (kind === 'resign' ? [seat] : []));

/** Information that the seat to move may use to choose a move: never the bag or a hidden rack. */
export interface PlayerView
  extends Pick<View, 'rules' | 'board' | 'grid' | 'toMove' | 'bagCount' | 'unseen'>,
    Pick<GameState, 'scores' | 'passesInARow' | 'turnsWithoutPlay' | 'resigned'> {
  readonly rack: readonly Tile[];
  readonly racks: readonly RackView[];
  /** Weights of leaves that were learned for this game; they replace those of its rules. */
  readonly learnedLeaves?: readonly number[] | undefined;
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
