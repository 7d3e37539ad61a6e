import { isOnBoard, sameSquare } from '../board';
import {
  dealtCounts,
  firstGrid,
  type GameResult,
  initialState,
  type MoveError,
  refuseExchange,
  resultOf,
} from '../game';
import type { Lexicon } from '../lexicon';
import {
  type BoardState,
  judgePlay,
  type JudgedPlay,
  type LaidTile,
  placeTiles,
  type Play,
  squaresOf,
  tileAt,
  tilesOn,
  withTiles,
} from '../play';
import { remember } from '../remember';
import { err, ok, type Result } from '../result';
import type { TileSet } from '../tiles';
import { allTiles, rackTileOf, takeTiles, type Tile, tilesText } from '../tiles';
import { type EnteredMove, type EnteredTurn, type Entry, seatOfTurn } from './entry';

/** Why a turn cannot have happened as entered. */
export type EntryProblem =
  | MoveError
  | { readonly code: 'TILES_APART' | 'NO_WITHDRAWAL'; readonly squares: readonly [] }
  /** The player cannot have had that many tiles. */
  | { readonly code: 'RACK_TOO_LARGE'; readonly max: number; readonly squares: readonly [] }
  /** More of some tiles than the game has. */
  | { readonly code: 'TOO_MANY_OF_TILE'; readonly tiles: string; readonly squares: readonly [] };

/** The public state between two turns. */
export interface EntryPosition extends BoardState {
  readonly setup: Entry['setup'];
  /** Without end-of-game points. */
  readonly scores: readonly number[];
  readonly bagCount: number;
  /** Number of tiles on each rack. */
  readonly rackCounts: readonly number[];
  readonly passesInARow: number;
  readonly end: 'rack-empty' | 'passes' | undefined;
}

/** The outcome of an entered turn, derived from it and those before it. */
export interface TurnOutcome {
  readonly turn: EnteredTurn;
  readonly seat: number;
  readonly before: EntryPosition;
  /** A turn with a problem counts as a pass. */
  readonly after: EntryPosition;
  /** Points of the play, which a withdrawal takes away again. */
  readonly score: number;
  /** Score of the seat after the turn. */
  readonly total: number;
  readonly judged: JudgedPlay | undefined;
  readonly problem: EntryProblem | undefined;
}

const allTilesOf = remember((tileSet: TileSet) => allTiles(tileSet));

/** The position before the first turn. */
const firstPosition = remember((setup: Entry['setup']): EntryPosition => {
  const bag = allTilesOf(setup.rules.tileSet);
  const rackCounts = dealtCounts(setup, bag);
  return {
    setup,
    board: setup.board,
    grid: firstGrid(setup),
    scores: setup.seats.map(() => 0),
    bagCount: bag.length - rackCounts.reduce((sum, count) => sum + count, 0),
    rackCounts,
    passesInARow: 0,
    end: undefined,
  };
});

/** The known tiles that a move uses. */
function usedTiles(move: EnteredMove): readonly Tile[] {
  switch (move.kind) {
    case 'play':
      return move.laid.map(({ tile }) => rackTileOf(tile));
    case 'exchange':
      return typeof move.returned === 'number' ? [] : move.returned;
    case 'pass':
      return [];
  }
}

/** All tiles known to be on the rack before a turn. */
export const knownRack = ({ rack, move }: Pick<EnteredTurn, 'rack' | 'move'>): readonly Tile[] => [
  ...rack,
  ...takeTiles(rack, usedTiles(move)).missing,
];

/** The tiles of an entered play as a play of the rules; an error if they do not lie as entered. */
function playOf(
  field: BoardState,
  { laid, direction }: Pick<Extract<EnteredMove, { kind: 'play' }>, 'laid' | 'direction'>,
): Result<Play, EntryProblem> {
  const [first] = laid;
  const squares = squaresOf(laid);
  if (!first || !squares.every((square) => isOnBoard(field.board, square))) {
    return err({ code: 'SQUARE_NOT_ON_BOARD', squares: [] });
  }
  const taken = squares.filter((square) => tileAt(field, square));
  if (taken.length > 0) return err({ code: 'SQUARE_OCCUPIED', squares: taken });
  const play = { tiles: laid.map(({ tile }) => tile), square: first.square, direction };
  const placed = placeTiles(field, play);
  const isInPlace = (tile: LaidTile, index: number): boolean => {
    const found = placed[index];
    return found !== undefined && sameSquare(found.square, tile.square);
  };
  return laid.every(isInPlace) ? ok(play) : err({ code: 'TILES_APART', squares: [] });
}

