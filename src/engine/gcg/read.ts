import type { Board } from '../board';
import {
  type EndingElsewhere,
  firstGrid,
  GCG_LEXICON,
  type GameNote,
  type GameSetup,
  type ImportedGame,
  latestState,
  type PublicSetup,
  type Timeline,
  withImported,
} from '../game';
import { MAX_LENGTH } from '../limits';
import { ok, type Result } from '../result';
import type { RuleBook } from '../rules';
import { sanitizeName } from '../text';
import { alphabetOf, tilesText } from '../tiles';
import { checkEnding, type EndingRemark, replayTurns, type ReplayedTurns } from './replay';
import type { GcgGameError, GcgFileError, GcgGame } from './game';
import { reconstructDraws } from './draw-reconstruction';
import { parseGcg } from './parse';
import { turnsOfGcg, type GcgTurns } from './turns';

export interface GcgTable {
  readonly rules: RuleBook;
  readonly board: Board;
  readonly boardName: string;
}

/** A difference between a record and the file it was read from. */
export type GcgRemark =
  | EndingRemark
  /** Tiles on racks that the file does not give. */
  | { readonly code: 'TILES_MADE_UP'; readonly count: number }
  /** A rack that was ignored because it contradicts the line `against`, which may be its own. */
  | { readonly code: 'RACK_DOUBTED'; readonly line: number; readonly against: number };

export interface GcgReplay {
  readonly timeline: Timeline;
  readonly remarks: readonly GcgRemark[];
}

/** The set-up of a game from a file, at a table. */
export function setupOfGcg({ rules, board, boardName }: GcgTable, game: GcgGame): PublicSetup {
  const isOneName = game.names[0] === game.names[1];
  const named = (name: string, seat: number): string => {
    const number = isOneName ? ` ${seat + 1}` : '';
    const shown = [...sanitizeName(name)].slice(0, MAX_LENGTH.name - number.length).join('');
    return shown ? `${shown}${number}` : `Player ${seat + 1}`;
  };
  return {
    rules,
    board,
    given: [],
    boardName,
    seats: game.names.map((name, seat) => ({ name: named(name, seat), player: 'human', skill: 1 })),
    openRacks: false,
    // Our lists are never the one of the file, even with the same name: no words are judged.
    lexiconId: `${GCG_LEXICON}${game.lexicon ?? ''}`.slice(0, MAX_LENGTH.id),
  };
}

type Failed = Extract<Result<GcgReplay, GcgGameError>, { readonly ok: false }>;

/** Whether a rack of the file is impossible. */
const isRackFault = (read: Result<GcgReplay, GcgGameError>): read is Failed =>
  !read.ok && read.error.code === 'GCG_RACK';

/** Replays a game as the record `id`, ignoring racks that contradict others. */
export function replayGcg(
  setup: PublicSetup,
  game: GcgGame,
  id: string,
): Result<GcgReplay, GcgGameError> {
  const doubted = new Map<number, number>();
  for (;;) {
    const read = replayWithRetries(setup, game, id, doubted);
    if (!isRackFault(read) || doubted.size === MAX_DROPPED_RACKS) return read;
    const { line } = read.error;
    const next = nextIgnoredRack(game, line, doubted);
    if (next === undefined) return read;
    doubted.set(next, line);
  }
}

/** The lines whose racks are ignored, each with the line that it contradicts. */
type DoubtedRacks = ReadonlyMap<number, number>;

const MAX_DROPPED_RACKS = 8;

/**
 * The line whose rack to ignore next if the rack of `line` is impossible: the previous line of the seat, else
 * `line`. Undefined if both are ignored already.
 */
function nextIgnoredRack(
  { entries }: GcgGame,
  line: number,
  doubted: DoubtedRacks,
): number | undefined {
  const at = entries.findIndex((entry) => entry.line === line);
  const before = entries.slice(0, at).findLast(({ seat }) => seat === entries[at]?.seat);
  return [before?.line, line].find((each) => each !== undefined && !doubted.has(each));
}

/** How many times unknown tiles are chosen, if the known racks turn out to be impossible. */
const MAX_ATTEMPTS = 4;

function replayWithRetries(
  setup: PublicSetup,
  game: GcgGame,
  id: string,
  doubted: DoubtedRacks,
): Result<GcgReplay, GcgGameError> {
  for (let attempt = 1; ; attempt++) {
    const seed = attempt === 1 ? id : `${id}/${attempt}`;
    const read = replayWith(setup, game, id, seed, doubted);
    if (attempt === MAX_ATTEMPTS || !isRackFault(read)) return read;
  }
}

