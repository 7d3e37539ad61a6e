import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classic,
  formatRuleBook,
  MAX_LENGTH,
  parseRuleBook,
  readRuleBook,
  RULE_BOOKS,
  type RuleFault,
} from '../../../src/engine';
import { NOTATIONS } from '../../../src/engine/rules';
import { smallBoards } from '../../arbitraries/boards';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { ruleBooksWithLeastInBag, smallRuleBooks } from '../../arbitraries/tile-sets';
import { plainBoard } from '../../support/pictures';
import { errorOf, valueOf } from '../../support/results';

const board = plainBoard(4, 3, 'b2');
const text = formatRuleBook({ rules: classic, board });

function changed(piece: string, other: string): string {
  if (!text.includes(piece)) throw new Error(`Not in the file: ${piece}`);
  return text.replace(piece, () => other);
}

describe('a rule book as a file', () => {
  it.each(RULE_BOOKS)('round-trips with and without a board: $name', (rules) => {
    expect(valueOf(parseRuleBook(formatRuleBook({ rules, board })))).toEqual({ rules, board });
    const alone = { rules, board: undefined };
    expect(valueOf(parseRuleBook(formatRuleBook(alone)))).toEqual(alone);
  });

  it('round-trips for any field values', () => {
    fc.assert(
      fc.property(
        fc.oneof(smallRuleBooks, ruleBooksWithLeastInBag),
        smallBoards,
        (rules, anyBoard) => {
          const saved = { rules, board: anyBoard };
          expect(valueOf(parseRuleBook(formatRuleBook(saved)))).toEqual(saved);
        },
      ),
      runs(200),
    );
  });

  it.each(RULE_BOOKS)('omits the minimum in the bag if there is none: $name', (rules) => {
    expect(rules.leastInBag ?? 0).toBe(0);
    expect(formatRuleBook({ rules, board })).not.toContain('leastInBag');
  });

  it('has the minimum in the bag for an exchange if there is one', () => {
    const rules = { ...classic, leastInBag: 7 };
    const written = formatRuleBook({ rules, board: undefined });
    expect(written).toContain('"leastInBag": 7');
    const read = valueOf(parseRuleBook(written));
    expect(read.rules).toEqual(rules);
    expect(formatRuleBook(read)).toBe(written);
  });

  it('may have another layout and order', () => {
    const reversed = Object.fromEntries(Object.entries({ ...classic }).toReversed());
    expect(valueOf(parseRuleBook(JSON.stringify(reversed))).rules).toEqual(classic);
  });

  it.each<[string, string, string, RuleFault]>([
    ['"id": "classic"', '"id": ""', 'id', { code: 'EMPTY' }],
    ['"id": "classic",', '', 'id', { code: 'MISSING' }],
    ['"name": "Classic"', '"name": 7', 'name', { code: 'WRONG_KIND', wanted: 'text', found: 7 }],
    [
      '"name": "Classic"',
      `"name": "${'x'.repeat(101)}"`,
      'name',
      { code: 'TOO_LONG', of: 'text', max: 100 },
    ],
    [
      '"notation": "word-square"',
      '"notation": "chess"',
      'notation',
      { code: 'NOT_A_CHOICE', choices: NOTATIONS.map((name) => `"${name}"`), found: 'chess' },
    ],
    [
      '"wording": "scraebbkle"',
      '"wording": null',
      'wording',
      { code: 'NOT_A_CHOICE', choices: ['"scraebbkle"', '"scrabbkle"'], found: null },
    ],
    ['"least": 2', '"least": 5', 'seats', { code: 'SEATS_OUT_OF_ORDER' }],
    ['"least": 2', '"least": 0', 'seats.least', { code: 'TOO_SMALL', min: 1, found: 0 }],
    ['"most": 4', '"most": 9', 'seats.most', { code: 'TOO_LARGE', max: 8, found: 9 }],
    [
      '"fixed": []',
      '"fixed": [{ "name": "A", "player": "human" }]',
      'seats',
      { code: 'FIXED_SEATS_INCOMPLETE' },
    ],
    [
      '"fixed": []',
      '"fixed": {}',
      'seats.fixed',
      { code: 'WRONG_KIND', wanted: 'list', found: {} },
    ],
    [
      '"fixed": []',
      `"fixed": [${Array.from({ length: 9 }, () => '{ "name": "A", "player": "human" }').join()}]`,
      'seats.fixed',
      { code: 'TOO_LONG', of: 'list', max: 8 },
    ],
    [
      '"fixed": []',
      `"fixed": [{ "name": "${'x'.repeat(41)}", "player": "human" }]`,
      'seats.fixed.0.name',
      { code: 'TOO_LONG', of: 'text', max: 40 },
    ],
    [
      '"firstSeat": "drawn"',
      '"firstSeat": 1',
      'firstSeat',
      { code: 'NOT_A_CHOICE', choices: ['"first"', '"drawn"'], found: 1 },
    ],
    [
      '"letter": "B"',
      '"letter": "A"',
      'tileSet.letters.1',
      { code: 'CASES_NOT_DISTINCT', letter: 'A', twin: 'b' },
    ],
    [
      '"letter": "B"',
      '"letter": "b"',
      'tileSet.letters.1',
      { code: 'CASES_NOT_DISTINCT', letter: 'b', twin: 'b' },
    ],
    [
      '"letter": "B"',
      '"letter": "BB"',
      'tileSet.letters.1.letter',
      { code: 'NOT_A_LETTER', found: 'BB' },
    ],
    [
      '"letter": "B"',
      '"letter": "-"',
      'tileSet.letters.1.letter',
      { code: 'NOT_A_LETTER', found: '-' },
    ],
    [
      '"letter": "B"',
      '"letter": "A\\u0301"',
      'tileSet.letters.1.letter',
      { code: 'LETTER_NOT_COMPOSED' },
    ],
    ['"rackSize": 7', '"rackSize": 6.5', 'rackSize', { code: 'NOT_WHOLE', found: 6.5 }],
    [
      '"rackSize": 7',
      '"rackSize": "7"',
      'rackSize',
      { code: 'WRONG_KIND', wanted: 'number', found: '7' },
    ],
    [
      '"tiles": 7',
      '"tiles": "some"',
      'bonuses.0.tiles',
      { code: 'NOT_A_CHOICE', choices: ['number', '"full-rack"'], found: 'some' },
    ],
    ['"tiles": 7', '"tiles": 0', 'bonuses.0.tiles', { code: 'TOO_SMALL', min: 1, found: 0 }],
    ['"points": 50', '"points": -0', 'bonuses.0.points', { code: 'MINUS_ZERO' }],
    [
      '"shortestWord": 2',
      '"shortestWord": 1',
      'shortestWord',
      { code: 'TOO_SMALL', min: 2, found: 1 },
    ],
    [
      '"kind": "start-square"',
      '"kind": "anywhere"',
      'opening.kind',
      { code: 'NOT_A_CHOICE', choices: ['"start-square"', '"random-tile"'], found: 'anywhere' },
    ],
    [
      '"kind": "start-square"',
      '"kind": "random-tile"',
      'opening.fewestTiles',
      { code: 'UNKNOWN_FIELD' },
    ],
    ['"kind": "start-square",', '', 'opening.kind', { code: 'MISSING' }],
    ['"tie": "score-before-deductions"', '"more": 1', 'tie', { code: 'MISSING' }],
    ['"computers": "best"', '"computers": "best", "more": 1', 'more', { code: 'UNKNOWN_FIELD' }],
    [
      '"computers": "best"',
      '"computers": "best", "leastInBag": -1',
      'leastInBag',
      { code: 'TOO_SMALL', min: 0, found: -1 },
    ],
    [
      '"computers": "best"',
      '"computers": "best", "leastInBag": 6.5',
      'leastInBag',
      { code: 'NOT_WHOLE', found: 6.5 },
    ],
    [
      '"computers": "best"',
      '"computers": "best", "leastInBag": 64001',
      'leastInBag',
      { code: 'TOO_LARGE', max: 64_000, found: 64_001 },
    ],
    ['"columns": 4', '"columns": 0', 'board.columns', { code: 'TOO_SMALL', min: 1, found: 0 }],
  ])('is refused if %s is %s: %s', (piece, other, path, fault) => {
    expect(errorOf(parseRuleBook(changed(piece, other)))).toEqual({
      code: 'BAD_RULE',
      path,
      fault,
    });
  });

  it('is refused without tiles, and if a part of it is not an object', () => {
    const { blank } = classic.tileSet;
    const read = (changes: object) => errorOf(readRuleBook({ ...classic, ...changes }));
    const letters = classic.tileSet.letters.map((each) => ({ ...each, count: 0 }));
    expect(read({ tileSet: { letters, blank: { ...blank, count: 0 } } })).toEqual({
      code: 'BAD_RULE',
      path: 'tileSet',
      fault: { code: 'NO_TILES' },
    });
    for (const path of ['seats', 'tileSet', 'opening']) {
      expect(read({ [path]: 7 })).toEqual({
        code: 'BAD_RULE',
        path,
        fault: { code: 'WRONG_KIND', wanted: 'object', found: 7 },
      });
    }
  });

  it('is read no further than its first fault', () => {
    let read = 0;
    const bonuses = Array.from({ length: 1000 }, () => ({
      points: 5,
      get tiles() {
        read++;
        return 0;
      },
    }));
    expect(errorOf(readRuleBook({ ...classic, bonuses }))).toMatchObject({
      path: 'bonuses.0.tiles',
    });
    expect(read).toBeLessThan(10);
  });

  it('is refused because of its board', () => {
    expect(errorOf(parseRuleBook(changed('"start": "b2"', '"start": "e1"')))).toEqual({
      code: 'BAD_BOARD_FIELD',
      field: 'start',
    });
    expect(errorOf(parseRuleBook(changed('"....",', '"..x.",')))).toMatchObject({
      code: 'BAD_BOARD_ROWS',
      error: { code: 'UNKNOWN_TOKEN', line: 1, column: 3 },
    });
  });

  it('is refused if it is not JSON or is too long', () => {
    expect(errorOf(parseRuleBook('{'))).toEqual({ code: 'NOT_JSON' });
    expect(errorOf(parseRuleBook(' '.repeat(MAX_LENGTH.ruleBook + 1)))).toEqual({
      code: 'RULE_BOOK_TOO_LONG',
      max: MAX_LENGTH.ruleBook,
    });
  });

  it('never makes the parser throw', () => {
    fc.assert(
      fc.property(fc.oneof(anyTexts, mutationsOf(fc.constant(text))), (source) => {
        const read = parseRuleBook(source);
        if (read.ok) expect(parseRuleBook(formatRuleBook(read.value))).toEqual(read);
      }),
      runs(400),
    );
  });
});
