import type { BoardFormat } from '../../../src/engine';
import { formatBoard } from '../../support/game-files';
import { plainBoard } from '../../support/pictures';

/** The mistake in a file, its text, and the sentence after the file’s name. */
type BadFile = readonly [what: string, text: string, problem: string];

export const NOT_VALID = 'This is not a valid file. Please enter the file name of the board: ';

const NULS = '\0'.repeat(100);
const SHOWN_NULS = `"${'\\u0000'.repeat(20)}…"`;

/** A text with some lines replaced; line numbers are 1-based. */
const withLines = (text: string, replaced: Readonly<Record<number, string>>): string =>
  text
    .split('\n')
    .map((line, index) => replaced[index + 1] ?? line)
    .join('\n');

export const textOf = (format: BoardFormat, columns: number, rows: number, named: string): string =>
  formatBoard(format, plainBoard(columns, rows, named)) ?? '';

const row = (columns: number): string => '.'.repeat(columns);

const SCRAEBBKLE = textOf('scraebbkle', 16, 12, 'd7');
const columns = 'the number of columns must be a whole number from 7 to 26';
const rows = 'the number of rows must be a whole number from 10 to 99';
const startSquare = 'the start square must look like d7';
const square = 'expected ., [n] or <n>';
const factor = 'a bonus must be a whole number from −9 to 99';

export const BAD_SCRAEBBKLE: readonly BadFile[] = [
  ['nothing', '', `Line 1, column 1: ${columns}, but it’s missing.`],
  ['zero bytes', NULS, `Line 1, column 1: ${columns}, not ${SHOWN_NULS}.`],
  ['a byte order mark alone', '\uFEFF', `Line 1, column 1: ${columns}, but it’s missing.`],
  ['too few columns', withLines(SCRAEBBKLE, { 1: '6' }), `Line 1, column 1: ${columns}, not "6".`],
  [
    'too many columns',
    withLines(SCRAEBBKLE, { 1: '27' }),
    `Line 1, column 1: ${columns}, not "27".`,
  ],
  [
    'columns with a zero before',
    withLines(SCRAEBBKLE, { 1: '016' }),
    `Line 1, column 1: ${columns}, written "16", not "016".`,
  ],
  [
    'a blank after the columns',
    withLines(SCRAEBBKLE, { 1: '16 ' }),
    `Line 1, column 1: ${columns}, not "16 ".`,
  ],
  ['an end after the columns', '16', `Line 2, column 1: ${rows}, but it’s missing.`],
  ['too few rows', withLines(SCRAEBBKLE, { 2: '9' }), `Line 2, column 1: ${rows}, not "9".`],
  [
    'too few squares',
    withLines(SCRAEBBKLE, { 2: '11' }),
    'Line 2, column 1: a board needs 192 squares or more; this one has 176.',
  ],
  [
    'no start',
    withLines(SCRAEBBKLE, { 3: '' }),
    `Line 3, column 1: ${startSquare}, but it’s missing.`,
  ],
  [
    'the start the other way round',
    withLines(SCRAEBBKLE, { 3: '7d' }),
    `Line 3, column 1: ${startSquare}, not "7d".`,
  ],
  [
    'the start in capitals',
    withLines(SCRAEBBKLE, { 3: 'D7' }),
    `Line 3, column 1: ${startSquare}, not "D7".`,
  ],
  [
    'the start off the board',
    withLines(SCRAEBBKLE, { 3: 'q7' }),
    'Line 3, column 1: the start square q7 isn’t on this board.',
  ],
  [
    'a letter',
    withLines(SCRAEBBKLE, { 4: `..x${row(13)}` }),
    `Line 4, column 3: ${square}, found "x".`,
  ],
  [
    'brackets of another format',
    withLines(SCRAEBBKLE, { 5: `.(2)${row(14)}` }),
    `Line 5, column 2: ${square}, found "(".`,
  ],
  [
    'a space without width',
    withLines(SCRAEBBKLE, { 5: `\u200b${row(16)}` }),
    `Line 5, column 1: ${square}, found "\\u200b".`,
  ],
  [
    'a bracket left open',
    withLines(SCRAEBBKLE, { 6: `.[2${row(14)}` }),
    'Line 6, column 2: the bracket [ is never closed.',
  ],
  [
    'no factor',
    withLines(SCRAEBBKLE, { 7: `<>${row(15)}` }),
    `Line 7, column 2: ${factor}, but it’s missing.`,
  ],
  [
    'a factor too large',
    withLines(SCRAEBBKLE, { 7: `<100>${row(15)}` }),
    `Line 7, column 2: ${factor}, not "100".`,
  ],
  [
    'a row too short',
    withLines(SCRAEBBKLE, { 8: row(15) }),
    'Line 8, column 16: a row needs 16 squares; this one has 15.',
  ],
  [
    'a row too long',
    withLines(SCRAEBBKLE, { 8: row(17) }),
    'Line 8, column 17: a row needs 16 squares; this one has 17.',
  ],
  [
    'a row too few',
    SCRAEBBKLE.slice(0, -17),
    'Line 15, column 1: the board needs 12 rows; the file has 11.',
  ],
  [
    'an empty line more',
    `${SCRAEBBKLE}\n`,
    'Line 16, column 1: the board needs 12 rows; the file has 13.',
  ],
];

