import { GAME_BEFORE_LOST, WORDS_BEFORE_LOST } from '../messages';
import { DEFAULT_LIST, isSameList, parseSavedList } from '../setup';
import { valueIn } from './json';
import type { StoreServices } from './services';
import { gameName, wordsName, type GameBeforeName, unsavedName } from './kept-names';
import type { SaveService } from './save-service';
import { parseInSteps } from './steps';

type Storage = Pick<StoreServices['storage'], 'read' | 'write' | 'names'>;

function fieldsIn(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  const value = valueIn(text);
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

const isTurnOrPlay = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'kind' in event && event.kind !== 'deal';

/**
 * Saves a game to the library by the id in its record, unless it is there; a text that cannot be read stays where
 * it is.
 */
async function saveToLibrary(storage: Storage, record: string | undefined): Promise<void> {
  const { id, events } = fieldsIn(record) ?? {};
  if (record === undefined || typeof id !== 'string' || !Array.isArray(events)) return;
  if (!events.some(isTurnOrPlay) || (await storage.read(gameName(id))) !== undefined) return;
  await storage.write(gameName(id), record);
}

/** Saves a word list where every game that names it finds it. */
async function saveList(storage: Storage, list: string | undefined): Promise<void> {
  const { lexiconId } = fieldsIn(list) ?? {};
  if (list !== undefined && typeof lexiconId === 'string') {
    await storage.write(wordsName(lexiconId), list);
  }
}

/** Migrates from version 0: each tab saved only its current and its previous game, and tips were called hints. */
export async function fromUnnumbered(storage: Storage): Promise<void> {
  const names = await storage.names('');
  const ofTabs = (kind: string): readonly string[] =>
    names.filter((name) => name === kind || new RegExp(`^${kind}-\\d+$`).test(name));
  for (const kind of ['record', 'before']) {
    for (const name of ofTabs(kind)) await saveToLibrary(storage, await storage.read(name));
  }
  for (const kind of ['words', 'wordsBefore']) {
    for (const name of ofTabs(kind)) await saveList(storage, await storage.read(name));
  }
  const settings = fieldsIn(await storage.read('settings'));
  if (!settings || !('hintsGiven' in settings)) return;
  const { hintsGiven, ...others } = settings;
  await storage.write('settings', JSON.stringify({ ...others, tipsGiven: hintsGiven }));
}

/** Moves a game, in one transaction, to where `saveUnsaved` takes it into the library from. */
async function moveGame(
  name: GameBeforeName,
  text: string,
  keep: SaveService,
  newId: () => string,
): Promise<void> {
  const game = await parseInSteps(text, keep);
  if (game.ok) await keep.library.move(name, [unsavedName(newId())]);
  else await keep.quarantine(name, GAME_BEFORE_LOST, game.error);
}

/** Writes a list to where its games find it, unless there is one, and only then removes it. */
async function moveWords(name: GameBeforeName, text: string, keep: SaveService): Promise<void> {
  const saved = parseSavedList(text);
  if (!saved) {
    await keep.quarantine(name, WORDS_BEFORE_LOST, undefined);
    return;
  }
  const words = wordsName(saved.lexiconId);
  const isKnown = isSameList(saved.list, DEFAULT_LIST) || (await keep.read(words)) !== undefined;
  if (isKnown || (await keep.write(words, text))) await keep.library.remove(name);
}

/**
 * Moves the game before of each tab, and its word list, to the library. Quarantines unreadable texts. After an
 * interruption, or if the browser refuses, the next start moves the rest.
 */
export async function moveGamesBefore(
  names: readonly GameBeforeName[],
  keep: SaveService,
  newId: () => string,
): Promise<void> {
  for (const name of names) {
    const text = await keep.read(name);
    if (text === '') await keep.library.remove(name);
    else if (text !== undefined && name.startsWith('words')) await moveWords(name, text, keep);
    else if (text !== undefined) await moveGame(name, text, keep, newId);
  }
}
