import { formatRecord, type GameRecord, isTurn, knownSeat, type Timeline } from '../../engine';
import { gameName } from '../kept-names';
import { parseInSteps } from '../steps';
import { formatKeptGame, recordIn } from './kept-game';
import type { LibraryStorage } from '../services';

/**
 * Outcome of saving a game: `not-wanted` if the library has as much of it, or more; `overtaken` if another tab has
 * written it since.
 */
export type Kept = 'kept' | 'not-wanted' | 'overtaken' | 'failed';

/** A copy of a game under another id. */
export const withId = (game: Timeline, id: string): Timeline => ({
  ...game,
  record: { ...game.record, id },
});

/** Saves a game under the id of its record, over the text that this tab last read or wrote there. */
export const keepGame = (
  storage: LibraryStorage,
  game: Timeline,
  played: number,
): Promise<Exclude<Kept, 'not-wanted'>> =>
  storage.replace(gameName(game.record.id), formatKeptGame(game, played));

/**
 * Saves a game that was opened at the table. A saved game that goes further stays; a different one under the same
 * id is moved to a new id. An equal text is written again, so that a tab which had the game before finds that it
 * was overtaken.
 */
export async function saveOpened(
  storage: LibraryStorage,
  game: Timeline,
  played: number,
  newId: () => string,
): Promise<Kept> {
  const name = gameName(game.record.id);
  const found = (await storage.readToReplace(name)) ?? '';
  const meeting = await compareWithStored(storage, found, game);
  if (meeting === 'shorter') return 'not-wanted';
  if (meeting === 'other') {
    const other = await parseInSteps(recordIn(found), storage);
    const renamed = other.ok && withId(other.value, newId());
    if (renamed && (await keepGame(storage, renamed, played)) === 'failed') return 'failed';
  }
  return meeting === 'same' ? storage.replace(name, found) : keepGame(storage, game, played);
}

/** Saves a game if the library has none under its id; any other text may be that of another tab. */
export async function saveIfNew(
  storage: LibraryStorage,
  game: Timeline,
  played: number,
): Promise<Kept> {
  const found = await storage.readToReplace(gameName(game.record.id));
  const kept = found === undefined ? await keepGame(storage, game, played) : 'overtaken';
  return kept === 'overtaken' ? 'not-wanted' : kept;
}

/** Saves what the library lacks of a game that another tab writes: under a new id, and only if it lacks anything. */
export async function saveAsSeparateGame(
  storage: LibraryStorage,
  game: Timeline,
  played: number,
  newId: string,
): Promise<Kept> {
  const found = (await storage.read(gameName(game.record.id))) ?? '';
  const meeting = await compareWithStored(storage, found, game);
  if (meeting === 'same' || meeting === 'shorter') return 'not-wanted';
  return keepGame(storage, withId(game, newId), played);
}

/** Whether a record holds everything that another does, and perhaps more. */
export function isContinuation(next: GameRecord, earlier: GameRecord): boolean {
  const begun = { ...next, events: next.events.slice(0, earlier.events.length) };
  return formatRecord(begun) === formatRecord({ ...earlier, undos: begun.undos });
}

export type RecordComparison = 'new' | 'same' | 'longer' | 'shorter' | 'other';

/**
 * The same if one of the two is known from one seat only: its hidden tiles are invented, and differ each time. A
 * complete game replaces what was seen of it.
 */
function compareWithSeen(record: GameRecord, kept: GameRecord): RecordComparison | undefined {
  const isSeen = knownSeat(record.setup) !== undefined;
  const wasSeen = knownSeat(kept.setup) !== undefined;
  if (!isSeen && !wasSeen) return undefined;
  if (!wasSeen) return 'shorter';
  const turnsIn = ({ events }: GameRecord): number => events.filter(isTurn).length;
  return turnsIn(record) >= turnsIn(kept) ? 'longer' : 'other';
}

/** Compares a game with the text saved under its id; `keptText` is empty if there is none. */
export async function compareWithStored(
  storage: LibraryStorage,
  keptText: string,
  { record }: Timeline,
): Promise<RecordComparison> {
  if (keptText === '') return 'new';
  const text = recordIn(keptText);
  if (formatRecord(record) === text) return 'same';
  const parsed = await parseInSteps(text, storage);
  // The damaged text may be recovered, and holds more than one seat has seen.
  if (!parsed.ok) return knownSeat(record.setup) === undefined ? 'longer' : 'shorter';
  const kept = parsed.value.record;
  const seen = compareWithSeen(record, kept);
  if (seen) return seen;
  if (isContinuation(record, kept)) return 'longer';
  return isContinuation(kept, record) ? 'shorter' : 'other';
}
