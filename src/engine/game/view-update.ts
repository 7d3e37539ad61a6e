import { isOnBoard } from '../board';
import { type LaidTile, layTiles, withTiles } from '../play';
import { err, ok, type Result } from '../result';
import { alphabetOf, placedTileText, takeTiles, rackTileOf } from '../tiles';
import { copyTurn } from './event';
import type { PublicSetup } from './game-setup';
import { firstGrid } from './state';
import { latestState, type Timeline } from './record';
import {
  onBoard,
  type RackView,
  type Seen,
  type Turn,
  type TurnUpdate,
  type View,
  type Viewer,
  viewFor,
  completeView,
} from './view';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Information for one viewer at one moment, sent instead of the record. */
export interface ViewUpdate extends Omit<Seen, 'grid' | 'turns'> {
  readonly opening: LaidTile | undefined;
  /** Number of turns that precede `turns`. */
  readonly known: number;
  readonly turns: readonly TurnUpdate[];
}

/** Why an update cannot be used: earlier turns are missing, or it belongs to another game. */
export type UpdateFault =
  | { readonly code: 'TURNS_MISSING'; readonly known: number }
  | { readonly code: 'NOT_OF_THIS_GAME' };

/** Copies the fields that views and messages add to `TurnOf`. */
export const outcomeOf = ({ total, help }: Pick<TurnUpdate, 'total' | 'help'>) => ({
  total,
  ...(help ? { help } : {}),
});

/** A turn without its squares. */
const toUpdate = (turn: Turn): TurnUpdate => ({
  ...copyTurn(turn, (tiles) => tiles),
  ...outcomeOf(turn),
});

/** The update for a viewer who has the first `known` turns. */
export function updateFor(timeline: Timeline, viewer: Viewer, known = 0): ViewUpdate {
  const view = viewFor(timeline, viewer);
  const [deal] = timeline.record.events;
  return {
    viewer,
    opening: deal?.kind === 'deal' ? deal.opening : undefined,
    known: Math.min(known, view.turns.length),
    turns: view.turns.slice(known).map(toUpdate),
    scores: view.seats.map(({ score }) => score),
    racks: view.seats.map(({ rack }) => rack),
    toMove: view.toMove,
    bagCount: view.bagCount,
    result: latestState(timeline).result,
  };
}

/** Merges an update into earlier ones; the result has all turns from the first. */
export function withUpdate(
  before: ViewUpdate | undefined,
  update: ViewUpdate,
): Result<ViewUpdate, UpdateFault> {
  const known = before?.turns ?? [];
  if (known.length < update.known) return err({ code: 'TURNS_MISSING', known: known.length });
  return ok({ ...update, known: 0, turns: [...known.slice(0, update.known), ...update.turns] });
}

/** Replays turns on the board and adds their squares. */
function replayTurns(
  setup: PublicSetup,
  opening: LaidTile | undefined,
  toldTurns: readonly TurnUpdate[],
): Result<Pick<View, 'grid' | 'turns'>, UpdateFault> {
  const { rules, board } = setup;
  let field = { board, grid: firstGrid(setup) };
  if (opening && !isOnBoard(board, opening.square)) return err({ code: 'NOT_OF_THIS_GAME' });
  if (opening) field = withTiles(field, [opening]);
  const turns: Turn[] = [];
  for (const turn of toldTurns) {
    const laid = 'play' in turn ? layTiles(rules, field, turn.play) : ok([]);
    if (!laid.ok) return err({ code: 'NOT_OF_THIS_GAME' });
    turns.push(onBoard(turn, laid.value));
    if (turn.kind === 'play') field = withTiles(field, laid.value);
  }
  return ok({ grid: field.grid, turns });
}

const countOf = (rack: RackView): number =>
  rack.kind === 'shown' ? rack.tiles.length : rack.count;

function rackBefore(rack: RackView, drawn: RackView, used: RackView): RackView {
  if (rack.kind === 'shown' && drawn.kind === 'shown' && used.kind === 'shown') {
    return { kind: 'shown', tiles: [...takeTiles(rack.tiles, drawn.tiles).left, ...used.tiles] };
  }
  return { kind: 'hidden', count: countOf(rack) - countOf(drawn) + countOf(used) };
}

type Moment = Pick<ViewUpdate, 'racks' | 'toMove' | 'bagCount'>;

function momentBefore({ racks, bagCount }: Moment, turn: TurnUpdate): Moment {
  const { seat } = turn;
  const rack = racks[seat];
  if (!rack || !('drawn' in turn)) {
    return { racks, bagCount, toMove: seat };
  }
  const used: RackView =
    turn.kind === 'play'
      ? { kind: 'shown', tiles: turn.play.tiles.map(rackTileOf) }
      : turn.returned;
  const drawn = countOf(turn.drawn) - (turn.kind === 'exchange' ? countOf(turn.returned) : 0);
  return {
    racks: racks.with(seat, rackBefore(rack, turn.drawn, used)),
    bagCount: bagCount + drawn,
    toMove: seat,
  };
}

/** Hides all racks but the viewer's: past moments show only how many tiles the others had. */
const othersHidden = (racks: readonly RackView[], viewer: Viewer): readonly RackView[] =>
  racks.map((rack, seat) =>
    seat === viewer ? rack : { kind: 'hidden' as const, count: countOf(rack) },
  );

function updateAfter(update: ViewUpdate, count: number): ViewUpdate {
  const undone = update.turns.slice(count).toReversed();
  const then = undone.reduce<Moment>(momentBefore, {
    ...update,
    racks: othersHidden(update.racks, update.viewer),
  });
  const turns = update.turns.slice(0, count);
  return {
    ...update,
    ...then,
    turns,
    scores: update.scores.map(
      (_, seat) => turns.findLast((turn) => turn.seat === seat)?.total ?? 0,
    ),
    result: undefined,
  };
}

/**
 * The view after the first `count` turns, from a complete update (see `withUpdate`). At past moments it shows
 * no rack but the viewer's.
 */
export function viewOfUpdate(
  setup: PublicSetup,
  update: ViewUpdate,
  count: number = update.turns.length,
): Result<View, UpdateFault> {
  const seen = count < update.turns.length ? updateAfter(update, count) : update;
  const { viewer, opening, turns, scores, racks, toMove, bagCount, result } = seen;
  const isOfThisGame =
    racks.length === setup.seats.length &&
    scores.length === setup.seats.length &&
    [toMove, ...turns.map(({ seat }) => seat)].every((seat) => seat < setup.seats.length);
  if (!isOfThisGame) return err({ code: 'NOT_OF_THIS_GAME' });
  const replayed = replayTurns(setup, opening, turns);
  if (!replayed.ok) return replayed;
  return ok(
    completeView(setup, { viewer, scores, racks, toMove, bagCount, result, ...replayed.value }),
  );
}

/**
 * SHA-256, in hexadecimal, of the public facts at one moment; the same for every viewer. Two pages with the
 * same hash agree on the board, the scores, the turns and the number of tiles in each place.
 */
export function publicHash({ rules, grid, seats, toMove, bagCount, turns, result }: View): string {
  const alphabet = alphabetOf(rules.tileSet);
  const facts = [
    grid.map((content) => (content.kind === 'empty' ? '.' : placedTileText(alphabet, content))),
    seats.map(({ score, rack }) => [score, countOf(rack)]),
    toMove,
    bagCount,
    turns.map(({ kind, seat, total }) => [kind, seat, total]),
    result ? [result.reason, result.finalScores, result.winners] : null,
  ];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(facts))));
}
