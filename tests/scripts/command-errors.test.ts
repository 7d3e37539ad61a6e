import { afterAll, describe, expect, it } from 'vitest';
import { crossword, empty, endCommands, fileOf, type Json, opening, run } from '../support/command';

afterAll(() => endCommands());

/** Runs a command and returns the errors; every line must be answered by one, in whole sentences. */
async function errorsOf(
  command: string,
  ...lines: readonly (Json | string)[]
): Promise<readonly string[]> {
  return (await run(command, ...lines)).map((answer) => {
    const { error } = answer as { readonly error: string };
    expect(answer).toEqual({ error });
    expect(error).toMatch(/^[A-Z/][^\n]*[^.]\.$/u);
    return error;
  });
}

describe('an error', () => {
  it('in the grid says where it is, what is wrong and how to correct it', async () => {
    const row = '.'.repeat(16);
    const rows = empty(16, 14);
    expect(
      await errorsOf(
        'plays',
        { ...opening, grid: rows.slice(1) },
        { ...opening, grid: rows.with(2, row.slice(1)) },
        { ...opening, grid: rows.with(2, `...7${row.slice(4)}`) },
      ),
    ).toEqual([
      'The grid has 13 rows, the board 14. Give one line per row.',
      'Row 3 of the grid has 15 squares, but the board has 16 columns. Give one character per column.',
      'Row 3, column 4 of the grid is "7", which isn’t a tile. Use a capital, a small letter for a blank, or a full stop for an empty square.',
    ]);
  });

  it('in a field of a position names the field', async () => {
    const { rack: _, ...withoutRack } = opening;
    expect(
      await errorsOf(
        'plays',
        'nonsense',
        '7',
        { ...opening, colour: 'red' },
        withoutRack,
        { ...opening, rack: 7 },
        { ...opening, rack: 'AJ?' },
        { ...opening, top: 1.5 },
        { ...opening, top: -1 },
        { ...opening, grid: '....' },
        { ...opening, rules: 7 },
        { ...opening, rules: 'chess' },
        { ...opening, rules: { id: 'mine' } },
        { ...opening, board: { format: 'other', text: '' } },
        { ...opening, board: { format: 'plain', text: '' } },
        { ...opening, overrides: { letterValues: [1, 2] } },
        { ...opening, overrides: { letterValues: Array.from({ length: 26 }, () => 10_001) } },
        { ...opening, overrides: { rackSize: 0 } },
        { ...opening, overrides: { rackSize: 64 } },
        { ...opening, rack: 'A'.repeat(64) },
        { ...opening, overrides: { tiles: 'ß 1 1' } },
        { ...opening, words: 'none.txt' },
        { ...opening, words: '.' },
      ),
    ).toEqual([
      'The line isn’t JSON. Write one question in braces on each line.',
      'The line must be an object in braces.',
      'The field colour isn’t a known field; remove it.',
      'The field rack is missing; add it.',
      'The field rack must be a text in quotation marks.',
      'The field rack can’t be used: character 3 is "?", which isn’t a tile.',
      'The field top must be a whole number.',
      'The field top must be 0 or more.',
      'The field grid must be a list in square brackets.',
      'The field rules must be the id of a rule book in quotation marks, or a rule book in braces.',
      'There’s no rule book "chess". Write scraebbkle, scrabbkle, classic, crossword, configured or a rule book in braces.',
      'In the rule book, name is missing; add it.',
      'The field board.format must be scraebbkle, scrabbkle, configured or plain.',
      'Line 1, column 1: the number of rows must be a whole number from 2 to 5000, but it’s missing.',
      'The field overrides.letterValues must have 26 entries.',
      'The field overrides.letterValues.0 (entries count from 0) must be 10000 or less.',
      'The field overrides.rackSize must be 1 or more.',
      'The field overrides.rackSize must be 63 or less.',
      'The field rack must have 63 tiles or fewer.',
      'In "overrides.tiles", line 1, column 1: "ß" has no upper and lower case; use another letter.',
      'Can’t find the word list "none.txt". Give the path of a file.',
      'Couldn’t read the word list ".". Give the path of a text file.',
    ]);
  });

  it('in a field of a move names the field', async () => {
    const play = { tiles: 'JAM', square: 'd7', direction: 'across' };
    const word = { word: 'GRAPE', row: 4, column: 0, across: true };
    expect(
      await errorsOf(
        'judge',
        opening,
        { ...opening, move: 'JAM,d7', play },
        { ...opening, play: { ...play, square: '7' } },
        { ...opening, play: { ...play, tiles: '' } },
        { ...opening, play: { ...play, tiles: 'J7' } },
        { ...opening, play: { ...play, direction: 'up' } },
        { ...crossword, word: { ...word, across: 1 } },
        { ...crossword, word: { ...word, row: 'a' } },
      ),
    ).toEqual([
      'Give exactly one of move, play and word.',
      'Give exactly one of move, play and word.',
      'The field play.square must be a square such as h8, not "7".',
      'The field play.tiles must have at least one tile.',
      'The field play.tiles can’t be used: character 2 is "7", which isn’t a tile.',
      'The field play.direction must be across or down.',
      'The field word.across must be true or false.',
      'The field word.row must be a number.',
    ]);
  });

  it('in a field of a board file names the field', async () => {
    expect(
      await errorsOf('board', { format: 'other', text: '' }, { format: 'plain', text: 7 }),
    ).toEqual([
      'The field format must be scraebbkle, scrabbkle, configured or plain.',
      'The field text must be a text in quotation marks.',
    ]);
  });

  it('in a field of a word query names the field', async () => {
    const file = fileOf('few-words.txt', 'tree\ntrie\ntree-top\n');
    const ask = { words: file };
    const german = fileOf('german-words.txt', 'öl\nlös\n');
    expect(
      await errorsOf(
        'words',
        {},
        { ...ask, patern: 'TR.E' },
        { ...ask, pattern: 'TR?E' },
        { ...ask, letters: 'TR.' },
        { ...ask, ends: 'é' },
        { ...ask, shortest: '3' },
        { ...ask, longest: -3 },
        { ...ask, add: 'TREX' },
        { ...ask, add: ['TREX', 'T-REX'] },
        { ...ask, add: [''] },
        { ...ask, has: 'TR.E' },
        { ...ask, has: '' },
        { ...ask, hooks: 1 },
        { ...ask, top: 0.5 },
        { ...ask, alphabet: '' },
        { ...ask, alphabet: 'ABa' },
        { ...ask, alphabet: 'AB7' },
        { ...ask, alphabet: 'XYZ' },
        { words: german },
        { words: 'none.txt' },
      ),
    ).toEqual([
      'The field words is missing; add it.',
      'The field patern isn’t a known field; remove it.',
      'The field pattern can’t be used. No tile has "?" (character 3). Use letters, and a full stop for any letter.',
      'The field letters can’t be used. No tile has "." (character 3). Use letters, and _ for a blank.',
      'The field ends can’t be used. No tile has "é" (character 1). Use letters only.',
      'The field shortest must be a number.',
      'The field longest must be 0 or more.',
      'The field add must be a list in square brackets.',
      'The field add.1 (entries count from 0) can’t be used. No tile has "-" (character 2). Use letters only.',
      'The field add.0 (entries count from 0) can’t be used. Enter a word first.',
      'The field has can’t be used. No tile has "." (character 3). Use letters only.',
      'The field has can’t be used. Enter a word first.',
      'The field hooks must be true or false.',
      'The field top must be a whole number.',
      'The field alphabet can’t be used. Enter the capitals in order.',
      'The field alphabet can’t be used. Character 3, "a", is already there. Enter each letter once.',
      'The field alphabet can’t be used. Character 3, "7", has no upper and lower case. Use another letter.',
      expect.stringContaining('has no words for this game'),
      expect.stringContaining('has no words for this game'),
      'Can’t find the word list "none.txt". Give the path of a file.',
    ]);
  });
});
