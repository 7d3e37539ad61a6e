import { describe, expect, it } from 'vitest';
import {
  type LimitedQuantity,
  classic,
  configured,
  crossword,
  formatRecord,
  type MoveError,
  parseBoard,
  parseRecord,
  type RuleFault,
  scrabbkle,
  scraebbkle,
  type WordQuestionError,
} from '../../src/engine';
import {
  alphabetReason,
  boardFileReason,
  fileReason,
  gridReason,
  illegalFormat,
  newWordReason,
  NOT_A_VALID_FILE,
  recordReason,
  refusalHeadline,
  ruleBookReason,
  submitReason,
  wordQuestionReason,
  wordsReason,
} from '../../src/messages';
import { errorOf } from '../support/results';
import { smallGame } from '../support/page';
import {
  ALPHABET_ERRORS,
  BOARD_FILE_ERRORS,
  EVENT_FAULTS,
  FILE_ERRORS,
  GRID_ERRORS,
  MOVE_ERRORS,
  NEW_WORD_ERRORS,
  RECORD_ERRORS,
  RULE_BOOK_ERRORS,
  RULE_FAULTS,
  SUBMIT_ERRORS,
  WORDS_FAILURES,
} from '../support/error-samples';
import { QUESTION_TEXTS } from '../support/words';

const reasonOf = (error: MoveError) => submitReason(scraebbkle, error);

const ruleFaultReason = (fault: RuleFault): string =>
  ruleBookReason({ code: 'BAD_RULE', path: 'tileSet.letters.1.letter', fault });

const QUESTION_ERRORS: readonly WordQuestionError[] = QUESTION_TEXTS.map((field) => ({
  code: 'FOREIGN_CHARACTER',
  field,
  column: 4,
  character: '\u0007',
}));

const BOUNDED = [
  'EVENTS',
  'PLAYS',
  'TILES_DRAWN',
  'ATTEMPTS',
  'TURNS_WITHOUT_PLAY',
  'SIZE',
] as const satisfies readonly LimitedQuantity[];

const sentences: readonly (readonly [code: string, sentence: string])[] = [
  ...Object.values(MOVE_ERRORS).map((error) => [error.code, reasonOf(error)] as const),
  ...Object.values(SUBMIT_ERRORS).map(
    (error) => [error.code, submitReason(scraebbkle, error)] as const,
  ),
  ...Object.values(FILE_ERRORS).map((error) => [error.code, fileReason(error)] as const),
  ...Object.values(WORDS_FAILURES).map(
    (error) => [error.code, wordsReason('Mine.txt', error)] as const,
  ),
  ...Object.values(NEW_WORD_ERRORS).map((error) => [error.code, newWordReason(error)] as const),
  ...Object.values(ALPHABET_ERRORS).map((error) => [error.code, alphabetReason(error)] as const),
  ...Object.values(GRID_ERRORS).map((error) => [error.code, gridReason(error)] as const),
  ...QUESTION_ERRORS.map((error) => [error.field, wordQuestionReason(error)] as const),
  ...Object.values(RECORD_ERRORS).map((error) => [error.code, recordReason(error)] as const),
  ...BOUNDED.map(
    (what) =>
      [what, recordReason({ code: 'TOO_MUCH', what, index: 99_999, max: 100_000_000 })] as const,
  ),
  ...Object.values(RULE_BOOK_ERRORS).map((error) => [error.code, ruleBookReason(error)] as const),
  ...Object.values(RULE_FAULTS).map((fault) => [fault.code, ruleFaultReason(fault)] as const),
  ...Object.values(EVENT_FAULTS).map(
    (fault) => [fault.code, recordReason({ code: 'BAD_EVENT', index: 2, fault })] as const,
  ),
  ...Object.values(BOARD_FILE_ERRORS).map(
    (error) => [error.code, recordReason({ code: 'BAD_BOARD_ROWS', error })] as const,
  ),
];

