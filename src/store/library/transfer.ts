import * as v from 'valibot';
import { ok, parseRecordJsonSteps, type Result, type Timeline, valueIn } from '../../engine';
import { isSameList, parseSavedList, SHIPPED_LISTS, withAdded } from '../../setup';
import { GAME, gameName, wordsName, type LibraryName, titleName } from '../kept-names';
import type { LibraryStorage } from '../services';
import { pause, runInSteps } from '../steps';
import { FORMAT, VERSION, type Archive, type ArchiveError, parseArchive } from './archive-file';
import { type OnStep, readTexts, readTitles, recordIds } from './read-games';
import { parseKeptGame } from './read-kept-game';
import { keepGame, withId } from './library';
import { placeOf } from './outside-games';
import { mergePractice, readPractice } from './practice';

export interface Exported {
  /** Content of the file, piece by piece. */
  readonly pieces: readonly string[];
  readonly games: number;
  readonly damaged: number;
  /** Documents of practice. */
  readonly practice: number;
}

/** The ids in a record that refer to other texts. */
const namesSchema = v.object({
  parent: v.optional(v.nullable(v.object({ id: v.string() }))),
  setup: v.object({ lexiconId: v.string() }),
});

/** A record as JSON on one line, and the ids in it; undefined if it is damaged. */
function compact(record: string) {
  const value = valueIn(record);
  const names = v.safeParse(namesSchema, value);
  if (!names.success) return undefined;
  const { parent, setup } = names.output;
  return { json: JSON.stringify(value), parent: parent?.id, lexiconId: setup.lexiconId };
}

/**
 * Exports every saved game, with its title and the words that it names, and the player's practice. Each game is read once and is one piece.
 * Undefined if the export was cancelled.
 */
export async function exportGames(
  storage: LibraryStorage,
  onStep: OnStep,
): Promise<Exported | undefined> {
  const games: string[] = [];
  const ids = new Set<string>();
  const lexicons = new Set<string>();
  let damaged = 0;
  const take = (name: string, text: string): void => {
    const { card, record } = parseKeptGame(text);
    const game = compact(record);
    if (!game) {
      damaged++;
      return;
    }
    const { json, parent, lexiconId } = game;
    games.push(`${games.length > 0 ? ',' : ''}{"record":${json},"played":${card?.played ?? 0}}`);
    ids.add(name.slice(GAME.length));
    // The title may be stored under the parent, which need not be saved any more.
    if (parent !== undefined) ids.add(parent);
    lexicons.add(lexiconId);
  };
  const names = (await recordIds(storage)).map(gameName);
  if (!(await readTexts(storage, names, take, onStep))) return undefined;
  const titles = [...(await readTitles(storage))].filter(([id]) => ids.has(id));
  const words = new Map<string, string>();
  for (const id of lexicons) {
    const text = await storage.read(wordsName(id));
    if (text !== undefined) words.set(id, text);
  }
  const practice = await readPractice(storage);
  const pieces = [
    `{"format":${JSON.stringify(FORMAT)},"version":${VERSION},"games":[`,
    ...games,
    `],"titles":${JSON.stringify(Object.fromEntries(titles))},`,
    `"words":${JSON.stringify(Object.fromEntries(words))},`,
    `"practice":${JSON.stringify(Object.fromEntries(practice))}}`,
  ];
  return { pieces, games: games.length, damaged, practice: practice.size };
}

/** A library that reports failed writes and does not retry them, so that nothing which was refused happens later. */
export const withoutRetries = (
  library: LibraryStorage,
  { write, replace }: Pick<LibraryStorage, 'write' | 'replace'>,
): LibraryStorage => ({ ...library, write, replace });

type ImportOutcome = 'added' | 'updated' | 'known' | 'refused';

/**
 * Takes a game from outside into the library. If the saved one goes as far or further, it stays. A game that
 * differs, or that continues one being played, becomes a separate game under another id, once. Refused if the browser
 * does not save it, or another tab is writing it.
 */
export async function importGame(
  storage: LibraryStorage,
  game: Timeline,
  played: number,
  newId: () => string,
  isPlayed: (id: string) => boolean = () => false,
): Promise<{ readonly taken: ImportOutcome; readonly id: string }> {
  const { id, meeting } = await placeOf(
    storage,
    game,
    newId,
    (place) => place.meeting === 'longer' && isPlayed(place.id),
  );
  if (meeting === 'same' || meeting === 'shorter') return { taken: 'known', id };
  const kept = await keepGame(storage, withId(game, id), played);
  if (kept !== 'kept') return { taken: 'refused', id };
  return { taken: meeting === 'new' ? 'added' : 'updated', id };
}

/** Numbers of games, by outcome. */
export interface Imported extends Readonly<Record<ImportOutcome, number>> {
  /** Games not imported, because the import was cancelled. */
  readonly left: number;
  /** Documents of practice that were merged with those here. */
  readonly practice: number;
}

/** Whether an archive has a list of the player's, or one that comes with the page, under the id of a lexicon. */
function isListFor(lexiconId: string, text: string): boolean {
  const saved = parseSavedList(text);
  if (saved?.lexiconId !== lexiconId) return false;
  const plain = withAdded(saved.list, []);
  return plain.kind === 'own' || SHIPPED_LISTS.some((each) => isSameList(each, plain));
}

/** Saves the titles and the words of a game under names that hold none. */
function missingTexts(
  storage: LibraryStorage,
  { titles, words }: Archive,
): (game: Timeline) => Promise<void> {
  const done = new Set<LibraryName>();
  const named = new Map([...words].filter(([id, text]) => isListFor(id, text)));
  async function put(name: LibraryName, text: string | undefined): Promise<void> {
    if (text === undefined || done.has(name)) return;
    done.add(name);
    if ((await storage.read(name)) === undefined) await storage.write(name, text);
  }
  return async ({ record: { id, parent, setup } }) => {
    await put(wordsName(setup.lexiconId), named.get(setup.lexiconId));
    // The title may be stored under the parent, which need not be here itself.
    for (const each of parent ? [parent.id, id] : [id])
      await put(titleName(each), titles.get(each));
  };
}

/**
 * Imports the practice and the games of an archive, each game with its title and its words, and calls `onTaken` with the id of each. See
 * `importGame` for games that are already here.
 */
export async function importGames(
  storage: LibraryStorage,
  text: string,
  newId: () => string,
  isPlayed: (id: string) => boolean,
  onTaken: (id: string) => void,
  onStep: OnStep,
): Promise<Result<Imported, ArchiveError>> {
  const archive = await parseArchive(text, () => pause(storage));
  if (!archive.ok) return archive;
  const { games } = archive.value;
  const counts = { added: 0, updated: 0, known: 0, refused: 0 };
  const putMissing = missingTexts(storage, archive.value);
  const practice = await mergePractice(storage, archive.value.practice);
  for (let index = 0; index < games; index++) {
    if (!onStep(index, games)) return ok({ ...counts, left: games - index, practice });
    const archived = archive.value.game(index);
    const game =
      archived && (await runInSteps(parseRecordJsonSteps(archived.record, undefined), storage));
    if (!game?.ok) {
      counts.refused++;
      await pause(storage);
      continue;
    }
    // First, so that a game in the library always has its words and titles.
    await putMissing(game.value);
    const played = archived?.played ?? 0;
    const { taken, id } = await importGame(storage, game.value, played, newId, isPlayed);
    counts[taken]++;
    onTaken(id);
  }
  onStep(games, games);
  return ok({ ...counts, left: 0, practice });
}
