import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { extendList, type FoundEntry } from '../../scripts/puzzles/list';
import { parseDailyList } from '../../src/engine';
import { at, valueOf } from '../support/results';

const board = { game: 'classic', file: 'classic' };
const SECTION = { lexiconId: 'a'.repeat(64), boards: [board] };

const find = (number: number): FoundEntry => ({
  board,
  rack: 'AEINRST',
  score: 60 + number,
  best: 'NASTIER,7e',
  plays: ['CAT,8g', 'ON,i7'].slice(0, number % 3),
});

let path: string;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
  path = join(folder, 'puzzles.txt');
});

afterEach(() => rmSync(folder, { recursive: true }));

const written = (): string => readFileSync(path, 'utf8');
const scores = (): readonly number[] =>
  valueOf(parseDailyList(written())).entries.map(({ score }) => score);

describe('the generator of daily puzzles', () => {
  it('continues its list wherever it was stopped, and makes the same', () => {
    extendList(path, SECTION, 6, find);
    const whole = written();
    expect(scores()).toEqual([61, 62, 63, 64, 65, 66]);
    const [head = ''] = whole.split(/^(?=0 )/m);
    for (let { length } = head; length <= whole.length; length++) {
      writeFileSync(path, whole.slice(0, length));
      extendList(path, SECTION, 6, find);
      expect(written()).toBe(whole);
    }
  });

  it('makes only the puzzles that are missing', () => {
    extendList(path, SECTION, 2, find);
    const asked: number[] = [];
    extendList(path, SECTION, 4, (number) => {
      asked.push(number);
      return find(number);
    });
    expect(asked).toEqual([3, 4]);
    extendList(path, SECTION, 3, () => {
      throw new Error('The list has enough puzzles');
    });
    expect(scores()).toHaveLength(4);
  });

  it('begins a section for other words, and leaves the puzzles of earlier ones as they are', () => {
    extendList(path, SECTION, 2, find);
    const before = written();
    extendList(path, { ...SECTION, lexiconId: 'b'.repeat(64) }, 3, find);
    expect(written().startsWith(before)).toBe(true);
    const { entries } = valueOf(parseDailyList(written()));
    expect(entries.map(({ lexiconId }) => at([...lexiconId], 0))).toEqual(['a', 'a', 'b']);
  });
});
