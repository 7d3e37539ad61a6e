import { valueIn } from '../engine';
import { gameName, wordsName } from './kept-names';
import type { StoreServices } from './services';

/**
 * The migration from version 0. It runs before any other use of the storage, which fails if this module cannot be
 * loaded, so it imports little.
 */

/** The storage during a migration. */
export type MigratedStorage = Pick<StoreServices['storage'], 'read' | 'write' | 'names'>;

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
async function saveToLibrary(storage: MigratedStorage, record: string | undefined): Promise<void> {
  const { id, events } = fieldsIn(record) ?? {};
  if (record === undefined || typeof id !== 'string' || !Array.isArray(events)) return;
  if (!events.some(isTurnOrPlay) || (await storage.read(gameName(id))) !== undefined) return;
  await storage.write(gameName(id), record);
}

/** Saves a word list where every game that names it finds it. */
async function saveList(storage: MigratedStorage, list: string | undefined): Promise<void> {
  const { lexiconId } = fieldsIn(list) ?? {};
  if (list !== undefined && typeof lexiconId === 'string') {
    await storage.write(wordsName(lexiconId), list);
  }
}

/** Migrates from version 0: each tab saved only its current and its previous game, and tips were called hints. */
export async function fromUnnumbered(storage: MigratedStorage): Promise<void> {
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
