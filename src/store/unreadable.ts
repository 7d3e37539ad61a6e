import { MAX_LENGTH, type RecordFileError } from '../engine';
import {
  keptGameLost,
  keptRecordReason,
  keptTooLong,
  UNREADABLE_BEFORE,
  unreadableNote,
} from '../messages';
import { QUARANTINE_NAMES } from './kept-names';
import type { StoreServices } from './services';
import type { Notice, Screen, UnreadableText } from './state';

function noticeOf(unreadable: readonly UnreadableText[]): Notice | undefined {
  const [first, ...others] = unreadable;
  if (!first) return undefined;
  const { found = { headline: UNREADABLE_BEFORE, why: '' }, isSetAside } = first;
  const reason = `${found.why} ${unreadableNote(isSetAside, others.length)}`.trim();
  return { tone: 'remark', headline: found.headline, reason, isAboutUnreadable: true };
}

/** Why a text can’t be read; `turns` of a game were recovered, or none if undefined. */
export type Damage =
  | { readonly kind: 'too-long' }
  | { readonly kind: 'game'; readonly turns: number | undefined }
  | { readonly kind: 'other'; readonly headline: string };

function headlineOf(name: string, damage: Damage): string {
  if (damage.kind === 'other') return damage.headline;
  return damage.kind === 'game' ? keptGameLost(damage.turns) : keptTooLong(name);
}

export type UnreadableTexts = ReturnType<typeof createUnreadable>;

/**
 * Saved texts that could not be opened. None is overwritten until a player discards it. `write` saves a text that was
 * blocked, once nothing blocks it.
 */
export function createUnreadable(
  screen: Screen,
  storage: StoreServices['storage'],
  write: (name: string, text: string) => Promise<unknown>,
) {
  /** The text to write, if any, under each name whose unreadable text has stayed. */
  const blockedWrites = new Map<string, string | undefined>();

  const all = (): readonly UnreadableText[] => screen.getState().unreadable;

  function notify(unreadable: readonly UnreadableText[]): void {
    screen.setState({ unreadable, notice: noticeOf(unreadable) });
  }

  async function moveAside(name: string): Promise<string | undefined> {
    const { length } = (await storage.read(name)) ?? '';
    return length > MAX_LENGTH.record ? undefined : storage.move(name, QUARANTINE_NAMES);
  }

  async function unblock(name: string): Promise<void> {
    const text = blockedWrites.get(name);
    blockedWrites.delete(name);
    if (text !== undefined) await write(name, text);
  }

  const actions = {
    /** Shows the notice about the first one again; does nothing if there is none. */
    show: (): void => {
      if (all().length > 0) notify(all());
    },
    /** The text that the notice is about, as it was found. */
    read: async (): Promise<string | undefined> => {
      const [first] = all();
      return first && storage.read(first.name);
    },
    /** Deletes that text and shows the notice about the next. */
    discard: async (): Promise<void> => {
      const [first] = all();
      if (!first || !(await storage.remove(first.name))) return;
      screen.setState({ unreadable: all().filter((each) => each !== first) });
      await unblock(first.name);
      notify(all());
    },
  };

  return {
    find: async (): Promise<void> => {
      const texts = await Promise.all(QUARANTINE_NAMES.map(storage.read));
      const found = QUARANTINE_NAMES.filter((_, index) => texts[index] !== undefined);
      screen.setState({
        unreadable: found.map((name) => ({ name, found: undefined, isSetAside: true })),
      });
    },
    /**
     * Quarantines the text under a name, and shows what and why. If there is no room, it stays and blocks writes
     * under its name. False if there is no text.
     */
    quarantine: async (
      name: string,
      damage: Damage,
      error: RecordFileError | undefined,
    ): Promise<boolean> => {
      const headline = headlineOf(name, damage);
      const why = error ? keptRecordReason(error) : '';
      if (!(await storage.read(name))) {
        screen.setState({ notice: { tone: 'remark', headline, reason: why } });
        return false;
      }
      const moved = await moveAside(name);
      if (moved === undefined) blockedWrites.set(name, blockedWrites.get(name));
      const isSetAside = moved !== undefined;
      const others = all().filter((each) => each.name !== name);
      notify([
        ...others.filter(({ found }) => found),
        { name: moved ?? name, found: { headline, why }, isSetAside },
        ...others.filter(({ found }) => !found),
      ]);
      return true;
    },
    /** Whether a text under this name blocks a new one, which is then written later. */
    blocksWrite: (name: string, text: string): boolean => {
      if (!blockedWrites.has(name)) return false;
      blockedWrites.set(name, text);
      return true;
    },
    /** The text that waits to be written under a name. */
    blockedText: (name: string) => blockedWrites.get(name),
    hasHeldBack: (): boolean => [...blockedWrites.values()].some((text) => text !== undefined),
    actions,
  };
}
