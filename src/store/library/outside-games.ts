import { digest, formatRecord, type Timeline } from '../../engine';
import { gameName } from '../kept-names';
import type { LibraryStorage } from '../services';
import { compareWithStored, type RecordComparison, withId } from './library';

/** The id that a game from outside has in the library, and how it compares with what is there. */
interface Place {
  readonly id: string;
  readonly meeting: Exclude<RecordComparison, 'other'>;
}

/**
 * Finds the id under which a game from outside belongs in the library: its own, unless a different game is there, or
 * one that it continues while that is played. Then a digest of the game, by which it is found when it comes again.
 */
export async function placeOf(
  storage: LibraryStorage,
  game: Timeline,
  newId: () => string,
  isPlayed: (id: string) => boolean,
): Promise<Place> {
  const { record } = game;
  async function under(id: string): Promise<Place | undefined> {
    const found = (await storage.readToReplace(gameName(id))) ?? '';
    const meeting = await compareWithStored(storage, found, withId(game, id));
    const isTaken = meeting === 'other' || (meeting === 'longer' && isPlayed(id));
    return isTaken ? undefined : { id, meeting };
  }
  return (
    (await under(record.id)) ??
    (await under(digest('file', formatRecord(record)))) ?? { id: newId(), meeting: 'new' }
  );
}
