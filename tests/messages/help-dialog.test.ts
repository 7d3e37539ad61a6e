import { describe, expect, it } from 'vitest';
import {
  classic,
  type CommandProblem,
  configured,
  crossword,
  type RuleBook,
  scrabbkle,
  scraebbkle,
} from '../../src/engine';
import { gameInShort, moveForm, movesInWords, submitReason } from '../../src/messages';
import { CHOICES } from '../../src/setup';

it('every game on offer has a different one-sentence description', () => {
  const sentences = CHOICES.map(gameInShort);
  expect(new Set(sentences).size).toBe(CHOICES.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

describe('the move format in words', () => {
  const NAME = 'Enter your tiles and the first square.';

  it.each([
    [
      scraebbkle,
      'Enter word,square: HI,f4 is down, HI,4f is across, a comma alone passes. Occupied squares are skipped. A small letter is a blank.',
    ],
    [
      scrabbkle,
      'Enter word,square,direction: HI,f4,r is across, HI,f4,d is down, two commas alone pass. Occupied squares are skipped. A small letter is a blank.',
    ],
    [
      classic,
      'Enter word,square: HI,f4 is down, HI,4f is across, a comma alone passes; -AE exchanges tiles. Occupied squares are skipped. A small letter is a blank, and _ is one in an exchange.',
    ],
    [
      crossword,
      'Enter word,square: HI,f4 is down, HI,4f is across, a comma alone passes; or a whole word with row and column from 0: GRAPE,4,0,across. Occupied squares are skipped.',
    ],
    [
      configured,
      'Enter PASS, EXCHANGE aa?, or PLACE | 3 3 CAKE. | is down, - is across; then row and column, from 1. The first square must be free. After it, occupied squares are skipped. ? is a blank; put its letter after it.',
    ],
  ])('is that of $0.name', (rules, words) => {
    expect(movesInWords(rules)).toBe(`${NAME} ${words}`);
  });

  it('omits blanks and exchanges if the game has none', () => {
    const { tileSet } = crossword;
    const without = { ...configured, tileSet };
    expect(moveForm(without)).toBe('Enter PASS, EXCHANGE aa, or PLACE | 3 3 CAKE.');
    expect(movesInWords(without)).not.toMatch(/blank|\?/);
    expect(moveForm({ ...configured, exchange: 'none' })).toBe('Enter PASS or PLACE | 3 3 CAKE.');
    expect(movesInWords({ ...classic, tileSet })).not.toMatch(/blank|_/);
    const told = (rules: RuleBook, problem: CommandProblem) =>
      submitReason(rules, { code: 'ILLEGAL_FORMAT', column: 1, problem });
    expect(
      told({ ...configured, exchange: 'none' }, { kind: 'unknown-command', found: 'GO' }),
    ).toBe('Unknown command "GO". Use PASS or PLACE.');
    expect(told(without, { kind: 'bad-tile', found: '1' })).toBe(
      '"1" isn’t a tile. Use this game’s letters.',
    );
    expect(told(without, { kind: 'no-tiles', command: 'EXCHANGE' })).toBe(
      'Name at least one tile. EXCHANGE needs tiles, like EXCHANGE aa.',
    );
  });
});
