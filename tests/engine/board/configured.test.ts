import { describe, expect, it } from 'vitest';
import { type BoardFileError, parseBoard } from '../../../src/engine';
import { formatBoard } from '../../support/game-files';
import { boardOf, plainBoard } from '../../support/pictures';
import { errorOf, valueOf } from '../../support/results';

const parse = (text: string) => parseBoard('configured', text);

const FILE = '5 3\n2 3\n.23dt\n.....\nt...2\n';
const BOARD = boardOf(['.[2][3]<2><3>', '.....', '<3>...[2]'], 'b3');

describe('a configured board file', () => {
  it('has columns before rows, a start counted from 1 and one character per square', () => {
    expect(valueOf(parse(FILE))).toEqual(BOARD);
    expect(formatBoard('configured', BOARD)).toBe(FILE);
  });

  it.each([
    ['blanks between and around the numbers', ' 5 \t  3 \n\t2   3\t\n.23dt\n.....\nt...2\n'],
    ['blanks at the ends of rows', '5 3\n2 3\n.23dt \n.....\t \nt...2   \n'],
    ['empty lines at the end', `${FILE}\n\n  \n\t\n`],
    ['line ends with CR LF', FILE.replaceAll('\n', '\r\n')],
    ['no end of line after the last', FILE.trimEnd()],
  ])('may have %s', (_name, text) => {
    expect(valueOf(parse(text))).toEqual(BOARD);
  });

  it.each([
    [1, 1],
    [10_000, 1],
    [1, 10_000],
    [100, 100],
    [33, 7],
  ])('may have %i columns and %i rows', (columns, rows) => {
    const text = `${columns} ${rows}\n1 1\n${`${'.'.repeat(columns)}\n`.repeat(rows)}`;
    expect(valueOf(parse(text))).toEqual(plainBoard(columns, rows));
  });
});

const COLUMNS = { code: 'BAD_COLUMN_COUNT', line: 1, min: 1, max: 10_000 } as const;
const ROWS = { code: 'BAD_ROW_COUNT', line: 1, min: 1, max: 10_000 } as const;
const START_COLUMN = { code: 'BAD_START_COLUMN', line: 2, min: 1, max: 5 } as const;
const START_ROW = { code: 'BAD_START_ROW', line: 2, min: 1, max: 3 } as const;
const TOKEN = { code: 'UNKNOWN_TOKEN', forms: ['.', '2', '3', 'd', 't'] } as const;

const sizes: readonly (readonly [line: string, error: BoardFileError])[] = [
  ['', { ...COLUMNS, column: 1, found: '' }],
  ['0 3', { ...COLUMNS, column: 1, found: '0' }],
  ['-5 3', { ...COLUMNS, column: 1, found: '-5' }],
  ['+5 3', { ...COLUMNS, column: 1, found: '+5' }],
  ['05 3', { ...COLUMNS, column: 1, found: '05' }],
  ['5.0 3', { ...COLUMNS, column: 1, found: '5.0' }],
  ['  five 3', { ...COLUMNS, column: 3, found: 'five' }],
  ['5,3', { ...COLUMNS, column: 1, found: '5,3' }],
  ['5x3', { ...COLUMNS, column: 1, found: '5x3' }],
  ['٥ 3', { ...COLUMNS, column: 1, found: '٥' }],
  ['10001 3', { ...COLUMNS, column: 1, found: '10001' }],
  [`${'9'.repeat(400)} 3`, { ...COLUMNS, column: 1, found: '9'.repeat(400) }],
  ['5', { ...ROWS, column: 2, found: '' }],
  ['5  ', { ...ROWS, column: 2, found: '' }],
  ['5  0', { ...ROWS, column: 4, found: '0' }],
  ['5 3.', { ...ROWS, column: 3, found: '3.' }],
  ['5 1e2', { ...ROWS, column: 3, found: '1e2' }],
  ['5 3 2', { code: 'UNEXPECTED_TEXT', line: 1, column: 5, found: '2' }],
  ['5 3 # small', { code: 'UNEXPECTED_TEXT', line: 1, column: 5, found: '#' }],
  ['101 100', { code: 'TOO_MANY_SQUARES', line: 1, column: 1, max: 10_000, squares: 10_100 }],
];

