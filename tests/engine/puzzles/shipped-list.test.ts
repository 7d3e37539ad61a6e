import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, MAX_BYTES, wordsFormed } from '../../../src/engine';
import { fullWords } from '../../golden/full-word-list';
import { runs } from '../../arbitraries/runs';
import {
  dailyEntries,
  dailyListText,
  firstDay,
  oracleAgrees,
  puzzleOf,
} from '../../support/daily-puzzles';
import { at } from '../../support/results';

/** The lines that were shipped first. They are the puzzles of dates, so they must never change. */
const SHIPPED = {
  lines: 1153,
  sha256: 'b9958b43ce78c1045a83afea909e81cd441dd00ab633fa941d5f98be53eddebf',
};

describe('the shipped list', () => {
  it('keeps the lines that were shipped before', () => {
    const lines = dailyListText.split('\n').slice(0, SHIPPED.lines).join('\n');
    expect(createHash('sha256').update(lines).digest('hex')).toBe(SHIPPED.sha256);
    expect(firstDay).toBe(dayOf(2026, 11, 2));
  });

  it('is enough for three years, and small', () => {
    expect(dailyEntries.length).toBeGreaterThanOrEqual(1100);
    expect(Buffer.byteLength(dailyListText)).toBeLessThan(MAX_BYTES.puzzleList);
    expect(brotliCompressSync(dailyListText).length).toBeLessThan(60_000);
    expect(gzipSync(dailyListText).length).toBeLessThan(60_000);
  });

  it('has puzzles that begin as the rules of their game allow', async () => {
    const puzzles = await Promise.all(dailyEntries.map(puzzleOf));
    for (const { position, best } of puzzles) {
      expect(position.rack).toHaveLength(position.rules.rackSize);
      expect(best.worth).toBeGreaterThan(0);
    }
  });

  it('has each position once', () => {
    const positions = dailyEntries.map(({ board, plays, rack }) =>
      JSON.stringify([board, plays, rack]),
    );
    expect(new Set(positions).size).toBe(dailyEntries.length);
  });

  it('changes the board from day to day', () => {
    const boards = dailyEntries.map(({ board }) => `${board.game}/${board.file}`);
    const same = boards.filter((board, place) => board === boards[place - 1]).length;
    expect(new Set(boards).size).toBe(6);
    expect(same).toBeLessThan(boards.length / 3);
  });

  it('has solutions whose words are in the list of the page', async () => {
    for (const entry of dailyEntries) {
      const { position, best } = await puzzleOf(entry);
      const formed = best.move.kind === 'play' ? wordsFormed(position, best.move.play) : [];
      expect(formed.filter((word) => !fullWords.lexicon.has(word))).toEqual([]);
    }
  });

  it('has best scores that the oracle finds, which one play alone has', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(dailyEntries.length - 1), async (place) => {
        expect(await oracleAgrees(at(dailyEntries, place))).toBe(true);
      }),
      runs(4),
    );
  });
});
