import * as v from 'valibot';
import { sanitizeName, parseJson } from '../../engine';
import { parseInSteps } from '../steps';
import { GAME, gameName, type LibraryName, TITLE, titleName } from '../kept-names';
import type { LibraryStorage } from '../services';
import type { GameCard } from './game-card';
import { cardIn, parseKeptGame } from './read-kept-game';
import { gamesOf, type LibraryGame, readTexts } from './read-games';
import { importGame } from './transfer';

/** A deleted game, which can be restored until it is cleared from the bin. */
export interface DeletedGame {
  /**
   * Time of deletion in ms since 1970 by the device clock, or later if that clock was set back; unique for each
   * deletion.
   */
  readonly deleted: number;
  /** Time in the bin, in ms; see `updateAges`. */
  readonly age: number;
  /** Undefined if it cannot be read. */
  readonly game: LibraryGame | undefined;
  readonly names: readonly string[];
}

/** Minimum time that a deleted game is kept, in ms; see `updateAges`. */
export const TIME_IN_BIN = 30 * 24 * 60 * 60 * 1000;

/** The bin keeps the latest deletions within these limits, and always the last one. */
export const MAX_IN_BIN = {
  deletions: 500,
  /** UTF-16 code units of all texts together. */
  length: 50_000_000,
};

/** Latest time that a `Date` can have, in ms since 1970. */
const LATEST_TIME = 8_640_000_000_000_000;

/** A name in the bin: time of deletion, and the name that the text had before. */
const BIN_NAME = /^bin\/(\d{1,16})\/((?:game|title)\/.*)$/s;

/** The name that a text of the bin had before; empty if there is none. */
const nameBefore = (name: string): string => BIN_NAME.exec(name)?.[2] ?? '';

const binName = (deleted: number, name: LibraryName): LibraryName => `bin/${deleted}/${name}`;

/** Facts about a text in the bin; they never change, since a name there never gets another text. */
interface BinText {
  readonly length: number;
  readonly card: GameCard | undefined;
  readonly title: string;
}

export type KnownBin = Map<string, BinText>;

/** Texts that were deleted together. */
interface Deletion {
  readonly deleted: number;
  readonly texts: ReadonlyMap<string, BinText>;
  readonly length: number;
}

async function readDeletions(
  storage: LibraryStorage,
  known: KnownBin,
): Promise<readonly Deletion[]> {
  const names = await storage.names('bin/');
  const take = (name: string, text: string): void => {
    const isGame = nameBefore(name).startsWith(GAME);
    known.set(name, {
      length: text.length,
      card: isGame ? cardIn(text) : undefined,
      title: isGame ? '' : sanitizeName(text),
    });
  };
  await readTexts(
    storage,
    names.filter((name) => !known.has(name)),
    take,
  );
  const byTime = new Map<number, Map<string, BinText>>();
  for (const name of names) {
    const [, time, before] = BIN_NAME.exec(name) ?? [];
    const text = known.get(name);
    if (time === undefined || before === undefined || !text) continue;
    const texts = byTime.get(Number(time)) ?? new Map<string, BinText>();
    byTime.set(Number(time), texts.set(before, text));
  }
  return [...byTime]
    .map(([deleted, texts]) => ({
      deleted,
      texts,
      length: [...texts.values()].reduce((sum, { length }) => sum + length, 0),
    }))
    .toSorted((a, b) => b.deleted - a.deleted);
}

/** The games that were deleted together: one, unless two tabs deleted one each at the same time. */
function gamesIn({ deleted, texts }: Deletion, age: number): readonly DeletedGame[] {
  const cards = new Map<string, GameCard | undefined>();
  const titles = new Map<string, string>();
  for (const [name, { card, title }] of texts) {
    if (name.startsWith(TITLE)) titles.set(name.slice(TITLE.length), title);
    else {
      const id = name.slice(GAME.length);
      cards.set(id, card && { ...card, id });
    }
  }
  const inBin = (names: readonly LibraryName[]): readonly string[] =>
    names.filter((name) => texts.has(name)).map((name) => binName(deleted, name));
  const games = gamesOf(cards, titles).map((game) => ({
    deleted,
    age,
    game,
    names: inBin(namesOf(game)),
  }));
  const damaged = [...cards].flatMap(([id, card]) =>
    card ? [] : [{ deleted, age, game: undefined, names: inBin([gameName(id)]) }],
  );
  return [...games, ...damaged];
}

/** Records first, then titles. */
const namesOf = ({ root, records }: LibraryGame): readonly LibraryName[] => [
  ...records.map(gameName),
  ...new Set([root, ...records].map(titleName)),
];

const timestamp = v.pipe(v.number(), v.safeInteger());

const agesSchema = v.object({
  /** When the bin was last read, by the device clock. */
  seen: timestamp,
  /** By time of deletion, in ms. */
  ages: v.record(v.string(), v.pipe(timestamp, v.minValue(0))),
});

/** Maximum age that a deletion gains from one read of the bin to the next. */
const MAX_AGEING_MS = 24 * 60 * 60 * 1000;

