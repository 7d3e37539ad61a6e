import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BoardFileError,
  configured,
  crossword,
  parseBoard,
  parseBoardFile,
  RULE_BOOKS,
  type RuleBook,
  scrabbkle,
  scraebbkle,
  tilesOn,
} from '../../../src/engine';
import { formatSquares } from '../../support/game-files';
import { boardTexts } from '../../arbitraries/boards';
import { strewnUnder } from '../../arbitraries/positions';
import { runs } from '../../arbitraries/runs';
import { smallRuleBooks } from '../../arbitraries/tile-sets';
import { tileSetOf } from '../../support/games';
import { fieldOf, plainBoard } from '../../support/pictures';
import { errorOf, valueOf } from '../../support/results';

const parse = (text: string, rules: RuleBook = crossword) => parseBoardFile(rules, text);

const loaded = (rows: readonly string[]) => {
  const field = fieldOf(rows);
  return { board: field.board, given: tilesOn(field) };
};

const GRAPE = loaded(['......', '......', '..T...', '..E...', 'GRAPE.', '..R...']);
const PRINTED = [
  ' _ _ _ _ _ _',
  ' _ _ _ _ _ _',
  ' _ _ T _ _ _',
  ' _ _ E _ _ _',
  ' G R A P E _',
  ' _ _ R _ _ _',
  '',
].join('\n');

describe('the squares of a board', () => {
  it('are written after a space each, one line per row', () => {
    expect(formatSquares(crossword, GRAPE)).toBe(PRINTED);
  });

  it('round-trip with any tiles', () => {
    let tiles = 0;
    fc.assert(
      fc.property(strewnUnder(smallRuleBooks), ({ rules, board, grid }) => {
        const plain = { ...plainBoard(board.columns, board.rows) };
        const given = tilesOn({ board, grid });
        const text = formatSquares(rules, { board: plain, given });
        const anyShape = { ...rules, boardFormat: 'plain' } as const;
        expect(valueOf(parse(text, anyShape))).toEqual({ board: plain, given });
        tiles += given.length;
      }),
      runs(200),
    );
    expect(tiles).toBeGreaterThan(500);
  });

  it.each([
    ['without the space before each', PRINTED.replaceAll(' ', '')],
    ['without the first space of each row', PRINTED.replaceAll(/^ /gm, '')],
    ['with vertical bars between squares', PRINTED.replaceAll(/(?<=\S) /g, ' | ')],
    ['with more blanks', PRINTED.replaceAll(' ', ' \t ')],
    ['with lines that end with CRLF', PRINTED.replaceAll('\n', '\r\n')],
    ['without a line end after the last row', PRINTED.trimEnd()],
    ['with empty lines after the last row', `${PRINTED}\n \n`],
    ['with a byte order mark', `\uFEFF${PRINTED}`],
  ])('may be written %s', (_name, text) => {
    expect(valueOf(parse(text))).toEqual(GRAPE);
  });

  it('may have blanks as small letters, and tiles that are not in the bag', () => {
    expect(valueOf(parse('_n\nO_'))).toEqual(loaded(['.n', 'O.']));
    const rules = { ...crossword, tileSet: tileSetOf({ A: 1 }) };
    expect(valueOf(parse('_n\nO_', rules))).toEqual(loaded(['.n', 'O.']));
  });

  it('may have letters with combining marks', () => {
    const tileSet = {
      letters: [{ letter: 'Ä', twin: 'ä', value: 1, count: 1 }],
      blank: { value: 0, count: 0 },
    };
    const { given } = valueOf(parse('_A\u0308\na\u0308_', { ...crossword, tileSet }));
    expect(given.map(({ tile, square: { row, column } }) => [tile, row, column])).toEqual([
      [{ kind: 'letter', letter: 'Ä' }, 0, 1],
      [{ kind: 'blank', letter: 'Ä' }, 1, 0],
    ]);
  });

  it('may all be free, or all be taken', () => {
    expect(valueOf(parse('___\n___'))).toEqual(loaded(['...', '...']));
    expect(valueOf(parse('AB\nCD'))).toEqual(loaded(['AB', 'CD']));
  });

  it('may number ten thousand', () => {
    const text = `${'_'.repeat(100)}\n`.repeat(100);
    expect(valueOf(parse(text)).board).toEqual(plainBoard(100, 100));
  });
});

