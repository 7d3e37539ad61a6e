import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLexicons } from '../setup';
import { type AnnouncementActions, announcementsSlice } from './announcements-slice';
import { type DraftActions, draftSlice } from './draft/draft-slice';
import { gameOpener } from './game-opener';
import { gameWords } from './game-words';
import type { CoachActions } from './coach/coach-part';
import { coachSlice } from './coach/coach-slice';
import { createSaveService, autosaveScreen } from './save-service';
import { withLimits } from './kept-limits';
import { type GamesActions, gamesSlice } from './games-slice';
import type { LibraryActions } from './library/library-actions';
import { librarySlice } from './library/library-slice';
import { createOnlineLoader, onlineSlice, type OnlineSliceActions } from './online/online-slice';
import { clearStaleNotice } from './notices';
import { reviewSlice } from './review/review-slice';
import type { ReviewActions } from './review/review-part';
import { restore } from './restore';
import type { ShareActions } from './share/share-part';
import { shareSlice } from './share-slice';
import type { StoreServices } from './services';
import { type SettingsActions, settingsSlice } from './settings-slice';
import type { Screen, ScreenState } from './state';
import { type TableActions, tableSlice } from './table-slice';
import { createTableSession } from './table-session';
import { withVerdict } from './verdict';

export interface Actions
  extends TableActions,
    DraftActions,
    OnlineSliceActions,
    GamesActions,
    LibraryActions,
    SettingsActions,
    AnnouncementActions,
    CoachActions,
    ReviewActions,
    ShareActions {
  readonly restore: () => Promise<void>;
}

export type GameStore = ScreenState & { readonly actions: Actions };

/**
 * The store of one page: the latest view of its table, the draft, and what is open on screen. It wraps the engine's
 * table and adds nothing to the rules.
 */
export const createGameStore = (services: StoreServices): StoreApi<GameStore> =>
  createStore<GameStore>()((setState, get, { subscribe }) => {
    const set: Screen['setState'] = (change) =>
      setState(withVerdict(get(), clearStaleNotice(get(), change)));
    const screen: Screen = { getState: get, setState: set, subscribe };

    const keep = createSaveService(screen, services);
    const session = createTableSession(screen, services, keep);
    const lexicons = createLexicons(services.loadWords);
    const words = gameWords(screen, services, session, lexicons, keep);
    const door = createOnlineLoader(screen, services, session, words, keep);
    const opener = gameOpener(screen, session, words, keep);
    autosaveScreen(screen, keep);

    const { actions: table, ...tableState } = tableSlice(session)(set, get, screen);
    const { actions: draft, ...draftState } = draftSlice(services)(set, get, screen);
    const { actions: online, ...onlineState } = onlineSlice(door)(set, get, screen);
    const { actions: games, ...gamesState } = gamesSlice(
      services,
      session,
      lexicons,
      words,
      door,
      keep,
      opener,
    )(set, get, screen);
    const { actions: library, ...libraryState } = librarySlice(
      services,
      session,
      keep,
      opener,
    )(set, get, screen);
    const { actions: coach, ...coachState } = coachSlice(services, session)(set, get, screen);
    const { actions: review, ...reviewState } = reviewSlice(services, session, opener)(
      set,
      get,
      screen,
    );
    const { actions: share, ...shareState } = shareSlice(
      services,
      session,
      keep,
      opener,
    )(set, get, screen);
    const { actions: said, ...announcementsState } = announcementsSlice(keep)(set, get, screen);
    const { actions: settings, ...settingsState } = settingsSlice(set, get, screen);
    return {
      ...tableState,
      ...draftState,
      ...onlineState,
      ...gamesState,
      ...libraryState,
      ...announcementsState,
      ...coachState,
      ...reviewState,
      ...shareState,
      ...settingsState,
      actions: {
        ...table,
        ...draft,
        ...online,
        ...games,
        ...library,
        ...said,
        ...coach,
        ...review,
        ...share,
        ...settings,
        restore: async () => {
          await restore(screen, session, withLimits(keep), services, door.resume);
          await share.resumeChallenge();
        },
      },
    };
  });
