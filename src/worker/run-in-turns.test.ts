import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchWords, Steps } from '../engine';
import { runInTurns, yieldToEventLoop } from './run-in-turns';

/** Words whose kernel does nothing. */
const idleWords = () => ({ context: { task: undefined } }) as unknown as SearchWords;

/** A search with tasks of some numbers of steps. A task that finds another one in the kernel starts again. */
function* search({ context }: SearchWords, ...tasks: readonly number[]): Steps<string> {
  for (const length of tasks) {
    const task = {};
    for (let done = 0; done < length; done++) {
      if (context.task !== task) done = 0;
      context.task = task;
      yield;
    }
    context.task = undefined;
  }
  return tasks.join();
}

/** A search of some steps that does not use the kernel. */
function* compute(length: number): Steps<string> {
  for (let done = 0; done < length; done++) yield;
  return 'computed';
}

const goesOn = () => false;

/** The results of searches that begin together, in the order in which they end. */
async function results(...searches: readonly (readonly number[])[]): Promise<readonly string[]> {
  const words = idleWords();
  const ended: string[] = [];
  const run = async (tasks: readonly number[]) =>
    ended.push((await runInTurns(words, search(words, ...tasks), goesOn))?.value ?? 'none');
  await Promise.all(searches.map(run));
  return ended;
}

beforeEach(() => {
  // Each step takes a whole time slice.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('searches with the same words', () => {
  it('all end, however long their tasks are', async () => {
    expect(await results([50], [40, 30], [20])).toEqual(['50', '20', '40,30']);
  });

  it('wait for one task of another, not for all', async () => {
    expect(await results([5, 5, 5, 5, 5, 5], [5])).toEqual(['5', '5,5,5,5,5,5']);
  });

  it('do not interrupt a later task of a search that ran alone before', async () => {
    const words = idleWords();
    const ended: (string | undefined)[] = [];
    const run = async (...tasks: readonly number[]) =>
      ended.push((await runInTurns(words, search(words, ...tasks), goesOn))?.value);
    const running = run(3, 30);
    for (let turn = 0; turn < 8; turn++) await yieldToEventLoop();
    await Promise.all([running, run(2)]);
    expect(ended).toEqual(['3,30', '2']);
  });

  it('end what they hold once they are cancelled', async () => {
    const words = idleWords();
    let isHeld = true;
    const holding = function* (): Steps<string> {
      try {
        return yield* search(words, 5);
      } finally {
        isHeld = false;
      }
    };
    let asked = 0;
    expect(await runInTurns(words, holding(), () => ++asked > 2)).toBeUndefined();
    expect(isHeld).toBe(false);
  });

  it.each([0, 1])(
    'leave the kernel to the others once cancelled: the one in place %i',
    async (place) => {
      const words = idleWords();
      const cancelled = { is: false };
      const running = [9, 8].map((length, at) =>
        runInTurns(words, search(words, length), () => at === place && cancelled.is),
      );
      cancelled.is = true;
      const left = { value: String([8, 9][place]) };
      expect(await Promise.all(running)).toMatchObject(
        place === 0 ? [undefined, left] : [left, undefined],
      );
      expect(await runInTurns(words, search(words, 3), goesOn)).toMatchObject({ value: '3' });
    },
  );

  it.each([
    ['before any task', [5]],
    ['while a task is suspended', [5, 5, 5]],
  ])('give way to the others if they do not use the kernel: %s', async (_when, tasks) => {
    const words = idleWords();
    const ended: (string | undefined)[] = [];
    const run = async (steps: Steps<string>) =>
      ended.push((await runInTurns(words, steps, goesOn))?.value);
    const searching = run(search(words, ...tasks));
    await Promise.all([run(compute(60)), searching, run(search(words, 7))]);
    expect(ended.at(-1)).toBe('computed');
    expect(new Set(ended)).toEqual(new Set([tasks.join(), '7', 'computed']));
  });

  it('leave it to the others if they fail', async () => {
    const words = idleWords();
    const fail = function* (): Steps<never> {
      yield;
      throw new Error('no memory');
    };
    const failed = runInTurns(words, fail(), goesOn);
    const other = runInTurns(words, search(words, 3), goesOn);
    await expect(failed).rejects.toThrow('no memory');
    expect(await other).toMatchObject({ value: '3' });
  });
});
