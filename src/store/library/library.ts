import {
  formatRecord,
  type GameRecord,
  isTurn,
  LONGEST,
  parseRecord,
  seenFrom,
  seenName,
  type Timeline,
} from '../../engine';
import { gameName, titleName } from '../kept-names';
import type { GameCard } from './card';
import { cardIn, formatKeptGame, parseKeptGame } from './kept-game';
import type { LibraryStorage } from './library-storage';
import type { LibraryGame } from './read-games';

/** The record of a game, as it was kept; undefined where there is none. */
export async function readRecord(storage: LibraryStorage, id: string): Promise<string | undefined> {
  const text = await storage.read(gameName(id));
  return text && parseKeptGame(text).record;
}

/** Calls a game by a title, or by none. */
export async function giveTitle(
  storage: LibraryStorage,
  root: string,
  title: string,
): Promise<boolean> {
  const wanted = [...seenName(title)].slice(0, LONGEST.title).join('');
  return wanted === '' ? storage.remove(titleName(root)) : storage.write(titleName(root), wanted);
}

/** Keeps a game under the id of its record. */
export const keepGame = (
  storage: LibraryStorage,
  game: Timeline,
  played: number,
): Promise<boolean> => storage.write(gameName(game.record.id), formatKeptGame(game, played));

/** Whether a game is kept as it is now; not wanted if the library has as much of it, or more. */
export type Kept = 'kept' | 'not-wanted' | 'failed';

const keptAs = (isKept: boolean): Kept => (isKept ? 'kept' : 'failed');

/**
 * Keeps a game that has come to the table. One that is kept farther already stays; one that has gone another
 * way under the same id makes way, to be kept under a new one.
 */
export async function keepOpened(
  storage: LibraryStorage,
  game: Timeline,
  played: number,
  newId: () => string,
): Promise<Kept> {
  const meeting = await meets(storage, game);
  if (meeting === 'shorter') return 'not-wanted';
  if (meeting === 'other') {
    const other = parseRecord((await readRecord(storage, game.record.id)) ?? '', undefined);
    const renamed = other.ok && { ...other.value, record: { ...other.value.record, id: newId() } };
    if (renamed && !(await keepGame(storage, renamed, played))) return 'failed';
  }
  return meeting === 'same' ? 'kept' : keptAs(await keepGame(storage, game, played));
}

/** Keeps a game if the library has none under its id; any other text may be that of another tab. */
export async function keepNew(
  storage: LibraryStorage,
  game: Timeline,
  played: number,
): Promise<Kept> {
  const isNew = (await readRecord(storage, game.record.id)) === undefined;
  return isNew ? keptAs(await keepGame(storage, game, played)) : 'not-wanted';
}

/** Keeps what the library has not of a game that another tab writes: under a new id, and only if there is any. */
export async function keepBeside(
  storage: LibraryStorage,
  game: Timeline,
  played: number,
  newId: string,
): Promise<Kept> {
  const meeting = await meets(storage, game);
  if (meeting === 'same' || meeting === 'shorter') return 'not-wanted';
  const record = { ...game.record, id: newId };
  return keptAs(await keepGame(storage, { ...game, record }, played));
}

/** Keeps the same game once more, as one of its own; false where it cannot be read or kept. */
export async function duplicate(
  storage: LibraryStorage,
  { card, title }: LibraryGame,
  newId: string,
  now: number,
): Promise<boolean> {
  const game = parseRecord((await readRecord(storage, card.id)) ?? '', undefined);
  if (!game.ok) return false;
  const record = { ...game.value.record, id: newId, parent: undefined };
  const isKept = await keepGame(storage, { ...game.value, record }, now);
  return isKept && (title === undefined || giveTitle(storage, newId, title));
}

/** Whether a record, as a text, holds all that another does, and perhaps more. */
export const continues = (next: string, earlier: string): boolean => {
  const [one, other] = [parseRecord(next, undefined), parseRecord(earlier, undefined)];
  if (!other.ok) return one.ok;
  if (!one.ok) return false;
  const { events } = other.value.record;
  const begun = { ...one.value.record, events: one.value.record.events.slice(0, events.length) };
  return formatRecord(begun) === formatRecord({ ...other.value.record, undos: begun.undos });
};

/** What a record that comes from outside is to one that is kept under its id. */
export type Meeting = 'new' | 'same' | 'longer' | 'shorter' | 'other';

/**
 * The same where one of the two is known from one seat alone: its hidden tiles are made up, and others each time.
 * All of a game takes the place of what was seen of it.
 */
function meetsSeen(record: GameRecord, kept: GameCard | undefined): Meeting | undefined {
  const isSeen = seenFrom(record.setup) !== undefined;
  const wasSeen = kept?.seenFrom !== undefined;
  if (!kept || (!isSeen && !wasSeen)) return undefined;
  if (!wasSeen) return 'shorter';
  return record.events.filter(isTurn).length >= kept.turns ? 'longer' : 'other';
}

export async function meets(storage: LibraryStorage, { record }: Timeline): Promise<Meeting> {
  const keptText = await storage.read(gameName(record.id));
  if (keptText === undefined) return 'new';
  const { record: kept } = parseKeptGame(keptText);
  const text = formatRecord(record);
  if (text === kept) return 'same';
  const seen = meetsSeen(record, cardIn(keptText));
  if (seen) return seen;
  if (continues(text, kept)) return 'longer';
  return continues(kept, text) ? 'shorter' : 'other';
}

/** What has become of a game that comes from outside. */
export type Taken = 'added' | 'updated' | 'known' | 'refused';

/**
 * Takes a game from outside into the library. One that is kept as far or farther stays as it is; one that has
 * gone another way, or goes on from a game that is being played, comes as a game of its own, under a new id.
 * Refused if the browser would not keep it.
 */
export async function takeIn(
  storage: LibraryStorage,
  game: Timeline,
  played: number,
  newId: () => string,
  isPlayed: (id: string) => boolean = () => false,
): Promise<{ readonly taken: Taken; readonly id: string }> {
  const { record } = game;
  const meeting = await meets(storage, game);
  if (meeting === 'same' || meeting === 'shorter') return { taken: 'known', id: record.id };
  const isUpdate = meeting === 'longer' && !isPlayed(record.id);
  const id = meeting === 'new' || isUpdate ? record.id : newId();
  const isKept = await keepGame(storage, { ...game, record: { ...record, id } }, played);
  if (!isKept) return { taken: 'refused', id };
  return { taken: isUpdate ? 'updated' : 'added', id };
}