const SCRABBKLE = textOf('scrabbkle', 12, 12, 'f6');
const size = 'the number of rows and columns must be a whole number from 12 to 26';
const roundSquare = 'expected ., (n) or {n}';

export const BAD_SCRABBKLE: readonly BadFile[] = [
  ['nothing', '', `Line 1, column 1: ${size}, but it’s missing.`],
  ['zero bytes', NULS, `Line 1, column 1: ${size}, not ${SHOWN_NULS}.`],
  ['too small', withLines(SCRABBKLE, { 1: '11' }), `Line 1, column 1: ${size}, not "11".`],
  ['too large', withLines(SCRABBKLE, { 1: '27' }), `Line 1, column 1: ${size}, not "27".`],
  [
    'a signed size',
    withLines(SCRABBKLE, { 1: '+12' }),
    `Line 1, column 1: ${size}, written "12", not "+12".`,
  ],
  [
    'a part of a row',
    withLines(SCRABBKLE, { 1: '12.0' }),
    `Line 1, column 1: ${size}, not "12.0".`,
  ],
  ['two sizes', withLines(SCRABBKLE, { 1: '12 12' }), `Line 1, column 1: ${size}, not "12 12".`],
  ['a blank before', withLines(SCRABBKLE, { 1: ' 12' }), `Line 1, column 1: ${size}, not " 12".`],
  [
    'digits of another script',
    withLines(SCRABBKLE, { 1: '١٢' }),
    `Line 1, column 1: ${size}, not "١٢".`,
  ],
  ['a board of the other game', SCRAEBBKLE, `Line 2, column 1: ${roundSquare}, found "1".`],
  [
    'brackets of the other game',
    withLines(SCRABBKLE, { 2: `[2]${row(11)}` }),
    `Line 2, column 1: ${roundSquare}, found "[".`,
  ],
  [
    'a tab',
    withLines(SCRABBKLE, { 3: `.\t${row(10)}` }),
    `Line 3, column 2: ${roundSquare}, found "\\t".`,
  ],
  [
    'an emoji',
    withLines(SCRABBKLE, { 3: `.😀${row(10)}` }),
    `Line 3, column 2: ${roundSquare}, found "😀".`,
  ],
  [
    'a bracket left open',
    withLines(SCRABBKLE, { 4: `{3${row(11)}` }),
    'Line 4, column 1: the bracket { is never closed.',
  ],
  [
    'a bracket closed by another',
    withLines(SCRABBKLE, { 4: `{3)${row(11)}` }),
    'Line 4, column 1: the bracket { is never closed.',
  ],
  [
    'a factor that is not one',
    withLines(SCRABBKLE, { 5: `(x)${row(11)}` }),
    `Line 5, column 2: ${factor}, not "x".`,
  ],
  [
    'a factor too small',
    withLines(SCRABBKLE, { 5: `(-10)${row(11)}` }),
    `Line 5, column 2: ${factor}, not "-10".`,
  ],
  [
    'minus zero',
    withLines(SCRABBKLE, { 5: `(-0)${row(11)}` }),
    `Line 5, column 2: ${factor}, written "0", not "-0".`,
  ],
  [
    'a row too short',
    withLines(SCRABBKLE, { 6: row(11) }),
    'Line 6, column 12: a row needs 12 squares; this one has 11.',
  ],
  [
    'an empty row',
    withLines(SCRABBKLE, { 6: '' }),
    'Line 6, column 1: a row needs 12 squares; this one has 0.',
  ],
  [
    'a row too long',
    withLines(SCRABBKLE, { 6: `(2)${row(12)}` }),
    'Line 6, column 15: a row needs 12 squares; this one has 13.',
  ],
  ['no rows', '12\n', 'Line 2, column 1: the board needs 12 rows; the file has 0.'],
  [
    'more after the last row',
    `${SCRABBKLE}the end`,
    'Line 14, column 1: the board needs 12 rows; the file has 13.',
  ],
];

