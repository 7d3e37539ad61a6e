import { describe, expect, it } from 'vitest';
import { configured, crossword, emptyGrid, scraebbkle } from '../../src/engine';
import { blankHint, layingHint, playingHint, premiumHint, typingHint } from '../../src/messages';
import { boardOf, fieldOf, plainBoard } from '../support/pictures';

const empty = (board = plainBoard(8, 8, 'b2')) => ({ board, given: [], grid: emptyGrid(board) });

describe('the first tip', () => {
  it('names the square of the first word', () => {
    expect(layingHint({ rules: scraebbkle, ...empty() })).toBe(
      'Drag a tile to the board, or tap it and then a square. The first word covers the star on b2.',
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
      '2L doubles the letter you lay on it; 3W triples the whole word.',
    );
    const trapped = { rules: scraebbkle, board: boardOf(['[2]..', '<0>..']) };
    expect(premiumHint(trapped)).toMatch(/ Striped squares score nothing or cost you points\.$/);
  });

  it('says that premiums do not count if the rules ignore them', () => {
    expect(
      premiumHint({ rules: { ...scraebbkle, premiums: 'ignore' }, board: plainBoard(3, 3) }),
    ).toBe('The coloured squares do not count in this game.');
  });
});

it('the other tips follow the rules in play', () => {
  expect(playingHint()).toMatch(/Play or Enter plays it/);
  expect(typingHint(scraebbkle)).toMatch(/or write word,square in the box/);
  expect(blankHint(scraebbkle)).toMatch(/stands for any letter, and is worth 8\.$/);
});
