import { isOnBoard, step, sameSquare } from '../board';
import {
  type GcgEntry,
  type GcgGame,
  type GcgNote,
  type GcgRemark,
  type GcgReplay,
  replayGcg,
  type WordCharacter,
} from '../gcg';
import { GCG_LEXICON, latestState, type Timeline } from '../game';
import { tileAt } from '../play';
import { remember } from '../remember';
import { err, ok, type Result } from '../result';
import { takeTiles } from '../tiles';
import { endOfEntry, knownRack, outcomesOf, positionBefore, type TurnOutcome } from './outcomes';
import type { Entry } from './entry';

/** Why an entry cannot become a game; turns are 0-based. */
export type EntryError =
  | { readonly code: 'NO_TURNS' }
  | { readonly code: 'TURN_DOES_NOT_FIT'; readonly turn: number }
  /** The racks known here and later cannot all have been drawn. */
  | { readonly code: 'RACKS_CONTRADICT'; readonly turn: number };

/** Why the known rack of a turn is ignored in the game of an entry; turns are 0-based. */
export type RackDoubt =
  /** With it, its player could not have had the tiles of a later turn. */
  | { readonly code: 'AGAINST_LATER_TURN'; readonly turn: number; readonly later: number }
  /** It could not have been drawn. */
  | { readonly code: 'CANNOT_BE_DRAWN'; readonly turn: number };

/** Racks that are ignored in the game of an entry, because they contradict others. */
export interface Doubts {
  readonly racks: readonly RackDoubt[];
  /** Seats whose racks at the end are ignored. */
  readonly left: readonly number[];
}

export interface EnteredGame extends Pick<GcgReplay, 'timeline'> {
  readonly doubts: Doubts;
  /** Number of tiles on racks that are not known. */
  readonly madeUp: number;
}

/** Lines of a turn: its notes, its move, its challenge, and the notes after it. */
const LINES_PER_TURN = 3;
const lineOf = (turn: number): number => LINES_PER_TURN * turn + 1;
const turnOf = (line: number): number => Math.floor((line - 1) / LINES_PER_TURN);

function actionOf({ turn: { move }, before }: TurnOutcome): GcgEntry['action'] {
  if (move.kind !== 'play') return move;
  const { laid, direction } = move;
  const [first, last] = [laid[0], laid.at(-1)];
  const word: WordCharacter[] = [];
  if (!first || !last) throw new Error('A play that fits has tiles');
  for (let at = first.square; isOnBoard(before.board, at); at = step(at, direction, 1)) {
    const tile = laid.find(({ square }) => sameSquare(square, at))?.tile;
    word.push(tile && !tileAt(before, at) ? { kind: 'tile', tile } : { kind: 'through' });
    if (sameSquare(at, last.square)) break;
  }
  return { kind: 'play', square: first.square, direction, word };
}

/** The lines of a turn, as in a file. */
function linesOf(outcome: TurnOutcome, index: number): readonly GcgEntry[] {
  const { turn, seat, before, score, total } = outcome;
  const { move } = turn;
  const line = lineOf(index);
  const points = (before.scores[seat] ?? 0) + score;
  const rack = knownRack(turn);
  const first = { line, seat, rack, action: actionOf(outcome), points: score, total: points };
  if (move.kind !== 'play' || (!move.isWithdrawn && move.awarded === 0)) return [first];
  const { isWithdrawn, awarded } = move;
  const action = { kind: isWithdrawn ? ('withdrawn' as const) : ('challenge' as const) };
  const gain = isWithdrawn ? -score : awarded;
  return [first, { line: line + 1, seat, rack: [], action, points: gain, total }];
}

