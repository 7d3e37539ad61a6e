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
import { type WorkerChannel, openWorkerChannel, type Timer, type WorkerPort } from './channel';
import type {
  CandidatesQuestion,
  FoundCandidates,
  FoundWords,
  LanesQuestion,
  LexiconRequest,
  Response,
  ResponseOf,
  ReviewQuestion,
  WordSearch,
  WordsFailure,
  WordsProgress,
  WordsSource,
} from './protocol';
import type { PendingMove, NoAnswer, PendingAnswer } from './question';
import { isSimulatedInParallel, simulateTurn } from './thought';
import type { SimulationProgress } from './parallel-simulation';

export type FindOutcome =
  | { readonly kind: 'answered'; readonly found: Result<FoundWords, WordQuestionError> }
  | NoAnswer;

const isOfKind = <Kind extends Response['kind']>(
  response: Response,
  kind: Kind,
): response is ResponseOf<Kind> => response.kind === kind;

/** Why a response is final but no answer; undefined if it is not final or is an answer. */
function noAnswerIn({ kind }: Response): NoAnswer | undefined {
  if (kind === 'no-room') return { kind: 'unavailable' };
  return kind === 'code-missing' ? { kind } : undefined;
}

export interface SearchClient {
  /** Loads the words of a source; the worker keeps the most recent lists for searches. */
  readonly loadWords: (
    alphabet: Alphabet,
    source: WordsSource,
    onProgress: (progress: WordsProgress) => void,
  ) => Promise<Result<ReadWords, WordsFailure>>;
  /**
   * Requests a computer's move. A worker that does not have the lexicon is sent its words. `lookOn` receives the
   * progress of a parallel simulation.
   */
  readonly chooseMove: (
    turn: ComputerTurn,
    lexicon: Lexicon,
    lookOn?: (thought: SimulationProgress) => void,
  ) => PendingMove;
  /** Finds the best moves of a turn; undefined if no worker can answer. */
  readonly findCandidates: (
    question: CandidatesQuestion,
    lexicon: Lexicon,
  ) => Promise<FoundCandidates | undefined>;
  readonly reviewTurn: (
    question: ReviewQuestion,
    lexicon: Lexicon,
  ) => PendingAnswer<{ readonly kind: 'reviewed'; readonly turn: ReviewedTurn }>;
  readonly findLanes: (
    question: LanesQuestion,
    lexicon: Lexicon,
  ) => PendingAnswer<{ readonly kind: 'lanes'; readonly lanes: Lanes }>;
  /** Finds words of a lexicon; cancels the previous search if it is still running. */
  readonly findWords: (search: WordSearch, lexicon: Lexicon) => Promise<FindOutcome>;
  /**
   * Prepares everything that the first move by these rules and words would wait for. With `isForAll` it does so in
   * every worker, after the first one.
   */
  readonly warmUp: (rules: RuleBook, lexicon: Lexicon, isForAll?: boolean) => Promise<void>;
}

/** Creates a client that starts one worker with `spawn`, and up to `max` for moves that are computed in parallel. */
export function createSearchClient(
  spawn: () => WorkerPort,
  timer: Timer,
  max: number,
): SearchClient {
  const first = openWorkerChannel(spawn, timer);
  const lines: [WorkerChannel, ...WorkerChannel[]] = [first];
  let lastId = 0;

  /** Returns the least busy channel; opens another one if all are busy and there are fewer than `max`. */
  function leastBusyChannel(): WorkerChannel {
    const [min = first] = lines.toSorted((a, b) => a.moves() - b.moves());
    if (min.moves() > 0 && lines.length < max) {
      const another = openWorkerChannel(spawn, timer);
      lines.push(another);
      return another;
    }
    return min;
  }

  /** Sends a request about a lexicon. If the worker does not know it, sends its words and repeats the request. */
  function ask<Kind extends Response['kind']>(
    line: WorkerChannel,
    lexicon: Lexicon,
    asked: LexiconRequest,
    kind: Kind,
  ): PendingAnswer<ResponseOf<Kind>> {
    type Outcome = ResponseOf<Kind> | NoAnswer;
    const request = { ...asked, id: ++lastId, lexiconId: lexicon.id };
    let settleAs: (outcome: Outcome) => void = () => {};
    const answer = new Promise<Outcome>((resolve) => {
      settleAs = resolve;
    });
    line.ask({
      request,
      receive: (response) => {
        if (response.kind === 'unknown-words') {
          line.tell({ id: ++lastId, kind: 'take-words', words: lexicon.words });
          line.tell(request);
        }
        const outcome = isOfKind(response, kind) ? response : noAnswerIn(response);
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

  let cancelSearch = (): void => {};

  function allChannels(): typeof lines {
    while (lines.length < max) lines.push(openWorkerChannel(spawn, timer));
    return lines;
  }

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
      if (isSimulatedInParallel(turn)) {
        return simulateTurn(
          turn,
          {
            timer,
            lines: allChannels(),
            ask: (line, asked, kind) => ask(line, lexicon, asked, kind),
          },
          lookOn,
        );
      }
      const { answer, cancel } = ask(
        leastBusyChannel(),
        lexicon,
        { kind: 'choose-move', turn },
        'move',
      );
      return {
        answer: answer.then((outcome) =>
          outcome.kind === 'move' ? { kind: 'answered', chosen: outcome.chosen } : outcome,
        ),
        cancel,
        finishEarly: () => {},
      };
    },

    findCandidates: async (question, lexicon) => {
      const asked = { kind: 'find-candidates', question } as const;
      const outcome = await ask(first, lexicon, asked, 'candidates').answer;
      return outcome.kind === 'candidates' ? outcome.found : undefined;
    },

    reviewTurn: (question, lexicon) =>
      ask(first, lexicon, { kind: 'review-turn', question }, 'reviewed'),

    findLanes: (question, lexicon) =>
      ask(first, lexicon, { kind: 'find-lanes', question }, 'lanes'),

    findWords: async (search, lexicon) => {
      cancelSearch();
      const { answer, cancel } = ask(first, lexicon, { kind: 'find-words', search }, 'found-words');
      cancelSearch = cancel;
      const outcome = await answer;
      return outcome.kind === 'found-words' ? { kind: 'answered', found: outcome.found } : outcome;
    },

    warmUp: async (rules, lexicon, isForAll = false) => {
      const warmUp = (line: WorkerChannel) =>
        ask(line, lexicon, { kind: 'warm-up', rules }, 'warm').answer;
      await warmUp(first);
      if (!isForAll) return;
      await Promise.all(
        allChannels()
          .filter((line) => line !== first)
          .map(warmUp),
      );
    },
  };
}
