import { parseRecord, type Timeline } from '../../engine';
import type { Keep } from '../keep';
import { UNSAVED, unsavedName } from '../kept-names';
import type { StoreServices } from '../services';
import { type Kept, keepBeside, keepNew } from './library';

/**
 * Saves games whose page was closed before it could: under their own id if the library has none there, since
 * another tab may play the one that it has. What cannot be read or saved now stays for the next time.
 */
export async function saveUnsaved(
  { library, clear, read }: Keep,
  { today, newId }: Pick<StoreServices, 'today' | 'newId'>,
): Promise<void> {
  async function save(game: Timeline): Promise<Kept> {
    const kept = await keepNew(library, game, today());
    return kept === 'not-wanted' ? keepBeside(library, game, today(), newId()) : kept;
  }

  for (const name of await library.names(UNSAVED)) {
    const unsaved = unsavedName(name.slice(UNSAVED.length));
    const game = parseRecord((await read(unsaved)) ?? '', undefined);
    if (game.ok && (await save(game.value)) !== 'failed') await clear(unsaved);
  }
}
