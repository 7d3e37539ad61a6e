import { parseRecordSteps } from '../../engine';
import { runInSteps } from '../worked-out';
import type { SaveService } from '../save-service';
import { UNSAVED } from '../kept-names';
import type { StoreServices } from '../services';
import { saveAsSeparateGame, saveIfNew } from './library';

/**
 * Saves games whose page was closed before it could. A game keeps its id if the library has none under it, since
 * another tab may be playing the one there. Otherwise it gets the id of its temporary name, so that pages that open
 * at the same time save each game once. Games that cannot be read or saved now stay for the next time.
 */
export async function saveUnsaved(
  { library }: SaveService,
  { today }: Pick<StoreServices, 'today'>,
): Promise<void> {
  for (const name of await library.names(UNSAVED)) {
    const id = name.slice(UNSAVED.length);
    const text = (await library.read(name)) ?? '';
    const game = await runInSteps(parseRecordSteps(text, undefined), library);
    if (!game.ok) continue;
    let kept = await saveIfNew(library, game.value, today());
    if (kept === 'not-wanted') kept = await saveAsSeparateGame(library, game.value, today(), id);
    if (kept !== 'failed') await library.remove(name);
  }
}