const countReturned = (move: EnteredMove): number =>
  move.kind === 'exchange' && typeof move.returned === 'number' ? move.returned : 0;

/** The tiles on the board that were in the bag, as those given were not. */
function playedTiles(position: EntryPosition): readonly Tile[] {
  const onBoard = tilesOn(position).map(({ tile }) => rackTileOf(tile));
  const given = position.setup.given.map(({ tile }) => rackTileOf(tile));
  return takeTiles(onBoard, given).left;
}

/** Why a rack of a seat cannot have been there; undefined if it can. */
function rackProblem(
  before: EntryPosition,
  seat: number,
  turn: EnteredTurn,
): EntryProblem | undefined {
  const { tileSet } = before.setup.rules;
  const rack = knownRack(turn);
  const max = before.rackCounts[seat] ?? 0;
  if (Math.max(rack.length, countReturned(turn.move)) > max)
    return { code: 'RACK_TOO_LARGE', max, squares: [] };
  const known = [...playedTiles(before), ...rack];
  const { missing } = takeTiles(allTilesOf(tileSet), known);
  return missing.length > 0
    ? { code: 'TOO_MANY_OF_TILE', tiles: tilesText(missing), squares: [] }
    : undefined;
}

interface Effect {
  readonly score: number;
  /** Points of the turn, with those of a challenge. */
  readonly gain: number;
  readonly judged?: JudgedPlay;
  readonly laid: readonly LaidTile[];
  readonly isPass: boolean;
}

const PASS: Effect = { score: 0, gain: 0, laid: [], isPass: true };

function effectOf(before: EntryPosition, move: EnteredMove): Result<Effect, EntryProblem> {
  const { rules } = before.setup;
  if (before.end) return err({ code: 'GAME_IS_OVER', squares: [] });
  switch (move.kind) {
    case 'pass':
      return ok(PASS);
    case 'exchange': {
      const { returned } = move;
      const tiles: readonly Tile[] =
        typeof returned === 'number'
          ? Array.from({ length: returned }, () => ({ kind: 'blank' }))
          : returned;
      const refusal = refuseExchange(rules, tiles, before.bagCount, tiles);
      return refusal ? err(refusal) : ok({ ...PASS, isPass: false });
    }
    case 'play': {
      const { isWithdrawn, awarded } = move;
      if (isWithdrawn && rules.unknownWord !== 'lose-turn') {
        return err({ code: 'NO_WITHDRAWAL', squares: [] });
      }
      const play = playOf(before, move);
      if (!play.ok) return play;
      const rack = usedTiles(move);
      const judged = judgePlay(rules, before, rack, play.value, undefined);
      if (!judged.ok) return judged;
      const { total } = judged.value.score;
      const known = { score: total, judged: judged.value, isPass: false };
      return ok(
        isWithdrawn
          ? { ...known, gain: 0, laid: [] }
          : { ...known, gain: total + awarded, laid: judged.value.laid },
      );
    }
  }
}

function positionAfter(before: EntryPosition, seat: number, effect: Effect): EntryPosition {
  const { setup, scores, bagCount, rackCounts } = before;
  const { rules, seats } = setup;
  const drawn = Math.min(effect.laid.length, bagCount);
  const after = {
    ...before,
    ...(effect.laid.length > 0 ? withTiles(before, effect.laid) : {}),
    scores: scores.with(seat, (scores[seat] ?? 0) + effect.gain),
    bagCount: bagCount - drawn,
    rackCounts: rackCounts.with(seat, (rackCounts[seat] ?? 0) - effect.laid.length + drawn),
    passesInARow: effect.isPass ? before.passesInARow + 1 : 0,
  };
  const isOut = after.bagCount === 0 && after.rackCounts.includes(0);
  if (isOut && rules.emptyRack === 'ends-game') return { ...after, end: 'rack-empty' };
  return after.passesInARow >= rules.passesToEnd * seats.length
    ? { ...after, end: 'passes' }
    : after;
}