/** The notes of a file by the turns of the record. */
function notesOf(
  { notes }: GcgGame,
  { turns }: GcgTurns,
  { timeline, places }: ReplayedTurns,
): readonly GameNote[] {
  const inAll = latestState(timeline).turns;
  return notes.map(({ line, text, isAtEnd }) => {
    const before = turns.filter(({ entry }) => entry.line < line).length;
    const place = places.slice(0, before).findLast((each) => each !== undefined);
    return { after: isAtEnd ? inAll + 1 : place === undefined ? 0 : place + 1, text };
  });
}

/** Collects what a file gives besides its moves: scores, time penalties, racks and notes. */
function knownFromFile(game: GcgGame, gcgTurns: GcgTurns, replayed: ReplayedTurns): ImportedGame {
  const { entries, title, description } = game;
  const { turns, racks: left, ending } = gcgTurns;
  const { timeline, places } = replayed;
  const notes = notesOf(game, gcgTurns, replayed);
  const seats = timeline.record.setup.seats.map((_, seat) => seat);
  const racks = Array.from({ length: latestState(timeline).turns }, () => '');
  const exchanges: number[] = [];
  for (const [index, { needed, move }] of turns.entries()) {
    const place = places[index];
    if (place === undefined) continue;
    racks[place] = tilesText(needed);
    if (move.kind === 'exchange' && typeof move.returned === 'number') exchanges.push(place);
  }
  const timeOf = (seat: number): number =>
    ending
      .filter((entry) => entry.seat === seat && entry.action.kind === 'time')
      .reduce((sum, { points }) => sum + points, 0);
  return {
    scores: seats.map((seat) => entries.findLast((entry) => entry.seat === seat)?.total ?? 0),
    time: seats.map(timeOf),
    racks,
    exchanges,
    left: seats.map((seat) => tilesText(left[seat] ?? [])),
    ...(title === '' ? {} : { title }),
    ...(description === '' ? {} : { description }),
    ...(notes.length === 0 ? {} : { notes }),
  };
}

/** How a game ended, if that does not follow from its turns and racks alone. */
function endingElsewhere(
  { isStopped = false }: GcgGame,
  { ending, racks: left }: GcgTurns,
  timeline: Timeline,
): EndingElsewhere | undefined {
  const { result, turns, racks, bag, setup } = latestState(timeline);
  const countsRacks = ending.some(({ action }) => action.kind === 'end-rack');
  const stops = !result && (isStopped || countsRacks);
  if (!result && !stops) return undefined;
  const unknown = racks.filter((rack, seat) => rack.length !== (left[seat] ?? []).length).length;
  // The last rack is what neither the board nor the other racks hold.
  const isSettled = setup.rules.unplayedTiles === 'keep' || unknown <= Number(bag.length === 0);
  if (!stops && isSettled) return undefined;
  return { ...(stops && { stoppedAfter: turns }), ...(!isSettled && { isUnsettled: true }) };
}

function replayWith(
  setup: PublicSetup,
  game: GcgGame,
  id: string,
  seed: string,
  doubted: DoubtedRacks,
): Result<GcgReplay, GcgGameError> {
  const { rules, board } = setup;
  const turns = turnsOfGcg(rules, { board, grid: firstGrid(setup) }, game, doubted);
  if (!turns.ok) return turns;
  const draws = reconstructDraws(turns.value);
  const seeded: GameSetup = { ...setup, chance: { kind: 'seeded', seed } };
  const replayed = replayTurns(seeded, id, turns.value, draws);
  if (!replayed.ok) return replayed;
  const { timeline } = replayed.value;
  const ending = checkEnding(timeline, turns.value.ending);
  if (!ending.ok) return ending;
  const madeUp = draws.madeUp();
  const elsewhere = endingElsewhere(game, turns.value, timeline);
  const imported = {
    ...knownFromFile(game, turns.value, replayed.value),
    ...(elsewhere && { ending: elsewhere }),
  };
  return ok({
    timeline: { ...withImported(timeline, imported), wordsChecked: false },
    remarks: [
      ...ending.value,
      ...[...doubted]
        .toSorted(([a], [b]) => a - b)
        .map(([line, against]) => ({ code: 'RACK_DOUBTED' as const, line, against })),
      ...(madeUp > 0 ? [{ code: 'TILES_MADE_UP' as const, count: madeUp }] : []),
    ],
  });
}

/**
 * Parses a GCG file and replays it by the rules of a table, as the record `id`. Moves, points and scores must
 * follow the rules; words are not looked up. A withdrawn play becomes a lost turn. Missing tiles are chosen
 * so that everything in the file can have happened.
 */
export function readGcg(
  table: GcgTable,
  source: string,
  id: string,
): Result<GcgReplay, GcgFileError | GcgGameError> {
  const game = parseGcg(alphabetOf(table.rules.tileSet), source);
  return game.ok ? replayGcg(setupOfGcg(table, game.value), game.value, id) : game;
}
