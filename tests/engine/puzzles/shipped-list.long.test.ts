import { describe, expect, it } from 'vitest';
import { dailyEntries, oracleAgrees } from '../../support/daily-puzzles';

describe('every shipped puzzle', () => {
  it.each(dailyEntries)(
    'has its best score, which one play alone has: number $number',
    async (entry) => {
      expect(await oracleAgrees(entry)).toBe(true);
    },
  );
});
