import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classic,
  columnName,
  configured,
  crossword,
  DIRECTIONS,
  formatMove,
  formatPlacement,
  formatSquare,
  MAX_COUNT,
  type MoveFormatError,
  parseMove,
  parseTileSet,
  passText,
  splitMove,
  type RuleBook,
  scrabbkle,
  scraebbkle,
  suggestMove,
} from '../../../src/engine';
import { NOTATIONS } from '../../../src/engine/rules';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { fieldOf, squareOf } from '../../support/pictures';
import { errorOf, valueOf } from '../../support/results';

const field = fieldOf(['......', '.CAT..', '......', '......', '......'], 'c3');
const read = (rules: RuleBook, text: string) => parseMove(rules, field, text);

const PLACE = { square: squareOf('c4'), direction: 'down' } as const;

const letters = (text: string) => [...text].map((letter) => ({ kind: 'letter' as const, letter }));

describe('word, square and direction', () => {
  it.each([
    ['GIT,f8,r', 'f8', 'across'],
    ['SAR,h7,d', 'h7', 'down'],
  ] as const)('%s is a play', (text, square, direction) => {
    const word = text.slice(0, 3);
    expect(valueOf(read(scrabbkle, text))).toEqual({
      kind: 'play',
      play: { tiles: letters(word), square: squareOf(square), direction },
    });
  });

  it.each([
    ['', 1],
    ['GIT', 4],
    ['GiT1,f8,r', 4],
    [',f8,r', 1],
    ['GIT,', 5],
    ['GIT,8f,r', 5],
    ['GIT,f0,r', 6],
    ['GIT,f08,r', 6],
    ['GIT,f8', 7],
    ['GIT,f8,', 8],
    ['GIT,f8,x', 8],
    ['GIT,f8,R', 8],
    ['GIT,f8,r,', 9],
    ['GIT, f8,r', 5],
    ['GIT,f100,r', 8],
    [',', 1],
    [',,,', 1],
    ['-GI', 1],
  ])('%j is not a move: column %i is wrong', (text, column) => {
    expect(errorOf(read(scrabbkle, text))).toEqual({ code: 'ILLEGAL_FORMAT', column });
  });
});

describe('a whole word', () => {
  it('lays the missing tiles from its first free square', () => {
    expect(valueOf(read(crossword, 'CATS,1,1,across'))).toEqual({
      kind: 'play',
      play: { tiles: letters('S'), square: squareOf('e2'), direction: 'across' },
    });
    expect(valueOf(read(crossword, 'TAP,0,2,false'))).toMatchObject({
      play: { tiles: letters('TP'), square: squareOf('c1'), direction: 'down' },
    });
  });

  it.each([
    [
      'DOG,1,1,true',
      { code: 'LETTER_DIFFERS', found: 'C', wanted: 'D', squares: [squareOf('b2')] },
    ],
    ['CAT,1,1,true', { code: 'NOTHING_NEW' }],
    ['ATE,1,2,true', { code: 'WORD_GOES_ON', squares: [squareOf('b2')] }],
    ['SCA,1,0,true', { code: 'WORD_GOES_ON', squares: [squareOf('d2')] }],
    ['CATTLES,1,1,true', { code: 'RUNS_OFF_BOARD', fitting: 5 }],
    ['CAT,9,9,true', { code: 'SQUARE_NOT_ON_BOARD' }],
  ])('%s is refused because of the tiles on the board', (text, refusal) => {
    expect(errorOf(read(crossword, text))).toMatchObject(refusal);
  });

  it.each([
    ['TAP,2,2', 8],
    ['TAP,2,', 7],
    ['TAP,,2,true', 5],
    ['TAP,02,2,true', 5],
    ['TAP,2,x,true', 7],
    ['TAP,2,2,up', 9],
    ['TAP,2,2,true,', 13],
    [',2,2,true', 1],
    ['T P,2,2,true', 2],
  ])('%j is not a move: column %i is wrong', (text, column) => {
    expect(errorOf(read(crossword, text))).toEqual({ code: 'ILLEGAL_FORMAT', column });
  });
});

