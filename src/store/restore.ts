import {
  CUSTOM_WORD_LIMITS,
  formatRecord,
  latestState,
  MAX_BYTES,
  MAX_LENGTH,
  type RecordFileError,
  type Result,
  type Timeline,
} from '../engine';
import { NEARLY_FULL } from '../messages';
import { parseOwnWords } from '../setup';
import { parseSavedScreen } from './saved-screen';
import type { SaveService } from './save-service';
import { GAME, gameName, isGameBeforeName, type StorageName } from './kept-names';
import type { MigratedStorage } from './from-unnumbered';
import { loadLateNotices, loadOrNotify } from './lazy-part';
import { loadLearning } from './learned';
import { recordIn } from './library/kept-game';
import { parseInSteps, runInSteps } from './steps';
import { isContinuation } from './library/library';
import { saveUnsaved } from './library/library-writer';
import { parseLastSetup } from './setup-choice';
import { savedList } from './saved-list';
import { parseSettings } from './settings';
import { isNearlyFull, type StoreServices } from './services';
import type { TableSession } from './table-session';
import type { Screen } from './state';

/** `MIGRATIONS[n]` migrates from version n to n + 1; see docs/formats.md. */
export const MIGRATIONS: readonly ((storage: MigratedStorage) => Promise<void>)[] = [
  async (storage) => (await import('./from-unnumbered')).fromUnnumbered(storage),
];

/** How long a page waits for the game before it shows none, in ms. */
export const RESTORE_WAIT_MS = 1000;

/** The game as the library has it, if another tab has continued it; undefined if it is in the bin instead. */
async function latestOf<E>(
  own: Result<Timeline, E>,
  keep: SaveService,
): Promise<Result<Timeline, E> | undefined> {
  if (!own.ok) return own;
  const { id, events } = own.value.record;
  const name = gameName(id);
  const kept = await keep.read(name);
  if (kept === undefined) {
    const deleted = await keep.library.names('bin/');
    // After the time of deletion, since an id may contain slashes.
    const nameBefore = (each: string): string => each.slice(each.indexOf('/', 'bin/'.length) + 1);
    return deleted.map(nameBefore).includes(name) ? undefined : own;
  }
  // A saved game begins with its number of events.
  if (!(Number.parseInt(kept, 10) > events.length)) return own;
  if ((await keep.read('olderCopy')) === id) return own;
  const other = await parseInSteps(recordIn(kept), keep);
  return other.ok && isContinuation(other.value.record, own.value.record) ? other : own;
}

/** Recovers what it can of a damaged game; nothing of one that a newer version of the page wrote. */
async function recoverFrom(
  record: string,
  { code }: RecordFileError,
  newId: string,
  keep: SaveService,
): Promise<Timeline | undefined> {
  if (code === 'UNKNOWN_VERSION') return undefined;
  // If the code does not load, the whole record is quarantined and can be recovered from there.
  const part = await import('./library/recover').catch(() => undefined);
  return part && runInSteps(part.recoverySteps(record, newId), keep);
}

/**
 * Opens the game in the slot of this tab, unless another one has begun meanwhile; returns whether it did. The caller
 * loads its words; at the start, the page does that once it is rendered, so that the words do not delay it.
 */
export async function restoreGame(
  session: TableSession,
  keep: SaveService,
  newId: () => string,
): Promise<boolean> {
  const before = session.table();
  /** Whether the slot may hold the game of another table by now. */
  const isTooLate = (): boolean => {
    const table = session.table();
    return table !== undefined && table !== before;
  };
  const [record, words, savedScreen] = await Promise.all([
    keep.read('record'),
    keep.read('words'),
    keep.read('desk'),
  ]);
  if (record === undefined) return false;
  const own = await parseInSteps(record, keep);
  const latest = await latestOf(own, keep);
  if (!latest) {
    if (!isTooLate()) await keep.clear('record');
    return false;
  }
  const timeline = latest.ok
    ? latest.value
    : await recoverFrom(record, latest.error, newId(), keep);
  const list = timeline && (await savedList(keep, timeline.record.setup.lexiconId, words));
  if (isTooLate()) return false;
  if (!latest.ok) {
    const turns = timeline && latestState(timeline).turns;
    await keep.quarantine('record', { kind: 'game', turns }, latest.error);
  }
  if (!timeline || !list || isTooLate()) return false;
  // An intact record is written again, so that a page that has lost this slot without knowing it cannot clear it.
  void keep.write('record', latest.ok ? record : formatRecord(timeline.record));
  const kept = latest.ok ? parseSavedScreen(savedScreen) : undefined;
  const isOfThisGame = kept?.recordId === timeline.record.id;
  session.openGame({
    timeline,
    // In a recovered game, computers that are alone stay paused.
    running: isOfThisGame ? kept.running : latest.ok,
    reportTo: isOfThisGame && kept.reporting ? kept.viewer : undefined,
    list,
    lexicon: undefined,
    savedScreen: kept,
    isRestored: true,
  });
  return true;
}

