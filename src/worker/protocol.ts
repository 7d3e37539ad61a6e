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

/** Why a word list could not be loaded. */
export type WordsFailure =
  | { readonly code: 'WORDS_UNREACHABLE' }
  | { readonly code: 'WORDS_MISSING'; readonly status: number }
  | { readonly code: 'WORDS_TOO_LARGE'; readonly max: number }
  | { readonly code: 'WORDS_ARE_A_PAGE' }
  /** The file is not the list that the page was built with. */
  | { readonly code: 'WORDS_DAMAGED' }
  | { readonly code: 'WORKER_UNAVAILABLE' }
  /** Every worker that began to process the list crashed. */
  | { readonly code: 'WORDS_TOO_MUCH_WORK' }
  | { readonly code: 'CODE_MISSING' }
  | { readonly code: 'WORD_NOT_ADDED'; readonly error: NewWordError }
  | WordListError;

/** Identifies a file by its size in bytes and its SHA-256 in hexadecimal. */
export interface FileMark {
  readonly bytes: number;
  readonly sha256: string;
}

export type WordsSource = {
  readonly added?: readonly string[] | undefined;
} & (
  | {
      readonly kind: 'address';
      readonly url: string;
      /** The file expected at the address, if known. */
      readonly expected?: FileMark | undefined;
    }
  | { readonly kind: 'text'; readonly text: string }
);

export interface Spelling {
  readonly letters: readonly string[];
  readonly lowerCase: readonly string[];
}

/**
 * Progress of loading words: first the bytes received and, if known, their total; then the fraction of the work that
 * is done, from 0 to 1.
 */
export type WordsProgress =
  | { readonly stage: 'reading'; readonly received: number; readonly total: number | undefined }
  | { readonly stage: 'building'; readonly fraction: number };

/** Order of the words found: alphabetical, longest first, or most points first. */
export type WordOrder = 'alphabet' | 'length' | 'points';

export interface WordSearch {
  readonly question: WordQuestion;
  readonly order: WordOrder;
  /** Points of each letter, in the order of the alphabet. */
  readonly values: readonly number[];
}

/** Words in one concatenated text: it crosses between threads far faster than an array of strings. */
export interface FoundWords {
  readonly text: string;
  /** Offset of each word in the text, then the length of the text, in UTF-16 code units. */
  readonly starts: Uint32Array;
}

export interface CandidatesQuestion {
  readonly position: PlayerView;
  readonly max: number;
  /** A legal move to evaluate besides the best ones. */
  readonly beside?: ScoredMove | undefined;
}

export interface FoundCandidates extends BestMoves {
  readonly beside: Candidate | undefined;
}

/** A turn to review; its random draws depend on the seed only. */
export interface ReviewQuestion {
  readonly turn: PlayedTurn;
  readonly max: number;
  readonly seed: string;
}

/** Asks what each row and column can score; sampled racks depend on the seed only. */
export interface LanesQuestion {
  readonly position: PlayerView;
  readonly whose: LaneRacks;
  readonly seed: string;
}

/** Requests to a worker; its responses repeat the id. */
export type Request = { readonly id: number } & (
  | { readonly kind: 'load-words'; readonly source: WordsSource; readonly spelling: Spelling }
  | { readonly kind: 'take-words'; readonly words: CompiledWords }
  | { readonly kind: 'choose-move'; readonly turn: ComputerTurn; readonly lexiconId: string }
  | {
      readonly kind: 'find-candidates';
      readonly question: CandidatesQuestion;
      readonly lexiconId: string;
    }
  /** Runs playouts, which depend on the seed and their index only. */
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
  | { readonly kind: 'cancel' }
  | { readonly kind: 'ping' }
);

export type RequestOf<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>;

/** A request about a lexicon, without the fields that all of them have. */
export type LexiconRequest = {
  [Kind in Request['kind']]: RequestOf<Kind> extends { readonly lexiconId: string }
    ? Omit<RequestOf<Kind>, 'id' | 'lexiconId'>
    : never;
}[Request['kind']];

/** Responses of a worker: plain data, failures included. */
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
  /** There is not enough memory for the words. */
  | { readonly kind: 'no-room' }
  /** The request was cancelled: no other response follows. */
  | { readonly kind: 'cancelled' }
  /** The code for the request could not be loaded; other requests may still work. */
  | { readonly kind: 'code-missing' }
  | { readonly kind: 'pong' }
);

export type ResponseOf<Kind extends Response['kind']> = Extract<Response, { kind: Kind }>;
