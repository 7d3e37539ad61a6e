import { MAX_LENGTH, parseRecordSteps, sanitizeName } from '../../engine';
import { titleName } from '../kept-names';
import { runInSteps } from '../worked-out';
import { keepGame } from './library';
import type { LibraryStorage } from '../services';
import { type LibraryGame, readRecord } from './read-games';

/** An empty title removes the one there is. */
export async function giveTitle(
  storage: LibraryStorage,
  root: string,
  title: string,
): Promise<boolean> {
  const wanted = [...sanitizeName(title)].slice(0, MAX_LENGTH.title).join('');
  return wanted === '' ? storage.remove(titleName(root)) : storage.write(titleName(root), wanted);
}

/** Saves a copy of a game as a separate game; false if it cannot be read or saved. */
export async function duplicate(
  storage: LibraryStorage,
  { card, title }: LibraryGame,
  newId: string,
  now: number,
): Promise<boolean> {
  const text = (await readRecord(storage, card.id)) ?? '';
  const game = await runInSteps(parseRecordSteps(text, undefined), storage);
  if (!game.ok) return false;
  const record = { ...game.value.record, id: newId, parent: undefined };
  const kept = await keepGame(storage, { ...game.value, record }, now);
  return kept === 'kept' && (title === undefined || giveTitle(storage, newId, title));
}
