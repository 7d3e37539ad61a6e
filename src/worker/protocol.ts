import type {
  BestMoves,
  Candidate,
  ChosenMove,
  CompiledWords,
  ComputerTurn,
  LaneRacks,
  Lanes,
  PlayedTurn,
  NewWordError,
  Outcomes,
  ReadWords,
  Result,
  ReviewedTurn,
  RuleBook,
  ScoredMove,
  PlayerView,
  Trial,
  WordListError,
  WordQuestion,
  WordQuestionError,
} from '../engine';

/** Why the word list could not be had. */
export type WordsFailure =
  | { readonly code: 'WORDS_UNREACHABLE' }
  | { readonly code: 'WORDS_MISSING'; readonly status: number }
  | { readonly code: 'WORDS_TOO_LARGE'; readonly max: number }
  /** What came is a web page. */
  | { readonly code: 'WORDS_ARE_A_PAGE' }
  /** What came is not the list that the page was built with. */
  | { readonly code: 'WORDS_DAMAGED' }
  | { readonly code: 'WORKER_UNAVAILABLE' }
  /** Each worker that began to work on the list has died of it. */
  | { readonly code: 'WORDS_TOO_MUCH_WORK' }
  /** Part of the code could not be loaded. */
  | { readonly code: 'CODE_MISSING' }
  | { readonly code: 'WORD_NOT_ADDED'; readonly error: NewWordError }
  | WordListError;

/** A file by which no other is mistaken for it: its size in bytes, and their SHA-256 in base 16. */
export interface FileMark {
  readonly bytes: number;
  readonly sha256: string;
}

/** Where a word list comes from: an address to fetch, or its text. */
export type WordsSource = {
  /** Words beside those of the list. */
  readonly added?: readonly string[] | undefined;
} & (
  | {
      readonly kind: 'address';
      readonly url: string;
      /** What is to be found there, where that is known. */
      readonly expected?: FileMark | undefined;
    }
  | { readonly kind: 'text'; readonly text: string }
);

/** The letters that a word list must be written in, and their lower-case forms. */
export interface Spelling {
  readonly letters: readonly string[];
  readonly lowerCase: readonly string[];
}

/**
 * How far words are on their way: bytes received, and how many there are where that is known; then
 * the part of the work on them that is done, from 0 to 1.
 */
export type WordsProgress =
  | { readonly stage: 'reading'; readonly received: number; readonly total: number | undefined }
  | { readonly stage: 'building'; readonly fraction: number };

/** In which order words are found: of the alphabet, the longest first, or those of most points. */
export type WordOrder = 'alphabet' | 'length' | 'points';

export interface WordSearch {
  readonly question: WordQuestion;
  readonly order: WordOrder;
  /** What each letter of the alphabet is worth, in its order. */
  readonly values: readonly number[];
}

/** Words in one text, one after the other: it crosses between threads far sooner than many do. */
export interface FoundWords {
  readonly text: string;
  /** Where each word begins in the text, and at last where the text ends. */
  readonly starts: Uint32Array;
}

/** Asks for the best moves of a turn by score and leave. */
export interface CandidatesQuestion {
  readonly position: PlayerView;
  readonly max: number;
  /** A legal move that is to be told of beside them. */
  readonly beside?: ScoredMove | undefined;
}

export interface FoundCandidates extends BestMoves {
  readonly beside: Candidate | undefined;
}

/** Has a turn that was taken gone over; its draws depend on the seed alone. */
export interface ReviewQuestion {
  readonly turn: PlayedTurn;
  /** Most moves that are told of as the best. */
  readonly max: number;
  readonly seed: string;
}

/** Asks what each row and column can bring now; sampled racks depend on the seed alone. */
export interface LanesQuestion {
  readonly position: PlayerView;
  readonly whose: LaneRacks;
  readonly seed: string;
}

/** What the page asks of the worker; every request has an id that its answers repeat. */
export type Request = { readonly id: number } & (
  | { readonly kind: 'load-words'; readonly source: WordsSource; readonly spelling: Spelling }
  | { readonly kind: 'take-words'; readonly words: CompiledWords }
  | { readonly kind: 'choose-move'; readonly turn: ComputerTurn; readonly lexiconId: string }
  /** Asks for the best moves by score and leave. */
  | {
      readonly kind: 'find-candidates';
      readonly question: CandidatesQuestion;
      readonly lexiconId: string;
    }
  /** Has games imagined that depend on the seed and their numbers alone. */
  | {
      readonly kind: 'simulate';
      readonly position: PlayerView;
      readonly trial: Trial;
      readonly seed: number;
      readonly lexiconId: string;
    }
  | {
      readonly kind: 'review-turn';
      readonly question: ReviewQuestion;
      readonly lexiconId: string;
    }
  | {
      readonly kind: 'find-lanes';
      readonly question: LanesQuestion;
      readonly lexiconId: string;
    }
  | { readonly kind: 'warm-up'; readonly rules: RuleBook; readonly lexiconId: string }
  | { readonly kind: 'find-words'; readonly search: WordSearch; readonly lexiconId: string }
  /** Takes back the question that has this id. */
  | { readonly kind: 'cancel' }
  /** Asks whether the worker is there. */
  | { readonly kind: 'ping' }
);

/** A request of one kind. */
export type RequestOf<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>;

/** A request about a lexicon, without what all of these have. */
export type LexiconRequest = {
  [Kind in Request['kind']]: RequestOf<Kind> extends { readonly lexiconId: string }
    ? Omit<RequestOf<Kind>, 'id' | 'lexiconId'>
    : never;
}[Request['kind']];

/** What the worker answers; everything is plain data, failures included. */
export type Response = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly progress: WordsProgress }
  | { readonly kind: 'words'; readonly read: ReadWords }
  | { readonly kind: 'no-words'; readonly failure: WordsFailure }
  | { readonly kind: 'move'; readonly chosen: ChosenMove }
  | { readonly kind: 'candidates'; readonly found: FoundCandidates }
  | { readonly kind: 'outcomes'; readonly outcomes: Outcomes }
  | { readonly kind: 'reviewed'; readonly turn: ReviewedTurn }
  | { readonly kind: 'lanes'; readonly lanes: Lanes }
  | { readonly kind: 'warm' }
  | { readonly kind: 'found-words'; readonly found: Result<FoundWords, WordQuestionError> }
  | { readonly kind: 'unknown-words' }
  /** The words are more than the worker has memory for. */
  | { readonly kind: 'no-room' }
  /** The question was taken back: there is no other answer to come. */
  | { readonly kind: 'cancelled' }
  /** The worker cannot load its code for the question, but may answer others. */
  | { readonly kind: 'code-missing' }
  | { readonly kind: 'pong' }
);

/** A response of one kind. */
export type ResponseOf<Kind extends Response['kind']> = Extract<Response, { kind: Kind }>;
