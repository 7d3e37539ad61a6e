import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatScraebbkleBoard, parseScraebbkleBoard, premiumAt } from '../index';
import { formatBoardRows, parseBoardRows } from './board-json';
import { boardTexts, scraebbkleBoards, smallBoards } from '../../../tests/arbitraries/boards';
import { runs } from '../../../tests/arbitraries/runs';
import { anyTexts, mutationsOf } from '../../../tests/arbitraries/texts';
import { defaultBoard } from '../../../tests/golden/default-board';
import { squareOf } from '../../../tests/support/pictures';
import { errorOf, valueOf } from '../../../tests/support/results';

const row = (columns: number): string => '.'.repeat(columns);

/** The lines of a board file; `replaced` is keyed by 1-based line number. */
function linesOf(replaced: Readonly<Record<number, string>> = {}, columns = 16, rows = 12) {
  const lines = [
    String(columns),
    String(rows),
    'd7',
    ...Array.from({ length: rows }, () => row(columns)),
  ];
  return lines.map((line, index) => replaced[index + 1] ?? line);
}

const textOf = (...parameters: Parameters<typeof linesOf>): string =>
  `${linesOf(...parameters).join('\n')}\n`;

describe('default board', () => {
  it('has the size, start square and premiums of the rules', () => {
    expect(defaultBoard).toMatchObject({ columns: 16, rows: 14, start: squareOf('d7') });
    expect(premiumAt(defaultBoard, squareOf('a1'))).toEqual({ kind: 'letter', factor: 3 });
    expect(premiumAt(defaultBoard, squareOf('p1'))).toEqual({ kind: 'word', factor: -2 });
    expect(premiumAt(defaultBoard, squareOf('m1'))).toEqual({ kind: 'letter', factor: -4 });
    expect(premiumAt(defaultBoard, squareOf('l6'))).toEqual({ kind: 'word', factor: 0 });
    expect(premiumAt(defaultBoard, squareOf('h14'))).toEqual({ kind: 'letter', factor: 42 });
    expect(premiumAt(defaultBoard, squareOf('p14'))).toEqual({ kind: 'none' });
  });
});