/**
 * How long deletions have been in the bin, in ms. A clock may be set forward and corrected again. So no deletion
 * ages by more than a day from one read of the bin to the next, and none ages by a clock that was set back. Each
 * wrong time counts for at most a day, and days on which the page was not open may not count at all.
 */
async function updateAges(
  storage: LibraryStorage,
  now: number,
  deletions: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const text = await storage.read('bin');
  const { seen, ages } = parseJson(agesSchema, text) ?? { seen: now, ages: {} };
  const passed = Math.min(MAX_AGEING_MS, Math.max(0, now - seen));
  const grown = deletions.map((deleted) => {
    const age = ages[deleted];
    return [deleted, age === undefined ? 0 : age + passed] as const;
  });
  const next = JSON.stringify({ seen: now, ages: Object.fromEntries(grown) });
  if (deletions.length === 0) {
    if (text !== undefined) await storage.remove('bin');
  } else if (next !== text) await storage.write('bin', next);
  return new Map(grown);
}

/** Clears the bin of what it no longer keeps, and returns its games, the last deleted first. */
export async function readBin(
  storage: LibraryStorage,
  now: number,
  known: KnownBin,
): Promise<readonly DeletedGame[]> {
  const kept: Deletion[] = [];
  let length = 0;
  const deletions = await readDeletions(storage, known);
  const times = deletions.map(({ deleted }) => deleted);
  const ages = await updateAges(storage, now, times);
  const ageOf = ({ deleted }: Deletion): number => ages.get(deleted) ?? 0;
  for (const deletion of deletions) {
    length += deletion.length;
    const isRecent = ageOf(deletion) < TIME_IN_BIN;
    const hasRoom = kept.length < MAX_IN_BIN.deletions && length <= MAX_IN_BIN.length;
    if (isRecent && (hasRoom || kept.length === 0)) {
      kept.push(deletion);
      continue;
    }
    for (const name of deletion.texts.keys()) {
      await storage.remove(`bin/${deletion.deleted}/${name}`);
    }
  }
  return kept.flatMap((deletion) => gamesIn(deletion, ageOf(deletion)));
}

/**
 * The time to record for a deletion now. If the clock has been set back to before the last game or the last
 * deletion, its time is rejected: the last deletion would not come first.
 */
export function timeOfDeletion(
  now: number,
  games: readonly LibraryGame[],
  bin: readonly DeletedGame[],
): number {
  const times = [
    ...games.map(({ played }) => played),
    ...bin.map(({ deleted }) => deleted + 1),
  ].filter((time) => time <= LATEST_TIME);
  return times.reduce((latest, time) => Math.max(latest, time), now);
}

/**
 * Moves a game into the bin, one text after another, so that each is always in the library or in the bin.
 * Undefined, and the game stays, if it is missing or the browser refuses.
 */
export async function moveToBin(
  storage: LibraryStorage,
  game: LibraryGame,
  deleted: number,
): Promise<DeletedGame | undefined> {
  const moved: string[] = [];
  // Titles come last, so that what is still in the library keeps its title.
  for (const name of namesOf(game)) {
    if ((await storage.move(name, [binName(deleted, name)])) !== undefined) {
      moved.push(binName(deleted, name));
    } else if (name.startsWith(GAME) && (await storage.read(name)) !== undefined) {
      await putTextsBack(storage, moved);
      return undefined;
    }
  }
  return moved.some((name) => nameBefore(name).startsWith(GAME))
    ? { deleted, age: 0, game, names: moved }
    : undefined;
}

/** Moves texts back to their former names, if these hold none. */
async function putTextsBack(storage: LibraryStorage, names: readonly string[]): Promise<void> {
  for (const name of names.toReversed()) {
    const before = nameBefore(name);
    if (before !== '') await storage.move(name, [before]);
  }
}

/**
 * Moves a game back into the library, its titles first. If the library has the same game again, it keeps the one
 * that goes further, and both if they differ. False, with the rest still in the bin, if a text cannot be moved.
 */
export async function putBack(
  storage: LibraryStorage,
  { names }: DeletedGame,
  newId: () => string,
): Promise<boolean> {
  await putTextsBack(storage, names);
  for (const name of names) {
    if ((await storage.read(name)) === undefined) continue;
    if (!(await isInLibrary(storage, name, newId))) return false;
    await storage.remove(name);
  }
  return true;
}

/** Whether a text of the bin is also in the library, which may first have to take it in. */
async function isInLibrary(
  storage: LibraryStorage,
  name: string,
  newId: () => string,
): Promise<boolean> {
  const before = nameBefore(name);
  if ((await storage.read(before)) === undefined) return false;
  if (before.startsWith(TITLE)) return true;
  const { card, record } = parseKeptGame((await storage.read(name)) ?? '');
  const game = await parseInSteps(record, storage);
  if (!game.ok) return false;
  const { taken } = await importGame(storage, game.value, card?.played ?? 0, newId);
  return taken !== 'refused';
}

/** Deletes a game from the bin for good; false if the browser refuses. */
export async function removeFromBin(
  storage: LibraryStorage,
  { names }: DeletedGame,
): Promise<boolean> {
  let isRemoved = true;
  for (const name of names) isRemoved = (await storage.remove(name)) && isRemoved;
  return isRemoved;
}