describe('a command', () => {
  it.each<[string, MoveFormatError['problem'], number]>([
    ['', { kind: 'unknown-command', found: '' }, 1],
    ['  DISCARD A', { kind: 'unknown-command', found: 'DISCARD' }, 3],
    ['GIT,f8,r', { kind: 'unknown-command', found: 'GIT,f8,r' }, 1],
    ['PASS 1', { kind: 'wrong-arguments', command: 'PASS', count: 1 }, 6],
    ['EXCHANGE', { kind: 'no-tiles', command: 'EXCHANGE' }, 9],
    ['EXCHANGE A B', { kind: 'wrong-arguments', command: 'EXCHANGE', count: 2 }, 12],
    ['EXCHANGE a1', { kind: 'bad-tile', found: '1' }, 11],
    ['PLACE', { kind: 'wrong-arguments', command: 'PLACE', count: 0 }, 6],
    ['PLACE - 1 1', { kind: 'no-tiles', command: 'PLACE' }, 12],
    ['PLACE - 1 1 CAT S', { kind: 'wrong-arguments', command: 'PLACE', count: 5 }, 17],
    ['PLACE / 1 1 CAT', { kind: 'bad-direction', found: '/' }, 7],
    ['PLACE - x 1 CAT', { kind: 'bad-number', of: 'row', found: 'x' }, 9],
    ['PLACE - 1 1.5 CAT', { kind: 'bad-number', of: 'column', found: '1.5' }, 11],
    ['PLACE - -1 1 CAT', { kind: 'bad-number', of: 'row', found: '-1' }, 9],
    ['PLACE - 1 1 C_T', { kind: 'bad-tile', found: '_' }, 14],
    ['PLACE - 1 1 CA?', { kind: 'blank-without-letter' }, 16],
    ['PLACE - 1 1 ??A', { kind: 'bad-tile', found: '?' }, 14],
  ])('%j is refused with its problem', (text, problem, column) => {
    expect(errorOf(read(configured, text))).toEqual({ code: 'ILLEGAL_FORMAT', column, problem });
  });

  it('may be in lower case, with blanks around and between its parts', () => {
    expect(valueOf(read(configured, '  place   |  3 3   c?aKe '))).toEqual(
      valueOf(read(configured, 'PLACE | 3 3 C?AKE')),
    );
    expect(valueOf(read(configured, 'exchange Aa?'))).toEqual({
      kind: 'exchange',
      tiles: [...letters('AA'), { kind: 'blank' }],
    });
  });

  it('may name a square outside the board, which the rules then refuse', () => {
    expect(valueOf(read(configured, 'PLACE - 0 999999 CAT'))).toMatchObject({
      play: { square: { row: -1, column: 999_998 } },
    });
  });
});

describe('an exchange', () => {
  it('is a minus sign and tiles, or a pass without tiles, in games with exchanges', () => {
    expect(valueOf(read(classic, '-A_'))).toEqual({
      kind: 'exchange',
      tiles: [...letters('A'), { kind: 'blank' }],
    });
    expect(valueOf(read(classic, '-'))).toEqual({ kind: 'pass' });
    expect(errorOf(read(classic, '-Aa'))).toEqual({ code: 'ILLEGAL_FORMAT', column: 3 });
    expect(errorOf(read({ ...classic, exchange: 'none' }, '-A'))).toEqual({
      code: 'ILLEGAL_FORMAT',
      column: 1,
    });
  });
});

describe('letters with combining marks', () => {
  const tileSet = valueOf(parseTileSet('ö 1 1\nl 1 1\n? 0 1\n'));
  const german = (rules: RuleBook): RuleBook => ({ ...rules, tileSet });

  it.each([
    [scraebbkle, 'ÖL,c4'],
    [scraebbkle, 'öL,c4'],
    [scrabbkle, 'ÖL,c4,d'],
    [crossword, 'ÖL,3,2,down'],
    [configured, 'place | 4 3 öl'],
    [classic, '-ÖL'],
    [configured, 'EXCHANGE ö?'],
  ])('count as one letter each in moves of $0.id: %2$s', (rules, text) => {
    const apart = text.normalize('NFD');
    expect(apart).not.toBe(text);
    const move = parseMove(german(rules), field, apart);
    expect(valueOf(move)).toEqual(valueOf(parseMove(german(rules), field, text)));
  });

  it('count as one letter each in suggestions', () => {
    const text = 'ÖL,c4,d'.normalize('NFD');
    expect(suggestMove(german(scraebbkle), field, text)).toBe('ÖL,c4');
  });
});