function outcomeOf(before: EntryPosition, turn: EnteredTurn, seat: number): TurnOutcome {
  const effect = effectOf(before, turn.move);
  const problem = effect.ok ? rackProblem(before, seat, turn) : effect.error;
  const { score, judged, ...counted } = !problem && effect.ok ? effect.value : { ...PASS };
  // A turn after the end changes nothing.
  const after = before.end ? before : positionAfter(before, seat, { score, ...counted });
  return {
    turn,
    seat,
    before,
    after,
    score,
    total: after.scores[seat] ?? 0,
    judged,
    problem,
  };
}

/** The last outcome of each turn, so that a change of one turn does not judge those before it again. */
const latest = new WeakMap<EnteredTurn, TurnOutcome>();

/** Derives the outcome of each turn of an entry; does not look words up. */
export function outcomesOf(entry: Entry): readonly TurnOutcome[] {
  let before = firstPosition(entry.setup);
  return entry.turns.map((turn, index) => {
    const seat = seatOfTurn(entry, index);
    const known = latest.get(turn);
    const isSame = known?.before === before && known.seat === seat;
    const outcome = isSame ? known : outcomeOf(before, turn, seat);
    latest.set(turn, outcome);
    before = outcome.after;
    return outcome;
  });
}

/** Words of a play that are not in a list. Players may have accepted them. */
export const unlistedWords = (
  { judged }: Pick<TurnOutcome, 'judged'>,
  lexicon: Lexicon,
): readonly string[] =>
  (judged?.words ?? []).filter(({ letters }) => !lexicon.has(letters)).map(({ text }) => text);

/** The position before a turn (0-based), or after the last one. */
export const positionBefore = (entry: Entry, turn: number): EntryPosition => {
  const outcomes = outcomesOf(entry);
  return outcomes[turn]?.before ?? outcomes.at(-1)?.after ?? firstPosition(entry.setup);
};

/** The racks at the end, by seat, as far as they are given or follow from the others. */
function racksAtEnd(entry: Entry, position: EntryPosition) {
  const given = position.rackCounts.map((count, seat) => {
    const rack = count === 0 ? [] : entry.ending.left[seat];
    // A part of a rack is not enough to count it.
    return rack?.length === count ? rack : undefined;
  });
  const [unknown, ...others] = given.flatMap((rack, seat) => (rack ? [] : [seat]));
  if (unknown === undefined || others.length > 0 || position.bagCount > 0) return given;
  const known = [...playedTiles(position), ...given.flatMap((rack) => rack ?? [])];
  return given.with(unknown, takeTiles(allTilesOf(entry.setup.rules.tileSet), known).left);
}

/** The end of an entered game. */
export interface EntryEnd {
  /** Racks at the end; undefined if unknown. */
  readonly racks: readonly (readonly Tile[] | undefined)[];
  /** Undefined while racks are unknown that count. */
  readonly result: GameResult | undefined;
  /** Final scores less time penalties; undefined with the result. */
  readonly scores: readonly number[] | undefined;
}

/** The end of an entered game; undefined unless it is over. */
export function endOfEntry(entry: Entry): EntryEnd | undefined {
  const { setup, ending, turns } = entry;
  const position = positionBefore(entry, turns.length);
  const { end } = position;
  if (!end && !ending.isStopped) return undefined;
  const racks = racksAtEnd(entry, position);
  const counts = setup.rules.unplayedTiles !== 'keep';
  if (counts && racks.includes(undefined)) return { racks, result: undefined, scores: undefined };
  const { seats, rules } = setup;
  const result = resultOf({
    ...initialState({ ...setup, chance: { kind: 'seeded', seed: '' } }),
    racks: racks.map((rack) => rack ?? []),
    bag: Array.from({ length: position.bagCount }, () => ({ kind: 'blank' })),
    scores: position.scores,
    passesInARow: end === 'rack-empty' ? 0 : rules.passesToEnd * seats.length,
  });
  const scores = result?.finalScores.map((score, seat) => score + (ending.time[seat] ?? 0));
  return { racks, result, scores };
}
