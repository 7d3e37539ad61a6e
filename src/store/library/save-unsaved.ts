import { parseRecord } from '../../engine';
import type { Keep } from '../keep';
import { UNSAVED, unsavedName } from '../kept-names';
import type { StoreServices } from '../services';
import { keepBeside, keepNew } from './library';

/**
 * Saves games whose page was closed before it could: under their own id if the library has none there, since
 * another tab may play the one that it has.
 */
export async function saveUnsaved(
  { library, clear, read }: Keep,
  { today, newId }: Pick<StoreServices, 'today' | 'newId'>,
): Promise<void> {
  for (const name of await library.names(UNSAVED)) {
    const unsaved = unsavedName(name.slice(UNSAVED.length));
    const game = parseRecord((await read(unsaved)) ?? '', undefined);
    if (game.ok && (await keepNew(library, game.value, today())) !== 'kept') {
      await keepBeside(library, game.value, today(), newId());
    }
    await clear(unsaved);
  }
}
