import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Board,
  BOARD_FORMATS,
  formatScraebbkleBoard,
  parseBoard,
  parseScraebbkleBoard,
  type Premium,
} from '../../../src/engine';
import { formatBoard } from '../../support/game-files';
import { boardsOfFormat, smallBoards } from '../../arbitraries/boards';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { boardOf, plainBoard } from '../../support/pictures';
import { valueOf } from '../../support/results';

const allBoards = fc.oneof(smallBoards, ...Object.values(boardsOfFormat));

describe.each(BOARD_FORMATS)('the board format %s', (format) => {
  const boards = boardsOfFormat[format];
  const texts = boards.map((board) => formatBoard(format, board) ?? '');

  it('round-trips its boards', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const text = formatBoard(format, board);
        expect(text).toMatch(/^.+\n$/s);
        expect(parseBoard(format, text ?? '')).toEqual({ ok: true, value: board });
      }),
      runs(40),
    );
  });

  it('round-trips any other board or declines to write it', () => {
    fc.assert(
      fc.property(allBoards, (board) => {
        const text = formatBoard(format, board);
        const read = text === undefined ? board : valueOf(parseBoard(format, text));
        expect(read).toEqual(board);
      }),
      runs(60),
    );
  });

  it('reads any text without throwing, and can write what it accepts', () => {
    fc.assert(
      fc.property(fc.oneof(anyTexts, mutationsOf(texts)), (text) => {
        const board = parseBoard(format, text);
        if (board.ok) {
          const written = formatBoard(format, board.value);
          expect(parseBoard(format, written ?? '')).toEqual(board);
        } else {
          expect(board.error.line).toBeGreaterThan(0);
          expect(board.error.column).toBeGreaterThan(0);
        }
      }),
      runs(200),
    );
  });
});

const withPremium = (premium: Premium): Board => {
  const board = plainBoard(15, 15, 'h8');
  return {
    ...board,
    premiums: board.premiums.map((none, index) => (index === 3 ? premium : none)),
  };
};

describe('the formats that can hold', () => {
  it.each([
    [
      '15 × 15 from the centre',
      plainBoard(15, 15, 'h8'),
      ['scraebbkle', 'scrabbkle', 'configured'],
    ],
    ['15 × 15 from the corner', plainBoard(15, 15), ['scraebbkle', 'configured', 'plain']],
    [
      '14 × 14 from the top left centre',
      plainBoard(14, 14, 'g7'),
      ['scraebbkle', 'scrabbkle', 'configured'],
    ],
    ['14 × 14 from another centre', plainBoard(14, 14, 'h8'), ['scraebbkle', 'configured']],
    ['12 × 12 from the centre', plainBoard(12, 12, 'f6'), ['scrabbkle', 'configured']],
    ['11 × 11 from the centre', plainBoard(11, 11, 'f6'), ['configured']],
    ['27 × 27 from the centre', plainBoard(27, 27, 'n14'), ['configured']],
    ['16 × 12', plainBoard(16, 12, 'b3'), ['scraebbkle', 'configured']],
    ['1 × 1', plainBoard(1, 1), ['configured']],
    ['2 × 2', plainBoard(2, 2), ['configured', 'plain']],
    ['2 × 2 with a premium', boardOf(['.[2]', '..']), ['configured']],
    ['100 × 100', plainBoard(100, 100), ['configured', 'plain']],
    ['101 × 100', plainBoard(101, 100), []],
    [
      'a factor of 2',
      withPremium({ kind: 'word', factor: 2 }),
      ['scraebbkle', 'scrabbkle', 'configured'],
    ],
    ['a factor of 4', withPremium({ kind: 'word', factor: 4 }), ['scraebbkle', 'scrabbkle']],
    ['a factor of −9', withPremium({ kind: 'letter', factor: -9 }), ['scraebbkle', 'scrabbkle']],
    ['a factor of 100', withPremium({ kind: 'letter', factor: 100 }), []],
    ['a factor of 1.5', withPremium({ kind: 'letter', factor: 1.5 }), []],
  ])('%s', (_name, board, formats) => {
    expect(BOARD_FORMATS.filter((format) => formatBoard(format, board) !== undefined)).toEqual(
      formats,
    );
  });
});

it('the functions for the ScraeBBKle format agree with the general ones', () => {
  const board = plainBoard(16, 12, 'b3');
  const text = formatScraebbkleBoard(board);
  expect(formatBoard('scraebbkle', board)).toBe(text);
  expect(parseBoard('scraebbkle', text)).toEqual(parseScraebbkleBoard(text));
});
