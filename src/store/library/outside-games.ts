import { digest, formatRecord, type Timeline } from '../../engine';
import { gameName } from '../kept-names';
import type { LibraryStorage, StoreServices } from '../services';
import { compareWithStored, type RecordComparison, withId } from './library';

/** The id that a game from outside has in the library, and how it compares with what is there. */
interface Place {
  readonly id: string;
  readonly meeting: Exclude<RecordComparison, 'other'>;
}

/** Maximum number of digests to try; no player has that many versions of one game. */
const MAX_COPIES = 100;

/**
 * Finds the id under which a game from outside belongs in the library: its own, unless a different game is there, or
 * `isReserved` keeps it for what is there. Then the first free one of several digests of the game, by which it is found
 * when it comes again.
 */
export async function placeOf(
  storage: LibraryStorage,
  game: Timeline,
  newId: () => string,
  isReserved: (place: Place) => boolean,
): Promise<Place> {
  const { record } = game;
  async function under(id: string): Promise<Place | undefined> {
    const found = (await storage.readToReplace(gameName(id))) ?? '';
    const meeting = await compareWithStored(storage, found, withId(game, id));
    return meeting === 'other' || isReserved({ id, meeting }) ? undefined : { id, meeting };
  }
  const text = formatRecord(record);
  let place = await under(record.id);
  for (let copy = 0; !place && copy < MAX_COPIES; copy++) {
    place = await under(digest('file', copy === 0 ? text : `${copy} ${text}`));
  }
  return place ?? { id: newId(), meeting: 'new' };
}

/**
 * A game from outside as it opens at the table: under the same id each time, unless another tab has that open, or the
 * game there goes further. What is played from here would get the title and the branches of that one.
 */
export async function asOpened(
  storage: LibraryStorage,
  game: Timeline,
  { gameLocks, newId }: Pick<StoreServices, 'gameLocks' | 'newId'>,
): Promise<Timeline> {
  const elsewhere = (await gameLocks.elsewhere()) ?? [];
  const isReserved = ({ id, meeting }: Place): boolean =>
    meeting === 'shorter' || elsewhere.includes(id);
  const { id } = await placeOf(storage, game, newId, isReserved);
  return withId(game, id);
}
