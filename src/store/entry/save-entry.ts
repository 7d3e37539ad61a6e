import { digest, err, formatRecord, gameOfEntry, latestState, ok, type Result } from '../../engine';
import { ENTRY } from '../../messages';
import { DEFAULT_LIST } from '../../setup';
import type { StoreContext } from '../context';
import { gameName, reviewName } from '../kept-names';
import { recordIn } from '../library/kept-game';
import { keepGame, withId } from '../library/library';
import type { EntryScreenState, SavedEntry, SaveEntryError } from './entry-state';

/** Digest of the record in a text of the library. */
export const digestOf = (text: string): string => digest('file', recordIn(text));

/**
 * Saves the game of an entry in the library: over the game that it was saved as, or as a new game if that was played on
 * or deleted since. A game that is over is opened, unless a shared game is played or the next game is entered. One
 * that isn't can't be played on, and stays in the editor.
 */
export async function saveEntry(
  store: EntryScreenState,
  { services, session, saves, opener, screen }: StoreContext,
): Promise<Result<SavedEntry, SaveEntryError>> {
  const { entry, id, saved, list, lexicon } = store.getState();
  const game = gameOfEntry(entry, id);
  if (!game.ok) return game;
  await session.untilSaved();
  const inLibrary = await saves.library.readToReplace(gameName(id));
  const wasSaved = saved?.id === id;
  const isUpdate = wasSaved && inLibrary !== undefined && digestOf(inLibrary) === saved.record;
  const isNew = !wasSaved && inLibrary === undefined;
  if (isUpdate && (await services.gameLocks.elsewhere())?.includes(id))
    return err({ code: 'IN_ANOTHER_TAB' });
  const { timeline: made } = game.value;
  const timeline = isUpdate || isNew ? made : withId(made, services.newId());
  const { record } = timeline;
  const isOver = latestState(timeline).result !== undefined;
  /** Whether the editor still shows the game, and not the next one, which has another id. */
  const isShown = (): boolean => store.getState().id === id;
  const isOpened = isOver && isShown() && opener.canOpen();
  if (!isOpened) {
    const kept = await keepGame(saves.library, timeline, services.today());
    if (kept === 'failed') saves.giveUp(gameName(record.id));
    if (kept !== 'kept') return err({ code: kept === 'failed' ? 'NOT_SAVED' : 'IN_ANOTHER_TAB' });
    // It may have been over, and open.
    session.closeGame(record.id);
    screen.setState({ hasGames: true });
  }
  // Not awaited: a shared game could begin meanwhile, and then no other is opened.
  if (isUpdate) void saves.library.remove(reviewName(id));
  store.setState({
    ...(isShown() && { id: record.id }),
    saved: { id: record.id, record: digest('file', formatRecord(record)), entry },
  });
  const headline = wasSaved && !isUpdate ? ENTRY.savedAsNew : ENTRY.saved;
  if (isOpened) {
    opener.open({
      timeline,
      running: true,
      isNew: true,
      list,
      lexicon: lexicon && list === DEFAULT_LIST ? undefined : lexicon,
    });
    screen.setState({ notice: { tone: 'remark', headline } });
  }
  return ok({ isOpened, headline });
}
