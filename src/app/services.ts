import { bytesToHex } from '@noble/hashes/utils.js';
import { scraebbkle } from '../engine';
import {
  createGameLocks,
  createTabLocks,
  mapStorage,
  openPageStorage,
  type TabLocks,
} from '../persistence';
import { fetchResource, resourceAddress, type WordList } from '../setup';
import { MIGRATIONS, type StorageUse, type StoreServices, TAB_NAMES } from '../store';
import { inTask, whenIdle, whilePending } from '../scheduler';
import { createSearchClient, type FileMark, type WordsSource } from '../worker';

/** Word lists that the page was built with, by their names under `resources/`; see vite.config.ts. */
declare const LIST_MARKS: Readonly<Record<string, FileMark>>;

/** The source of a list for the worker. The hash in the URL gives each version its own entry in the browser's cache. */
function sourceOf(list: WordList): WordsSource {
  const { added } = list;
  if (list.kind === 'own') return { kind: 'text', text: list.text, added };
  const expected = LIST_MARKS[list.file];
  const url = `${resourceAddress(list.file)}${expected ? `?v=${expected.sha256}` : ''}`;
  return { kind: 'address', url, expected, added };
}

const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Returns a random integer from 0 to `bound` − 1. The modulo bias is about 1 in 4 × 10⁹. */
const pick = (bound: number): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % bound;

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

/** 128 random bits in hexadecimal; `randomUUID` needs a secure context. */
const randomText = (): string => bytesToHex(random(16));

async function storageUse(): Promise<StorageUse | undefined> {
  const { storage } = navigator as Partial<Navigator>;
  const estimate = await storage?.estimate?.().catch(() => undefined);
  if (estimate?.usage === undefined || estimate.quota === undefined) return undefined;
  const isPersistent = (await storage?.persisted?.().catch(() => false)) ?? false;
  return { used: estimate.usage, room: estimate.quota, isPersistent };
}

/** Maximum number of search workers: each copies the word list, and one core stays free for the page. */
const maxWorkers = (): number => Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

/**
 * Locks shared by the tabs of this browser; undefined if it has no Web Locks, or no channels between tabs: Firefox
 * blocks them with the data of a site.
 */
function browserLocks(): TabLocks | undefined {
  if (!('locks' in navigator)) return undefined;
  try {
    return createTabLocks({
      locks: navigator.locks,
      channel: new BroadcastChannel('scraebbkle/tabs'),
      after,
      pageId: randomText(),
    });
  } catch {
    return undefined;
  }
}

type Services = Pick<StoreServices, 'storage' | 'fetchText' | 'loadWords' | 'after'>;

/** Marks the page as busy while its services read, save or load something. */
export const reportPending = ({
  storage,
  fetchText,
  loadWords,
  after: runAfter,
}: Services): Services => ({
  storage: mapStorage(storage, (run, _, kind) => whilePending(kind, run())),
  fetchText: (...resource) => whilePending('loading', fetchText(...resource)),
  loadWords: (...words) => whilePending('loading', loadWords(...words)),
  after: (milliseconds, run) =>
    milliseconds > 0 ? runAfter(milliseconds, run) : inTask('drawing', run),
});

export interface SlowOpening {
  /** Whether the page waits for storage or another tab; other delays have nothing to do with saved games. */
  readonly isWaiting: () => boolean;
  /** Takes over locks that the page before a reload, or another tab, still holds, until this page is open. */
  readonly takeOver: () => void;
  /** Opens the page without saved games; nothing is saved then. */
  readonly openWithoutSaves: () => void;
  /** Must be called once the page is open. */
  readonly end: () => void;
}

export function browserServices(): StoreServices & { readonly slowOpening: SlowOpening } {
  const search = createSearchClient(
    () => new Worker(new URL('../worker/search.worker.ts', import.meta.url), { type: 'module' }),
    (run, milliseconds) => after(milliseconds, run),
    maxWorkers(),
  );
  const locks = browserLocks();
  const gameLocks = createGameLocks(locks);
  let isTakingOver = false;
  let leaveSlot = async (): Promise<unknown> => undefined;
  const storage = openPageStorage({
    migrations: MIGRATIONS,
    slotNames: TAB_NAMES,
    locks,
    onSlotLost: () => void leaveSlot().then(() => location.reload()),
  });
  const reporting = reportPending({
    storage,
    fetchText: fetchResource,
    loadWords: async (alphabet, list, onProgress) => {
      const words = await search.loadWords(alphabet, sourceOf(list), onProgress);
      performance.mark('words');
      return words;
    },
    after,
  });
  return {
    ...search,
    ...reporting,
    rules: scraebbkle,
    warmUp: (rules, lexicon, isForAll) => {
      const warmUp = async (): Promise<void> => {
        await search.warmUp(rules, lexicon, isForAll);
        performance.mark('graph');
      };
      whenIdle('warming-up', () => void whilePending('warming-up', warmUp()));
    },
    pick,
    newId: randomText,
    newSeed: randomText,
    random,
    now: () => performance.now(),
    today: () => Date.now(),
    whenLeft: (run) =>
      window.addEventListener('pagehide', ({ persisted }) => {
        if (!persisted) run();
      }),
    whenSlotLost: (run) => {
      leaveSlot = run;
    },
    isKeptByNewer: storage.isNewer,
    gameLocks: {
      ...gameLocks,
      request: (id, claim, onLost) =>
        gameLocks.request(id, isTakingOver ? 'take-over' : claim, onLost),
    },
    storageUse,
    slowOpening: {
      isWaiting: () => storage.isWaiting() || (locks?.isWaiting() ?? false),
      takeOver: () => {
        isTakingOver = true;
        locks?.takeOverPending();
      },
      openWithoutSaves: () => {
        storage.detach();
        locks?.cancelPending();
      },
      end: () => {
        isTakingOver = false;
      },
    },
  };
}
