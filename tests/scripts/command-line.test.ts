import { afterAll, describe, expect, it } from 'vitest';
import {
  crossword,
  defaultBoard,
  empty,
  endCommands,
  fileOf,
  opening,
  run,
} from '../support/command';

/** A list in which no tiles can spell most of the lines. */
const OTHERS = fileOf('other-words.txt', "don't\nit's\njam\n");

afterAll(() =>
  endCommands({
    plays: `Skipped 2 of the 3 lines of ${OTHERS}: no tile has "'" (line 1, column 4). Is this the right list?\n`,
  }),
);

describe('plays', () => {
  it('lists the best plays and counts all of them', async () => {
    expect(await run('plays', { ...opening, top: 1 })).toEqual([
      {
        count: 442,
        scoreSum: 4303,
        best: 40,
        plays: [{ tiles: 'CAJON', square: 'a7', direction: 'across', words: ['CAJON'], score: 40 }],
      },
    ]);
  });

  it('answers each line in order, skips empty lines and continues after an invalid one', async () => {
    const answers = await run('plays', 'nonsense', '', { ...opening, rack: 'Q' }, '  ', {
      rules: 7,
    });
    expect(answers).toEqual([
      { error: expect.any(String) },
      { count: 0, scoreSum: 0, best: null, plays: [] },
      { error: expect.any(String) },
    ]);
  });

  it('accepts overrides of a rule book, and any board format with any rules', async () => {
    const words = fileOf('words.txt', 'cake\r\nPokemon\n');
    const configured = {
      rules: 'configured',
      board: { format: 'plain', text: '2 30' },
      grid: empty(30, 2),
      rack: 'CAKE_',
      words,
      top: 1,
    };
    const letterValues = Array.from({ length: 26 }, (_, index) => (index === 10 ? 100 : 0));
    const tiles = 'c 3 1\na 1 1\nk 5 1\ne 1 1\n';
    expect(
      await run(
        'plays',
        { ...configured, overrides: { letterValues } },
        { ...configured, rack: 'CAKE', overrides: { rackSize: 4, tiles } },
        { ...configured, overrides: { tiles: 'ß 1 1' } },
      ),
    ).toEqual([
      expect.objectContaining({ best: 100 }),
      {
        count: 1,
        scoreSum: 60,
        best: 60,
        plays: [{ tiles: 'CAKE', square: 'a1', direction: 'across', words: ['CAKE'], score: 60 }],
      },
      { error: expect.stringContaining('ß') },
    ]);
  });
});

describe('a word list', () => {
  it('leaves out lines that no tiles can spell, and is refused if that leaves none', async () => {
    const words = fileOf('words-with-others.txt', "don't\ncajon\njam\n");
    const none = fileOf('no-words.txt', "don't\nit's\n");
    expect(
      await run(
        'plays',
        { ...opening, words, top: 1 },
        { ...opening, words: OTHERS, top: 0 },
        { ...opening, words: none },
      ),
    ).toEqual([
      expect.objectContaining({ best: 40 }),
      expect.objectContaining({ best: 37 }),
      { error: expect.stringContaining('has no words for this game') },
    ]);
  });

  it('may begin with a byte order mark', async () => {
    const words = fileOf('marked-words.txt', '\uFEFFcajon\r\njam\r\n');
    expect(await run('plays', { ...opening, words, top: 1 })).toMatchObject([
      { best: 40, plays: [{ tiles: 'CAJON', square: 'a7' }] },
    ]);
  });
});

describe('judge', () => {
  it('distinguishes legal moves, refused moves and texts that are not moves', async () => {
    const base = { ...opening, rack: 'EEDNIDL' };
    const answers = await run(
      'judge',
      { ...base, move: 'DINED,d4' },
      { ...base, move: ',' },
      { ...base, move: 'DINED, d4' },
      { ...base, move: 'DINED ,d4' },
      { ...base, move: 'DINED,d4 ' },
      { ...base, move: 'DINED,D4' },
      { ...base, move: 'dined,d4' },
      { ...base, move: 'VOW,d4' },
      { ...base, move: 'ED,z99' },
      { ...base, move: '-ED' },
      { ...base, rules: 'classic', move: '-ED' },
      { ...base, rules: 'scrabbkle', move: 'DINED,d4,d' },
      { ...base, rules: 'configured', move: 'place | 4 4 dined' },
      { ...base, play: { tiles: 'DINED', square: 'd4', direction: 'down' } },
      { ...base },
    );
    const refusal = (code: string, format = false) => ({
      legal: false,
      format,
      code,
      message: expect.stringMatching(/\.$/),
    });
    expect(answers).toEqual([
      { legal: true, words: ['DINED'], score: 20 },
      { legal: true, words: [], score: 0 },
      refusal('ILLEGAL_FORMAT', true),
      refusal('ILLEGAL_FORMAT', true),
      refusal('ILLEGAL_FORMAT', true),
      refusal('ILLEGAL_FORMAT', true),
      refusal('TILES_NOT_ON_RACK'),
      refusal('TILES_NOT_ON_RACK'),
      refusal('SQUARE_NOT_ON_BOARD'),
      refusal('ILLEGAL_FORMAT', true),
      { legal: true, words: [], score: 0 },
      { legal: true, words: ['DINED'], score: 18 },
      { legal: true, words: ['DINED'], score: 18 },
      { legal: true, words: ['DINED'], score: 20 },
      { error: expect.any(String) },
    ]);
  });

  it('accepts a whole word with its row and column, counted from 0', async () => {
    const word = (text: string, row: number, column: number, across: boolean) => ({
      ...crossword,
      word: { word: text, row, column, across },
    });
    const answers = await run(
      'judge',
      word('GRAPE', 4, 0, true),
      word('GRAPES', 4, 0, true),
      word('PEAR', 4, 0, true),
      word('TEAR', 2, 2, false),
      word('GRAPE', -1, 0, true),
      { ...crossword, move: 'GR,5a' },
      { ...crossword, move: 'GRPE,5a' },
    );
    expect(answers).toEqual([
      { legal: true, words: ['GRAPE'], score: 8 },
      expect.objectContaining({ code: 'TILES_NOT_ON_RACK' }),
      expect.objectContaining({ legal: true, words: ['PEAR'] }),
      expect.objectContaining({ code: 'NOTHING_NEW' }),
      expect.objectContaining({ code: 'SQUARE_NOT_ON_BOARD' }),
      expect.objectContaining({ code: 'WORD_NOT_IN_LIST' }),
      { legal: true, words: ['GRAPE'], score: 8 },
    ]);
  });
});

describe('board', () => {
  it('returns the size and start square of a board, or the position of its error', async () => {
    expect(
      await run(
        'board',
        defaultBoard,
        { format: 'plain', text: '6 7' },
        { format: 'scraebbkle', text: '16\n14\nd7\n..x' },
        { format: 'other', text: '' },
      ),
    ).toEqual([
      { valid: true, columns: 16, rows: 14, start: 'd7' },
      { valid: true, columns: 7, rows: 6, start: 'a1' },
      { valid: false, line: 4, column: 3, message: expect.stringContaining('column 3') },
      { error: expect.any(String) },
    ]);
  });
});
