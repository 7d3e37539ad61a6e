import type {
  ChosenMove,
  CompiledWords,
  ComputerTurn,
  LaneRacks,
  Lanes,
  LearningQuestion,
  LearningSamples,
  MatchQuestion,
  NewWordError,
  Outcomes,
  PlayedTurn,
  PlayerView,
  Puzzle,
  PuzzleQuestion,
  RatedMoves,
  ReadWords,
  Result,
  ReviewedTurn,
  RuleBook,
  ScoredMove,
  SolvedEndgame,
  Trial,
  WinCurve,
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

/** Where words come from, and which ones the player has added. */
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

/** Playouts to run; they depend on the seed and their index only. */
export interface PlayoutsQuestion {
  readonly position: PlayerView;
  readonly trial: Trial;
  readonly seed: number;
}

/** An endgame to solve within a number of positions. */
export interface EndgameQuestion {
  readonly position: PlayerView;
  readonly maxNodes: number;
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

/** Games of a round of self-play, to fit leaves to. */
export interface LeavesQuestion {
  readonly rules: RuleBook;
  readonly samples: readonly LearningSamples[];
}

/**
 * Everything that a search worker does, by kind of request: from a question to its answer. The types of requests,
 * responses, handlers and the client's methods derive from this list.
 */
export interface Tasks {
  /** The worker keeps the words of the most recent lists for the other tasks. */
  readonly loadWords: (question: {
    readonly source: WordsSource;
    readonly spelling: Spelling;
  }) => Result<ReadWords, WordsFailure>;
  readonly chooseMove: (turn: ComputerTurn) => ChosenMove;
  readonly findCandidates: (question: CandidatesQuestion) => RatedMoves;
  readonly rateMoves: (question: CandidatesQuestion) => RatedMoves;
  readonly simulate: (question: PlayoutsQuestion) => Outcomes;
  /** Undefined if this is no endgame that can be solved, or if there is too little memory. */
  readonly solveEndgame: (question: EndgameQuestion) => SolvedEndgame | undefined;
  readonly reviewTurn: (question: ReviewQuestion) => ReviewedTurn;
  readonly findLanes: (question: LanesQuestion) => Lanes;
  readonly playToLearn: (question: LearningQuestion) => LearningSamples;
  readonly fitLeaves: (question: LeavesQuestion) => readonly number[];
  readonly fitWinCurve: (samples: readonly LearningSamples[]) => WinCurve;
  /** By how many points Expert is ahead at the end of a game against Club. */
  readonly playMatch: (question: MatchQuestion) => number;
  /** Looks through one game; undefined if no position of it is a puzzle. */
  readonly makePuzzle: (question: PuzzleQuestion) => Puzzle | undefined;
  readonly findWords: (search: WordSearch) => Result<FoundWords, WordQuestionError>;
  readonly warmUp: (rules: RuleBook) => void;
}

export type TaskKind = keyof Tasks;
export type Question<Kind extends TaskKind> = Parameters<Tasks[Kind]>[0];
export type Answer<Kind extends TaskKind> = ReturnType<Tasks[Kind]>;

export interface TaskRequest<Kind extends TaskKind = TaskKind> {
  readonly id: number;
  readonly kind: Kind;
  readonly question: Question<Kind>;
  /** The lexicon that the question is about; only `loadWords` has none. */
  readonly lexiconId?: string | undefined;
  /** The words of that lexicon, in the repeated request to a worker that does not know them. */
  readonly words?: CompiledWords | undefined;
}

/** Requests to a worker; its responses repeat the id. */
export type Request =
  | { [Kind in TaskKind]: TaskRequest<Kind> }[TaskKind]
  | { readonly id: number; readonly kind: 'cancel' }
  | { readonly id: number; readonly kind: 'ping' };

/**
 * Why there is no answer: the request was cancelled; no worker can answer, or has memory for the words; or the code
 * could not be loaded, in which case other requests may still work.
 */
export interface NoAnswer {
  readonly kind: 'cancelled' | 'unavailable' | 'code-missing';
}

/** How a request ends. */
export type Outcome<T> = { readonly kind: 'answered'; readonly value: T } | NoAnswer;

/** Responses of a worker: plain data, failures included. After an outcome, no other response follows. */
export type Response = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly progress: WordsProgress }
  /** The request must be repeated with the words of its lexicon. */
  | { readonly kind: 'unknown-words' }
  | { readonly kind: 'pong' }
  | Outcome<unknown>
);
