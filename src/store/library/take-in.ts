import type { Timeline } from '../../engine';
import { gameName } from '../kept-names';
import { keepGame, compareWithStored } from './library';
import type { LibraryStorage } from '../services';

export type ImportOutcome = 'added' | 'updated' | 'known' | 'refused';

/**
 * Takes a game from outside into the library. If the saved one goes as far or further, it stays. A game that
 * differs, or that continues one being played, becomes a separate game under a new id. Refused if the browser does
 * not save it, or another tab is writing it.
 */
export async function importGame(
  storage: LibraryStorage,
  game: Timeline,
  played: number,
  newId: () => string,
  isPlayed: (id: string) => boolean = () => false,
): Promise<{ readonly taken: ImportOutcome; readonly id: string }> {
  const { record } = game;
  const found = (await storage.readToReplace(gameName(record.id))) ?? '';
  const meeting = await compareWithStored(storage, found, game);
  if (meeting === 'same' || meeting === 'shorter') return { taken: 'known', id: record.id };
  const isUpdate = meeting === 'longer' && !isPlayed(record.id);
  const id = meeting === 'new' || isUpdate ? record.id : newId();
  const kept = await keepGame(storage, { ...game, record: { ...record, id } }, played);
  if (kept !== 'kept') return { taken: 'refused', id };
  return { taken: isUpdate ? 'updated' : 'added', id };
}
