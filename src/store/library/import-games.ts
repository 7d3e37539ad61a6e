import { ok, parseRecordJsonSteps, type Result, type Timeline } from '../../engine';
import { type LibraryName, titleName, wordsName } from '../kept-names';
import { type Archive, type ArchiveError, parseArchive } from './archive-file';
import { pause, runInSteps } from '../worked-out';
import { inSteps, type OnStep } from './in-steps';
import type { LibraryStorage } from '../services';
import { type ImportOutcome, importGame } from './take-in';

/** Numbers of games, by outcome. */
export interface Imported extends Readonly<Record<ImportOutcome, number>> {
  /** Games not imported, because the import was cancelled. */
  readonly left: number;
}

/** Only one, since replaying a game takes milliseconds. */
const GAMES_AT_ONCE = 1;

/**
 * Imports the games of an archive, each with its title and its words, and calls `onTaken` with the id of each. See
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
  let left = games;
  const indices = Array.from({ length: games }, (_, index) => index);
  await inSteps(indices, GAMES_AT_ONCE, onStep, async (step) => {
    for (const index of step) {
      left--;
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
  });
  return ok({ ...counts, left });
}

/** Saves the titles and the words of a game under names that hold none. */
function missingTexts(
  storage: LibraryStorage,
  { titles, words }: Archive,
): (game: Timeline) => Promise<void> {
  const done = new Set<LibraryName>();
  async function put(name: LibraryName, text: string | undefined): Promise<void> {
    if (text === undefined || done.has(name)) return;
    done.add(name);
    if ((await storage.read(name)) === undefined) await storage.write(name, text);
  }
  return async ({ record: { id, parent, setup } }) => {
    await put(wordsName(setup.lexiconId), words.get(setup.lexiconId));
    // The title may be stored under the parent, which need not be here itself.
    for (const each of parent ? [parent.id, id] : [id])
      await put(titleName(each), titles.get(each));
  };
}
