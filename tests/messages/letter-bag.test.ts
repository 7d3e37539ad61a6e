import { describe, expect, it } from 'vitest';
import type { LetterBagError } from '../../src/engine';
import { letterBagReason } from '../../src/messages';

// Fails to compile if an error code has no sample.

const ERRORS = {
  BAG_EMPTY: { code: 'BAG_EMPTY' },
  BAG_TOO_LONG: { code: 'BAG_TOO_LONG', max: 1000 },
  FOREIGN_CHARACTER: { code: 'FOREIGN_CHARACTER', column: 4, character: '\u0007' },
} as const satisfies Record<LetterBagError['code'], LetterBagError>;

describe('the sentence for an error in a bag of letters', () => {
  it.each([
    [ERRORS.BAG_EMPTY, 'A bag needs at least one letter: write a letter for each tile.'],
    [ERRORS.BAG_TOO_LONG, 'A bag holds at most 1000 tiles: take some letters away.'],
    [
      ERRORS.FOREIGN_CHARACTER,
      'Character 4 is "\\u0007", which no tile bears: write letters only, one for each tile.',
    ],
  ])('says what is wrong and what to do: %j', (error, sentence) => {
    expect(letterBagReason(error)).toBe(sentence);
  });
});
