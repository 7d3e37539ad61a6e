import { describe, expect, it } from 'vitest';
import { classic, formatRuleBook, parseRuleBook } from '../../src/engine';
import { ruleBookReason } from '../../src/messages';
import { plainBoard } from '../support/pictures';
import { errorOf } from '../support/results';

const text = formatRuleBook({ rules: classic, board: plainBoard(4, 3, 'b2') });

describe('the sentence for a refused rule book', () => {
  it.each<[piece: string, other: string, reason: string]>([
    ['"id": "classic",', '', 'id is missing: add it.'],
    ['"id": "classic"', '"id": ""', 'id must not be empty.'],
    ['"name": "Classic"', '"name": 7', 'name must be a text in quotation marks, and this is 7.'],
    ['"name": "Classic"', `"name": "${'x'.repeat(101)}"`, 'name must have at most 100 characters.'],
    [
      '"notation": "word-square"',
      '"notation": "chess"',
      'notation must be "word-square", "word-square-direction", "word-square-or-whole-word" or "commands", and this is "chess".',
    ],
    [
      '"wording": "scraebbkle"',
      '"wording": ""',
      'wording must be "scraebbkle" or "scrabbkle", and this is an empty text.',
    ],
    [
      '"least": 2',
      '"least": 5',
      'seats has a least above its most: lower the one or raise the other.',
    ],
    [
      '"fixed": []',
      '"fixed": [{ "name": "A", "player": "human" }]',
      'seats must fix the player of every seat up to its most, or of none: then write "fixed": [].',
    ],
    [
      '"fixed": []',
      '"fixed": {}',
      'seats.fixed must be a list in square brackets, and this is an object.',
    ],
    [
      '"letter": "B"',
      '"letter": "A"',
      'tileSet.letters.1 (entries count from 0) must have a letter and a twin that differ and stand in no other entry, and these are "A" and "b".',
    ],
    [
      '"letter": "B"',
      '"letter": "BB"',
      'tileSet.letters.1.letter (entries count from 0) must be one character that is no digit, no space and none of _ ? . , | -, and this is "BB".',
    ],
    ['"rackSize": 7', '"rackSize": 0', 'rackSize must be 1 or more, and this is 0.'],
    ['"rackSize": 7', '"rackSize": -7', 'rackSize must be 1 or more, and this is −7.'],
    ['"rackSize": 7', '"rackSize": 6.5', 'rackSize must be a whole number, and this is 6.5.'],
    ['"rackSize": 7', '"rackSize": [7]', 'rackSize must be a number, and this is a list.'],
    [
      '"tiles": 7',
      '"tiles": "some"',
      'bonuses.0.tiles (entries count from 0) must be a number or "full-rack", and this is "some".',
    ],
    [
      '"kind": "start-square"',
      '"kind": "random-tile"',
      'opening.fewestTiles does not belong there: take it away.',
    ],
    [
      '"computers": "best"',
      '"computers": "best", "a\\u0007": 1',
      '"a\\u0007" does not belong there: take it away.',
    ],
    ['"columns": 4', '"columns": 20000', 'board.columns must be 10000 or less, and this is 20000.'],
    [
      '"columns": 4',
      '"columns": 5000',
      'board.rows must not make more than 10000 squares: take rows or columns away.',
    ],
    ['"start": "b2"', '"start": "e1"', 'board.start must be a square of the board, such as "d7".'],
  ])('states the fault, its place and the remedy: %s → %s', (piece, other, reason) => {
    expect(text).toContain(piece);
    const error = errorOf(parseRuleBook(text.replace(piece, () => other)));
    expect(ruleBookReason(error)).toBe(`In the rule book, ${reason}`);
  });

  it('names the row of its board, which is not a line of the file', () => {
    const error = errorOf(parseRuleBook(text.replace('"....",', '"..x.",')));
    expect(ruleBookReason(error)).toBe(
      'The board of the rule book is damaged. Row 1, column 3: a square is ., [n] or <n>, and this is "x".',
    );
  });

  it('covers JSON that is not a rule book', () => {
    expect(ruleBookReason(errorOf(parseRuleBook('7')))).toBe(
      'The rule book must be an object in braces, and this is 7.',
    );
  });

  it('shortens an unknown name', () => {
    const name = 'x'.repeat(1000);
    expect(ruleBookReason({ code: 'BAD_RULE', path: name, fault: { code: 'UNKNOWN_FIELD' } })).toBe(
      `In the rule book, "${'x'.repeat(60)}…" does not belong there: take it away.`,
    );
  });
});
