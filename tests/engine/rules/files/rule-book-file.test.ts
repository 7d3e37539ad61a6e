import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classic,
  formatRuleBook,
  LONGEST_RULE_BOOK,
  parseRuleBook,
  RULE_BOOKS,
} from '../../../../src/engine';
import { smallBoards } from '../../../arbitraries/boards';
import { runs } from '../../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../../arbitraries/texts';
import { smallRuleBooks } from '../../../arbitraries/tile-sets';
import { plainBoard } from '../../../support/pictures';
import { errorOf, valueOf } from '../../../support/results';

const board = plainBoard(4, 3, 'b2');
const text = formatRuleBook({ rules: classic, board });

/** The file with a piece of it replaced; the piece must be there. */
function changed(piece: string, other: string): string {
  if (!text.includes(piece)) throw new Error(`Not in the file: ${piece}`);
  return text.replace(piece, () => other);
}

describe('a rule book as a file', () => {
  it.each(RULE_BOOKS)('reads as it was written, with a board or without: $name', (rules) => {
    expect(valueOf(parseRuleBook(formatRuleBook({ rules, board })))).toEqual({ rules, board });
    const alone = { rules, board: undefined };
    expect(valueOf(parseRuleBook(formatRuleBook(alone)))).toEqual(alone);
  });

  it('reads as it was written, whatever its fields say', () => {
    fc.assert(
      fc.property(smallRuleBooks, smallBoards, (rules, anyBoard) => {
        const saved = { rules, board: anyBoard };
        expect(valueOf(parseRuleBook(formatRuleBook(saved)))).toEqual(saved);
      }),
      runs(200),
    );
  });

  it('may be laid out and ordered otherwise', () => {
    const reversed = Object.fromEntries(Object.entries({ ...classic }).toReversed());
    expect(valueOf(parseRuleBook(JSON.stringify(reversed))).rules).toEqual(classic);
  });

  it.each<[string, string, string]>([
    ['"id": "classic"', '"id": ""', 'id'],
    ['"name": "Classic"', '"name": 7', 'name'],
    ['"notation": "word-square"', '"notation": "chess"', 'notation'],
    ['"wording": "scraebbkle"', '"wording": null', 'wording'],
    ['"boardFormat": "scraebbkle"', '"boardFormat": "png"', 'boardFormat'],
    ['"least": 2', '"least": 5', 'seats'],
    ['"least": 2', '"least": 0', 'seats.least'],
    ['"most": 4', '"most": 9', 'seats.most'],
    ['"fixed": []', '"fixed": [{ "name": "A", "player": "human" }]', 'seats'],
    ['"firstSeat": "drawn"', '"firstSeat": 1', 'firstSeat'],
    ['"letter": "B"', '"letter": "A"', 'tileSet'],
    ['"letter": "B"', '"letter": "BB"', 'tileSet.letters.1.letter'],
    ['"letter": "B"', '"letter": "-"', 'tileSet.letters.1.letter'],
    ['"rackSize": 7', '"rackSize": 0', 'rackSize'],
    ['"rackSize": 7', '"rackSize": 6.5', 'rackSize'],
    ['"deal": "rack-by-rack"', '"deal": "all"', 'deal'],
    ['"tiles": 7', '"tiles": "some"', 'bonuses.0.tiles'],
    ['"points": 50', '"points": -0', 'bonuses.0.points'],
    ['"wordsPerMove": "crosswise"', '"wordsPerMove": 2', 'wordsPerMove'],
    ['"shortestWord": 2', '"shortestWord": 1', 'shortestWord'],
    ['"kind": "start-square"', '"kind": "anywhere"', 'opening.kind'],
    ['"exchange": "draw-first"', '"exchange": true', 'exchange'],
    ['"passesToEnd": 2', '"passesToEnd": "2"', 'passesToEnd'],
    ['"tie": "score-before-deductions"', '"more": 1', 'tie'],
    ['"computers": "best"', '"computers": "best", "more": 1', 'more'],
    ['"columns": 4', '"columns": 0', 'board.columns'],
  ])('is refused where %s is %s: %s', (piece, other, path) => {
    expect(errorOf(parseRuleBook(changed(piece, other)))).toMatchObject({ code: 'BAD_RULE', path });
  });

  it('is refused for its board', () => {
    expect(errorOf(parseRuleBook(changed('"start": "b2"', '"start": "e1"')))).toEqual({
      code: 'BAD_BOARD_FIELD',
      field: 'start',
    });
    expect(errorOf(parseRuleBook(changed('"....",', '"..x.",')))).toMatchObject({
      code: 'BAD_BOARD_ROWS',
      error: { code: 'UNKNOWN_TOKEN', line: 1, column: 3 },
    });
  });

  it('is refused where it is no JSON, or too long', () => {
    expect(errorOf(parseRuleBook('{'))).toEqual({ code: 'NOT_JSON' });
    expect(errorOf(parseRuleBook(' '.repeat(LONGEST_RULE_BOOK + 1)))).toEqual({
      code: 'RULE_BOOK_TOO_LONG',
      most: LONGEST_RULE_BOOK,
    });
  });

  it('never makes the reader fail', () => {
    fc.assert(
      fc.property(fc.oneof(anyTexts, mutationsOf(fc.constant(text))), (source) => {
        const read = parseRuleBook(source);
        if (read.ok) expect(parseRuleBook(formatRuleBook(read.value))).toEqual(read);
      }),
      runs(400),
    );
  });
});
