import { describe, expect, it } from 'vitest';
import {
  configured,
  crossword,
  emptyGrid,
  parseMove,
  type RuleBook,
  RULE_BOOKS,
  scrabbkle,
  scraebbkle,
} from '../../src/engine';
import {
  blankHint,
  fasterHint,
  layingHint,
  movePrompt,
  playingHint,
  premiumHint,
  typedMoves,
} from '../../src/messages';
import { boardOf, fieldOf, plainBoard } from '../support/pictures';

const empty = (board = plainBoard(8, 8, 'b2')) => ({ board, given: [], grid: emptyGrid(board) });

describe('the first tip', () => {
  it('names the square of the first word', () => {
    expect(layingHint({ rules: scraebbkle, ...empty() })).toBe(
      'Drag a tile to the board, or tap it, then a square. Your first word must cover the star on b2.',
    );
    expect(layingHint({ rules: configured, ...empty() })).toMatch(/star on row 2, column 2\.$/);
  });

  it('does not name a start square if tiles are on the board', () => {
    const field = { ...fieldOf(['..N', '...']), given: [] };
    expect(layingHint({ rules: scraebbkle, ...field })).toMatch(/New tiles must connect to those/);
    expect(layingHint({ rules: crossword, ...field })).toMatch(/New tiles must connect to those/);
  });
});

describe('the tip on premiums', () => {
  it('mentions striped squares only if the board has any', () => {
    const plain = { rules: scraebbkle, board: boardOf(['[2]..', '<3>..']) };
    expect(premiumHint(plain)).toBe(
      '2L doubles the letter you place on it. 3W triples the whole word.',
    );
    const trapped = { rules: scraebbkle, board: boardOf(['[2]..', '<0>..']) };
    expect(premiumHint(trapped)).toMatch(/ Striped squares score zero or cost points\.$/);
  });

  it('states that premiums do not count if the rules ignore them', () => {
    expect(
      premiumHint({ rules: { ...scraebbkle, premiums: 'ignore' }, board: plainBoard(3, 3) }),
    ).toBe('The coloured squares don’t count in this game.');
  });
});

it('the other tips follow the rules in play', () => {
  expect(playingHint(false, false)).toMatch(/Play \(Enter\) plays it/);
  expect(playingHint(false, true)).toMatch(/Try \(Enter\) checks it/);
  expect(fasterHint(scraebbkle, false)).toMatch(/or enter word,square\./);
  expect(fasterHint(configured, false)).toMatch(/or enter a command\./);
  expect(blankHint(scraebbkle)).toMatch(/can be any letter and is worth 8\.$/);
});

it('tips for touch name no keys', () => {
  for (const tip of [
    playingHint(true, false),
    playingHint(true, true),
    fasterHint(scraebbkle, true),
  ]) {
    expect(tip).not.toMatch(/click|Enter|Esc|keys|\?/);
  }
});

const PROMPTS: readonly (readonly [RuleBook, string])[] = [
  [
    scrabbkle,
    `Please enter your move with letter sequence, position, and
direction (d for down, r for right) separated by commas.
Entering just two commas passes.`,
  ],
  [
    crossword,
    `Enter your move as the tiles you place and the square of the first: "HI,f4" is down, "HI,4f" is across.
Or enter the whole word with its row and column, counted from 0: "GRAPE,4,0,across" or "GRAPE,4,0,down".
Entering "," passes the turn.`,
  ],
  [
    configured,
    `Enter a command.
PLACE | 3 3 CAKE places tiles down from row 3, column 3. PLACE - 3 3 CAKE places them across.
A blank is a ? with its letter after it: CA?KE.
EXCHANGE aa? exchanges these tiles.
PASS passes the turn.`,
  ],
];

for (const [rules, asked] of PROMPTS) {
  it(`the prompt of ${rules.name} explains its notation`, () => {
    expect(movePrompt(rules).join('\n')).toBe(asked);
  });
}

it.each(RULE_BOOKS)('every example of a typed move of $name is one', (rules) => {
  const field = empty(plainBoard(8, 8));
  const examples = typedMoves(rules).map(([typed]) => [typed, parseMove(rules, field, typed).ok]);
  expect(examples.length).toBeGreaterThan(2);
  expect(examples).toEqual(examples.map(([typed]) => [typed, true]));
});

it('examples of typed moves name no blank or exchange that the game lacks', () => {
  const { tileSet } = crossword;
  for (const rules of [crossword, { ...configured, tileSet, exchange: 'none' } as const]) {
    expect(typedMoves(rules).flat().join(' ')).not.toMatch(/blank|exchange/i);
  }
});
