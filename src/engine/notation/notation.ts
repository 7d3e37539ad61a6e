import { columnLabel, type Square, squareName } from '../board';
import { composeMarks } from '../text';
import type { BoardState, Move, Refusal } from '../play';
import { ok, type Result } from '../result';
import type { NotationName, RuleBook } from '../rules';
import { type Alphabet, alphabetOf, parseTiles, tilesText } from '../tiles';
import {
  type TypedMove,
  moveFormatError,
  type MoveFormatError,
  type Placement,
  splitAtComma,
} from './move-text';
import {
  formatCommand,
  formatCommandPlacement,
  formatCommandSquare,
  parseCommand,
  splitCommand,
} from './commands';
import {
  formatWordMove,
  parseWholeWordPlay,
  parseWordMove,
  WORD_SQUARE,
  WORD_SQUARE_DIRECTION,
  type WordNotation,
} from './word-square';

type Parsed = Result<Move, MoveFormatError | Refusal>;

/** How a notation names columns: a, b and so on, next to the row number; or 1, 2 and so on, after it. */
export type ColumnNames = 'letters' | 'numbers';

interface Notation {
  readonly pass: string;
  readonly parse: (alphabet: Alphabet, field: BoardState, text: string) => Parsed;
  readonly format: (alphabet: Alphabet, move: Move) => string;
  readonly place: (place: Placement) => string;
  readonly columns: ColumnNames;
  readonly split: (text: string) => TypedMove | undefined;
}

/** Precedes the tiles of an exchange in notations other than commands. */
const EXCHANGE_SIGN = '-';

/** Parses an exchange such as `-AE_`; without tiles, it is a pass. */
function parseExchange(alphabet: Alphabet, text: string): Result<Move, MoveFormatError> {
  const tiles = parseTiles(alphabet, text.slice(EXCHANGE_SIGN.length));
  if (!tiles.ok) return moveFormatError(EXCHANGE_SIGN.length + tiles.error.index + 1);
  return ok(tiles.value.length === 0 ? { kind: 'pass' } : { kind: 'exchange', tiles: tiles.value });
}

const parseWordSquareOrWholeWord: Notation['parse'] = (alphabet, field, text) =>
  text.split(',').length < 3
    ? parseWordMove(WORD_SQUARE, alphabet, field.board, text)
    : parseWholeWordPlay(alphabet, field, text);

const wordNotation = (words: WordNotation): Notation => ({
  pass: words.pass,
  parse: (alphabet, { board }, text) => parseWordMove(words, alphabet, board, text),
  format: (alphabet, move) =>
    move.kind === 'exchange'
      ? `${EXCHANGE_SIGN}${tilesText(move.tiles)}`
      : formatWordMove(words, alphabet, move),
  place: words.formatPlace,
  columns: 'letters',
  split: splitAtComma,
});

const NOTATION_OF: Readonly<Record<NotationName, Notation>> = {
  'word-square': wordNotation(WORD_SQUARE),
  'word-square-direction': wordNotation(WORD_SQUARE_DIRECTION),
  'word-square-or-whole-word': {
    ...wordNotation(WORD_SQUARE),
    parse: parseWordSquareOrWholeWord,
  },
  commands: {
    pass: formatCommand({ kind: 'pass' }),
    parse: (alphabet, _field, text) => parseCommand(alphabet, text),
    format: (_alphabet, move) => formatCommand(move),
    place: formatCommandPlacement,
    columns: 'numbers',
    split: splitCommand,
  },
};

export const passText = ({ notation }: RuleBook): string => NOTATION_OF[notation].pass;

const isSignedExchange = ({ exchange, notation }: RuleBook, text: string): boolean =>
  exchange !== 'none' && notation !== 'commands' && text.startsWith(EXCHANGE_SIGN);

/**
 * Parses a move in the notation of a rule book. A whole word is refused unless it fits the tiles on the
 * board. Letters may be decomposed into a base and combining marks.
 */
export function parseMove(rules: RuleBook, field: BoardState, typed: string): Parsed {
  const text = composeMarks(typed);
  const alphabet = alphabetOf(rules.tileSet);
  return isSignedExchange(rules, text)
    ? parseExchange(alphabet, text)
    : NOTATION_OF[rules.notation].parse(alphabet, field, text);
}

/** Formats a move in the notation of a rule book: always the tiles laid, never a whole word. */
export const formatMove = (rules: RuleBook, move: Move): string =>
  NOTATION_OF[rules.notation].format(alphabetOf(rules.tileSet), move);

/** Formats the square and direction of a play in the notation of a rule book. */
export const formatPlacement = ({ notation }: RuleBook, place: Placement): string =>
  NOTATION_OF[notation].place(place);

export const columnNaming = ({ notation }: RuleBook): ColumnNames => NOTATION_OF[notation].columns;

/** The name of a 0-based column in moves: `d` or `4`. */
export const columnName = (rules: RuleBook, column: number): string =>
  columnNaming(rules) === 'letters' ? columnLabel(column) : String(column + 1);

/** Formats a square as in moves: `d7`, or row and column as in `7 4`. */
export const formatSquare = (rules: RuleBook, square: Square): string =>
  columnNaming(rules) === 'letters' ? squareName(square) : formatCommandSquare(square);

/**
 * Splits a move into its parts as typed, without validating them; undefined unless it names a play or tiles
 * to exchange.
 */
export function splitMove(rules: RuleBook, text: string): TypedMove | undefined {
  if (!isSignedExchange(rules, text)) return NOTATION_OF[rules.notation].split(text);
  const tiles = text.slice(EXCHANGE_SIGN.length);
  return tiles === '' ? undefined : { kind: 'exchange', tiles };
}