describe('the sentence for', () => {
  it.each(sentences)('%s is one complete sentence: %s', (_code, sentence) => {
    expect(sentence).toMatch(/^[A-Z][^\n]*[^.]\.$/u);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
    // No control characters or lone surrogates.
    expect(sentence).not.toMatch(/\p{Cc}|\p{Cs}/u);
    expect(sentence.length).toBeLessThan(180);
  });

  it.each([
    ['a move', Object.values(SUBMIT_ERRORS).map((error) => submitReason(scraebbkle, error))],
    ['a board file', Object.values(FILE_ERRORS).map(fileReason)],
    ['a word list', Object.values(WORDS_FAILURES).map((error) => wordsReason('Mine.txt', error))],
    ['a rule book', Object.values(RULE_BOOK_ERRORS).map(ruleBookReason)],
    ['a rule', Object.values(RULE_FAULTS).map(ruleFaultReason)],
    [
      'an event',
      Object.values(EVENT_FAULTS).map((fault) =>
        recordReason({ code: 'BAD_EVENT', index: 0, fault }),
      ),
    ],
  ])('each error of %s is unique', (_what, all) => {
    expect(new Set(all).size).toBe(all.length);
  });

  it('an error in a file names its place', () => {
    for (const error of Object.values(BOARD_FILE_ERRORS)) {
      expect(boardFileReason(error)).toContain(`Line ${error.line}, column ${error.column}: `);
    }
    expect(wordsReason('Mine.txt', WORDS_FAILURES.FOREIGN_CHARACTERS)).toContain(
      '"<" (line 3, column 2)',
    );
  });

  it('an error in a grid names its place, and escapes invisible characters', () => {
    expect(gridReason(GRID_ERRORS.WRONG_ROW_LENGTH)).toContain('Row 3 of the grid has 0 squares');
    expect(gridReason(GRID_ERRORS.UNKNOWN_TILE)).toContain(
      'Row 3, column 4 of the grid is "\\u0007"',
    );
  });

  it('a character that is not a letter names its place, and escapes invisible characters', () => {
    for (const sentence of [
      newWordReason(NEW_WORD_ERRORS.FOREIGN_CHARACTER),
      ...QUESTION_ERRORS.map(wordQuestionReason),
    ]) {
      expect(sentence).toContain('No tile has "\\u0007" (character 4)');
    }
  });

  it('an error in a file shortens long text and escapes invisible characters', () => {
    expect(boardFileReason(BOARD_FILE_ERRORS.BAD_FACTOR)).toContain(`"${'1'.repeat(20)}…"`);
    expect(boardFileReason(BOARD_FILE_ERRORS.UNKNOWN_TOKEN)).toContain('"\\u0007"');
    expect(boardFileReason(BOARD_FILE_ERRORS.BAD_ROW_COUNT)).toContain('it’s missing');
  });

  it.each([
    ['\u200b', '"\\u200b"'],
    ['\u202e7', '"\\u202e7"'],
    ['1\u00a02', '"1\\u00a02"'],
    ['\u{e0041}', '"\\udb40\\udc41"'],
    ['1 2', '"1 2"'],
    ['𐐀'.repeat(20), `"${'𐐀'.repeat(20)}"`],
    [`x${'𐐀'.repeat(20)}`, `"x${'𐐀'.repeat(19)}…"`],
  ])(
    'a bad factor shows whole characters, and invisible ones by their numbers: %j',
    (found, shown) => {
      const error = { ...BOARD_FILE_ERRORS.BAD_FACTOR, found };
      expect(boardFileReason(error)).toMatch(`, not ${shown}.`);
    },
  );
});

describe('the prescribed wording', () => {
  it('answers a text that is not a move', () => {
    expect(illegalFormat(scraebbkle)).toBe('Illegal move format');
    expect(illegalFormat(scrabbkle)).toBe('This is not a valid move.');
  });

  it('answers a refused move, with a blank as a lower-case letter', () => {
    expect(refusalHeadline(scraebbkle, 'VLuE,b10')).toBe(
      'The board does not permit word VLuE at position b10. Please try again.',
    );
    expect(refusalHeadline(scrabbkle, 'GIT,f8,r')).toBe('This is not a valid move.');
  });

  it.each([
    [classic, 'OR,8h', 'The board does not permit word OR at position 8h.'],
    [crossword, 'GRAPE,4,0,across', 'The board does not permit word GRAPE at position 4,0,across.'],
    [configured, 'PLACE | 3 3 CAKE', 'The board does not permit word CAKE at position | 3 3.'],
    [configured, 'EXCHANGE aa?', 'The tiles aa? cannot be exchanged.'],
    [classic, '-AE_', 'The tiles AE_ cannot be exchanged.'],
    [configured, 'PASS', 'The rules do not permit this move.'],
  ])('answers a refused move in the notation of $id: %s', (rules, text, answer) => {
    expect(refusalHeadline(rules, text)).toBe(`${answer} Please try again.`);
  });

  it('answers an invalid board file', () => {
    expect(NOT_A_VALID_FILE).toBe(
      'This is not a valid file. Please enter the file name of the board: ',
    );
  });

  it('answers an exchange while the bag holds too few tiles', () => {
    expect(reasonOf(MOVE_ERRORS.TOO_FEW_IN_BAG)).toBe(
      'Only 6 tiles left in the bag, but an exchange needs 7. Play or pass.',
    );
  });

  it('names missing tiles', () => {
    expect(reasonOf(MOVE_ERRORS.TILES_NOT_ON_RACK)).toBe('You don’t have Q and a blank.');
    const missing = { ...MOVE_ERRORS.TILES_NOT_ON_RACK, missing: 'XQX__' };
    expect(reasonOf(missing)).toBe('You don’t have 2 Xs, Q and 2 blanks.');
  });

  it.each([
    [scraebbkle, 'You don’t have Q and a blank.'],
    [crossword, 'This game has no blanks. Use capitals.'],
    [{ ...crossword, notation: 'commands' } as const, 'This game has no blanks. Remove every ?.'],
  ])('answers a missing blank, in $id with $notation', (rules, sentence) => {
    expect(submitReason(rules, MOVE_ERRORS.TILES_NOT_ON_RACK)).toBe(sentence);
  });
});

