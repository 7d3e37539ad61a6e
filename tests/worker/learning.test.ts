import { describe, expect, it } from 'vitest';
import { learnWithWorkers } from '../../src/worker';
import { at } from '../support/results';
import { TINY_GAME, TINY_LEXICON } from '../support/tiny-game';
import { clientOfSeveral } from '../support/worker-in-node';

/** Learns the game; reports the progress and what was returned. */
async function learnOn(workers: number, cancelAfter = Infinity) {
  const told: number[] = [];
  const controller = new AbortController();
  // As in the set-up, which knows more of a game than can cross between threads.
  const game = { ...TINY_GAME, lexicon: TINY_LEXICON };
  const outcome = await learnWithWorkers(game, clientOfSeveral(workers).workersFor(TINY_LEXICON), {
    onProgress: (share) => {
      told.push(share);
      if (told.length === cancelAfter) controller.abort();
    },
    cancelled: controller.signal,
  });
  return { outcome, told };
}

describe('learning a game', () => {
  it('has the same result for any number of workers, and reports its progress', async () => {
    const { outcome, told } = await learnOn(1);
    expect(outcome).toMatchObject({
      kind: 'answered',
      value: { gained: { learned: { games: 40 }, before: { games: 40 } } },
    });
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(at(told, -1)).toBe(1);
    const shared = await learnOn(3);
    expect(shared.outcome).toEqual(outcome);
  });

  it('ends without a result once it is cancelled', async () => {
    const { outcome, told } = await learnOn(2, 3);
    expect(outcome).toEqual({ kind: 'cancelled' });
    expect(told).toHaveLength(3);
  });

  it('ends with the reason if a worker cannot answer', async () => {
    const unavailable = { kind: 'unavailable' } as const;
    const broken = () => ({ answer: Promise.resolve(unavailable), cancel: () => {} });
    const workers = [...clientOfSeveral(1).workersFor(TINY_LEXICON), broken];
    const watch = { onProgress: () => {}, cancelled: new AbortController().signal };
    expect(await learnWithWorkers(TINY_GAME, workers, watch)).toEqual(unavailable);
  });
});
