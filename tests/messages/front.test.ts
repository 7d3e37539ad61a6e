import { describe, expect, it } from 'vitest';
import { scraebbkle, type Turn } from '../../src/engine';
import { bestOfTurn } from '../../src/messages';

const PASSED: Turn = { kind: 'pass', seat: 0, total: 0 };

describe('the best move of a turn', () => {
  it('may be no word', () => {
    const best = { words: [], move: { kind: 'pass' }, score: 0 } as const;
    expect(bestOfTurn(scraebbkle, best, PASSED)).toBe('No common word fits here.');
  });
});
