import type { Board, Square } from '../board';
import { type BoardState, type Grid, type LaidTile, layTiles, type Play } from '../play';
import { type RuleBook, withSanitizedNames } from '../rules';
import { sanitizeName } from '../text';
import { FaceCounts, type Tile, rackTileOf, tilesLeft } from '../tiles';
import { latestState, type Timeline } from './record';
import { pickAwarded, type Help, isTurn, type TurnEvent } from './event';
import { type Seat, knownSeat } from './game-setup';
import type { GameResult, GameState } from './state';

export type RackView =
  | { readonly kind: 'shown'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'hidden'; readonly count: number };

export interface SeatView extends Seat {
  readonly score: number;
  readonly rack: RackView;
}

type TurnAction =
  | {
      readonly kind: 'play';
      readonly play: Play;
      readonly squares: readonly Square[];
      readonly words: readonly string[];
      readonly score: number;
      /** Points that the referee gave because a challenge failed; absent if there were none. */
      readonly awarded?: number | undefined;
      readonly drawn: RackView;
    }
  | { readonly kind: 'exchange'; readonly returned: RackView; readonly drawn: RackView }
  | { readonly kind: 'pass' | 'resign' }
  | {
      readonly kind: 'lost-turn';
      readonly play: Play;
      readonly squares: readonly Square[];
      /** Only those that are not in the list. */
      readonly words: readonly string[];
    };

/** A move, lost turn or resignation as one viewer saw it. */
export type Turn = TurnAction & {
  readonly seat: number;
  readonly total: number;
  /** Help that the player got before the turn; absent if there was none. */
  readonly help?: readonly Help[] | undefined;
};

/** A seat; `everyone`, if there is nothing to hide; or `nobody`, while the screen is handed over. */
export type Viewer = number | 'everyone' | 'nobody';

declare const viewBrand: unique symbol;

/**
 * All that a seat, screen, strategy or peer may know about a game. Made only by `viewFor`, or without the
 * record by `viewOfUpdate`.
 */
export interface View extends BoardState {
  readonly [viewBrand]: true;
  readonly viewer: Viewer;
  readonly rules: RuleBook;
  readonly board: Board;
  /** Tiles on the board before the first turn; they do not come from the bag. */
  readonly given: readonly LaidTile[];
  readonly boardName: string;
  readonly grid: Grid;
  readonly openRacks: boolean;
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

function actionOf(before: GameState, event: TurnEvent, isOwn: boolean): TurnAction {
  const { rules, board } = before.setup;
  const squaresOf = (play: Play): readonly Square[] => {
    const laid = layTiles(rules, { board, grid: before.grid }, play);
    return laid.ok ? laid.value.map(({ square }) => square) : [];
  };
  switch (event.kind) {
    case 'play': {
      const { kind, play, words, score } = event;
      return {
        kind,
        play,
        squares: squaresOf(play),
        words,
        score,
        ...pickAwarded(event),
        drawn: tilesSeen(event.drawn, isOwn),
      };
    }
    case 'exchange':
      return {
        kind: event.kind,
        returned: tilesSeen(event.returned, isOwn),
        drawn: tilesSeen(event.drawn, isOwn),
      };
    case 'pass':
    case 'resign':
      return { kind: event.kind };
    case 'lost-turn':
      return {
        kind: event.kind,
        play: event.play,
        squares: squaresOf(event.play),
        words: event.words,
      };
  }
}

interface SeenTurn {
  own?: Turn;
  others?: Turn;
}

/** Cache by the state after each turn: a long game is viewed again after every turn. */
const seenTurns = new WeakMap<GameState, SeenTurn>();

function turnOf(before: GameState, event: TurnEvent, after: GameState, viewer: Viewer): Turn {
  const { seat } = event;
  const isOwn = (viewer === 'everyone' || viewer === seat) && isKnown(before, seat);
  const seen = seenTurns.get(after) ?? {};
  seenTurns.set(after, seen);
  return (seen[isOwn ? 'own' : 'others'] ??= {
    ...actionOf(before, event, isOwn),
    seat,
    total: after.scores[seat] ?? 0,
    ...(before.helped.length > 0 ? { help: before.helped } : {}),
  });
}

function turnsOf({ record, states }: Timeline, viewer: Viewer, events: number): readonly Turn[] {
  return record.events.slice(0, events).flatMap((event, index): readonly Turn[] => {
    const before = states[index];
    const after = states[index + 1];
    return before && after && isTurn(event) ? [turnOf(before, event, after, viewer)] : [];
  });
}

export function unseenTiles(
  { rules, grid, given }: Pick<ViewFields, 'rules' | 'grid' | 'given'>,
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

/** The fields of a view from which the others follow. */
export type ViewFields = Omit<View, typeof viewBrand | 'unseen'>;

/** Completes a view and sanitizes its names. Only for functions that make views. */
export function completeView(seen: ViewFields): View {
  const view: Omit<View, typeof viewBrand> = {
    ...seen,
    rules: withSanitizedNames(seen.rules),
    boardName: sanitizeName(seen.boardName),
    seats: seen.seats.map((each) => ({ ...each, name: sanitizeName(each.name) })),
    unseen: unseenTiles(
      seen,
      seen.seats.map(({ rack }) => rack),
    ),
  };
  return view as View;
}

export function viewFor(
  timeline: Timeline,
  viewer: Viewer,
  events: number = timeline.record.events.length,
): View {
  const state = timeline.states[events] ?? latestState(timeline);
  const { rules, board, given, boardName, openRacks } = state.setup;
  const seats = state.setup.seats.map(({ name, player, skill, level }, seat): SeatView => {
    const tiles = state.racks[seat] ?? [];
    return {
      name,
      player,
      skill,
      level,
      score: state.result?.finalScores[seat] ?? state.scores[seat] ?? 0,
      rack: maySeeRack(state, viewer, seat)
        ? { kind: 'shown', tiles }
        : { kind: 'hidden', count: tiles.length },
    };
  });
  return completeView({
    viewer,
    rules,
    board,
    given,
    boardName,
    grid: state.grid,
    openRacks,
    seats,
    toMove: state.toMove,
    bagCount: state.bag.length,
    turns: turnsOf(timeline, viewer, events),
    result: state.result,
  });
}

export const resignedIn = (turns: readonly Pick<Turn, 'kind' | 'seat'>[]): readonly number[] =>
  turns.flatMap(({ kind, seat }) => (kind === 'resign' ? [seat] : []));
