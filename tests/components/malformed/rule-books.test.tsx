// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { classic, configured, formatRuleBook } from '../../../src/engine';
import { plainBoard } from '../../support/pictures';
import { fileOf } from '../../support/rendered-page';
import {
  alerts,
  ANN_AND_HER_SEED,
  give,
  ON_THE_TABLE,
  openDialog,
  start,
} from '../../support/set-up-dialog';

const RULES = { ...classic, name: 'My rules' };
const TEXT = formatRuleBook({ rules: RULES, board: plainBoard(4, 3, 'b2') });

/** The good rule book with a piece of it replaced; the piece must be there. */
function changed(piece: string, other: string): string {
  if (!TEXT.includes(piece)) throw new Error(`Not in the rule book: ${piece}`);
  return TEXT.replace(piece, () => other);
}

const NOT_JSON = 'The file is not JSON. Choose a rule book that was saved here, or mend it.';
const inRules = (problem: string): string => `In the rule book, ${problem}.`;

/** Files that are no rule book, each with what is said of it after its name. */
const BAD_RULE_BOOKS: readonly (readonly [what: string, text: string, sentence: string])[] = [
  ['nothing', '', NOT_JSON],
  ['a byte order mark alone', '\uFEFF', NOT_JSON],
  ['zero bytes', '\0'.repeat(100), NOT_JSON],
  ['half of it', TEXT.slice(0, TEXT.length / 2), NOT_JSON],
  ['single quotation marks', TEXT.replaceAll('"', "'"), NOT_JSON],
  ['a comma too many', changed('"id": "classic",', '"id": "classic",,'), NOT_JSON],
  ['a number alone', '7', 'The rule book must be an object in braces, and this is 7.'],
  ['null alone', 'null', 'The rule book must be an object in braces, and this is null.'],
  [
    'a text alone',
    '"classic"',
    'The rule book must be an object in braces, and this is "classic".',
  ],
  ['a list', '[]', inRules('id is missing: add it')],
  ['nothing in braces', '{}', inRules('id is missing: add it')],
  ['a record', ON_THE_TABLE, inRules('name is missing: add it')],
  ['no name', changed('"name": "My rules",', ''), inRules('name is missing: add it')],
  ['an empty name', changed('"My rules"', '""'), inRules('name must not be empty')],
  [
    'a number for a name',
    changed('"My rules"', '7'),
    inRules('name must be a text in quotation marks, and this is 7'),
  ],
  [
    'a long name',
    changed('My rules', 'x'.repeat(101)),
    inRules('name must have at most 100 characters'),
  ],
  ['a field of another name', changed('"tie"', '"Tie"'), inRules('tie is missing: add it')],
  [
    'a field too many',
    changed('"tie"', '"colour": "red", "tie"'),
    inRules('colour does not belong there: take it away'),
  ],
  [
    'a field of a long name',
    changed('"tie"', `"${'x'.repeat(500)}": 1, "tie"`),
    inRules(`"${'x'.repeat(60)}…" does not belong there: take it away`),
  ],
  [
    'no such notation',
    changed('"notation": "word-square"', '"notation": "chess"'),
    inRules(
      'notation must be "word-square", "word-square-direction", "word-square-or-whole-word" or "commands", and this is "chess"',
    ),
  ],
  [
    'a rack as text',
    changed('"rackSize": 7', '"rackSize": "7"'),
    inRules('rackSize must be a number, and this is "7"'),
  ],
  [
    'a rack of nothing',
    changed('"rackSize": 7', '"rackSize": 0'),
    inRules('rackSize must be 1 or more, and this is 0'),
  ],
  [
    'a rack of 64',
    changed('"rackSize": 7', '"rackSize": 64'),
    inRules('rackSize must be 63 or less, and this is 64'),
  ],
  [
    'part of a tile',
    changed('"rackSize": 7', '"rackSize": 6.5'),
    inRules('rackSize must be a whole number, and this is 6.5'),
  ],
  [
    'a rack without end',
    changed('"rackSize": 7', '"rackSize": 1e999'),
    inRules('rackSize must be a whole number, and this is Infinity'),
  ],
  [
    'more seats at least than at most',
    changed('"least": 2', '"least": 5'),
    inRules('seats has a least above its most: lower the one or raise the other'),
  ],
  [
    'nine seats',
    changed('"most": 4', '"most": 9'),
    inRules('seats.most must be 8 or less, and this is 9'),
  ],
  [
    'one seat of several fixed',
    changed('"fixed": []', '"fixed": [{ "name": "A", "player": "human" }]'),
    inRules(
      'seats must fix the player of every seat up to its most, or of none: then write "fixed": []',
    ),
  ],
  [
    'a letter twice',
    changed('"letter": "B"', '"letter": "A"'),
    inRules(
      'tileSet.letters.1 (entries count from 0) must have a letter and a twin that differ and stand in no other entry, and these are "A" and "b"',
    ),
  ],
  [
    'a letter of two',
    changed('"letter": "Q"', '"letter": "QU"'),
    inRules(
      'tileSet.letters.16.letter (entries count from 0) must be one character that is no digit, no space and none of _ ? . , | -, and this is "QU"',
    ),
  ],
  [
    'an accent on its own',
    changed('"letter": "Q"', '"letter": "E\\u0301"'),
    inRules(
      'tileSet.letters.16.letter (entries count from 0) must be in composed form (Unicode NFC), as keyboards write it',
    ),
  ],
  [
    'minus zero',
    changed('"points": 50', '"points": -0'),
    inRules('bonuses.0.points (entries count from 0) must be 0 without a minus sign'),
  ],
  [
    'a board of no columns',
    changed('"columns": 4', '"columns": 0'),
    inRules('board.columns must be 1 or more, and this is 0'),
  ],
  [
    'a start off the board',
    changed('"start": "b2"', '"start": "e1"'),
    inRules('board.start must be a square of the board, such as "d7"'),
  ],
  [
    'a row too short',
    changed('"....",', '"...",'),
    'The board of the rule book is damaged. Row 1, column 4: a row needs 4 squares, and this one has 3.',
  ],
  [
    'a square that is none',
    changed('"....",', '".(2)..",'),
    'The board of the rule book is damaged. Row 1, column 2: a square is ., [n] or <n>, and this is "(".',
  ],
];

