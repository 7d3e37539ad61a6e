import {
  appendEvent,
  pickAwarded,
  dealtCounts,
  decide,
  extend,
  type GameEvent,
  type GameSetup,
  latestState,
  putBack,
  type Timeline,
  undealtGame,
} from '../game';
import type { Move } from '../play';
import { err, ok, type Result } from '../result';
import { takeTiles, type Tile, rackTileOf, tilesValue } from '../tiles';
import { type GcgGameError, mismatch, type GcgEntry } from './game';
import type { DrawReconstruction } from './draw-reconstruction';
import {
  type GcgMove,
  type GcgTurn,
  type GcgTurns,
  deductsOwnRack,
  isWithdrawnPlay,
} from './turns';

type Played = Result<Timeline, GcgGameError>;

/** Appends what a line tells, if that fits the rules. */
const withEvent = (timeline: Timeline, event: GameEvent, line: number): Played => {
  const extended = extend(timeline, event);
  return extended.ok ? extended : err({ code: 'GCG_MISFIT', line });
};

/** Deals the racks that the players are known to have had; the seat of the first turn begins. */
function dealRacks(
  setup: GameSetup,
  id: string,
  first: GcgTurn | undefined,
  draws: DrawReconstruction,
): Played {
  const game = undealtGame(id, setup);
  const [{ bag: full, chance }] = game.states;
  const racks = setup.seats.map((): readonly Tile[] => []);
  let bag = full;
  for (const [seat, count] of dealtCounts(setup, full).entries()) {
    racks[seat] = draws.drawn(seat, { turns: 0, racks, bag, chance }, count);
    bag = takeTiles(bag, racks[seat]).left;
  }
  const { seat = 0, entry } = first ?? {};
  const deal = { kind: 'deal' as const, racks, opening: undefined, firstSeat: seat };
  return withEvent(game, { ...deal, trace: undefined }, entry?.line ?? 1);
}

/** Converts a move. Chooses the tiles of an exchange if the file gives only their number. */
function moveOf(
  { move, seat }: GcgTurn,
  number: number,
  timeline: Timeline,
  draws: DrawReconstruction,
): Move {
  if (move.kind !== 'exchange') return move;
  const { returned } = move;
  const rack = latestState(timeline).racks[seat] ?? [];
  const tiles = typeof returned === 'number' ? draws.returned(number, rack, returned) : returned;
  return { kind: 'exchange', tiles };
}

/** The rack after a move, before new tiles are drawn. */
const tilesLeft = (rack: readonly Tile[], move: Move): readonly Tile[] => {
  if (move.kind === 'pass') return rack;
  const used = move.kind === 'play' ? move.play.tiles.map(rackTileOf) : move.tiles;
  return takeTiles(rack, used).left;
};

function eventOf(
  timeline: Timeline,
  turn: GcgTurn,
  number: number,
  draws: DrawReconstruction,
): Result<GameEvent, GcgGameError> {
  const { seat, entry } = turn;
  const state = latestState(timeline);
  const move = moveOf(turn, number, timeline, draws);
  const decided = decide(state, move, undefined);
  if (!decided.ok) return err({ code: 'GCG_REFUSED', line: entry.line, refusal: decided.error });
  const event = decided.value;
  const score = event.kind === 'play' ? event.score : 0;
  if (entry.points !== score) return mismatch('GCG_POINTS', entry.line, entry.points, score);
  if (event.kind !== 'play' && event.kind !== 'exchange') return ok(event);
  if (isWithdrawnPlay(turn) && event.kind === 'play') {
    return ok({ kind: 'lost-turn', seat, play: event.play, words: event.words });
  }
  const { chance, racks, setup } = state;
  const returnsFirst = event.kind === 'exchange' && setup.rules.exchange === 'return-first';
  const bag = returnsFirst ? putBack(state, event.returned) : state.bag;
  const held = racks.with(seat, tilesLeft(racks[seat] ?? [], move));
  const moment = { turns: number + 1, racks: held, bag, chance };
  const drawn = draws.drawn(seat, moment, event.drawn.length);
  return ok(
    event.kind === 'play' && turn.move.kind === 'play'
      ? { ...event, ...pickAwarded(turn.move), drawn }
      : { ...event, drawn },
  );
}

