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
  const WORD_SQUARE =
    'Type tiles and a square: HI,f4 goes down, HI,4f across. A comma alone passes.';

  it.each([
    [scraebbkle, WORD_SQUARE],
    [
      scrabbkle,
      'Type tiles, a square and a direction: HI,f4,d goes down, HI,f4,r across. Two commas alone pass.',
    ],
    [classic, `${WORD_SQUARE} -AE exchanges tiles.`],
    [
      crossword,
      `${WORD_SQUARE} Or type a whole word with its row and column from 0, like GRAPE,4,0,across.`,
    ],
    [
      configured,
      'Type PASS, EXCHANGE aa? or a place and tiles: PLACE | 3 3 CAKE goes down, PLACE - 3 3 CAKE across.',
    ],
  ])('is that of $0.name', (rules, words) => {
    expect(moveForm(rules)).toBe(words);
  });

  it('says what becomes of occupied squares', () => {
    expect(movesInWords(scraebbkle)).toMatch(
      /4f goes across\. Squares that have a tile are skipped\.$/,
    );
    expect(movesInWords(configured)).toMatch(/ The first square must be empty\. /);
  });

  it('omits blanks and exchanges if the game has none', () => {
    const { tileSet } = crossword;
    const without = { ...configured, tileSet };
    expect(moveForm(without)).toMatch(/^Type PASS, EXCHANGE aa or /);
    expect(moveForm({ ...configured, exchange: 'none' })).toMatch(/^Type PASS or /);
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
