import { describe, expect, it } from 'vitest';
import { plainBoard, type PuzzleQuestion } from '../../src/engine';
import { makePuzzleWithWorkers, MAX_PUZZLE_GAMES } from '../../src/worker';
import { SMALL_GAME, smallWords } from '../support/puzzle-game';
import { clientOfSeveral } from '../support/worker-in-node';

const question: PuzzleQuestion = { ...SMALL_GAME, kind: 'most-points', seed: 'small' };

async function makeOn(
  workers: number,
  change: Partial<PuzzleQuestion> = {},
  cancelAfter = Infinity,
) {
  const told: number[] = [];
  const controller = new AbortController();
  const outcome = await makePuzzleWithWorkers(
    { ...question, ...change },
    clientOfSeveral(workers).workersFor(smallWords.lexicon),
    {
      onProgress: (games) => {
        told.push(games);
        if (told.length === cancelAfter) controller.abort();
      },
      cancelled: controller.signal,
    },
  );
  return { outcome, told };
}

describe('making a puzzle', () => {
  it('has the same result for any number of workers', async () => {
    const { outcome } = await makeOn(1);
    expect(outcome).toMatchObject({ kind: 'answered', value: { kind: 'most-points', seats: 2 } });
    expect((await makeOn(3)).outcome).toEqual(outcome);
  });

  it('gives up after a number of games, and counts them', async () => {
    // No word fits on this board.
    const { outcome, told } = await makeOn(2, { board: plainBoard(2, 1) });
    expect(outcome).toEqual({ kind: 'answered', value: undefined });
    expect(told).toEqual(Array.from({ length: MAX_PUZZLE_GAMES }, (_, game) => game + 1));
  });

  it('ends without a result once it is cancelled', async () => {
    const { outcome, told } = await makeOn(2, { board: plainBoard(2, 1) }, 3);
    expect(outcome).toEqual({ kind: 'cancelled' });
    expect(told).toHaveLength(3);
  });

  it('ends with the reason if a worker cannot answer', async () => {
    const unavailable = { kind: 'unavailable' } as const;
    const broken = () => ({ answer: Promise.resolve(unavailable), cancel: () => {} });
    const watch = { onProgress: () => {}, cancelled: new AbortController().signal };
    expect(await makePuzzleWithWorkers(question, [broken], watch)).toEqual(unavailable);
  });
});