const starts: readonly (readonly [line: string, error: BoardFileError])[] = [
  ['', { ...START_COLUMN, column: 1, found: '' }],
  ['0 3', { ...START_COLUMN, column: 1, found: '0' }],
  ['6 3', { ...START_COLUMN, column: 1, found: '6' }],
  [' 02 3', { ...START_COLUMN, column: 2, found: '02' }],
  ['b3', { ...START_COLUMN, column: 1, found: 'b3' }],
  ['.23dt', { ...START_COLUMN, column: 1, found: '.23dt' }],
  ['2', { ...START_ROW, column: 2, found: '' }],
  ['2 0', { ...START_ROW, column: 3, found: '0' }],
  ['2  4', { ...START_ROW, column: 4, found: '4' }],
  ['2 3 1', { code: 'UNEXPECTED_TEXT', line: 2, column: 5, found: '1' }],
];

const rows: readonly (readonly [lines: string, error: BoardFileError])[] = [
  ['.23dt\n.4...\nt...2', { ...TOKEN, line: 4, column: 2, found: '4' }],
  ['.23Dt\n.....\nt...2', { ...TOKEN, line: 3, column: 4, found: 'D' }],
  [' .23dt\n.....\nt...2', { ...TOKEN, line: 3, column: 1, found: ' ' }],
  ['.23 dt\n.....\nt...2', { ...TOKEN, line: 3, column: 4, found: ' ' }],
  ['.23dt\n.....\n[2]..', { ...TOKEN, line: 5, column: 1, found: '[' }],
  ['.23dt\n.\0...\nt...2', { ...TOKEN, line: 4, column: 2, found: '\0' }],
  ['.23dt\n....𐐀\nt...2', { ...TOKEN, line: 4, column: 5, found: '𐐀' }],
  ['.23d\n.....\nt...2', { code: 'TOO_FEW_TOKENS', line: 3, column: 5, expected: 5, count: 4 }],
  ['.23d \n.....\nt...2', { code: 'TOO_FEW_TOKENS', line: 3, column: 5, expected: 5, count: 4 }],
  ['.23dt\n\nt...2', { code: 'TOO_FEW_TOKENS', line: 4, column: 1, expected: 5, count: 0 }],
  ['\n.23dt\n.....', { code: 'TOO_FEW_TOKENS', line: 3, column: 1, expected: 5, count: 0 }],
  ['.23dt\n......\nt..', { code: 'TOO_MANY_TOKENS', line: 4, column: 6, expected: 5, count: 6 }],
  ['', { code: 'TOO_FEW_LINES', line: 3, column: 1, expected: 3, count: 0 }],
  ['.23dt\n.....\n\n ', { code: 'TOO_FEW_LINES', line: 5, column: 1, expected: 3, count: 2 }],
  ['.....\n.....\n.....\nx', { code: 'TOO_MANY_LINES', line: 6, column: 1, expected: 3, count: 4 }],
  [
    '.....\n.....\n.....\n\n.',
    { code: 'TOO_MANY_LINES', line: 6, column: 1, expected: 3, count: 5 },
  ],
];

describe('a configured board file is refused', () => {
  it.each(sizes)('for the size %j', (line, error) => {
    expect(errorOf(parse(`${line}\n2 3\n.....\n.....\n.....\n`))).toEqual(error);
  });

  it.each(starts)('for the start %j', (line, error) => {
    expect(errorOf(parse(`5 3\n${line}\n.....\n.....\n.....\n`))).toEqual(error);
  });

  it.each(rows)('for the rows %j', (lines, error) => {
    expect(errorOf(parse(`5 3\n2 3\n${lines}\n`))).toEqual(error);
  });

  it.each([
    ['', { ...COLUMNS, column: 1, found: '' }],
    ['5 3', { ...START_COLUMN, column: 1, found: '' }],
  ])('if it ends early: %j', (text, error) => {
    expect(errorOf(parse(text))).toEqual(error);
  });
});