describe('a square of a large board', () => {
  const large = fieldOf(Array.from({ length: 120 }, () => '.'.repeat(30)));
  const directed = { ...scraebbkle, notation: 'word-square-direction' } as const;

  it.each([
    [scraebbkle, 'NOXIC,3ac', 'ac3', 'across'],
    [scraebbkle, 'NOXIC,ad101', 'ad101', 'down'],
    [scraebbkle, 'NOXIC,999zz', 'zz999', 'across'],
    [crossword, 'NOXIC,120b', 'b120', 'across'],
    [directed, 'NOXIC,ac101,r', 'ac101', 'across'],
  ] as const)('may have several letters and digits: $1', (rules, text, square, direction) => {
    const play = { tiles: letters('NOXIC'), square: squareOf(square), direction };
    expect(valueOf(parseMove(rules, large, text))).toEqual({ kind: 'play', play });
  });

  it.each([
    [scraebbkle, 'NOXIC,aaa3', 9],
    [scraebbkle, 'NOXIC,3aaa', 10],
    [scraebbkle, 'NOXIC,ac1000', 12],
    [scraebbkle, 'NOXIC,1000ac', 10],
    [scraebbkle, 'NOXIC,ac03', 9],
    [scraebbkle, 'NOXIC,ac', 9],
    [scraebbkle, 'NOXIC,AC3', 7],
    [directed, 'NOXIC,aaa3,r', 9],
    [directed, 'NOXIC,ac1000,r', 12],
    [directed, 'NOXIC,ac101,x', 13],
  ] as const)('has a limited length: $1 is wrong at column $2', (rules, text, column) => {
    expect(errorOf(parseMove(rules, large, text))).toEqual({ code: 'ILLEGAL_FORMAT', column });
  });
});

describe('the placement of a play', () => {
  it.each([
    [scraebbkle, 'd4', '10b'],
    [classic, 'd4', '10b'],
    [crossword, 'd4', '10b'],
    [scrabbkle, 'd4,d', 'b10,r'],
    [configured, '| 4 4', '- 10 2'],
  ])('is written in the notation of $id', (rules, down, across) => {
    expect(formatPlacement(rules, { square: squareOf('d4'), direction: 'down' })).toBe(down);
    expect(formatPlacement(rules, { square: squareOf('b10'), direction: 'across' })).toBe(across);
  });
});

describe('a square', () => {
  it.each([
    [scraebbkle, 'd', 'd10'],
    [scrabbkle, 'd', 'd10'],
    [crossword, 'd', 'd10'],
    [configured, '4', '10 4'],
  ])('and its column are named as in moves of $id: %s, %s', (rules, column, square) => {
    expect(columnName(rules, 3)).toBe(column);
    expect(formatSquare(rules, squareOf('d10'))).toBe(square);
  });

  it('on the widest board has a name in both styles', () => {
    expect(columnName(classic, 9_999)).toBe('ntp');
    expect(columnName(configured, 9_999)).toBe('10000');
    expect(formatSquare(configured, { row: 0, column: 9_999 })).toBe('1 10000');
  });

  it.each(NOTATIONS)('occurs in a placement of %s', (notation) => {
    const rules = { ...scraebbkle, notation };
    const { square, direction } = PLACE;
    const down = formatPlacement(rules, { square, direction });
    expect(down).toContain(formatSquare(rules, square));
  });
});

describe('an attempt in the move box', () => {
  it.each([
    [scraebbkle, 'VLuE,b10', 'VLuE', 'b10'],
    [scraebbkle, 'NOTE,z99,', 'NOTE', 'z99,'],
    [scrabbkle, 'GIT,f8,r', 'GIT', 'f8,r'],
    [crossword, 'GRAPE,4,0,across', 'GRAPE', '4,0,across'],
    [crossword, 'RAPE,4b', 'RAPE', '4b'],
    [configured, 'PLACE | 3 3 CAKE', 'CAKE', '| 3 3'],
    [configured, '  place -  05 1\tpoe?mon', 'poe?mon', '- 05 1'],
  ])('in $id, %j: word %j at %j', (rules, text, word, place) => {
    expect(splitMove(rules, text)).toEqual({ kind: 'play', word, place });
  });

  it.each([
    [classic, '-AE_', 'AE_'],
    [configured, 'EXCHANGE aa?', 'aa?'],
    [configured, 'exchange  Q', 'Q'],
  ])('in $id, %j: to exchange %j', (rules, text, tiles) => {
    expect(splitMove(rules, text)).toEqual({ kind: 'exchange', tiles });
  });

  it.each([
    [scraebbkle, ''],
    [scraebbkle, ','],
    [scraebbkle, 'DINED'],
    [scraebbkle, 'DINED,'],
    [scraebbkle, '-AE_'],
    [scrabbkle, ',,'],
    [classic, '-'],
    [configured, ''],
    [configured, 'PASS'],
    [configured, 'EXCHANGE'],
    [configured, 'PLACE | 3 3'],
    [configured, 'CAKE,d4'],
  ])('in $id, %j: neither a word nor an exchange', (rules, text) => {
    expect(splitMove(rules, text)).toBeUndefined();
  });
});

