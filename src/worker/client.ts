import {
  type Alphabet,
  type ChosenMove,
  type ComputerTurn,
  err,
  type Lexicon,
  ok,
  type ReadWords,
  type Result,
  type RuleBook,
} from '../engine';
import { type Line, openLine, type Question, type Timer, type WorkerPort } from './line';
import type { Request, WordsFailure, WordsProgress, WordsSource } from './protocol';

/** What became of a question: an answer, none because it was taken back, or no worker to ask. */
export type MoveOutcome =
  | { readonly kind: 'answered'; readonly chosen: ChosenMove }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unavailable' };

/** A question under way; cancelling it settles the answer as `cancelled`. */
export interface MoveQuestion {
  readonly answer: Promise<MoveOutcome>;
  readonly cancel: () => void;
}

/** The page's end of the search workers. */
export interface SearchClient {
  /** Gets the words of a source; the worker keeps the latest few lists for searches. */
  readonly loadWords: (
    alphabet: Alphabet,
    source: WordsSource,
    onProgress: (progress: WordsProgress) => void,
  ) => Promise<Result<ReadWords, WordsFailure>>;
  /** Asks for a computer's move by a lexicon, which a worker is sent where it has it not. */
  readonly chooseMove: (turn: ComputerTurn, lexicon: Lexicon) => MoveQuestion;
  /** Has everything ready that the first move by some rules and words would have to wait for. */
  readonly warmUp: (rules: RuleBook, lexicon: Lexicon) => Promise<void>;
}

/**
 * Speaks with search workers that `spawn` starts: with one, and with up to `most` while moves are
 * asked for side by side.
 */
export function createSearchClient(
  spawn: () => WorkerPort,
  timer: Timer,
  most: number,
): SearchClient {
  const first = openLine(spawn, timer);
  const lines: Line[] = [first];
  let lastId = 0;

  /** The line that has the least to do; another one, where all have and there may be more. */
  function freest(): Line {
    const [least = first] = lines.toSorted((a, b) => a.moves() - b.moves());
    if (least.moves() > 0 && lines.length < most) {
      const another = openLine(spawn, timer);
      lines.push(another);
      return another;
    }
    return least;
  }

  /** Asks about a lexicon, and hands its words over where the worker has them not. */
  const askBy = (line: Line, lexicon: Lexicon, question: Question): void =>
    line.ask({
      ...question,
      receive: (response) => {
        if (response.kind !== 'unknown-words') return question.receive(response);
        line.tell({ id: ++lastId, kind: 'take-words', words: lexicon.words });
        line.tell(question.request);
        return false;
      },
    });

  return {
    loadWords: ({ letters, twins }, source, onProgress) =>
      new Promise((resolve) => {
        first.ask({
          request: { id: ++lastId, kind: 'load-words', source, spelling: { letters, twins } },
          receive: (response) => {
            if (response.kind === 'progress') onProgress(response.progress);
            if (response.kind === 'no-words') resolve(err(response.failure));
            if (response.kind === 'words') resolve(ok(response.read));
            return response.kind !== 'progress';
          },
          giveUp: () => resolve(err({ code: 'WORKER_UNAVAILABLE' })),
        });
      }),

    chooseMove: (turn, lexicon) => {
      const request: Request = { id: ++lastId, kind: 'choose-move', turn, lexiconId: lexicon.id };
      const line = freest();
      let settleAs: (outcome: MoveOutcome) => void = () => {};
      const answer = new Promise<MoveOutcome>((resolve) => {
        settleAs = resolve;
      });
      askBy(line, lexicon, {
        request,
        receive: (response) => {
          if (response.kind === 'move') settleAs({ kind: 'answered', chosen: response.chosen });
          return response.kind === 'move';
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
    },

    warmUp: (rules, lexicon) =>
      new Promise((resolve) => {
        askBy(first, lexicon, {
          request: { id: ++lastId, kind: 'warm-up', rules, lexiconId: lexicon.id },
          receive: ({ kind }) => {
            if (kind === 'warm') resolve();
            return kind === 'warm';
          },
          giveUp: resolve,
        });
      }),
  };
}
