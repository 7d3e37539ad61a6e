import type { RecordFileError } from '../engine';
import { QUARANTINE_NAMES, type StorageName } from './kept-names';
import type { LibraryStorage, StoreServices } from './services';
import { puzzleNow } from './puzzles/puzzle-now';
import { formatSavedScreen } from './saved-screen';
import { changedSettings, parseSettings } from './settings';
import type { Screen, ScreenState } from './state';
import type { Damage, UnreadableTexts } from './unreadable';
import { updateText } from './update-text';

export type SaveService = ReturnType<typeof createSaveService>;

type Replaced = Awaited<ReturnType<LibraryStorage['replace']>>;

/** The text to write under a name, and the function that writes it. */
interface Unwritten {
  readonly text: string;
  readonly put: (name: string, text: string) => Promise<Replaced>;
}

const RETRY_INTERVAL_MS = 5000;

export function createSaveService(
  screen: Screen,
  { storage, after }: Pick<StoreServices, 'storage' | 'after'>,
) {
  /** Loaded on demand, since it is rarely needed. */
  let unreadable: UnreadableTexts | undefined;
  /** The latest text of each name whose last write failed. */
  const unwritten = new Map<string, Unwritten>();
  /** The number of the last write of each name, while it is pending. */
  const lastWrites = new Map<string, number>();
  let whenAllWritten: (() => void)[] = [];
  let writes = 0;
  let isRetrying = false;

  async function loadUnreadable(): Promise<UnreadableTexts> {
    const { createUnreadable } = await import('./unreadable');
    unreadable ??= createUnreadable(screen, storage, write);
    return unreadable;
  }

  function showWhetherKept(): void {
    const canPersist = unwritten.size === 0 && !unreadable?.hasHeldBack();
    if (canPersist !== screen.getState().canPersist) screen.setState({ canPersist });
  }

  function retryLater(): void {
    if (isRetrying || unwritten.size === 0) return;
    isRetrying = true;
    after(RETRY_INTERVAL_MS, () => {
      void Promise.all([...unwritten].map(([name, each]) => attempt(name, each))).then(() => {
        isRetrying = false;
        retryLater();
      });
    });
  }

  /** The text under this name has been written, or is no longer wanted. */
  function settle(name: string): void {
    unwritten.delete(name);
    lastWrites.delete(name);
    showWhetherKept();
    if (unwritten.size > 0) return;
    const calls = whenAllWritten;
    whenAllWritten = [];
    for (const call of calls) call();
  }

  async function attempt(name: string, latest: Unwritten): Promise<Replaced> {
    if (unreadable?.blocksWrite(name, latest.text)) {
      settle(name);
      return 'failed';
    }
    const number = ++writes;
    lastWrites.set(name, number);
    // No later attempt may write an earlier text.
    if (unwritten.has(name)) unwritten.set(name, latest);
    const outcome = await latest.put(name, latest.text);
    // The last write under a name decides.
    if (lastWrites.get(name) === number) {
      if (outcome !== 'failed') settle(name);
      else {
        lastWrites.delete(name);
        unwritten.set(name, latest);
        showWhetherKept();
        retryLater();
      }
    }
    return outcome;
  }

  const putAnyway: Unwritten['put'] = async (name, text) =>
    (await storage.write(name, text)) ? 'kept' : 'failed';

  /** Saves a text. If the browser refuses, returns false, shows that, and retries until it succeeds. */
  const write = async (name: string, text: string): Promise<boolean> =>
    (await attempt(name, { text, put: putAnyway })) === 'kept';

  const unsaved = (name: string): string | undefined =>
    unreadable?.blockedText(name) ?? unwritten.get(name)?.text;

  const read = async (name: string): Promise<string | undefined> =>
    unsaved(name) ?? storage.read(name);

  async function remove(name: string): Promise<boolean> {
    settle(name);
    return storage.remove(name);
  }

  async function move(name: string, others: readonly string[]): Promise<string | undefined> {
    const latest = unwritten.get(name);
    if (latest && (await attempt(name, latest)) === 'failed') return undefined;
    settle(name);
    return storage.move(name, others);
  }

  /** Storage for the games of the library, with the same retries. */
  const library: LibraryStorage = {
    read,
    readToReplace: async (name) => unsaved(name) ?? storage.readToReplace(name),
    write,
    replace: (name, text) => attempt(name, { text, put: storage.replace }),
    move,
    remove,
    names: async (beginning) => {
      const names = [...(await storage.names(beginning)), ...unwritten.keys()];
      return [...new Set(names)].filter((name) => name.startsWith(beginning));
    },
  };

  return {
    read: (name: StorageName) => read(name),
    write: (name: StorageName, text: string) => write(name, text),
    clear: (name: StorageName) => remove(name),
    /** Removes a text, unless another page has written it since. */
    clearOwn: (name: StorageName) => {
      settle(name);
      return storage.replace(name, undefined);
    },
    /** Stops retrying a failed write. */
    giveUp: (name: StorageName) => settle(name),
    /** Resolves once no failed write is left. */
    untilAllWritten: (): Promise<void> =>
      new Promise((resolve) => {
        if (unwritten.size > 0) whenAllWritten.push(resolve);
        else resolve();
      }),
    library,
    /** Quarantines an unreadable text and notifies the user; false if there is no text. */
    quarantine: async (
      name: StorageName,
      damage: Damage,
      error: RecordFileError | undefined,
    ): Promise<boolean> => (await loadUnreadable()).quarantine(name, damage, error),
    findQuarantined: async (): Promise<void> => {
      const texts = await Promise.all(QUARANTINE_NAMES.map(storage.read));
      if (texts.some((text) => text !== undefined)) await (await loadUnreadable()).find();
    },
    /** Undefined if all texts could be opened. */
    unreadable: () => unreadable?.actions,
  };
}

const SAVED_PARTS = [
  'table',
  'draft',
  'typed',
  'cursor',
  'playback',
] as const satisfies (keyof ScreenState)[];

/** Saves the settings and the saved screen whenever they change. */
export function autosaveScreen(screen: Screen, { write, library }: SaveService): void {
  screen.subscribe((state, before) => {
    if (state.settings !== before.settings) {
      const changed = changedSettings(state.settings, before.settings);
      // Another tab may have changed other settings.
      void updateText(library, 'settings', (kept) =>
        JSON.stringify({ ...parseSettings(kept), ...changed }),
      );
    }
    // The saved screen stays that of the game, to which the player returns.
    if (SAVED_PARTS.every((part) => state[part] === before[part]) || puzzleNow(state)) return;
    const savedScreen = formatSavedScreen(state);
    if (savedScreen !== undefined) void write('desk', savedScreen);
  });
}