const squaresOfBoards = fc
  .oneof(fc.integer({ min: 1, max: MAX_COUNT.squares }), fc.integer({ min: 1, max: 120 }))
  .chain((one) =>
    fc.tuple(fc.constant(one), fc.integer({ min: 1, max: Math.floor(MAX_COUNT.squares / one) })),
  )
  .chain(([one, other]) => fc.constantFrom([one, other] as const, [other, one] as const))
  .chain(([columns, rows]) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.constant(rows),
      square: fc.oneof(
        fc.record(
          { row: fc.nat(rows - 1), column: fc.nat(columns - 1) },
          { noNullPrototype: true },
        ),
        fc.constant({ row: rows - 1, column: columns - 1 }),
      ),
    }),
  );

describe.each(NOTATIONS)('the notation %s', (notation) => {
  const rules: RuleBook = { ...classic, notation };

  it('round-trips passes, exchanges and plays', () => {
    const moves = [
      { kind: 'pass' },
      { kind: 'exchange', tiles: [...letters('AE'), { kind: 'blank' }] },
      {
        kind: 'play',
        play: {
          tiles: [...letters('SA'), { kind: 'blank', letter: 'T' }],
          square: squareOf('c4'),
          direction: 'down',
        },
      },
    ] as const;
    for (const move of moves) {
      expect(valueOf(parseMove(rules, field, formatMove(rules, move)))).toEqual(move);
    }
    expect(formatMove(rules, { kind: 'pass' })).toBe(passText(rules));
    expect(formatMove(rules, moves[2])).toContain(formatPlacement(rules, moves[2].play));
  });

  it('round-trips plays on a board of any size', () => {
    fc.assert(
      fc.property(squaresOfBoards, fc.constantFrom(...DIRECTIONS), (shape, direction) => {
        const { columns, rows, square } = shape;
        const board = { columns, rows, start: square, premiums: [] };
        const move = {
          kind: 'play',
          play: { tiles: letters('SAT'), square, direction },
        } as const;
        const again = parseMove(rules, { board, grid: [] }, formatMove(rules, move));
        expect(valueOf(again)).toEqual(move);
      }),
      runs(400),
    );
  });

  it('splits each play and exchange that it writes', () => {
    const play = { kind: 'play', play: { tiles: letters('SAT'), ...PLACE } } as const;
    const place = formatPlacement(rules, PLACE);
    expect(splitMove(rules, formatMove(rules, play))).toEqual({
      kind: 'play',
      word: 'SAT',
      place,
    });
    const exchange = { kind: 'exchange', tiles: letters('AE') } as const;
    expect(splitMove(rules, formatMove(rules, exchange))).toEqual({
      kind: 'exchange',
      tiles: 'AE',
    });
  });

  it('never throws, and round-trips what it can read', () => {
    const examples = fc.constantFrom('GIT,f8,r', 'PLACE | 3 3 C?AKE', 'CATS,1,1,true', '-AE_');
    fc.assert(
      fc.property(fc.oneof(anyTexts, examples, mutationsOf(examples)), (text) => {
        const attempt = splitMove(rules, text);
        const move = parseMove(rules, field, text);
        if (!move.ok) return;
        expect(attempt?.kind).toBe(move.value.kind === 'pass' ? undefined : move.value.kind);
        expect(valueOf(parseMove(rules, field, formatMove(rules, move.value)))).toEqual(move.value);
      }),
      runs(400),
    );
  });
});
