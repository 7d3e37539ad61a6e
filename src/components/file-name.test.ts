import { afterEach, expect, it, vi } from 'vitest';
import { today } from './file-name';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a file has the date of the player’s own clock', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 23, 30), toFake: ['Date'] });
  // As east of Greenwich, where the next day has begun.
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(24);
  expect(today()).toBe('2026-11-24');
});
