import { vi } from 'vitest';

/**
 * Waits until an assertion passes, up to a minute; then fails with its error.
 *
 * @param interval Milliseconds between attempts.
 */
export const eventually = (holds: () => void | Promise<void>, interval = 10): Promise<void> =>
  vi.waitFor(holds, { timeout: 60_000, interval });
