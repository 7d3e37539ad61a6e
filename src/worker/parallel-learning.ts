import {
  gamesPerRound,
  type Learnable,
  type LearnedGame,
  LEARNING_ROUNDS,
  type LearningSamples,
  MATCH_GAMES,
  type MatchTotal,
  matchTotalOf,
} from '../engine';
import type { AskWorker } from './channel';
import type { Answer, NoAnswer, Outcome, Question, TaskKind } from './protocol';

/** How the page follows the learning of a game. */
export interface LearningWatch {
  /** Receives the fraction that is done, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly cancelled: AbortSignal;
}

/** Games per request: about 0.1 s of work, after which a worker gets the next request. */
const GAMES_PER_REQUEST = 8;

/** Work of a game of Expert, and of a fit, in games of Club. */
const MATCH_WORK = 18;
const FIT_WORK = 300;

/** A request that has no answer. */
class Unanswered extends Error {
  readonly outcome: NoAnswer;

  constructor(outcome: NoAnswer) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

const numbersTo = (count: number, step = 1): readonly number[] =>
  Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step);

/** Learns a game by self-play. The result is the same for any number of workers. */
async function learn(
  { rules, board }: Learnable,
  workers: readonly AskWorker[],
  { onProgress, cancelled }: LearningWatch,
): Promise<LearnedGame> {
  // Nothing else of the game need cross between threads, nor can all of it.
  const game = { rules, board };
  const games = gamesPerRound(game);
  const fits = LEARNING_ROUNDS + 1;
  const total = LEARNING_ROUNDS * games + fits * FIT_WORK + 2 * MATCH_GAMES * MATCH_WORK;
  let done = 0;

  async function ask<Kind extends TaskKind>(
    worker: AskWorker | undefined,
    kind: Kind,
    question: Question<Kind>,
    work: number,
  ): Promise<Answer<Kind>> {
    if (cancelled.aborted || !worker) throw new Unanswered({ kind: 'cancelled' });
    const { answer, cancel } = worker(kind, question);
    cancelled.addEventListener('abort', cancel);
    const outcome = await answer;
    cancelled.removeEventListener('abort', cancel);
    if (outcome.kind !== 'answered') throw new Unanswered(outcome);
    done += work;
    onProgress(Math.min(1, done / total));
    return outcome.value;
  }

  /** Shares questions between the workers; the answers have the order of the questions. */
  async function askAll<Kind extends TaskKind>(
    kind: Kind,
    questions: readonly Question<Kind>[],
    work: number,
  ): Promise<readonly Answer<Kind>[]> {
    const answers: Answer<Kind>[] = [];
    const left = [...questions.entries()];
    await Promise.all(
      workers.map(async (worker) => {
        for (let next = left.shift(); next; next = left.shift()) {
          const [place, question] = next;
          answers[place] = await ask(worker, kind, question, work);
        }
      }),
    );
    return answers;
  }

  async function match(leaves: readonly number[] | undefined): Promise<MatchTotal> {
    const questions = numbersTo(MATCH_GAMES).map((number) => ({ ...game, leaves, game: number }));
    return matchTotalOf(await askAll('playMatch', questions, MATCH_WORK));
  }

  const all: LearningSamples[] = [];
  let leaves: readonly number[] = [];
  for (let round = 1; round <= LEARNING_ROUNDS; round++) {
    const before = leaves;
    const questions = numbersTo(games, GAMES_PER_REQUEST).map((from) => ({
      ...game,
      round,
      leaves: before,
      from,
      to: Math.min(games, from + GAMES_PER_REQUEST),
    }));
    const samples = await askAll('playToLearn', questions, GAMES_PER_REQUEST);
    leaves = await ask(workers[0], 'fitLeaves', { rules, samples }, FIT_WORK);
    all.push(...samples);
  }
  const curve = await ask(workers[0], 'fitWinCurve', all, FIT_WORK);
  return {
    leaves,
    curve,
    gained: { learned: await match(leaves), before: await match(undefined) },
  };
}

export async function learnWithWorkers(
  game: Learnable,
  workers: readonly AskWorker[],
  { onProgress, cancelled }: LearningWatch,
): Promise<Outcome<LearnedGame>> {
  if (cancelled.aborted) return { kind: 'cancelled' };
  const stop = new AbortController();
  cancelled.addEventListener('abort', () => stop.abort());
  try {
    const watch = { onProgress, cancelled: stop.signal };
    return { kind: 'answered', value: await learn(game, workers, watch) };
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return cancelled.aborted ? { kind: 'cancelled' } : error.outcome;
  } finally {
    // The other workers may still be busy after one has failed.
    stop.abort();
  }
}
