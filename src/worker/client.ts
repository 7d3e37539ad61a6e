import {
  type Alphabet,
  type ComputerTurn,
  err,
  type Lanes,
  type Lexicon,
  ok,
  type ReadWords,
  type Result,
  type ReviewedTurn,
  type RuleBook,
  type WordQuestionError,
} from '../engine';
import {
  type WorkerChannel,
  openWorkerChannel,
  type Question,
  type Timer,
  type WorkerPort,
} from './channel';
import type {
  CandidatesQuestion,
  FoundCandidates,
  FoundWords,
  LanesQuestion,
  Request,
  Response,
  ReviewQuestion,
  WordSearch,
  WordsFailure,
  WordsProgress,
  WordsSource,
} from './protocol';
import type { MoveQuestion, NoAnswer, UnderWay } from './question';
import { isThoughtTogether, thoughtAbout, type ThoughtQuestions } from './thought';
import type { ThoughtSoFar } from './think-together';

/** What became of a search for words. */
export type FindOutcome =
  | { readonly kind: 'answered'; readonly found: Result<FoundWords, WordQuestionError> }
  | NoAnswer;

/** Why a response is the last without being an answer; undefined if it is not. */
function noAnswerIn({ kind }: Response): NoAnswer | undefined {
  if (kind === 'no-room') return { kind: 'unavailable' };
  return kind === 'code-missing' ? { kind } : undefined;
}

/** The page's end of the search workers. */
export interface SearchClient {
  /** Gets the words of a source; the worker keeps the latest few lists for searches. */
  readonly loadWords: (
    alphabet: Alphabet,
    source: WordsSource,
    onProgress: (progress: WordsProgress) => void,
  ) => Promise<Result<ReadWords, WordsFailure>>;
  /**
   * Asks for a computer's move by a lexicon, which a worker is sent where it has it not. Whoever looks on
   * is told of thoughts that take a while.
   */
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
  /** Has a turn that was taken gone over. */
  readonly reviewTurn: (
    question: ReviewQuestion,
    lexicon: Lexicon,
  ) => UnderWay<{ readonly kind: 'reviewed'; readonly turn: ReviewedTurn }>;
  /** Finds out what each row and column can bring. */
  readonly findLanes: (
    question: LanesQuestion,
    lexicon: Lexicon,
  ) => UnderWay<{ readonly kind: 'lanes'; readonly lanes: Lanes }>;
  /** Finds words of a lexicon; the search before, where it still goes on, is given up for it. */
  readonly findWords: (search: WordSearch, lexicon: Lexicon) => Promise<FindOutcome>;
  /**
   * Has everything ready that the first move by some rules and words would have to wait for; in every
   * worker there may be, the first one before the others, where all are to think about it.
   */
  readonly warmUp: (rules: RuleBook, lexicon: Lexicon, isForAll?: boolean) => Promise<void>;
}

/**
 * Speaks with search workers that `spawn` starts: with one, and with up to `most` while moves are
 * asked for side by side, or thought about by all of them.
 */
