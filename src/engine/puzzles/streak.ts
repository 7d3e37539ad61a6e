import type { Day } from './daily-list';

/**
 * Whether solving the puzzle of a day counts for the streak if the device shows the date `today`: also on the day
 * before and after. So a flight across the date line, a wrong time zone and midnight cost nothing.
 */
export const countsOn = (day: Day, today: Day): boolean => Math.abs(day - today) <= 1;

/**
 * The number of days solved in a row, up to today or to days after it that the device has shown already. A day that may
 * still be solved ends no streak, and adds nothing to it until then.
 */
export function streakOn(today: Day, isSolved: (day: Day) => boolean): number {
  let day = today + 1;
  while (isSolved(day + 1)) day++;
  let length = 0;
  for (; isSolved(day) || countsOn(day, today); day--) {
    if (isSolved(day)) length++;
  }
  return length;
}

/** The number of days in the longest run without a gap. */
export function longestStreak(solved: readonly Day[]): number {
  let longest = 0;
  let length = 0;
  let last: Day = Number.NaN;
  for (const day of solved.toSorted((a, b) => a - b)) {
    length = day === last + 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
    last = day;
  }
  return longest;
}

/** The days from Monday to Sunday of the week that has a day. */
export function weekOf(day: Day): readonly Day[] {
  // Day 0 was a Thursday.
  const monday = day - ((((day + 3) % 7) + 7) % 7);
  return Array.from({ length: 7 }, (_, index) => monday + index);
}