/** Moves what earlier versions kept of the games before to the library, at the first start after them. */
async function moveGamesBefore(
  names: readonly string[],
  screen: Screen,
  keep: SaveService,
  newId: () => string,
): Promise<void> {
  const found = names.filter(isGameBeforeName);
  if (found.length === 0) return;
  // If the code does not load, the next start moves them.
  const part = await loadOrNotify(screen, () => import('./earlier-versions'));
  await part?.moveGamesBefore(found, keep, newId);
}

/** Warns that storage is nearly full before a save fails, unless another notice is shown. */
async function warnIfNearlyFull(
  screen: Screen,
  { storageUse }: Pick<StoreServices, 'storageUse'>,
): Promise<void> {
  const use = await storageUse();
  if (!use || !isNearlyFull(use) || screen.getState().notice) return;
  screen.setState({ notice: { tone: 'remark', headline: NEARLY_FULL } });
}

/** Quotes and a comma around each word. */
const AROUND_WORD = 3;

/**
 * Maximum lengths of saved texts, in UTF-16 code units: more than the page ever saves. Parsing longer ones would
 * delay the start. Records and shared tables are bounded by their parsers.
 */
const MAX_KEPT_LENGTH: Partial<Record<StorageName, number>> = {
  settings: 10_000,
  desk: 1_000_000,
  ownWords:
    CUSTOM_WORD_LIMITS.lists *
    (CUSTOM_WORD_LIMITS.ofList * (CUSTOM_WORD_LIMITS.word + AROUND_WORD) + 2 * MAX_LENGTH.id),
  // In JSON a line break takes two code units.
  words: 3 * MAX_BYTES.wordList,
};

export const isTooLong = (name: StorageName, { length }: Pick<string, 'length'>): boolean =>
  length > (MAX_KEPT_LENGTH[name] ?? Infinity);

/** Quarantines texts that are too long for their names; reading them returns undefined. */
function withLimits(keep: SaveService): SaveService {
  let search: Promise<void> | undefined;
  const findQuarantined = (): Promise<void> => (search ??= keep.findQuarantined());
  return {
    ...keep,
    findQuarantined,
    read: async (name) => {
      const text = await keep.read(name);
      if (text === undefined || !isTooLong(name, text)) return text;
      // Texts quarantined earlier are found first, so that this one is reported before them.
      await findQuarantined();
      await keep.quarantine(name, { kind: 'too-long' }, undefined);
      return undefined;
    },
  };
}

export async function restore(
  screen: Screen,
  session: TableSession,
  saves: SaveService,
  services: Pick<StoreServices, 'newId' | 'today' | 'isKeptByNewer' | 'storageUse'>,
  resumeOnline: (kept: string, savedScreen: string | undefined) => Promise<void>,
): Promise<void> {
  const keep = withLimits(saves);
  const [settings, ownWords, setUp, online = '', savedScreen, names] = await Promise.all([
    keep.read('settings'),
    keep.read('ownWords'),
    keep.read('setUp'),
    keep.read('online'),
    // Read before a game is shown, since its own saved screen would replace this one.
    keep.read('desk'),
    keep.library.names(''),
    keep.findQuarantined(),
  ]);
  // Even a first visit has stored the version, unless the browser saves nothing. A write that fails shows that.
  if (names.length === 0) void keep.library.replace('online', '');
  screen.setState({
    settings: parseSettings(settings),
    ownWords: parseOwnWords(ownWords),
    lastSetup: parseLastSetup(setUp),
    hasGames: names.some((name) => name.startsWith(GAME)),
    hasCards: names.includes('cards'),
  });
  // Without the code, computers play as if nothing had been learned.
  if (names.includes('learned')) {
    await loadLearning().then(
      (part) => part.restoreLearned(screen, keep),
      () => {},
    );
  }
  await restoreGame(session, keep, services.newId);
  if (online !== '') await resumeOnline(online, savedScreen);
  await moveGamesBefore(names, screen, keep, services.newId);
  void saveUnsaved(keep, services);
  if (await services.isKeptByNewer()) {
    screen.setState({ canPersist: false });
    const part = await loadLateNotices(screen);
    if (part) screen.setState({ notice: part.NEWER_NOTICE });
  }
  if (!screen.getState().notice) keep.unreadable()?.show();
  void warnIfNearlyFull(screen, services);
}