export const CONFIGURED = '6 4\n2 2\n.23dt.\n......\n......\n......\n';
const width = 'the number of columns must be a whole number from 1 to 10000';
const height = 'the number of rows must be a whole number from 1 to 10000';
const startColumn = 'the column of the start square must be a whole number from 1 to 6';
const startRow = 'the row of the start square must be a whole number from 1 to 4';
const plainSquare = 'expected ., 2, 3, d or t';

export const BAD_CONFIGURED: readonly BadFile[] = [
  ['nothing', '', `Line 1, column 1: ${width}, but it’s missing.`],
  ['zero bytes', NULS, `Line 1, column 1: ${width}, not ${SHOWN_NULS}.`],
  ['blank space alone', ' \n\t\n', `Line 1, column 1: ${width}, but it’s missing.`],
  ['no columns', withLines(CONFIGURED, { 1: '0 4' }), `Line 1, column 1: ${width}, not "0".`],
  [
    'columns in words',
    withLines(CONFIGURED, { 1: 'six 4' }),
    `Line 1, column 1: ${width}, not "six".`,
  ],
  ['no rows', withLines(CONFIGURED, { 1: '6' }), `Line 1, column 2: ${height}, but it’s missing.`],
  [
    'rows below none',
    withLines(CONFIGURED, { 1: '6  -4' }),
    `Line 1, column 4: ${height}, not "-4".`,
  ],
  ['three sizes', withLines(CONFIGURED, { 1: '6 4 2' }), 'Line 1, column 5: unexpected "2".'],
  [
    'too many squares',
    withLines(CONFIGURED, { 1: '101 100' }),
    'Line 1, column 1: a board can have 10000 squares at most; this one has 10100.',
  ],
  ['no start', '6 4\n\n......\n', `Line 2, column 1: ${startColumn}, but it’s missing.`],
  [
    'a start counted from 0',
    withLines(CONFIGURED, { 2: '0 0' }),
    `Line 2, column 1: ${startColumn}, not "0".`,
  ],
  [
    'a start beyond the columns',
    withLines(CONFIGURED, { 2: '7 1' }),
    `Line 2, column 1: ${startColumn}, not "7".`,
  ],
  [
    'half a start',
    withLines(CONFIGURED, { 2: '6' }),
    `Line 2, column 2: ${startRow}, but it’s missing.`,
  ],
  [
    'a start beyond the rows',
    withLines(CONFIGURED, { 2: '6 5' }),
    `Line 2, column 3: ${startRow}, not "5".`,
  ],
  [
    'a start as a name',
    withLines(CONFIGURED, { 2: 'b2' }),
    `Line 2, column 1: ${startColumn}, not "b2".`,
  ],
  [
    'more after the start',
    withLines(CONFIGURED, { 2: '2 2 x' }),
    'Line 2, column 5: unexpected "x".',
  ],
  [
    'a capital',
    withLines(CONFIGURED, { 3: '.23Dt.' }),
    `Line 3, column 4: ${plainSquare}, found "D".`,
  ],
  [
    'a factor too large',
    withLines(CONFIGURED, { 3: '.24dt.' }),
    `Line 3, column 3: ${plainSquare}, found "4".`,
  ],
  [
    'brackets',
    withLines(CONFIGURED, { 4: '.[2]..' }),
    `Line 4, column 2: ${plainSquare}, found "[".`,
  ],
  [
    'a blank between squares',
    withLines(CONFIGURED, { 4: '. . . .' }),
    `Line 4, column 2: ${plainSquare}, found " ".`,
  ],
  [
    'a row too short',
    withLines(CONFIGURED, { 5: '.....' }),
    'Line 5, column 6: a row needs 6 squares; this one has 5.',
  ],
  [
    'a row too long',
    withLines(CONFIGURED, { 5: '.......' }),
    'Line 5, column 7: a row needs 6 squares; this one has 7.',
  ],
  [
    'a row too few',
    '6 4\n2 2\n......\n......\n......\n',
    'Line 6, column 1: the board needs 4 rows; the file has 3.',
  ],
  [
    'a row too many',
    `${CONFIGURED}......`,
    'Line 7, column 1: the board needs 4 rows; the file has 5.',
  ],
];
