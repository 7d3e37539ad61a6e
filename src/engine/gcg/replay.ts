import type { Board } from '../board';
import {
  applyEvent,
  awardOf,
  decide,
  extend,
  type GameEvent,
  type GameSetup,
  latestState,
  type MoveError,
  startGame,
  type Timeline,
} from '../game';
import { LONGEST } from '../limits';
import { emptyGrid, type Move } from '../play';
import { err, ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { takeTiles, type Tile, tileBehind, tilesValue } from '../tiles';
import type { GcgEntry, GcgGame } from './game';
import { likelyDraws, type LikelyDraws } from './likely-draws';
import { type GcgOrderError, type GcgTurn, type GcgTurns, losesOwn, turnsOfGcg } from './turns';

/** The game that a GCG file is read as. */
export interface GcgTable {
  readonly rules: RuleBook;
  readonly board: Board;
  readonly boardName: string;
}

/** Why a game in GCG cannot have happened; lines count from 1. */
export type GcgGameError =
  | GcgOrderError
  /** The rules refuse the move. */
  | { readonly code: 'GCG_REFUSED'; readonly line: number; readonly refusal: MoveError }
  /** The tiles named in the line cannot all have been on the rack. */
  | { readonly code: 'GCG_RACK'; readonly line: number }
  /** The points or the score of a line are not what comes of the move. */
  | {
      readonly code: 'GCG_POINTS' | 'GCG_TOTAL';
      readonly line: number;
      readonly said: number;
      readonly counted: number;
    }
  /** It counts racks in a game that is not over. */
  | { readonly code: 'GCG_NOT_OVER'; readonly line: number };

/** What a record holds otherwise than the file it was read from. */
export type GcgRemark =
  /** Who went out has twice the tiles of the other there; here each seat has its share. */
  | { readonly code: 'RACKS_CONVERTED'; readonly seat: number; readonly points: number }
  | { readonly code: 'TIME_NOT_COUNTED'; readonly seat: number; readonly points: number }
  /** Tiles of racks that the file does not tell. */
  | { readonly code: 'TILES_MADE_UP'; readonly count: number }
  /** A rack that cannot have been what the line tells, by those of other lines. */
  | { readonly code: 'RACK_DOUBTED'; readonly line: number }
  | { readonly code: 'NOTES_LEFT_OUT'; readonly count: number };

/** A game that was read, played through. */
export interface GcgReplay {
  readonly timeline: Timeline;
  readonly remarks: readonly GcgRemark[];
}

const wrong = (code: 'GCG_POINTS' | 'GCG_TOTAL', line: number, said: number, counted: number) =>
  err({ code, line, said, counted });

type Played = Result<Timeline, GcgGameError>;

/** Appends what has been made sure of. */
function happened(timeline: Timeline, event: GameEvent): Timeline {
  const after = extend(timeline, event);
  if (!after.ok) throw new Error(`A turn that was decided does not apply: ${after.error.code}`);
  return after.value;
}

/** Deals the racks that the players are known to have had, to whoever moves first. */
function dealt(setup: GameSetup, id: string, firstSeat: number, draws: LikelyDraws): Timeline {
  const { record, states, ...rest } = startGame(id, setup);
  const [first] = states;
  const [deal] = record.events;
  if (deal?.kind !== 'deal') throw new Error('A game begins with something else than its deal');
  const racks = deal.racks.map((): readonly Tile[] => []);
  let { bag } = first;
  for (const seat of racks.keys()) {
    const moment = { turns: 0, racks, bag, chance: first.chance };
    racks[seat] = draws.drawn(seat, moment, setup.rules.rackSize);
    bag = takeTiles(bag, racks[seat]).left;
  }
  const event = { ...deal, racks, firstSeat };
  const after = applyEvent(first, event);
  if (!after.ok) throw new Error(`The deal does not apply: ${after.error.code}`);
  return { ...rest, record: { ...record, events: [event] }, states: [first, after.value] };
}

/** The move as the rules know it; which tiles are given back, the file may leave open. */
function moveOf(
  { move, seat }: GcgTurn,
  number: number,
  timeline: Timeline,
  draws: LikelyDraws,
): Move {
  if (move.kind !== 'exchange') return move;
  const { returned } = move;
  const rack = latestState(timeline).racks[seat] ?? [];
  const tiles = typeof returned === 'number' ? draws.returned(number, rack, returned) : returned;
  return { kind: 'exchange', tiles };
}

/** What a move leaves on the rack of its seat before new tiles are drawn. */
const tilesLeft = (rack: readonly Tile[], move: Move): readonly Tile[] => {
  if (move.kind === 'pass') return rack;
  const used = move.kind === 'play' ? move.play.tiles.map(tileBehind) : move.tiles;
  return takeTiles(rack, used).left;
};

/** The event of a turn, with the tiles that were drawn then. */
function eventOf(
  timeline: Timeline,
  turn: GcgTurn,
  number: number,
  draws: LikelyDraws,
): Result<GameEvent, GcgGameError> {
  const { seat, entry } = turn;
  const state = latestState(timeline);
  const move = moveOf(turn, number, timeline, draws);
  const decided = decide(state, move, undefined);
  if (!decided.ok) return err({ code: 'GCG_REFUSED', line: entry.line, refusal: decided.error });
  const event = decided.value;
  const score = event.kind === 'play' ? event.score : 0;
  if (entry.points !== score) return wrong('GCG_POINTS', entry.line, entry.points, score);
  if (event.kind !== 'play' && event.kind !== 'exchange') return ok(event);
  const isWithdrawn = turn.move.kind === 'play' && turn.move.isWithdrawn;
  if (isWithdrawn && event.kind === 'play') {
    return ok({ kind: 'lost-turn', seat, play: event.play, words: event.words });
  }
  const { bag, chance, racks } = state;
  const held = racks.with(seat, tilesLeft(racks[seat] ?? [], move));
  const moment = { turns: number + 1, racks: held, bag, chance };
  const drawn = draws.drawn(seat, moment, event.drawn.length);
  return ok(
    event.kind === 'play' && turn.move.kind === 'play'
      ? { ...event, ...awardOf(turn.move), drawn }
      : { ...event, drawn },
  );
}

/** Whether the score of a seat is that of the line, and that of its challenge before or behind it. */
function checkTotals(timeline: Timeline, { seat, entry, challenge, move }: GcgTurn): Played {
  const score = latestState(timeline).scores[seat] ?? 0;
  const challenged = challenge?.points ?? 0;
  if (challenge && challenge.total !== score) {
    return wrong('GCG_TOTAL', challenge.line, challenge.total, score);
  }
  const isWithdrawn = move.kind === 'play' && move.isWithdrawn;
  // Some files write no points beside what was withdrawn; the score tells that they are gone.
  if (isWithdrawn && challenged !== 0 && challenged !== -entry.points) {
    return wrong('GCG_POINTS', challenge?.line ?? entry.line, challenged, -entry.points);
  }
  const before = score - (isWithdrawn ? -entry.points : challenged);
  return entry.total === before
    ? ok(timeline)
    : wrong('GCG_TOTAL', entry.line, entry.total, before);
}

/** The seat to move passes. */
const passed = (timeline: Timeline): Timeline => {
  const decided = decide(latestState(timeline), { kind: 'pass' }, undefined);
  return decided.ok ? happened(timeline, decided.value) : timeline;
};

function withTurn(before: Timeline, turn: GcgTurn, number: number, draws: LikelyDraws): Played {
  const { line } = turn.entry;
  // A turn may be lost without a line of its own, as by a challenge that failed.
  const timeline = latestState(before).toMove === turn.seat ? before : passed(before);
  const { result, racks } = latestState(timeline);
  // Whoever does not challenge the last play is written to pass.
  if (result && turn.move.kind === 'pass') return checkTotals(timeline, turn);
  if (result) return err({ code: 'GCG_ORDER', line, fault: 'MOVE_AFTER_END' });
  if (takeTiles(racks[turn.seat] ?? [], turn.needed).missing.length > 0) {
    return err({ code: 'GCG_RACK', line });
  }
  const event = eventOf(timeline, turn, number, draws);
  return event.ok ? checkTotals(happened(timeline, event.value), turn) : event;
}

/** Passes of everybody, as often as it takes to end a game that its players have ended. */
function ended(timeline: Timeline): Timeline {
  const { rules, seats } = timeline.record.setup;
  let last = timeline;
  for (let pass = 0; pass < rules.passesToEnd * seats.length; pass++) last = passed(last);
  return last;
}

/** Holds the end-of-game racks of a file against those of the game. */
function checkEnding(
  timeline: Timeline,
  ending: readonly GcgEntry[],
): Result<readonly GcgRemark[], GcgGameError> {
  const { scores, racks, setup } = latestState(timeline);
  const remarks: GcgRemark[] = [];
  const totals = [...scores];
  for (const { line, seat, rack, action, points, total } of ending) {
    if (action.kind === 'end-rack') {
      const loses = losesOwn({ points, rack });
      const left = racks[loses ? seat : 1 - seat] ?? [];
      const isRight =
        left.length === action.tiles.length && takeTiles(left, action.tiles).missing.length === 0;
      if (!isRight) return err({ code: 'GCG_RACK', line });
      const counted = tilesValue(setup.rules.tileSet, left);
      // Where the other loses the points of the rack on a line of its own, they are counted once here.
      const isShared = ending.some((other) => other.seat !== seat && other.points === -counted);
      const gain = isShared ? counted : 2 * counted;
      const due = loses ? 0 - counted : gain;
      if (points !== due) return wrong('GCG_POINTS', line, points, due);
      if (points > 0 && !isShared) remarks.push({ code: 'RACKS_CONVERTED', seat, points });
    } else remarks.push({ code: 'TIME_NOT_COUNTED', seat, points });
    totals[seat] = (totals[seat] ?? 0) + points;
    if (total !== totals[seat]) return wrong('GCG_TOTAL', line, total, totals[seat] ?? 0);
  }
  return ok(remarks);
}

function setupOf({ rules, board, boardName }: GcgTable, game: GcgGame, seed: string): GameSetup {
  const named = (name: string, seat: number): string =>
    [...name].slice(0, LONGEST.name).join('') || `Player ${seat + 1}`;
  return {
    rules,
    board,
    given: [],
    boardName,
    seats: game.names.map((name, seat) => ({ name: named(name, seat), player: 'human', skill: 1 })),
    openRacks: false,
    // No list of the page is that of the file, whatever it calls it: nothing is judged by its words.
    lexiconId: `gcg/${game.lexicon ?? ''}`.slice(0, LONGEST.id),
    chance: { kind: 'seeded', seed },
  };
}

/** Plays the turns of a game. */
function played(
  setup: GameSetup,
  id: string,
  { turns, ending }: GcgTurns,
  draws: LikelyDraws,
): Played {
  let timeline = dealt(setup, id, turns[0]?.seat ?? 0, draws);
  for (const [number, turn] of turns.entries()) {
    const after = withTurn(timeline, turn, number, draws);
    if (!after.ok) return after;
    timeline = after.value;
  }
  const end = ending.find(({ action }) => action.kind === 'end-rack');
  if (!end || latestState(timeline).result) return ok(timeline);
  timeline = ended(timeline);
  return latestState(timeline).result
    ? ok(timeline)
    : err({ code: 'GCG_NOT_OVER', line: end.line });
}

/**
 * Plays a game that a GCG file tells by the rules of a table, and makes the record `id` of it. Moves,
 * points and scores have to be those of the rules; words are not looked up. A play that was withdrawn
 * is a lost turn; tiles that the file does not tell are chosen so that all it tells can have happened.
 */
export function replayGcg(
  table: GcgTable,
  game: GcgGame,
  id: string,
): Result<GcgReplay, GcgGameError> {
  const doubted = new Set<number>();
  for (;;) {
    const read = replayAtAll(table, game, id, doubted);
    const isRack = !read.ok && read.error.code === 'GCG_RACK';
    const next =
      isRack && doubted.size < MOST_DOUBTED ? toDoubt(game, read.error.line, doubted) : undefined;
    if (next === undefined) return read;
    doubted.add(next);
  }
}

/** Most lines whose racks are left out of a game in which they do not go together. */
const MOST_DOUBTED = 20;

/**
 * The line whose rack is believed no more where that of `line` cannot have come of it: the one before of
 * the same seat, else the line itself.
 */
function toDoubt(
  { entries }: GcgGame,
  line: number,
  doubted: ReadonlySet<number>,
): number | undefined {
  const at = entries.findIndex((entry) => entry.line === line);
  const before = entries.slice(0, at).findLast(({ seat }) => seat === entries[at]?.seat);
  return [before?.line, line].find((each) => each !== undefined && !doubted.has(each));
}

/** How often tiles that nobody knows are chosen anew where what is known does not go with them. */
const ATTEMPTS = 5;

function replayAtAll(
  table: GcgTable,
  game: GcgGame,
  id: string,
  doubted: ReadonlySet<number>,
): Result<GcgReplay, GcgGameError> {
  let read = replayWith(table, game, id, id, doubted);
  for (let attempt = 2; attempt <= ATTEMPTS; attempt++) {
    if (read.ok || read.error.code !== 'GCG_RACK') break;
    read = replayWith(table, game, id, `${id}/${attempt}`, doubted);
  }
  return read;
}

function replayWith(
  table: GcgTable,
  game: GcgGame,
  id: string,
  seed: string,
  doubted: ReadonlySet<number>,
): Result<GcgReplay, GcgGameError> {
  const { rules, board } = table;
  const turns = turnsOfGcg(rules, { board, grid: emptyGrid(board) }, game, doubted);
  if (!turns.ok) return turns;
  const draws = likelyDraws(turns.value);
  const timeline = played(setupOf(table, game, seed), id, turns.value, draws);
  if (!timeline.ok) return timeline;
  const ending = checkEnding(timeline.value, turns.value.ending);
  if (!ending.ok) return ending;
  const madeUp = draws.madeUp();
  return ok({
    timeline: { ...timeline.value, wordsChecked: false },
    remarks: [
      ...ending.value,
      ...[...doubted]
        .toSorted((a, b) => a - b)
        .map((line) => ({ code: 'RACK_DOUBTED' as const, line })),
      ...(madeUp > 0 ? [{ code: 'TILES_MADE_UP' as const, count: madeUp }] : []),
      ...(game.notes > 0 ? [{ code: 'NOTES_LEFT_OUT' as const, count: game.notes }] : []),
    ],
  });
}
