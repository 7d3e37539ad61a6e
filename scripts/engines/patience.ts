import { setTimeout as pause } from 'node:timers/promises';

/** How long a condition is waited for unless a caller knows better, in milliseconds. */
export const PATIENCE = 20_000;

/** How long a condition rests before it is asked again, in milliseconds. */
const REST = 50;

const seconds = (limit: number): string => `${limit / 1000} s`;

/** The result of some work, or a rejection when it is not there after `limit` milliseconds. */
export async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = pause(limit, undefined, { signal: over.signal }).then(() => {
    throw new Error(`no answer in ${seconds(limit)}`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => {});
  }
}

/** Asks until the answer is the wanted one; rejects with the last answer after `limit` ms. */
export async function until<T>(
  ask: () => Promise<T>,
  isWanted: (answer: T) => boolean,
  limit: number = PATIENCE,
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    if (performance.now() > end) {
      throw new Error(`still ${JSON.stringify(answer)} after ${seconds(limit)}`);
    }
    await pause(REST);
  }
}
