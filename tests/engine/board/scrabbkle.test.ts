import { describe, expect, it } from 'vitest';
import { parseBoard, premiumAt } from '../../../src/engine';
import { formatBoard } from '../../support/game-files';
import { squareOf } from '../../support/pictures';
import { errorOf, valueOf } from '../../support/results';

const FORMS = ['.', '(n)', '{n}'];
const row = (size: number): string => '.'.repeat(size);

/** A board file with some lines replaced; line numbers are 1-based. */
function textOf(replaced: Readonly<Record<number, string>> = {}, size = 12): string {
  const lines = [String(size), ...Array.from({ length: size }, () => row(size))];
  return `${lines.map((line, index) => replaced[index + 1] ?? line).join('\n')}\n`;
}

const parse = (text: string) => parseBoard('scrabbkle', text);

describe('a ScraBBKle board', () => {
  it.each([
    [12, 'f6'],
    [13, 'g7'],
    [15, 'h8'],
    [16, 'h8'],
    [25, 'm13'],
    [26, 'm13'],
  ])('of size %i starts at %s, the top left of its centre', (size, start) => {
    const board = valueOf(parse(textOf({}, size)));
    expect(board).toMatchObject({ rows: size, columns: size, start: squareOf(start) });
    expect(board.premiums).toHaveLength(size * size);
  });

  it.each([-9, -1, 0, 1, 9, 10, 99])('may have the factor %i', (factor) => {
    const board = valueOf(parse(textOf({ 3: `(${factor}){${factor}}${row(10)}` })));
    expect(premiumAt(board, squareOf('a2'))).toEqual({ kind: 'letter', factor });
    expect(premiumAt(board, squareOf('b2'))).toEqual({ kind: 'word', factor });
  });

  it('has its top row first', () => {
    const board = valueOf(parse(textOf({ 2: `${row(11)}{3}`, 13: `(2)${row(11)}` })));
    expect(premiumAt(board, squareOf('l1'))).toEqual({ kind: 'word', factor: 3 });
    expect(premiumAt(board, squareOf('a12'))).toEqual({ kind: 'letter', factor: 2 });
  });

  it('may use CR LF and omit the last line end, and is written with LF', () => {
    const text = textOf({ 4: `(3)${row(10)}{-2}` });
    const board = valueOf(parse(text));
    for (const same of [text.trimEnd(), text.replaceAll('\n', '\r\n')]) {
      expect(valueOf(parse(same))).toEqual(board);
    }
    expect(formatBoard('scrabbkle', board)).toBe(text);
  });
});

describe('a ScraBBKle board file is refused', () => {
  it.each([
    '',
    '11',
    '27',
    '012',
    '+12',
    '-12',
    '12.0',
    '12 ',
    ' 12',
    '1e1',
    '100',
    '12 12',
    'x',
    '١٢',
    '\ufeff12',
  ])('for the size %j', (found) => {
    expect(errorOf(parse(textOf({ 1: found })))).toEqual({
      code: 'BAD_SIZE',
      line: 1,
      column: 1,
      min: 12,
      max: 26,
      found,
    });
  });

  it('for its size if it is empty', () => {
    expect(errorOf(parse(''))).toEqual(errorOf(parse(textOf({ 1: '' }))));
  });

  it.each(['x', ' ', '2', ')', '}', '[', '<', '\t', '\r', '𐐀'])('for the token %j', (token) => {
    expect(errorOf(parse(textOf({ 6: `.(2)${token}${row(10)}` })))).toEqual({
      code: 'UNKNOWN_TOKEN',
      line: 6,
      column: 5,
      forms: FORMS,
      found: token,
    });
  });

  it.each(['(', '{', '(2}', '{2)', '(2', '{-'])('for the unclosed token %s', (token) => {
    expect(errorOf(parse(textOf({ 13: `..${token}` })))).toEqual({
      code: 'UNCLOSED_TOKEN',
      line: 13,
      column: 3,
      found: token[0],
    });
  });

  it.each(['', '-0', '+5', '05', '100', '-10', '-', '1.5', ' 2', '2 ', '٣', 'x', '2..(3'])(
    'for the factor %j',
    (found) => {
      expect(errorOf(parse(textOf({ 2: `.(${found})${row(10)}` })))).toEqual({
        code: 'BAD_FACTOR',
        line: 2,
        column: 3,
        found,
      });
    },
  );

  it.each([
    ['a row too short', textOf({ 9: `(42)${row(10)}` }), 'TOO_FEW_TOKENS', 9, 15, 11],
    ['an empty row', textOf({ 9: '' }), 'TOO_FEW_TOKENS', 9, 1, 0],
    ['a row too long', textOf({ 9: `(42)${row(11)}{3}.` }), 'TOO_MANY_TOKENS', 9, 16, 14],
    ['one row too few', textOf().slice(0, -13), 'TOO_FEW_LINES', 13, 1, 11],
    ['no rows', '12\n', 'TOO_FEW_LINES', 2, 1, 0],
    ['an extra empty line', `${textOf()}\n`, 'TOO_MANY_LINES', 14, 1, 13],
    ['text after the last row', `${textOf()}x`, 'TOO_MANY_LINES', 14, 1, 13],
  ])('for %s', (_name, text, code, line, column, count) => {
    expect(errorOf(parse(text))).toEqual({ code, line, column, expected: 12, count });
  });

  it('for a line that names the start', () => {
    expect(errorOf(parse(textOf({ 1: '12\nf6' })))).toEqual({
      code: 'UNKNOWN_TOKEN',
      line: 2,
      column: 1,
      forms: FORMS,
      found: 'f',
    });
  });
});
