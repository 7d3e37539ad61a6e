import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Alphabet, alphabetOf, plainBoard, scraebbkle, type TileSet } from '../index';
import { formatWordMove, type PlayOrPass, parseWordMove, WORD_SQUARE } from './word-square';
import { runs } from '../../../tests/arbitraries/runs';
import { anyTexts, mutationsOf } from '../../../tests/arbitraries/texts';
import { smallTileSets } from '../../../tests/arbitraries/tile-sets';
import { squareOf } from '../../../tests/support/pictures';
import { errorOf, valueOf } from '../../../tests/support/results';

const alphabet = alphabetOf(scraebbkle.tileSet);

/** A board with all squares that this notation can name without longer names. */
const board = plainBoard(99, 26);

const read = (text: string, letters = alphabet) => parseWordMove(WORD_SQUARE, letters, board, text);
const write = (move: PlayOrPass, letters: Alphabet = alphabet) =>
  formatWordMove(WORD_SQUARE, letters, move);

/** Moves on squares that this notation can name: columns a to z, rows 1 to 99. */
const movesOf = ({ letters }: TileSet): fc.Arbitrary<PlayOrPass> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constant({ kind: 'pass' } as const) },
    {
      weight: 9,
      arbitrary: fc.record(
        {
          kind: fc.constant('play' as const),
          play: fc.record(
            {
              tiles: fc.array(
                fc.record({
                  kind: fc.constantFrom('letter' as const, 'blank' as const),
                  letter: fc.constantFrom(...letters.map(({ letter }) => letter)),
                }),
                { minLength: 1, maxLength: 9 },
              ),
              square: fc.record({ row: fc.nat(98), column: fc.nat(25) }),
              direction: fc.constantFrom('across' as const, 'down' as const),
            },
            { noNullPrototype: true },
          ),
        },
        { noNullPrototype: true },
      ),
    },
  );

const games = smallTileSets.chain((tileSet) =>
  fc.record({ alphabet: fc.constant(alphabetOf(tileSet)), move: movesOf(tileSet) }),
);

describe('word-square notation', () => {
  it('runs down if the column comes first', () => {
    expect(valueOf(read('DINED,d4'))).toEqual({
      kind: 'play',
      play: {
        tiles: [...'DINED'].map((letter) => ({ kind: 'letter', letter })),
        square: squareOf('d4'),
        direction: 'down',
      },
    });
  });

  it('runs across if the row comes first, and marks blanks by lower case', () => {
    expect(valueOf(read('VLuE,10b'))).toEqual({
      kind: 'play',
      play: {
        tiles: [
          { kind: 'letter', letter: 'V' },
          { kind: 'letter', letter: 'L' },
          { kind: 'blank', letter: 'U' },
          { kind: 'letter', letter: 'E' },
        ],
        square: squareOf('b10'),
        direction: 'across',
      },
    });
  });

  it('writes a pass as a comma alone', () => {
    expect(valueOf(read(','))).toEqual({ kind: 'pass' });
    expect(write({ kind: 'pass' })).toBe(',');
  });

  it.each([
    ['A,z99', 98, 25],
    ['A,99z', 98, 25],
    ['A,a1', 0, 0],
  ])('accepts a square at the limit of the notation: %s', (text, row, column) => {
    expect(valueOf(read(text))).toMatchObject({ play: { square: { row, column } } });
  });

  it.each([
    ['', 1],
    [' ', 1],
    [' ,', 1],
    [', ', 1],
    [',,', 1],
    [',d4', 1],
    ['pass', 5],
    ['qwerty', 7],
    ['DINED', 6],
    ['DINED,', 7],
    ['DINED,d', 8],
    ['DINED,4', 8],
    ['DINED,10', 9],
    [' DINED,d4', 1],
    ['DI NED,d4', 3],
    ['DINED ,d4', 6],
    ['DINED, d4', 7],
    ['DINED,d 4', 8],
    ['DINED,d4 ', 9],
    ['DINED,d4\n', 9],
    ['DINED,D4', 7],
    ['DINED,4D', 8],
    ['DINED,d0', 8],
    ['DINED,d04', 8],
    ['DINED,04d', 7],
    ['DINED,0d', 7],
    ['DINED,d100', 10],
    ['DINED,100d', 9],
    ['DINED,d4d', 9],
    ['DINED,dd4', 8],
    ['DINED,4dd', 9],
    ['DINED,d4,', 9],
    ['DINED,,d4', 7],
    ['DIN,ED,d4', 5],
    ['D1NED,d4', 2],
    ['D_NED,d4', 2],
    ['DÉNED,d4', 2],
    ['DINED,d٤', 8],
    ['DINED;d4', 6],
    ['"DINED,d4"', 1],
  ])('rejects %j at column %i', (text, column) => {
    expect(errorOf(read(text))).toEqual({ code: 'ILLEGAL_FORMAT', column });
  });

  it('counts columns in code points', () => {
    expect(errorOf(read('A𐐀,d4'))).toEqual({ code: 'ILLEGAL_FORMAT', column: 2 });
  });

  it('round-trips every move in any alphabet', () => {
    fc.assert(
      fc.property(games, (game) => {
        const text = write(game.move, game.alphabet);
        expect(valueOf(read(text, game.alphabet))).toEqual(game.move);
      }),
      runs(400),
    );
  });

  it('never throws, and formats accepted texts unchanged', () => {
    const texts = games.map(({ move, alphabet: letters }) => write(move, letters));
    const cases = fc.tuple(fc.oneof(anyTexts, mutationsOf(texts)), smallTileSets);
    fc.assert(
      fc.property(cases, ([text, tileSet]) => {
        const letters = alphabetOf(tileSet);
        const move = read(text, letters);
        const isSame = move.ok
          ? write(move.value, letters) === text
          : move.error.column >= 1 && move.error.column <= [...text].length + 1;
        expect(isSame).toBe(true);
      }),
      runs(600),
    );
  });
});
