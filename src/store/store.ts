import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLexicons } from '../setup';
import { type AnnouncementActions, announcementsSlice, clearStaleNotice } from './notices';
import { type DraftActions, draftSlice } from './draft/draft-slice';
import { gameOpener } from './game-opener';
import { gameWords } from './game-words';
import type { CoachActions } from './coach-part';
import { coachSlice, librarySlice, reviewSlice, shareSlice } from './lazy-slices';
import { createSaveService, autosaveScreen } from './save-service';
import { type GamesActions, gamesSlice } from './games-slice';
import type { LibraryActions } from './library/open-library';
import { createOnlineLoader, onlineSlice, type OnlineSliceActions } from './online/online-slice';
import type { ReviewActions } from './review-part';
import { restore } from './restore';
import type { ShareActions } from './share-part';
import type { StoreServices } from './services';
import { type DockActions, dockSlice } from './dock-slice';
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
    DockActions,
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

    const saves = createSaveService(screen, services);
    const session = createTableSession(screen, services, saves);
    const lexicons = createLexicons(services.loadWords);
    const core = { screen, services, saves, session, lexicons };
    const words = gameWords(core);
    const online = createOnlineLoader({ ...core, words });
    const opener = gameOpener({ ...core, words });
    const context = { ...core, words, online, opener };
    autosaveScreen(screen, saves);

    const table = tableSlice(context);
    const draft = draftSlice(context);
    const shared = onlineSlice(context);
    const games = gamesSlice(context);
    const library = librarySlice(context);
    const coach = coachSlice(context);
    const review = reviewSlice(context);
    const share = shareSlice(context);
    const announcements = announcementsSlice(context);
    const dock = dockSlice(screen);
    const settings = settingsSlice(context);
    return {
      ...table,
      ...draft,
      ...shared,
      ...games,
      ...library,
      ...coach,
      ...review,
      ...share,
      ...announcements,
      ...dock,
      ...settings,
      actions: {
        ...table.actions,
        ...draft.actions,
        ...shared.actions,
        ...games.actions,
        ...library.actions,
        ...coach.actions,
        ...review.actions,
        ...share.actions,
        ...announcements.actions,
        ...dock.actions,
        ...settings.actions,
        restore: async () => {
          await restore(screen, session, saves, services, online.resume);
          await share.actions.resumeChallenge();
        },
      },
    };
  });
