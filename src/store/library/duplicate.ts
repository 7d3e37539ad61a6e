import { MAX_LENGTH, parseRecordSteps, sanitizeName } from '../../engine';
import { titleName } from '../kept-names';
import { workedOut } from '../worked-out';
import { keepGame } from './library';
import type { LibraryStorage } from './library-storage';
import { type LibraryGame, readRecord } from './read-games';

/** Calls a game by a title, or by none. */
export async function giveTitle(
  storage: LibraryStorage,
  root: string,
  title: string,
): Promise<boolean> {
  const wanted = [...sanitizeName(title)].slice(0, MAX_LENGTH.title).join('');
  return wanted === '' ? storage.remove(titleName(root)) : storage.write(titleName(root), wanted);
}

/** Keeps the same game once more, as one of its own; false where it cannot be read or kept. */
export async function duplicate(
  storage: LibraryStorage,
  { card, title }: LibraryGame,
  newId: string,
  now: number,
): Promise<boolean> {
  const text = (await readRecord(storage, card.id)) ?? '';
  const game = await workedOut(parseRecordSteps(text, undefined), storage);
  if (!game.ok) return false;
  const record = { ...game.value.record, id: newId, parent: undefined };
  const kept = await keepGame(storage, { ...game.value, record }, now);
  return kept === 'kept' && (title === undefined || giveTitle(storage, newId, title));
}