/** Checks the score of a seat against its line and the line of its challenge. */
function checkTotals(timeline: Timeline, turn: GcgTurn): Played {
  const { seat, entry, challenge } = turn;
  const score = latestState(timeline).scores[seat] ?? 0;
  const challenged = challenge?.points ?? 0;
  if (challenge && challenge.total !== score) {
    return mismatch('GCG_TOTAL', challenge.line, challenge.total, score);
  }
  // Some files write no points for a withdrawn play; then only the score shows that they are gone.
  if (isWithdrawnPlay(turn) && challenged !== 0 && challenged !== -entry.points) {
    return mismatch('GCG_POINTS', challenge?.line ?? entry.line, challenged, -entry.points);
  }
  const before = score - (isWithdrawnPlay(turn) ? -entry.points : challenged);
  return entry.total === before
    ? ok(timeline)
    : mismatch('GCG_TOTAL', entry.line, entry.total, before);
}

const withPass = (timeline: Timeline): Timeline => {
  const decided = decide(latestState(timeline), { kind: 'pass' }, undefined);
  return decided.ok ? appendEvent(timeline, decided.value) : timeline;
};

const countReturned = (move: GcgMove): number =>
  move.kind === 'exchange' && typeof move.returned === 'number' ? move.returned : 0;

function withTurn(
  before: Timeline,
  turn: GcgTurn,
  number: number,
  draws: DrawReconstruction,
): Played {
  const { line } = turn.entry;
  // A turn may be lost without a line, for example by a failed challenge.
  const timeline = latestState(before).toMove === turn.seat ? before : withPass(before);
  const { result, racks } = latestState(timeline);
  // Files write a pass if the last play is not challenged.
  if (result && turn.move.kind === 'pass') return checkTotals(timeline, turn);
  if (result) return err({ code: 'GCG_ORDER', line, fault: 'MOVE_AFTER_END' });
  const rack = racks[turn.seat] ?? [];
  const lacks = takeTiles(rack, turn.needed).missing.length > 0;
  if (lacks || countReturned(turn.move) > rack.length) return err({ code: 'GCG_RACK', line });
  const event = eventOf(timeline, turn, number, draws);
  if (!event.ok) return event;
  const after = withEvent(timeline, event.value, line);
  return after.ok ? checkTotals(after.value, turn) : after;
}

/** A replayed game, and the turn of the record (0-based) for each turn of the file, if there is one. */
export interface ReplayedTurns {
  readonly timeline: Timeline;
  readonly places: readonly (number | undefined)[];
}

/** Replays the turns of a file as the record `id`, and checks each against the rules. */
export function replayTurns(
  setup: GameSetup,
  id: string,
  { turns }: GcgTurns,
  draws: DrawReconstruction,
): Result<ReplayedTurns, GcgGameError> {
  const dealt = dealRacks(setup, id, turns[0], draws);
  if (!dealt.ok) return dealt;
  let timeline = dealt.value;
  const places: (number | undefined)[] = [];
  for (const [number, turn] of turns.entries()) {
    const after = withTurn(timeline, turn, number, draws);
    if (!after.ok) return after;
    const taken = latestState(after.value).turns;
    places.push(taken > latestState(timeline).turns ? taken - 1 : undefined);
    timeline = after.value;
  }
  return ok({ timeline, places });
}

export type EndingRemark =
  /** In the file, the seat that went out gets twice the other rack; here each seat gets its share of it. */
  | { readonly code: 'RACKS_CONVERTED'; readonly seat: number; readonly points: number }
  | { readonly code: 'TIME_NOT_COUNTED'; readonly seat: number; readonly points: number };

/** Checks the end-of-game lines of a file against the racks of the game. */
export function checkEnding(
  timeline: Timeline,
  ending: readonly GcgEntry[],
): Result<readonly EndingRemark[], GcgGameError> {
  const { scores, racks, setup } = latestState(timeline);
  const remarks: EndingRemark[] = [];
  const totals = [...scores];
  for (const { line, seat, rack, action, points, total } of ending) {
    if (action.kind === 'end-rack') {
      const loses = deductsOwnRack({ points, rack });
      const left = racks[loses ? seat : 1 - seat] ?? [];
      const isRight =
        left.length === action.tiles.length && takeTiles(left, action.tiles).missing.length === 0;
      if (!isRight) return err({ code: 'GCG_RACK', line });
      const counted = tilesValue(setup.rules.tileSet, left);
      // If another line deducts the rack from the other seat, it counts only once here.
      const isShared = ending.some((other) => other.seat !== seat && other.points === -counted);
      const gain = isShared ? counted : 2 * counted;
      const due = loses ? 0 - counted : gain;
      if (points !== due) return mismatch('GCG_POINTS', line, points, due);
      if (points > 0 && !isShared) remarks.push({ code: 'RACKS_CONVERTED', seat, points });
    } else remarks.push({ code: 'TIME_NOT_COUNTED', seat, points });
    totals[seat] = (totals[seat] ?? 0) + points;
    if (total !== totals[seat]) return mismatch('GCG_TOTAL', line, total, totals[seat] ?? 0);
  }
  return ok(remarks);
}
