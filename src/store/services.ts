import type { Lexicon, RuleBook } from '../engine';
import type { FetchText, LoadWords } from '../setup';
import type { TableServices } from '../table';
import type { SearchClient } from '../worker';
import type { LibraryName } from './kept-names';

/** Storage of this page in the browser, in bytes. */
export interface StorageUse {
  readonly used: number;
  readonly room: number;
  /** Whether the browser clears it only at the user's request. */
  readonly isPersistent: boolean;
}

/** Fraction of the available storage from which it counts as nearly full. */
const NEARLY_FULL_SHARE = 0.9;

export const isNearlyFull = ({ used, room }: StorageUse): boolean =>
  used > NEARLY_FULL_SHARE * room;

export interface StoreServices
  extends Pick<TableServices, 'after' | 'newId'>,
    Pick<
      SearchClient,
      | 'chooseMove'
      | 'compareMoves'
      | 'rateMoves'
      | 'findWords'
      | 'reviewTurn'
      | 'findLanes'
      | 'workersFor'
    > {
  /** Their words are loaded before there is a game. */
  readonly rules: RuleBook;
  readonly loadWords: LoadWords;
  /**
   * Prepares for a first computer move with these rules and words, some time later; in every worker if several will
   * think about it.
   */
  readonly warmUp: (rules: RuleBook, lexicon: Lexicon, isForAll: boolean) => void;
  readonly fetchText: FetchText;
  /** A random number from 0 to `bound` − 1: for the order of tiles on a rack, and for numeric seeds. */
  readonly pick: (bound: number) => number;
  readonly newSeed: () => string;
  readonly random: (bytes: number) => Uint8Array;
  readonly whenLeft: (run: () => void) => void;
  /**
   * Calls back when another tab has taken over this tab's slot. Once the returned promise settles, the page is
   * reloaded with a new slot.
   */
  readonly whenSlotLost: (run: () => Promise<unknown>) => void;
  /** Milliseconds since an arbitrary moment. */
  readonly now: () => number;
  /** Milliseconds since 1970 by the device clock, which may be wrong, or set back. */
  readonly today: () => number;
  readonly storage: {
    readonly read: (name: string) => Promise<string | undefined>;
    readonly write: (name: string, text: string) => Promise<boolean>;
    readonly readToReplace: (name: string) => Promise<string | undefined>;
    /**
     * Overwrites, or removes if undefined, the text that this page last wrote or read with `readToReplace`. If
     * another page has written since, changes nothing and returns `overtaken`.
     */
    readonly replace: (
      name: string,
      text: string | undefined,
    ) => Promise<'kept' | 'overtaken' | 'failed'>;
    /** Moves a text to the first of `others` that holds none, and returns that name; undefined if nothing moved. */
    readonly move: (name: string, others: readonly string[]) => Promise<string | undefined>;
    readonly remove: (name: string) => Promise<boolean>;
    readonly names: (beginning: string) => Promise<readonly string[]>;
  };
  /** Whether a newer version of the page wrote the data, which this one leaves alone. */
  readonly isKeptByNewer: () => Promise<boolean>;
  /** Locks that let one tab at a time write a game; a game is named by the id of its record. */
  readonly gameLocks: {
    /**
     * Locks a game for this tab, until every user in the tab that has requested the lock has released it. The
     * outcome may take any time. `onLost` is called if another tab takes over the game.
     */
    readonly request: (
      id: string,
      claim: 'if-free' | 'take-over',
      onLost: () => void,
    ) => {
      readonly outcome: Promise<'held' | 'held-elsewhere' | 'cancelled'>;
      readonly release: () => void;
    };
    /**
     * The games that other tabs report as locked; undefined if the browser has no locks, and any tab may write any
     * game.
     */
    readonly elsewhere: () => Promise<readonly string[] | undefined>;
  };
  readonly storageUse: () => Promise<StorageUse | undefined>;
}

/** The storage as the library uses it, with retries of failed writes. */
export interface LibraryStorage
  extends Pick<StoreServices['storage'], 'read' | 'readToReplace' | 'move' | 'remove' | 'names'> {
  readonly replace: (name: string, text: string) => ReturnType<StoreServices['storage']['replace']>;
  readonly write: (name: LibraryName, text: string) => Promise<boolean>;
}
