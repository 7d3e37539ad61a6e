import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { configured, formatRuleBook } from '../../../src/engine';
import { plainBoard } from '../../support/pictures';
import { fileOf } from '../../support/rendered-page';
import {
  alerts,
  ANN_AND_HER_SEED,
  give,
  openDialog,
  pressStart,
} from '../../support/set-up-dialog';
import { BAD_RULE_BOOKS, NOT_JSON, RULES, TEXT } from '../../golden/malformed/rule-books';

describe('an unreadable rule book', () => {
  it('is refused with its field, and the previous one still starts', async () => {
    const { page, user, type, kept } = await openDialog('Custom rules');
    await give('Rules file', fileOf('mine.json', `\uFEFF${TEXT}`));
    await type(...ANN_AND_HER_SEED[0]);
    await type(...ANN_AND_HER_SEED[1]);
    await user.click(screen.getByLabelText('You try again'));
    const before = kept();
    expect(alerts()).toBe('');
    expect(before.picture).toBe('Picture of the board, 4 columns, 3 rows');
    for (const [what, text, sentence] of BAD_RULE_BOOKS.slice(0, 2)) {
      await give('Rules file', fileOf('other.json', '{"id":7}'));
      expect(alerts()).toMatch(/^"other\.json": In the rule book, id must be a text /);
      await give('Rules file', fileOf('bad.json', text));
      expect({ what, said: alerts(), kept: kept() }).toEqual({
        what,
        said: `"bad.json": ${sentence}`,
        kept: before,
      });
      expect(screen.getByText('My rules').parentElement).toHaveTextContent('My rules · mine.json');
    }
    await pressStart(user);
    expect(page.state().table?.view).toMatchObject({
      rules: { ...RULES, unknownWord: 'try-again' },
      board: { columns: 4, rows: 3 },
      seats: [{ name: 'Ann' }, { name: 'Player 2' }],
    });
    expect(page.actions.exportRecord()).toContain('"seed": "77"');
  });

  it('is refused even if there was no valid one before', async () => {
    const { kept } = await openDialog('Custom rules');
    const before = kept();
    await give('Rules file', fileOf('bad.json', '{'));
    expect(alerts()).toBe(`"bad.json": ${NOT_JSON}`);
    await give('Rules file', fileOf('huge.json', ' '.repeat(1_000_001)));
    expect(alerts()).toBe('"huge.json": That file is over 1 MB. Choose a smaller one.');
    expect(kept()).toEqual(before);
  });
});

const FIXED = [
  { name: 'White', player: 'human' },
  { name: 'Black', player: 'human' },
] as const;

describe('another rule book with the same name', () => {
  it.each([
    ['the same game with other seats', { ...RULES, seats: { least: 3, most: 3, fixed: [] } }],
    ['other answers', { ...RULES, unknownWord: 'try-again' as const }],
    ['predefined players', { ...RULES, seats: { least: 2, most: 2, fixed: FIXED } }],
    ['other letters', { ...RULES, tileSet: configured.tileSet, rackSize: 5 }],
  ])('replaces the first, with its own questions: %s', async (_what, rules) => {
    const { page, user } = await openDialog('Custom rules');
    await give('Rules file', fileOf('rules.json', TEXT));
    const board = plainBoard(5, 5, 'b2');
    await give('Rules file', fileOf('rules.json', formatRuleBook({ rules, board })));
    await pressStart(user);
    const view = page.state().table?.view;
    expect(view).toMatchObject({ rules, board: { columns: 5 } });
    expect(view?.seats).toHaveLength(rules.seats.least);
    if (rules.seats.fixed.length > 0) expect(view?.seats).toMatchObject(FIXED);
  });
});
