import { describe, expect, it } from 'vitest';
import { type BoardFileError, parseBoard } from '../../../src/engine';
import { formatBoard } from '../../support/game-files';
import { plainBoard } from '../../support/pictures';
import { errorOf, valueOf } from '../../support/results';

const parse = (text: string) => parseBoard('plain', text);

describe('a plain board', () => {
  it('has rows before columns, no premiums, and its start at the top left', () => {
    expect(valueOf(parse('5 8'))).toEqual(plainBoard(8, 5, 'a1'));
    expect(formatBoard('plain', plainBoard(8, 5, 'a1'))).toBe('5 8\n');
  });

  it.each(['5 8\n', '5 8\r\n', ' 5\t 8 ', '5   8\n\n \n'])('may be written as %j', (text) => {
    expect(valueOf(parse(text))).toEqual(plainBoard(8, 5));
  });

  it.each([
    [2, 2],
    [2, 5000],
    [5000, 2],
    [100, 100],
  ])('may have %i rows and %i columns', (rows, columns) => {
    expect(valueOf(parse(`${rows} ${columns}`))).toEqual(plainBoard(columns, rows));
  });
});

const ROWS = { code: 'BAD_ROW_COUNT', line: 1, min: 2, max: 5000 } as const;
const COLUMNS = { code: 'BAD_COLUMN_COUNT', line: 1, min: 2, max: 5000 } as const;
const SQUARES = { code: 'TOO_MANY_SQUARES', line: 1, column: 1, max: 10_000 } as const;

const refused: readonly (readonly [text: string, error: BoardFileError])[] = [
  ['', { ...ROWS, column: 1, found: '' }],
  [' \n ', { ...ROWS, column: 1, found: '' }],
  ['\n5 8', { ...ROWS, column: 1, found: '' }],
  ['0 8', { ...ROWS, column: 1, found: '0' }],
  ['1 8', { ...ROWS, column: 1, found: '1' }],
  ['-5 8', { ...ROWS, column: 1, found: '-5' }],
  ['+5 8', { ...ROWS, column: 1, found: '+5' }],
  ['05 8', { ...ROWS, column: 1, found: '05' }],
  ['5.5 8', { ...ROWS, column: 1, found: '5.5' }],
  ['  0x5 8', { ...ROWS, column: 3, found: '0x5' }],
  ['5x8', { ...ROWS, column: 1, found: '5x8' }],
  ['5,8', { ...ROWS, column: 1, found: '5,8' }],
  ['٥ 8', { ...ROWS, column: 1, found: '٥' }],
  ['Infinity 8', { ...ROWS, column: 1, found: 'Infinity' }],
  ['5001 2', { ...ROWS, column: 1, found: '5001' }],
  ['5', { ...COLUMNS, column: 2, found: '' }],
  ['5\n8', { ...COLUMNS, column: 2, found: '' }],
  ['5 1', { ...COLUMNS, column: 3, found: '1' }],
  ['5   eight', { ...COLUMNS, column: 5, found: 'eight' }],
  ['5 8.', { ...COLUMNS, column: 3, found: '8.' }],
  ['2 5001', { ...COLUMNS, column: 3, found: '5001' }],
  ['101 100', { ...SQUARES, squares: 10_100 }],
  ['5000 5000\nx', { ...SQUARES, squares: 25_000_000 }],
  ['5 8 3', { code: 'UNEXPECTED_TEXT', line: 1, column: 5, found: '3' }],
  ['5 8\n........', { code: 'UNEXPECTED_TEXT', line: 2, column: 1, found: '........' }],
  ['5 8\n\n1 1\n', { code: 'UNEXPECTED_TEXT', line: 2, column: 1, found: '\n1 1' }],
];

describe('a plain board file is refused', () => {
  it.each(refused)('if it is %j', (text, error) => {
    expect(errorOf(parse(text))).toEqual(error);
  });
});
