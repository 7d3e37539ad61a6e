import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveText } from './save-text';

const revoked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('URL', { createObjectURL: () => '#', revokeObjectURL: revoked });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a saved file stays readable after the click, and is freed later', () => {
  saveText('game.json', 'application/json', '{}');
  vi.advanceTimersByTime(10_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked).toHaveBeenCalledExactlyOnceWith('#');
});
