import type { Puzzle, PuzzleQuestion } from '../engine';
import type { AskWorker, PendingAnswer } from './channel';
import { makePuzzleWithWorkers } from './endless-puzzles';

/** Begins to make a puzzle; `onProgress` receives the number of games that have been looked through. */
export function startPuzzle(
  question: PuzzleQuestion,
  workers: readonly AskWorker[],
  onProgress: (games: number) => void,
): PendingAnswer<Puzzle | undefined> {
  const control = new AbortController();
  const watch = { onProgress, cancelled: control.signal };
  return {
    answer: makePuzzleWithWorkers(question, workers, watch),
    cancel: () => control.abort(),
  };
}
