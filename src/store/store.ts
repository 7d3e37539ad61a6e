import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLexicons, DEFAULT_LIST } from '../setup';
import { announcementsSlice, clearStaleNotice, type LoadAnnouncer, loadAnnouncer } from './notices';
import { NO_DRAFT } from './draft/draft';
import { draftSlice } from './draft/draft-slice';
import { gameOpener } from './game-opener';
import { gameWords } from './game-words';
import {
  cardsSlice,
  coachSlice,
  entrySlice,
  gamesReviewSlice,
  learningSlice,
  librarySlice,
  puzzleSlice,
  reviewSlice,
  shareSlice,
} from './lazy-slices';
import { createSaveService, autosaveScreen } from './save-service';
import { gamesSlice } from './games-slice';
import { createOnlineLoader, onlineSlice } from './online/online-slice';
import { restore } from './restore';
import type { StoreServices } from './services';
import { panelSlice } from './panel-slice';
import { DEFAULT_SETTINGS } from './settings';
import { settingsSlice } from './settings-slice';
import { NO_INPUT, type Screen, type ScreenState, WORDS_PENDING } from './state';
import { tableSlice } from './table-slice';
import { createTableSession } from './table-session';
import { withVerdict } from './verdict';

const INITIAL_STATE: ScreenState = {
  table: undefined,
  takenTurn: undefined,
  turnPointedAt: undefined,
  simulationProgress: undefined,
  ...NO_INPUT,
  draft: NO_DRAFT,
  cursorLeft: undefined,
  verdict: { kind: 'nothing' },
  refused: undefined,
  wordList: DEFAULT_LIST,
  words: WORDS_PENDING,
  ownWords: [],
  lastSetup: undefined,
  retry: undefined,
  library: undefined,
  hasGames: false,
  libraryRead: undefined,
  deletedGame: undefined,
  transfer: undefined,
  gamesReview: undefined,
  hasCards: false,
  cards: undefined,
  online: undefined,
  spoken: undefined,
  announcements: [],
  unreadable: [],
  noWordFits: undefined,
  lanesShown: undefined,
  analysis: undefined,
  coaching: undefined,
  review: undefined,
  challenge: undefined,
  puzzles: undefined,
  playback: undefined,
  dockTab: 'moves',
  sheet: 'closed',
  pageHeight: 'half',
  wholeBoardOf: undefined,
  boardFile: undefined,
  ghost: undefined,
  learnedOf: undefined,
  settings: DEFAULT_SETTINGS,
  panel: undefined,
  entry: undefined,
  isAtFront: false,
  secondPlayer: 'computer',
  canPersist: true,
};

/** Everything that a player can do. Each slice has the actions of one part of the page. */
function createActions(screen: Screen, services: StoreServices, load: LoadAnnouncer) {
  const saves = createSaveService(screen, services);
  const session = createTableSession(screen, services, saves);
  const lexicons = createLexicons(services.loadWords);
  const core = { screen, services, saves, session, lexicons };
  const words = gameWords(core);
  const online = createOnlineLoader({ ...core, words });
  const opener = gameOpener({ ...core, words });
  const context = { ...core, words, online, opener };
  autosaveScreen(screen, saves);
  const share = shareSlice(context);
  const gamesReview = gamesReviewSlice(context);
  const puzzles = puzzleSlice(context);
  return {
    ...tableSlice(context),
    ...draftSlice(screen, services),
    ...onlineSlice(online),
    ...gamesSlice(context),
    ...librarySlice(context),
    ...cardsSlice(context),
    ...coachSlice(context),
    ...reviewSlice(context),
    ...gamesReview,
    ...learningSlice(context),
    ...puzzles,
    ...entrySlice(context),
    ...share,
    ...announcementsSlice(screen, saves, load),
    ...panelSlice(screen),
    ...settingsSlice(screen),
    restore: async (): Promise<void> => {
      await restore(screen, session, saves, services, online.resume);
      await share.resumeChallenge();
      await gamesReview.resumeGamesReview();
      await puzzles.resumePuzzle();
    },
  };
}

export type Actions = ReturnType<typeof createActions>;

export type GameStore = ScreenState & { readonly actions: Actions };

/**
 * The store of one page: the latest view of its table, the draft, and what is open on screen. It wraps the engine's
 * table and adds nothing to the rules.
 */
export const createGameStore = (
  services: StoreServices,
  load: LoadAnnouncer = loadAnnouncer,
): StoreApi<GameStore> =>
  createStore<GameStore>()((setState, getState, { subscribe }) => {
    const set: Screen['setState'] = (change) =>
      setState(withVerdict(getState(), clearStaleNotice(getState(), change)));
    const actions = createActions({ getState, setState: set, subscribe }, services, load);
    return { ...INITIAL_STATE, actions };
  });