describe('a rule book that cannot be read', () => {
  it('is refused with its field, and the one before it still starts', async () => {
    const { page, user, type, kept } = await openDialog('Own rules');
    await give('Rule book file', fileOf('mine.json', `\uFEFF${TEXT}`));
    await type(...ANN_AND_HER_SEED[0]);
    await type(...ANN_AND_HER_SEED[1]);
    await user.click(screen.getByLabelText('nothing: try again'));
    const before = kept();
    expect(alerts()).toBe('');
    expect(before.picture).toBe('Picture of the board, 4 columns, 3 rows');
    for (const [what, text, sentence] of BAD_RULE_BOOKS) {
      await give('Rule book file', fileOf('other.json', '{"id":7}'));
      expect(alerts()).toMatch(/^"other\.json": In the rule book, id must be a text /);
      await give('Rule book file', fileOf('bad.json', text));
      expect({ what, said: alerts(), kept: kept() }).toEqual({
        what,
        said: `"bad.json": ${sentence}`,
        kept: before,
      });
      expect(screen.getByText('My rules').parentElement).toHaveTextContent(
        'My rules, from mine.json',
      );
    }
    await user.click(start());
    expect(page.state().table?.view).toMatchObject({
      rules: { ...RULES, unknownWord: 'try-again' },
      board: { columns: 4, rows: 3 },
      seats: [{ name: 'Ann' }, { name: 'Player 2' }],
    });
    expect(page.actions.exportRecord()).toContain('"seed": "77"');
  });

  it('is refused before any has been good as well', async () => {
    const { kept } = await openDialog('Own rules');
    const before = kept();
    await give('Rule book file', fileOf('bad.json', '{'));
    expect(alerts()).toBe(`"bad.json": ${NOT_JSON}`);
    await give('Rule book file', fileOf('huge.json', ' '.repeat(1_000_001)));
    expect(alerts()).toBe('"huge.json": The file is larger than 1 MB; choose a smaller one.');
    expect(kept()).toEqual(before);
  });
});

const FIXED = [
  { name: 'White', player: 'human' },
  { name: 'Black', player: 'human' },
] as const;

describe('another rule book of the same name', () => {
  it.each([
    ['the same game with other seats', { ...RULES, seats: { least: 3, most: 3, fixed: [] } }],
    ['other answers', { ...RULES, unknownWord: 'try-again' as const }],
    ['players who are named', { ...RULES, seats: { least: 2, most: 2, fixed: FIXED } }],
    ['other letters', { ...RULES, tileSet: configured.tileSet, rackSize: 5 }],
  ])('is asked about anew: %s', async (_what, rules) => {
    const { page, user } = await openDialog('Own rules');
    await give('Rule book file', fileOf('rules.json', TEXT));
    const board = plainBoard(5, 5, 'b2');
    await give('Rule book file', fileOf('rules.json', formatRuleBook({ rules, board })));
    await user.click(start());
    const view = page.state().table?.view;
    expect(view).toMatchObject({ rules, board: { columns: 5 } });
    expect(view?.seats).toHaveLength(rules.seats.least);
    if (rules.seats.fixed.length > 0) expect(view?.seats).toMatchObject(FIXED);
  });
});
