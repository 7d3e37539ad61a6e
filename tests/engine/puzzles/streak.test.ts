import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsOn, dayOf, longestStreak, streakOn, weekOf } from '../../../src/engine';
import { runs } from '../../arbitraries/runs';

const TODAY = dayOf(2026, 11, 27);

const streakOf = (...solved: readonly number[]): number =>
  streakOn(TODAY, (day) => solved.includes(day - TODAY));

describe('a streak', () => {
  it('counts days in a row up to today', () => {
    expect(streakOf(0, -1, -2)).toBe(3);
    expect(streakOf(0, -2)).toBe(2);
    expect(streakOf(-4, -5)).toBe(0);
    expect(streakOf()).toBe(0);
  });

  it('goes on while yesterday and today may still be solved', () => {
    expect(streakOf(-2, -3)).toBe(2);
    expect(streakOf(-1, -2)).toBe(2);
    expect(streakOf(-3, -4)).toBe(0);
  });

  it('includes tomorrow, which a device with another date has shown already', () => {
    expect(streakOf(1, 0, -1)).toBe(3);
  });

  it('never shrinks when the date goes by a day, back or forth, and every puzzle is solved in time', () => {
    const journeys = fc.array(fc.constantFrom(-1, 0, 1), { maxLength: 40 });
    fc.assert(
      fc.property(journeys, (steps) => {
        const solved = new Set<number>();
        let today = TODAY;
        let before = 0;
        for (const step of steps) {
          today += step;
          solved.add(today);
          const streak = streakOn(today, (day) => solved.has(day));
          expect(streak).toBe(Math.max(before, streak));
          before = streak;
        }
      }),
      runs(200, 2000),
    );
  });

  it('counts a puzzle that is solved on its date, the day before or after', () => {
    expect([-2, -1, 0, 1, 2].map((by) => countsOn(TODAY + by, TODAY))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('is compared with the longest one', () => {
    expect(longestStreak([])).toBe(0);
    expect(longestStreak([9, 3, 2, 4, 8])).toBe(3);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: TODAY - 30, max: TODAY })), (solved) => {
        const longest = longestStreak(solved);
        expect(longest).toBeLessThanOrEqual(solved.length);
        expect(longest > 0).toBe(solved.length > 0);
      }),
      runs(100, 1000),
    );
  });
});

describe('the week of a day', () => {
  it('goes from Monday to Sunday', () => {
    const monday = dayOf(2026, 11, 23);
    for (const day of [monday, TODAY, monday + 6]) {
      expect(weekOf(day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((by) => monday + by));
    }
    expect(weekOf(-1)[0]).toBe(dayOf(1969, 12, 29));
  });
});