describe('ScraeBBKle board files', () => {
  it('round-trip through format and parse', () => {
    fc.assert(
      fc.property(scraebbkleBoards, (board) => {
        expect(parseScraebbkleBoard(formatScraebbkleBoard(board))).toEqual({
          ok: true,
          value: board,
        });
      }),
      runs(60),
    );
  });

  it('accept LF and CRLF, with an optional last line end', () => {
    const board = valueOf(parseScraebbkleBoard(textOf({ 4: `[3]<-2>${row(14)}` })));
    const lines = linesOf({ 4: `[3]<-2>${row(14)}` });
    for (const text of [lines.join('\n'), lines.join('\r\n'), `${lines.join('\r\n')}\r\n`]) {
      expect(valueOf(parseScraebbkleBoard(text))).toEqual(board);
    }
  });

  it.each([
    [7, 28],
    [26, 10],
    [26, 99],
    [16, 12],
  ])('accept %i columns and %i rows', (columns, rows) => {
    const board = valueOf(parseScraebbkleBoard(textOf({}, columns, rows)));
    expect(board).toMatchObject({ columns, rows });
    expect(board.premiums).toHaveLength(columns * rows);
  });

  it.each([-9, -1, 0, 1, 9, 10, 99])('accept the factor %i', (factor) => {
    const board = valueOf(parseScraebbkleBoard(textOf({ 5: `[${factor}]<${factor}>${row(14)}` })));
    expect(premiumAt(board, squareOf('a2'))).toEqual({ kind: 'letter', factor });
    expect(premiumAt(board, squareOf('b2'))).toEqual({ kind: 'word', factor });
  });

  it.each(['', '6', '27', '07', '+7', '-7', '7.0', '7 ', ' 7', '1e1', '100', 'x', '٧'])(
    'reject %j as the number of columns',
    (found) => {
      expect(errorOf(parseScraebbkleBoard(textOf({ 1: found })))).toEqual({
        code: 'BAD_COLUMN_COUNT',
        line: 1,
        column: 1,
        min: 7,
        max: 26,
        found,
      });
    },
  );

  it.each(['', '9', '100', '014', '+14', '14 ', '-14', '0x10'])(
    'reject %j as the number of rows',
    (found) => {
      expect(errorOf(parseScraebbkleBoard(textOf({ 2: found })))).toEqual({
        code: 'BAD_ROW_COUNT',
        line: 2,
        column: 1,
        min: 10,
        max: 99,
        found,
      });
    },
  );

  it.each([
    [7, 27, 189],
    [16, 11, 176],
    [19, 10, 190],
  ])('reject a board of %i × %i squares', (columns, rows, squares) => {
    expect(errorOf(parseScraebbkleBoard(textOf({}, columns, rows)))).toEqual({
      code: 'TOO_FEW_SQUARES',
      line: 2,
      column: 1,
      min: 192,
      squares,
    });
  });

  it.each(['', '7d', 'D7', 'd07', 'd0', 'd', '7', 'dd7', 'd7 ', ' d7', 'd,7', 'd-7'])(
    'reject the malformed start square %j',
    (found) => {
      expect(errorOf(parseScraebbkleBoard(textOf({ 3: found })))).toEqual({
        code: 'BAD_START',
        line: 3,
        column: 1,
        found,
      });
    },
  );

  it.each(['q7', 'a13', 'z99', 'p100'])('reject the start square %s off the board', (found) => {
    expect(errorOf(parseScraebbkleBoard(textOf({ 3: found })))).toEqual({
      code: 'START_OFF_BOARD',
      line: 3,
      column: 1,
      found,
    });
  });

  it.each([
    ['x', 'x'],
    [' ', ' '],
    ['2', '2'],
    [']', ']'],
    ['>', '>'],
    ['\r', '\r'],
    ['\t', '\t'],
    ['(2)', '('],
    ['𐐀', '𐐀'],
  ])('reject the token %j', (token, found) => {
    expect(errorOf(parseScraebbkleBoard(textOf({ 6: `.[2]${token}${row(14)}` })))).toEqual({
      code: 'UNKNOWN_TOKEN',
      line: 6,
      column: 5,
      forms: ['.', '[n]', '<n>'],
      found,
    });
  });

  it.each(['[', '<', '[2>', '<2]', '[2', '<-'])('reject the unclosed token %s', (token) => {
    expect(errorOf(parseScraebbkleBoard(textOf({ 15: `..${token}` })))).toEqual({
      code: 'UNCLOSED_TOKEN',
      line: 15,
      column: 3,
      found: token[0],
    });
  });

  it.each(['', '-0', '+5', '05', '00', '100', '-10', '-', '1.5', ' 2', '2 ', '٣', 'x', '2..[3'])(
    'reject the factor %j',
    (found) => {
      expect(errorOf(parseScraebbkleBoard(textOf({ 4: `.[${found}]${row(14)}` })))).toEqual({
        code: 'BAD_FACTOR',
        line: 4,
        column: 3,
        found,
      });
    },
  );

  it('report a line that is too short at its end', () => {
    expect(errorOf(parseScraebbkleBoard(textOf({ 9: `[42]${row(14)}` })))).toEqual({
      code: 'TOO_FEW_TOKENS',
      line: 9,
      column: 19,
      expected: 16,
      count: 15,
    });
    expect(errorOf(parseScraebbkleBoard(textOf({ 9: '' })))).toEqual({
      code: 'TOO_FEW_TOKENS',
      line: 9,
      column: 1,
      expected: 16,
      count: 0,
    });
  });

  it('report a line that is too long at the first extra token', () => {
    expect(errorOf(parseScraebbkleBoard(textOf({ 9: `[42]${row(15)}<3>.` })))).toEqual({
      code: 'TOO_MANY_TOKENS',
      line: 9,
      column: 20,
      expected: 16,
      count: 18,
    });
  });

  it.each([
    ['one row too few', linesOf().slice(0, -1).join('\n'), 'TOO_FEW_LINES', 15, 11],
    ['no rows', linesOf().slice(0, 3).join('\n'), 'TOO_FEW_LINES', 4, 0],
    ['an extra empty line', `${textOf()}\n`, 'TOO_MANY_LINES', 16, 13],
    ['three extra rows', `${textOf()}${row(16)}\nx\n\n`, 'TOO_MANY_LINES', 16, 15],
  ])('reject %s', (_name, text, code, line, count) => {
    expect(errorOf(parseScraebbkleBoard(text))).toEqual({
      code,
      line,
      column: 1,
      expected: 12,
      count,
    });
  });

  it('report the first error', () => {
    const text = textOf({ 1: '6', 2: '9', 3: 'd0', 4: 'x' });
    expect(errorOf(parseScraebbkleBoard(text))).toMatchObject({ line: 1 });
    expect(errorOf(parseScraebbkleBoard(textOf({ 4: 'x', 5: 'x' })))).toMatchObject({ line: 4 });
  });

  it.each([
    ['', 1, { code: 'BAD_COLUMN_COUNT', min: 7, max: 26 }],
    ['16', 2, { code: 'BAD_ROW_COUNT', min: 10, max: 99 }],
    ['16\n12', 3, { code: 'BAD_START' }],
  ])('reject a file that ends early: %j', (text, line, problem) => {
    expect(errorOf(parseScraebbkleBoard(text))).toEqual({ ...problem, line, column: 1, found: '' });
  });

  it('never make the parser throw, and round-trip if accepted', () => {
    fc.assert(
      fc.property(fc.oneof(anyTexts, mutationsOf(boardTexts)), (text) => {
        const board = parseScraebbkleBoard(text);
        const lines = text.split('\r\n').join('\n');
        const same = board.ok && formatScraebbkleBoard(board.value).trim() === lines.trim();
        expect(board.ok ? same : board.error.line > 0).toBe(true);
      }),
      runs(200),
    );
  });
});

describe('rows of board tokens', () => {
  it('round-trip for boards of any size', () => {
    fc.assert(
      fc.property(smallBoards, (board) => {
        const rows = formatBoardRows(board);
        expect(rows).toHaveLength(board.rows);
        expect(valueOf(parseBoardRows(rows, board.columns))).toEqual(board.premiums);
      }),
      runs(100),
    );
  });

  it('report the 1-based row of an error', () => {
    expect(errorOf(parseBoardRows(['..', '.x'], 2))).toEqual({
      code: 'UNKNOWN_TOKEN',
      line: 2,
      column: 2,
      forms: ['.', '[n]', '<n>'],
      found: 'x',
    });
  });
});
