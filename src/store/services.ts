import type { Lexicon, RuleBook } from '../engine';
import type { FetchText, LoadWords } from '../setup';
import type { TableServices } from '../table';
import type { SearchClient } from '../worker';

/** What a browser keeps for the page, in bytes. */
export interface StorageUse {
  readonly used: number;
  readonly room: number;
  /** Whether the browser clears it only when it is told to. */
  readonly isLasting: boolean;
}

/** Share of its room from which a browser counts as nearly full. */
const NEARLY_FULL_SHARE = 0.9;

export const isNearlyFull = ({ used, room }: StorageUse): boolean =>
  used > NEARLY_FULL_SHARE * room;

/** What the store needs of the world around it. */
export interface StoreServices
  extends Pick<TableServices, 'after' | 'newId'>,
    Pick<SearchClient, 'chooseMove' | 'findCandidates' | 'findWords' | 'reviewTurn' | 'findLanes'> {
  /** The rules whose words are read before there is a game. */
  readonly rules: RuleBook;
  readonly loadWords: LoadWords;
  /**
   * Has everything ready, some time, for a first computer's move by these rules and words; in every
   * worker where several are to think about it.
   */
  readonly warmUp: (rules: RuleBook, lexicon: Lexicon, isForAll: boolean) => void;
  readonly fetchText: FetchText;
  /** A number from 0 to `bound` − 1; for the order of tiles on a rack, which no game depends on. */
  readonly pick: (bound: number) => number;
  readonly newSeed: () => string;
  /** The given number of random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Calls back when the page is left for good. */
  readonly whenLeft: (run: () => void) => void;
  /**
   * Calls back when another tab has taken over where this one keeps its table; the page is loaded again, as a tab
   * of its own, once the result has settled.
   */
  readonly whenSlotLost: (run: () => Promise<unknown>) => void;
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** Milliseconds since 1970 by the clock of the device, which may be wrong, or put back. */
  readonly today: () => number;
  readonly storage: {
    readonly read: (name: string) => Promise<string | undefined>;
    readonly write: (name: string, text: string) => Promise<boolean>;
    /** Reads a text in whose place `replace` may keep another. */
    readonly readToReplace: (name: string) => Promise<string | undefined>;
    /**
     * Keeps a text, or none, in the place of what this page has kept there last, or read to replace it: overtaken,
     * and nothing changes, if another page has kept a text there since.
     */
    readonly replace: (
      name: string,
      text: string | undefined,
    ) => Promise<'kept' | 'overtaken' | 'failed'>;
    /** Moves a text to the first of some other names that holds none; undefined where none moves. */
    readonly move: (name: string, others: readonly string[]) => Promise<string | undefined>;
    readonly remove: (name: string) => Promise<boolean>;
    /** The names that begin like this and hold a text. */
    readonly names: (beginning: string) => Promise<readonly string[]>;
  };
  /** Whether a later version of the page has kept something, which this one leaves alone. */
  readonly isKeptByNewer: () => Promise<boolean>;
  /** Lets one tab at a time write a game; games are named by the ids of their records. */
  readonly gameLocks: {
    /**
     * Locks a game for this tab, until everything in it that has requested the lock has released it. It may take
     * any time to find out whose the game is. `onLost` is called if another tab takes it over.
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
     * The games that other tabs say they have locked; undefined where the browser has no locks, and any tab
     * may write any game.
     */
    readonly elsewhere: () => Promise<readonly string[] | undefined>;
  };
  /** How many bytes the browser keeps for the page, and how many it would; undefined where it does not tell. */
  readonly storageUse: () => Promise<StorageUse | undefined>;
}
