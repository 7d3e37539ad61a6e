import { within } from './patience';

/** One thing that is done and seen in a journey. */
export interface Step<T> {
  readonly name: string;
  readonly take: (traveller: T) => Promise<void>;
}

/** What became of a step. */
export interface StepResult {
  readonly step: string;
  /** Why it failed; undefined when it did not. */
  readonly error?: string;
}

/** How long a step may take, in milliseconds. A wait inside it is shorter and tells more. */
const LIMIT = 45_000;

const inOneLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();

/**
 * Makes a traveller ready, which is the first step, and lets it take the others one after the
 * other, each for at most `limit` milliseconds, up to the first that fails: the results are those
 * of the steps that were taken. Never rejects.
 */
export async function travel<T>(
  start: () => Promise<T>,
  steps: readonly Step<T>[],
  limit: number = LIMIT,
): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  let step = 'starts';
  try {
    const traveller = await within(limit, start());
    results.push({ step });
    for (const { name, take } of steps) {
      step = name;
      await within(limit, take(traveller));
      results.push({ step });
    }
  } catch (error) {
    results.push({ step, error: inOneLine(error) });
  }
  return results;
}
