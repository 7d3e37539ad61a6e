import { vi } from 'vitest';

/**
 * Waits until something holds, however slow or busy the machine is; what never holds fails with its
 * own error.
 *
 * @param interval How many milliseconds lie between two looks.
 */
export const eventually = (holds: () => void | Promise<void>, interval = 10): Promise<void> =>
  vi.waitFor(holds, { timeout: 60_000, interval });
