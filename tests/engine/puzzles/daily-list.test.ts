import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DailyEntry,
  type DailyList,
  dayOf,
  formatDailyEntry,
  parseDailyList,
  puzzleOfDay,
} from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { at, valueOf } from '../../support/results';

const [OLD, NEW] = ['0'.repeat(64), '1'.repeat(64)];

const TEXT = `ScraeBBKle puzzles 1 2026-12-01
words ${OLD}
boards scraebbkle/defaultBoard classic/classic
1 AEINRST 66 NASTIER,7e CAT,8g ON,i7
0 AEINRS_ 9 RISE,7e
words ${NEW}
boards classic/tower
0 Q 10 Q,b3 UA,3c
`;

const list = valueOf(parseDailyList(TEXT));
const first = dayOf(2026, 12, 1);

describe('a list of daily puzzles', () => {
  it('has the entries of all sections in order, each with the words and board of its section', () => {
    expect(list.firstDay).toBe(first);
    expect(list.entries).toEqual([
      {
        number: 1,
        lexiconId: OLD,
        board: { game: 'classic', file: 'classic' },
        rack: 'AEINRST',
        score: 66,
        best: 'NASTIER,7e',
        plays: ['CAT,8g', 'ON,i7'],
      },
      {
        number: 2,
        lexiconId: OLD,
        board: { game: 'scraebbkle', file: 'defaultBoard' },
        rack: 'AEINRS_',
        score: 9,
        best: 'RISE,7e',
        plays: [],
      },
      {
        number: 3,
        lexiconId: NEW,
        board: { game: 'classic', file: 'tower' },
        rack: 'Q',
        score: 10,
        best: 'Q,b3',
        plays: ['UA,3c'],
      },
    ]);
  });

  it('is the same once formatted and parsed', () => {
    const boards = [{ game: 'classic', file: 'tower' }];
    expect(formatDailyEntry(boards, at(list.entries, 2))).toBe('0 Q 10 Q,b3 UA,3c');
  });

  it.each([
    ['a page in its place', '<!doctype html>', 1],
    ['another version', TEXT.replace('puzzles 1', 'puzzles 2'), 1],
    ['a date that is none', TEXT.replace('2026-12-01', 'soon'), 1],
    ['no puzzle', TEXT.split('\n').slice(0, 3).join('\n'), 3],
    ['words without a fingerprint', TEXT.replace(OLD, 'some'), 2],
    ['a board that is a path', TEXT.replace('classic/classic', '../../classic'), 3],
    ['a board that its section lacks', TEXT.replace('0 Q', '1 Q'), 8],
    ['a score that is no number', TEXT.replace(' 66 ', ' 6.6 '), 4],
    ['a best score of 0', TEXT.replace(' 9 ', ' 0 '), 5],
    ['a play without a square', TEXT.replace('ON,i7', 'ON'), 4],
    [
      'a puzzle before any words',
      TEXT.replace(`words ${OLD}\nboards scraebbkle/defaultBoard classic/classic\n`, ''),
      2,
    ],
    ['an empty line', TEXT.replace('words 1', '\nwords 1'), 6],
  ])('is refused with %s, at its line', (_what, text, line) => {
    expect(parseDailyList(text)).toEqual({
      ok: false,
      error: { code: 'NOT_A_PUZZLE_LIST', line },
    });
  });
});

describe('the puzzle of a day', () => {
  it('is the entry as many places after the first as days have gone by', () => {
    expect(puzzleOfDay(list, first).number).toBe(1);
    expect(puzzleOfDay(list, dayOf(2026, 12, 3)).number).toBe(3);
  });

  it('begins again after the last day, and before the first', () => {
    expect(puzzleOfDay(list, dayOf(2026, 12, 4)).number).toBe(1);
    expect(puzzleOfDay(list, dayOf(2026, 11, 30)).number).toBe(3);
    expect(puzzleOfDay(list, 0).number).toBe(1 + ((((0 - first) % 3) + 3) % 3));
  });

  it('is another on the next day, whatever the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (day) => {
        const { number } = puzzleOfDay(list, day);
        expect(puzzleOfDay(list, day + 1).number).toBe((number % 3) + 1);
      }),
      runs(200),
    );
  });

  it('stays the same for the days of the list when the list grows', () => {
    const entry = (number: number): DailyEntry => ({ ...list.entries[0], number });
    const longer: DailyList = { ...list, entries: [...list.entries, entry(4), entry(5)] };
    for (const [place, { number }] of list.entries.entries()) {
      expect(puzzleOfDay(longer, first + place).number).toBe(number);
    }
  });
});

describe('the number of a day', () => {
  it('is that of the clock in UTC, leap days included', () => {
    const days = { min: Date.UTC(1600, 0, 1) / 86_400_000, max: Date.UTC(2400, 0, 1) / 86_400_000 };
    fc.assert(
      fc.property(fc.integer(days), (day) => {
        const date = new Date(day * 86_400_000);
        expect(dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())).toBe(day);
      }),
      runs(500),
    );
  });
});