describe('the start square', () => {
  it.each([
    [scraebbkle, 'The first word must cover the start square b1.'],
    [configured, 'The first word must cover the start square 1 2.'],
  ])('is named as in moves of $id: %s', (rules, sentence) => {
    expect(submitReason(rules, MOVE_ERRORS.START_NOT_COVERED)).toBe(sentence);
  });

  it('of an invalid record is named as in the record', () => {
    const fault = { code: 'ILLEGAL_PLAY', refusal: MOVE_ERRORS.START_NOT_COVERED } as const;
    expect(recordReason({ code: 'BAD_EVENT', index: 2, fault })).toContain('start square b1.');
  });
});

describe('an error in a board file', () => {
  it.each([
    [
      'scraebbkle',
      '016\n12\nd7',
      'Line 1, column 1: the number of columns must be a whole number from 7 to 26, written "16", not "016".',
    ],
    [
      'scraebbkle',
      '27',
      'Line 1, column 1: the number of columns must be a whole number from 7 to 26, not "27".',
    ],
    [
      'scraebbkle',
      '26\n9',
      'Line 2, column 1: the number of rows must be a whole number from 10 to 99, not "9".',
    ],
    [
      'scraebbkle',
      '7\n10',
      'Line 2, column 1: a board needs 192 squares or more; this one has 70.',
    ],
    ['scraebbkle', '16\n12\nd7\n(2)', 'Line 4, column 1: expected ., [n] or <n>, found "(".'],
    [
      'scrabbkle',
      '11',
      'Line 1, column 1: the number of rows and columns must be a whole number from 12 to 26, not "11".',
    ],
    ['scrabbkle', '12\n.[2]', 'Line 2, column 2: expected ., (n) or {n}, found "[".'],
    ['scrabbkle', '12\n(2', 'Line 2, column 1: the bracket ( is never closed.'],
    [
      'configured',
      '0 9',
      'Line 1, column 1: the number of columns must be a whole number from 1 to 10000, not "0".',
    ],
    [
      'configured',
      '9',
      'Line 1, column 2: the number of rows must be a whole number from 1 to 10000, but it’s missing.',
    ],
    ['configured', '9 9 9', 'Line 1, column 5: unexpected "9".'],
    [
      'configured',
      '1000 11',
      'Line 1, column 1: a board can have 10000 squares at most; this one has 11000.',
    ],
    [
      'configured',
      '9 5\n10 5',
      'Line 2, column 1: the column of the start square must be a whole number from 1 to 9, not "10".',
    ],
    [
      'configured',
      '9 5\n5 6',
      'Line 2, column 3: the row of the start square must be a whole number from 1 to 5, not "6".',
    ],
    ['configured', '2 2\n1 1\n.D', 'Line 3, column 2: expected ., 2, 3, d or t, found "D".'],
    [
      'plain',
      '1 9',
      'Line 1, column 1: the number of rows must be a whole number from 2 to 5000, not "1".',
    ],
    ['plain', '9 9\n.', 'Line 2, column 1: unexpected ".".'],
  ] as const)('uses the words of its format: %s %j', (format, text, sentence) => {
    expect(boardFileReason(errorOf(parseBoard(format, text)))).toBe(sentence);
  });
});

describe('an error in a record', () => {
  const text = formatRecord(smallGame('NOTEAEIDDDDZQA', {}, 'NO,2b', ',').record);
  const reasonFor = (from: string | RegExp, to: string): string =>
    recordReason(errorOf(parseRecord(text.replace(from, to), undefined)));

  it.each([
    [/"b2"/, '"z2"', 'The file is damaged: setup.board.start is missing or wrong.'],
    [
      '"score": 2',
      '"score": "2"',
      'The file is damaged: events.1.score (entries count from 0) is missing or wrong.',
    ],
    [
      '"score": 2',
      '"score": 3',
      'The game is damaged: at event 2, the words or the score don’t match the move.',
    ],
    [
      '"kind": "pass",\n   "seat": 1',
      '"kind": "pass",\n   "seat": 0',
      'The game is damaged: at event 3, it’s another player’s turn.',
    ],
    [
      '"NO",\n   "square": "b2"',
      '"NO",\n   "square": "h2"',
      'The game is damaged: at event 2, the rules don’t allow this move (The word runs off the board. Only 1 tile fits.).',
    ],
    [
      '"........"',
      '"...[x]..."',
      'The board in the file is damaged. Row 1, column 5: a bonus must be a whole number from −9 to 99, not "x".',
    ],
    [
      '"parent": null',
      `"parent": null, "${'x'.repeat(1000)}": 1`,
      `The file is damaged: "${'x'.repeat(60)}…" is missing or wrong.`,
    ],
    [
      '"version": 2',
      '"version": 3',
      'This page doesn’t know version 3 of saved games. Reload and try again.',
    ],
  ])('names its place: %s → %s', (from, to, reason) => {
    expect(reasonFor(from, to)).toBe(reason);
  });
});