describe('a size and a first word', () => {
  it.each([
    ['6 6\nGRAPE,4,0,across', ['......', '......', '......', '......', 'GRAPE.', '......']],
    ['3 2\nCaR,0,1,down\n', ['.C', '.a', '.R']],
    ['2 3\r\nCAR,1,0,true\r\n\r\n', ['...', 'CAR']],
    [' 3  2 \n  CAR,0,0,false ', ['C.', 'A.', 'R.']],
  ])('describe a board with that word: %j', (text, rows) => {
    expect(valueOf(parse(text))).toEqual(loaded(rows));
  });
});

describe('a board without tiles', () => {
  it('is read in the format of the rule book', () => {
    expect(valueOf(parse('6 8'))).toEqual({ board: plainBoard(8, 6), given: [] });
    fc.assert(
      fc.property(boardTexts, (text) => {
        const board = valueOf(parseBoard('scraebbkle', text));
        expect(valueOf(parse(text, scraebbkle))).toEqual({ board, given: [] });
      }),
      runs(30),
    );
  });
});

const squaresOf = (columns: number, rows: number): string =>
  `A${'_'.repeat(columns - 1)}\n${`${'_'.repeat(columns)}\n`.repeat(rows - 1)}`;

const COLUMNS = { code: 'BAD_COLUMN_COUNT', min: 7, max: 26 } as const;
const ROWS = { code: 'BAD_ROW_COUNT', min: 10, max: 99 } as const;
const SIDES = { min: 12, max: 26 } as const;

describe('a board with tiles', () => {
  it.each(RULE_BOOKS.map((rules) => [rules.id, rules] as const))(
    'is valid with the rules of %s',
    (_id, rules) => {
      expect(valueOf(parse(squaresOf(15, 15), rules)).given).toHaveLength(1);
      expect(valueOf(parse('15 15\nGRAPE,4,0,across', rules)).given).toHaveLength(5);
    },
  );

  it.each([
    ['ScraeBBKle', scraebbkle, 7, 28],
    ['ScraeBBKle', scraebbkle, 26, 99],
    ['ScraBBKle', scrabbkle, 12, 12],
    ['ScraBBKle', scrabbkle, 26, 26],
    ['Configured', configured, 5, 2],
    ['Crossword', crossword, 5, 2],
  ])('of %s may have the size that its rules allow: %#', (_name, rules, columns, rows) => {
    const { board } = valueOf(parse(squaresOf(columns, rows), rules));
    expect(board).toEqual(plainBoard(columns, rows));
    expect(valueOf(parse(`${rows} ${columns}\nAS,0,0,across`, rules)).board).toEqual(board);
  });

  it.each<readonly [string, RuleBook, number, number, BoardFileError]>([
    ['ScraeBBKle', scraebbkle, 5, 2, { ...COLUMNS, line: 1, column: 6, found: '5' }],
    ['ScraeBBKle', scraebbkle, 27, 10, { ...COLUMNS, line: 1, column: 28, found: '27' }],
    ['ScraeBBKle', scraebbkle, 26, 9, { ...ROWS, line: 10, column: 1, found: '9' }],
    ['ScraeBBKle', scraebbkle, 7, 100, { ...ROWS, line: 100, column: 1, found: '100' }],
    [
      'ScraeBBKle',
      scraebbkle,
      7,
      27,
      { code: 'TOO_FEW_SQUARES', line: 1, column: 1, min: 192, squares: 189 },
    ],
    [
      'ScraBBKle',
      scrabbkle,
      11,
      11,
      { code: 'BAD_COLUMN_COUNT', ...SIDES, line: 1, column: 12, found: '11' },
    ],
    [
      'ScraBBKle',
      scrabbkle,
      12,
      27,
      { code: 'BAD_ROW_COUNT', ...SIDES, line: 27, column: 1, found: '27' },
    ],
    [
      'ScraBBKle',
      scrabbkle,
      12,
      13,
      { code: 'NOT_SQUARE', line: 1, column: 1, columns: 12, rows: 13 },
    ],
  ])('of %s may have no other size: %#', (_name, rules, columns, rows, error) => {
    expect(errorOf(parse(squaresOf(columns, rows), rules))).toEqual(error);
    expect(errorOf(parse(`${rows} ${columns}\nAS,0,0,across`, rules))).toEqual({
      ...error,
      line: 1,
      column: 1,
    });
  });

  it('is not accepted from a file of words of equal length', () => {
    expect(errorOf(parse('hello\nworld\n', scraebbkle)).code).toBe('BAD_COLUMN_COUNT');
    expect(errorOf(parse('hello\nworld\n', scrabbkle)).code).toBe('BAD_COLUMN_COUNT');
  });
});

