import { digest, formatRecord, gameOfEntry, ok, type Result } from '../../engine';
import { ENTRY } from '../../messages';
import { DEFAULT_LIST } from '../../setup';
import type { StoreContext } from '../context';
import { gameName, reviewName } from '../kept-names';
import { parseKeptGame } from '../library/kept-game';
import { withId } from '../library/library';
import type { EntryScreenState, SaveEntryError } from './entry-state';

/** Digest of the record in a text of the library. */
export const digestOf = (text: string): string => digest('file', parseKeptGame(text).record);

/**
 * Opens the game of an entry and saves it in the library: over the game that it was saved as, or as a new game if that
 * was played on or deleted since.
 */
export async function saveEntry(
  store: EntryScreenState,
  { services, session, saves, opener, screen }: StoreContext,
): Promise<Result<undefined, SaveEntryError>> {
  const { entry, id, saved, list, lexicon } = store.getState();
  const game = gameOfEntry(entry, id);
  if (!game.ok) return game;
  await session.untilSaved();
  const inLibrary = await saves.library.readToReplace(gameName(id));
  const wasSaved = saved?.id === id;
  const isUpdate = wasSaved && inLibrary !== undefined && digestOf(inLibrary) === saved.record;
  const isNew = !wasSaved && inLibrary === undefined;
  if (isUpdate && (await services.gameLocks.elsewhere())?.includes(id))
    return { ok: false, error: { code: 'IN_ANOTHER_TAB' } };
  const { timeline: made } = game.value;
  const timeline = isUpdate || isNew ? made : withId(made, services.newId());
  const { record } = timeline;
  if (isUpdate) await saves.library.remove(reviewName(id));
  store.setState({
    id: record.id,
    saved: { id: record.id, record: digest('file', formatRecord(record)), entry },
  });
  screen.setState({ entry: undefined });
  opener.open({
    timeline,
    running: true,
    isNew: true,
    list,
    lexicon: lexicon && list === DEFAULT_LIST ? undefined : lexicon,
  });
  const headline = wasSaved && !isUpdate ? ENTRY.savedAsNew : ENTRY.saved;
  screen.setState({ notice: { tone: 'remark', headline } });
  return ok(undefined);
}
