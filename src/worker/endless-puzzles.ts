import type { Puzzle, PuzzleQuestion } from '../engine';
import type { AskWorker } from './channel';
import type { Outcome } from './protocol';

/** How the page follows the making of a puzzle. */
export interface PuzzleWatch {
  /** Receives the number of games that have been looked through so far. */
  readonly onProgress: (games: number) => void;
  readonly cancelled: AbortSignal;
}

/** Games that are looked through before there is no answer. */
export const MAX_PUZZLE_GAMES = 200;

interface Found {
  readonly game: number;
  readonly outcome: Outcome<Puzzle | undefined>;
}

/**
 * Makes a puzzle: each worker looks through one game after another, and the first game in which there is one counts. So
 * the puzzle is the same for any number of workers. The answer is undefined if no game has one.
 */
export async function makePuzzleWithWorkers(
  question: PuzzleQuestion,
  workers: readonly AskWorker[],
  { onProgress, cancelled }: PuzzleWatch,
): Promise<Outcome<Puzzle | undefined>> {
  const pending = new Map<number, () => void>();
  let found: Found = {
    game: MAX_PUZZLE_GAMES,
    outcome: { kind: 'answered', value: undefined },
  };
  let next = 0;
  let finished = 0;

  /** Keeps an outcome that decides, and cancels the games after it. */
  function decide(game: number, outcome: Found['outcome']): void {
    if (game >= found.game) return;
    found = { game, outcome };
    for (const [other, cancel] of pending) if (other > game) cancel();
  }

  async function lookThroughGames(ask: AskWorker): Promise<void> {
    while (next < found.game) {
      const game = next++;
      const { answer, cancel } = ask('makePuzzle', {
        ...question,
        seed: `${question.seed} ${game}`,
      });
      pending.set(game, cancel);
      const outcome = await answer;
      pending.delete(game);
      if (outcome.kind !== 'answered' || outcome.value) decide(game, outcome);
      else onProgress(++finished);
    }
  }

  const cancel = (): void => decide(-1, { kind: 'cancelled' });
  if (cancelled.aborted) return { kind: 'cancelled' };
  cancelled.addEventListener('abort', cancel);
  await Promise.all(workers.map(lookThroughGames));
  cancelled.removeEventListener('abort', cancel);
  return found.outcome;
}
