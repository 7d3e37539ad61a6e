import { describe, expect, it } from 'vitest';
import { classic, formatRuleBook, parseRuleBook } from '../../src/engine';
import { ruleBookReason } from '../../src/messages';
import { plainBoard } from '../support/pictures';
import { errorOf } from '../support/results';

const text = formatRuleBook({ rules: classic, board: plainBoard(4, 3, 'b2') });

describe('the sentence for a refused rule book', () => {
  it.each<[piece: string, other: string, reason: string]>([
    ['"id": "classic",', '', 'id is missing; add it.'],
    ['"id": "classic"', '"id": ""', 'id can’t be empty.'],
    ['"name": "Classic"', '"name": 7', 'name must be a text in quotation marks, not 7.'],
    ['"name": "Classic"', `"name": "${'x'.repeat(101)}"`, 'name can have 100 characters at most.'],
    [
      '"notation": "word-square"',
      '"notation": "chess"',
      'notation must be "word-square", "word-square-direction", "word-square-or-whole-word" or "commands", not "chess".',
    ],
    [
      '"wording": "scraebbkle"',
      '"wording": ""',
      'wording must be "scraebbkle" or "scrabbkle", not an empty text.',
    ],
    ['"least": 2', '"least": 5', 'seats has a minimum above its maximum.'],
    [
      '"fixed": []',
      '"fixed": [{ "name": "A", "player": "human" }]',
      'seats must set a player for every seat, or none ("fixed": []).',
    ],
    ['"fixed": []', '"fixed": {}', 'seats.fixed must be a list in square brackets, not an object.'],
    [
      '"letter": "B"',
      '"letter": "A"',
      'tileSet.letters.1 (entries count from 0) must have a letter and a twin that differ and are in no other entry, not "A" and "b".',
    ],
    [
      '"letter": "B"',
      '"letter": "BB"',
      'tileSet.letters.1.letter (entries count from 0) must be one character other than digits, spaces and _ ? . , | -, not "BB".',
    ],
    ['"rackSize": 7', '"rackSize": 0', 'rackSize must be 1 or more, not 0.'],
    ['"rackSize": 7', '"rackSize": -7', 'rackSize must be 1 or more, not −7.'],
    ['"rackSize": 7', '"rackSize": 6.5', 'rackSize must be a whole number, not 6.5.'],
    ['"rackSize": 7', '"rackSize": [7]', 'rackSize must be a number, not a list.'],
    [
      '"tiles": 7',
      '"tiles": "some"',
      'bonuses.0.tiles (entries count from 0) must be a number or "full-rack", not "some".',
    ],
    [
      '"kind": "start-square"',
      '"kind": "random-tile"',
      'opening.fewestTiles isn’t a known field; remove it.',
    ],
    [
      '"computers": "best"',
      '"computers": "best", "a\\u0007": 1',
      '"a\\u0007" isn’t a known field; remove it.',
    ],
    ['"columns": 4', '"columns": 20000', 'board.columns must be 10000 or less, not 20000.'],
    [
      '"columns": 4',
      '"columns": 5000',
      'board.rows can’t make more than 10000 squares; remove rows or columns.',
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
      'The board of the rule book is damaged. Row 1, column 3: expected ., [n] or <n>, found "x".',
    );
  });

  it('covers JSON that is not a rule book', () => {
    expect(ruleBookReason(errorOf(parseRuleBook('7')))).toBe(
      'The rule book must be an object in braces, not 7.',
    );
  });

  it('shortens an unknown name', () => {
    const name = 'x'.repeat(1000);
    expect(ruleBookReason({ code: 'BAD_RULE', path: name, fault: { code: 'UNKNOWN_FIELD' } })).toBe(
      `In the rule book, "${'x'.repeat(60)}…" isn’t a known field; remove it.`,
    );
  });
});