export function createSearchClient(
  spawn: () => WorkerPort,
  timer: Timer,
  most: number,
): SearchClient {
  const first = openWorkerChannel(spawn, timer);
  const lines: WorkerChannel[] = [first];
  let lastId = 0;

  /** The line that has the least to do; another one, where all have and there may be more. */
  function freest(): WorkerChannel {
    const [least = first] = lines.toSorted((a, b) => a.moves() - b.moves());
    if (least.moves() > 0 && lines.length < most) {
      const another = openWorkerChannel(spawn, timer);
      lines.push(another);
      return another;
    }
    return least;
  }

  /** Asks about a lexicon, and hands its words over where the worker has them not. */
  const askBy = (line: WorkerChannel, lexicon: Lexicon, question: Question): void =>
    line.ask({
      ...question,
      receive: (response) => {
        if (response.kind !== 'unknown-words') return question.receive(response);
        line.tell({ id: ++lastId, kind: 'take-words', words: lexicon.words });
        line.tell(question.request);
        return false;
      },
    });

  /** Asks about a lexicon; `answerIn` finds the answer in what the worker says. */
  function ask<Answer>(
    line: WorkerChannel,
    lexicon: Lexicon,
    request: Request,
    answerIn: (response: Response) => Answer | undefined,
  ): UnderWay<Answer> {
    let settleAs: (outcome: Answer | NoAnswer) => void = () => {};
    const answer = new Promise<Answer | NoAnswer>((resolve) => {
      settleAs = resolve;
    });
    askBy(line, lexicon, {
      request,
      receive: (response) => {
        const answered = answerIn(response);
        const outcome = answered ?? noAnswerIn(response);
        if (outcome) settleAs(outcome);
        return outcome !== undefined;
      },
      giveUp: () => settleAs({ kind: 'unavailable' }),
    });
    return {
      answer,
      cancel: () => {
        line.drop(request.id);
        settleAs({ kind: 'cancelled' });
      },
    };
  }

  let giveUpSearch = (): void => {};

  /** Every line that there may be. */
  function everyLine(): readonly WorkerChannel[] {
    while (lines.length < most) lines.push(openWorkerChannel(spawn, timer));
    return lines;
  }

  const warmUpLine = (line: WorkerChannel, rules: RuleBook, lexicon: Lexicon): Promise<void> =>
    new Promise((resolve) => {
      askBy(line, lexicon, {
        request: { id: ++lastId, kind: 'warm-up', rules, lexiconId: lexicon.id },
        receive: ({ kind }) => {
          const isDone = kind === 'warm' || kind === 'no-room' || kind === 'code-missing';
          if (isDone) resolve();
          return isDone;
        },
        giveUp: resolve,
      });
    });

  const askForCandidates = (question: CandidatesQuestion, lexicon: Lexicon) =>
    ask(
      first,
      lexicon,
      { id: ++lastId, kind: 'find-candidates', question, lexiconId: lexicon.id },
      (response) => (response.kind === 'candidates' ? response : undefined),
    );

  /** What all workers can be asked while a turn is thought about. */
  const questionsOf = (lexicon: Lexicon): ThoughtQuestions => ({
    timer,
    candidates: (position, count) => askForCandidates({ position, most: count }, lexicon),
    outcomes: everyLine().map((line) => (position, trial, seed) => {
      const request: Request = {
        id: ++lastId,
        kind: 'simulate',
        position,
        trial,
        seed,
        lexiconId: lexicon.id,
      };
      return ask(line, lexicon, request, (response) =>
        response.kind === 'outcomes' ? response : undefined,
      );
    }),
  });

  return {
    loadWords: ({ letters, lowerCase }, source, onProgress) =>
      new Promise((resolve) => {
        let hasBegun = false;
        first.ask({
          request: { id: ++lastId, kind: 'load-words', source, spelling: { letters, lowerCase } },
          receive: (response) => {
            hasBegun = true;
            if (response.kind === 'progress') onProgress(response.progress);
            if (response.kind === 'code-missing') resolve(err({ code: 'CODE_MISSING' }));
            if (response.kind === 'no-words') resolve(err(response.failure));
            if (response.kind === 'words') resolve(ok(response.read));
            return response.kind !== 'progress';
          },
          giveUp: () =>
            resolve(err({ code: hasBegun ? 'WORDS_TOO_MUCH_WORK' : 'WORKER_UNAVAILABLE' })),
        });
      }),

    chooseMove: (turn, lexicon, lookOn = () => {}) => {
      if (isThoughtTogether(turn)) return thoughtAbout(turn, questionsOf(lexicon), lookOn);
      const request: Request = { id: ++lastId, kind: 'choose-move', turn, lexiconId: lexicon.id };
      const question = ask(freest(), lexicon, request, (response) =>
        response.kind === 'move'
          ? { kind: 'answered' as const, chosen: response.chosen }
          : undefined,
      );
      return { ...question, hurry: () => {} };
    },

    findCandidates: async (question, lexicon) => {
      const outcome = await askForCandidates(question, lexicon).answer;
      return outcome.kind === 'candidates' ? outcome.found : undefined;
    },

    reviewTurn: (question, lexicon) =>
      ask(
        first,
        lexicon,
        { id: ++lastId, kind: 'review-turn', question, lexiconId: lexicon.id },
        (response) => (response.kind === 'reviewed' ? response : undefined),
      ),

    findLanes: (question, lexicon) =>
      ask(
        first,
        lexicon,
        { id: ++lastId, kind: 'find-lanes', question, lexiconId: lexicon.id },
        (response) => (response.kind === 'lanes' ? response : undefined),
      ),

    findWords: (search, lexicon) => {
      giveUpSearch();
      const request: Request = { id: ++lastId, kind: 'find-words', search, lexiconId: lexicon.id };
      const { answer, cancel } = ask(first, lexicon, request, (response) =>
        response.kind === 'found-words'
          ? { kind: 'answered' as const, found: response.found }
          : undefined,
      );
      giveUpSearch = cancel;
      return answer;
    },

    warmUp: async (rules, lexicon, isForAll = false) => {
      await warmUpLine(first, rules, lexicon);
      if (!isForAll) return;
      const others = everyLine().filter((line) => line !== first);
      await Promise.all(others.map((line) => warmUpLine(line, rules, lexicon)));
    },
  };
}
