import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { type BoardFormat, parseBoard, squareName } from '../../../src/engine';
import { formatBoard } from '../../support/game-files';
import { valueOf } from '../../support/results';

const resources = new URL('../../../public/resources/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, resources), 'utf8');

const FORMATS: Readonly<Record<string, BoardFormat>> = {
  'boards/scrabbkle.txt': 'scrabbkle',
  'configured/standard-board.txt': 'configured',
};

const boardIn = (file: string) => valueOf(parseBoard(FORMATS[file] ?? 'scraebbkle', read(file)));

const files = [
  'defaultBoard.txt',
  'configured/standard-board.txt',
  ...readdirSync(new URL('boards/', resources)).map((name) => `boards/${name}`),
];

it('the game ships at least eight boards', () => {
  expect(files.length).toBeGreaterThanOrEqual(8);
});

it.each(files)('%s is a valid board in canonical form', (file) => {
  expect(formatBoard(FORMATS[file] ?? 'scraebbkle', boardIn(file))).toBe(read(file));
});

it.each([
  ['defaultBoard.txt', 16, 14, 'd7'],
  ['boards/tower.txt', 7, 28, 'd23'],
  ['boards/prairie.txt', 26, 99, 'm50'],
  ['boards/quicksand.txt', 15, 15, 'h8'],
  ['boards/jackpot.txt', 20, 12, 'j6'],
])('%s has %i columns and %i rows, and starts at %s', (file, columns, rows, start) => {
  const board = boardIn(file);
  expect(board).toMatchObject({ columns, rows });
  expect(board.start && squareName(board.start)).toBe(start);
});

it('the standard layout is the same board in three formats', () => {
  const classic = boardIn('boards/classic.txt');
  expect(classic).toMatchObject({ rows: 15, columns: 15, start: { row: 7, column: 7 } });
  expect(boardIn('boards/scrabbkle.txt')).toEqual(classic);
  expect(boardIn('configured/standard-board.txt')).toEqual(classic);
});

it.each([
  [8, { kind: 'word', factor: 3 }],
  [17, { kind: 'word', factor: 2 }],
  [12, { kind: 'letter', factor: 3 }],
  [24, { kind: 'letter', factor: 2 }],
  [164, { kind: 'none' }],
] as const)('the standard layout has %i squares of %o', (count, premium) => {
  const { premiums } = boardIn('boards/classic.txt');
  expect(premiums.filter((each) => isDeepStrictEqual(each, premium))).toHaveLength(count);
});
