import type { RecordFileError, Timeline } from '../engine';
import { ASIDE_NAMES, type KeptName } from './kept-names';
import { formatSavedScreen } from './saved-screen';
import type { StoreServices } from './services';
import type { Screen, ScreenState } from './state';
import type { UnreadableActions, UnreadableTexts } from './unreadable';

export interface Keep {
  readonly read: (name: KeptName) => Promise<string | undefined>;
  /** Keeps a text; false, and the screen tells, when the browser does not. */
  readonly write: (name: KeptName, text: string) => Promise<boolean>;
  /** Forgets a text. */
  readonly clear: (name: KeptName) => Promise<boolean>;
  /**
   * Keeps a game of this page in the library, under its own name; what is there of a game that has only now
   * come to the table is not written over. True when the library has it as it is.
   */
  readonly shelve: (game: Timeline, hasJustCome: boolean) => Promise<boolean>;
  /** Loads what keeps games in the library, so that the first turn of a game need not. */
  readonly prepareShelving: () => Promise<unknown>;
  /** Has a text that cannot be opened make way without being lost, and says what and why. */
  readonly setAside: (
    name: KeptName,
    headline: string,
    error: RecordFileError | undefined,
  ) => Promise<boolean>;
  /** Finds what was set aside earlier. */
  readonly findAside: () => Promise<void>;
  /** What can be done about texts that could not be opened; undefined if all could. */
  readonly unreadable: () => UnreadableActions | undefined;
}

/** Not needed before there is a game, and not by those who only look. */
const loadLibrary = () => import('./library/library');

export function createKeep(
  screen: Screen,
  { storage, today, newId }: Pick<StoreServices, 'storage' | 'today' | 'newId'>,
): Keep {
  /** Seldom needed, and loaded then. */
  let unreadable: UnreadableTexts | undefined;

  async function opened(): Promise<UnreadableTexts> {
    const { createUnreadable } = await import('./unreadable');
    unreadable ??= createUnreadable(screen, storage, write);
    return unreadable;
  }

  async function write(name: string, text: string): Promise<boolean> {
    const isWritten = !unreadable?.holdsBack(name, text) && (await storage.write(name, text));
    const canPersist = isWritten && !unreadable?.hasHeldBack();
    if (canPersist !== screen.getState().canPersist) screen.setState({ canPersist });
    return isWritten;
  }

  return {
    read: async (name) => unreadable?.heldBack(name) ?? storage.read(name),
    write,
    clear: storage.remove,
    shelve: async (game, hasJustCome) => {
      const { keepGame, keepOpened } = await loadLibrary();
      const library = { ...storage, write };
      return hasJustCome
        ? keepOpened(library, game, today(), newId)
        : keepGame(library, game, today());
    },
    prepareShelving: loadLibrary,
    setAside: async (...text) => (await opened()).setAside(...text),
    findAside: async () => {
      const texts = await Promise.all(ASIDE_NAMES.map(storage.read));
      if (texts.some((text) => text !== undefined)) await (await opened()).find();
    },
    unreadable: () => unreadable?.actions,
  };
}

const SAVED_PARTS = ['table', 'draft', 'typed', 'cursor'] as const satisfies (keyof ScreenState)[];

/** Keeps the settings, the game before and the saved screen of a screen whenever they change. */
export function keepScreen(screen: Screen, { write }: Keep): void {
  screen.subscribe((state, before) => {
    if (state.settings !== before.settings) {
      void write('settings', JSON.stringify(state.settings));
    }
    if (state.ownWords !== before.ownWords) {
      void write('ownWords', JSON.stringify(state.ownWords));
    }
    if (state.gameBefore !== undefined && state.gameBefore !== before.gameBefore) {
      void write('before', state.gameBefore.record);
      void write('wordsBefore', state.gameBefore.words);
    }
    if (SAVED_PARTS.every((part) => state[part] === before[part])) return;
    const savedScreen = formatSavedScreen(state);
    if (savedScreen !== undefined) void write('desk', savedScreen);
  });
}