/** An entry whose turns all fit, as a file. */
function gcgOf(entry: Entry): GcgGame {
  const { setup, title, description, turns, ending } = entry;
  const { scores } = positionBefore(entry, turns.length);
  const end = lineOf(turns.length);
  const penalties = ending.time.flatMap((points, seat): readonly GcgEntry[] => {
    const total = (scores[seat] ?? 0) + points;
    const action = { kind: 'time' as const };
    return points === 0 ? [] : [{ line: end, seat, rack: [], action, points, total }];
  });
  const noted = (texts: readonly string[], line: number, isAtEnd = false): readonly GcgNote[] =>
    texts.map((text) => ({ line, text, isAtEnd }));
  return {
    names: setup.seats.map(({ name }) => name),
    title,
    description,
    lexicon: setup.lexiconId.slice(GCG_LEXICON.length),
    entries: [...outcomesOf(entry).flatMap(linesOf), ...penalties],
    racks: ending.left,
    isStopped: ending.isStopped,
    notes: [
      ...noted(entry.notes, 0),
      ...turns.flatMap(({ notes }, turn) => noted(notes, lineOf(turn) + 2)),
      ...noted(ending.notes, end + 1, true),
    ],
  };
}

function doubtsIn(remark: GcgRemark): readonly RackDoubt[] {
  if (remark.code !== 'RACK_DOUBTED') return [];
  const [turn, later] = [turnOf(remark.line), turnOf(remark.against)];
  return turn === later
    ? [{ code: 'CANNOT_BE_DRAWN', turn }]
    : [{ code: 'AGAINST_LATER_TURN', turn, later }];
}

/** Seats that had other tiles left in the game than entered. */
function leftDoubted(entry: Entry, timeline: Timeline): readonly number[] {
  const { racks } = latestState(timeline);
  return (endOfEntry(entry)?.racks ?? []).flatMap((left, seat) => {
    const rack = racks[seat] ?? [];
    const isSame = !left || takeTiles(rack, left).missing.length === 0;
    return isSame ? [] : [seat];
  });
}

/** Records the final scores with time penalties, which the turns alone do not give. */
function withFinalScores(timeline: Timeline, entry: Entry): Timeline {
  const { record } = timeline;
  const scores = endOfEntry(entry)?.scores;
  if (!scores || !record.imported) return timeline;
  return { ...timeline, record: { ...record, imported: { ...record.imported, scores } } };
}

/**
 * Makes a game of an entry, as the record `id`. Tiles that are not known are chosen so that everything entered
 * can have happened.
 */
export function gameOfEntry(entry: Entry, id: string): Result<EnteredGame, EntryError> {
  const misfit = outcomesOf(entry).findIndex(({ problem }) => problem);
  if (misfit >= 0) return err({ code: 'TURN_DOES_NOT_FIT', turn: misfit });
  if (entry.turns.length === 0) return err({ code: 'NO_TURNS' });
  const replayed = replayGcg(entry.setup, gcgOf(entry), id);
  if (!replayed.ok) {
    const { error } = replayed;
    return err({ code: 'RACKS_CONTRADICT', turn: turnOf(error.line) });
  }
  const { remarks } = replayed.value;
  const timeline = withFinalScores(replayed.value.timeline, entry);
  return ok({
    timeline,
    doubts: { racks: remarks.flatMap(doubtsIn), left: leftDoubted(entry, timeline) },
    madeUp: remarks.find((each) => each.code === 'TILES_MADE_UP')?.count ?? 0,
  });
}

const NO_DOUBTS: Doubts = { racks: [], left: [] };

/**
 * The racks that the game of an entry would ignore, and the one for which there can be no game. None while a turn does
 * not fit.
 */
export const doubtsOf = remember((entry: Entry): Doubts => {
  const game = gameOfEntry(entry, 'doubts');
  if (game.ok) return game.value.doubts;
  const { error } = game;
  return error.code === 'RACKS_CONTRADICT'
    ? { ...NO_DOUBTS, racks: [{ code: 'CANNOT_BE_DRAWN', turn: error.turn }] }
    : NO_DOUBTS;
});
