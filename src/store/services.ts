import type { ComputerTurn, Lexicon, RuleBook } from '../engine';
import type { FetchText, LoadWords } from '../setup';
import type { TableServices } from '../table';
import type {
  CandidatesQuestion,
  FindOutcome,
  FoundCandidates,
  MoveQuestion,
  ThoughtSoFar,
  WordSearch,
} from '../worker';

/** What the store needs of the world around it. */
export interface StoreServices extends Pick<TableServices, 'after' | 'newId'> {
  /** Asks for a computer's move; whoever looks on is told of thoughts that take a while. */
  readonly chooseMove: (
    turn: ComputerTurn,
    lexicon: Lexicon,
    lookOn?: (thought: ThoughtSoFar) => void,
  ) => MoveQuestion;
  /** Finds the best moves of a turn; undefined where no search can be had. */
  readonly findCandidates: (
    question: CandidatesQuestion,
    lexicon: Lexicon,
  ) => Promise<FoundCandidates | undefined>;
  /** The rules whose words are read before there is a game. */
  readonly rules: RuleBook;
  readonly loadWords: LoadWords;
  /** Has everything ready, some time, for a first computer's move by these rules and words. */
  readonly warmUp: (rules: RuleBook, lexicon: Lexicon) => void;
  /** Finds words of a lexicon; the search before is given up for it. */
  readonly findWords: (search: WordSearch, lexicon: Lexicon) => Promise<FindOutcome>;
  readonly fetchText: FetchText;
  /** A number from 0 to `bound` − 1; for the order of tiles on a rack, which no game depends on. */
  readonly pick: (bound: number) => number;
  readonly newSeed: () => string;
  /** The given number of random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Calls back when the page is left for good. */
  readonly whenLeft: (run: () => void) => void;
  /** Milliseconds since some moment. */
  readonly now: () => number;
  readonly storage: {
    readonly read: (name: string) => Promise<string | undefined>;
    readonly write: (name: string, text: string) => Promise<boolean>;
    /** Moves a text to the first of some other names that holds none; undefined where none moves. */
    readonly move: (name: string, others: readonly string[]) => Promise<string | undefined>;
    readonly remove: (name: string) => Promise<boolean>;
  };
}