const SIDE = { min: 2, max: 5000 } as const;

const refused: readonly (readonly [text: string, error: BoardFileError])[] = [
  ['_\n_', { code: 'BAD_COLUMN_COUNT', ...SIDE, line: 1, column: 2, found: '1' }],
  ['_ _ _', { code: 'BAD_ROW_COUNT', ...SIDE, line: 2, column: 1, found: '1' }],
  ['_ _\n_', { code: 'TOO_FEW_TOKENS', line: 2, column: 2, expected: 2, count: 1 }],
  [' _ _\n\n _ _', { code: 'TOO_FEW_TOKENS', line: 2, column: 1, expected: 2, count: 0 }],
  ['_ _\n_ _ A', { code: 'TOO_MANY_TOKENS', line: 2, column: 5, expected: 2, count: 3 }],
  ['_ _\n_ 4', { code: 'NOT_A_SQUARE', line: 2, column: 3, found: '4' }],
  ['_ / _\n_ / _', { code: 'NOT_A_SQUARE', line: 1, column: 3, found: '/' }],
  [' _ É\n _ _', { code: 'NOT_A_SQUARE', line: 1, column: 4, found: 'É' }],
  ['É_\n__', { code: 'NOT_A_SQUARE', line: 1, column: 1, found: 'É' }],
  ['_𐐀\n__', { code: 'NOT_A_SQUARE', line: 1, column: 2, found: '𐐀' }],
  ['..\n..', { code: 'NOT_A_SQUARE', line: 1, column: 1, found: '.' }],
  [
    `${'_'.repeat(101)}\n`.repeat(100),
    { code: 'TOO_MANY_SQUARES', line: 1, column: 1, max: 10_000, squares: 10_100 },
  ],
  ['1 6\nNO,0,0,across', { code: 'BAD_ROW_COUNT', ...SIDE, line: 1, column: 1, found: '1' }],
  ['6\nNO,0,0,across', { code: 'BAD_COLUMN_COUNT', ...SIDE, line: 1, column: 2, found: '' }],
  ['6 6\n NO,a1', { code: 'BAD_FIRST_WORD', line: 2, column: 5, found: 'NO,a1' }],
  ['6 6\nN4,0,0,down', { code: 'BAD_FIRST_WORD', line: 2, column: 2, found: 'N4,0,0,down' }],
  ['6 6\n,0,0,down', { code: 'BAD_FIRST_WORD', line: 2, column: 1, found: ',0,0,down' }],
  ['3 3\n NOTE,0,0,down', { code: 'FIRST_WORD_OFF_BOARD', line: 2, column: 2 }],
  ['3 3\nNO,3,0,across', { code: 'FIRST_WORD_OFF_BOARD', line: 2, column: 1 }],
  [
    '3 3\nNO,0,0,across\n ON,1,0,across\n',
    { code: 'UNEXPECTED_TEXT', line: 3, column: 2, found: 'ON,1,0,across' },
  ],
  ['3 3\nNO', { code: 'UNEXPECTED_TEXT', line: 2, column: 1, found: 'NO' }],
  ['', { code: 'BAD_ROW_COUNT', ...SIDE, line: 1, column: 1, found: '' }],
];

it.each(refused)('a board file with tiles is refused if it is %.40j', (text, error) => {
  expect(errorOf(parse(text))).toEqual(error);
});
