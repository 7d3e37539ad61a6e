import { describe, expect, it } from 'vitest';
import { scraebbkle, type Turn } from '../../src/engine';
import { bestOfTurn } from '../../src/messages';

const PASSED: Turn = { kind: 'pass', seat: 0, total: 0 };

describe('the best move of a turn', () => {
  it.each([
    ['exchange', true, 'Best here: exchange tiles.'],
    ['pass', true, 'Best here: pass.'],
    ['pass', false, 'No common word fits here.'],
  ] as const)('may be no word: %s, by equity: %s', (kind, isByEquity, headline) => {
    const move = kind === 'pass' ? { kind } : { kind, tiles: [] };
    const best = { words: [], move, score: 0, isByEquity };
    expect(bestOfTurn(scraebbkle, best, PASSED)).toBe(headline);
  });
});
