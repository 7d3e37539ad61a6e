import { type Board, columnLabel, type Direction, parseSquareName, squareName } from '../board';
import { type BoardState, type Move, playForWord, type Refusal, type WholeWord } from '../play';
import { ok, type Result } from '../result';
import { type Alphabet, parsePlacedTiles, placedTilesText } from '../tiles';
import {
  moveFormatError,
  type MoveFormatError,
  namesOn,
  type Placement,
  type SquareNamePatterns,
} from './move-text';

export type PlayOrPass = Exclude<Move, { kind: 'exchange' }>;

/** A notation `word,place`, in which a word is the tiles laid, with blanks in lower case. */
export interface WordNotation {
  readonly pass: string;
  readonly parsePlace: (names: SquareNamePatterns, text: string) => Placement | undefined;
  /** Matches the longest start of a text that can begin a place. */
  readonly placePrefix: (names: SquareNamePatterns) => string;
  readonly formatPlace: (place: Placement) => string;
}

/**
 * Places are the square of the first tile, column first for down (`DINED,d4`), row first for across (`VLuE,10b`). A
 * comma alone is a pass.
 */
export const WORD_SQUARE: WordNotation = {
  pass: ',',
  parsePlace: ({ column, row }, text) => {
    const place = new RegExp(`^(?:(${column})(${row})|(${row})(${column}))$`);
    const [, downColumn, downRow, acrossRow, acrossColumn] = place.exec(text) ?? [];
    const name = downColumn ? `${downColumn}${downRow}` : `${acrossColumn}${acrossRow}`;
    const square = parseSquareName(name);
    return square && { square, direction: downColumn ? 'down' : 'across' };
  },
  placePrefix: ({ column, row }) => `${column}(?:${row})?|${row}(?:${column})?`,
  formatPlace: ({ square, direction }) => {
    const column = columnLabel(square.column);
    const row = square.row + 1;
    return direction === 'down' ? `${column}${row}` : `${row}${column}`;
  },
};

const DIRECTION_OF: Readonly<Record<string, Direction>> = { r: 'across', d: 'down' };
const LETTER_OF = { across: 'r', down: 'd' } as const satisfies Record<Direction, string>;

/**
 * Places are the square of the first tile, and `r` for across or `d` for down, such as `GIT,f8,r`. Two commas alone are
 * a pass.
 */
export const WORD_SQUARE_DIRECTION: WordNotation = {
  pass: ',,',
  parsePlace: ({ column, row }, text) => {
    const [, name = '', way = ''] = new RegExp(`^(${column}${row}),([rd])$`).exec(text) ?? [];
    const square = parseSquareName(name);
    const direction = DIRECTION_OF[way];
    return square && direction && { square, direction };
  },
  placePrefix: ({ column, row }) => `${column}(?:${row}(?:,[rd]?)?)?`,
  formatPlace: ({ square, direction }) => `${squareName(square)},${LETTER_OF[direction]}`,
};

/**
 * Parses a move in a notation. Square names may be as long as the longest on the board; the rules check whether the
 * square is on it.
 */
export function parseWordMove(
  { pass, parsePlace, placePrefix }: WordNotation,
  alphabet: Alphabet,
  board: Board,
  text: string,
): Result<PlayOrPass, MoveFormatError> {
  if (text === pass) return ok({ kind: 'pass' });
  const [word = ''] = text.split(',', 1);
  const tiles = parsePlacedTiles(alphabet, word);
  if (!tiles.ok) return moveFormatError(tiles.error.index + 1);
  const comma = tiles.value.length + 1;
  if (comma === 1 || word === text) return moveFormatError(comma);
  const names = namesOn(board);
  const typed = text.slice(word.length + 1);
  const place = parsePlace(names, typed);
  if (place) return ok({ kind: 'play', play: { tiles: tiles.value, ...place } });
  const [valid = ''] = new RegExp(`^(?:${placePrefix(names)})`).exec(typed) ?? [];
  return moveFormatError(comma + 1 + valid.length);
}

export const formatWordMove = (
  { pass, formatPlace }: WordNotation,
  alphabet: Alphabet,
  move: PlayOrPass,
): string =>
  move.kind === 'pass'
    ? pass
    : `${placedTilesText(alphabet, move.play.tiles)},${formatPlace(move.play)}`;

const WHOLE_WORD_DIRECTIONS: Readonly<Record<string, Direction>> = {
  true: 'across',
  across: 'across',
  false: 'down',
  down: 'down',
};

/**
 * Parses a whole word `word,row,column,direction`, such as `GRAPE,4,0,across`: every letter, including those
 * on the board (a blank in lower case), the 0-based row and column of the first, and `across` (or `true`) or
 * `down` (or `false`).
 */
export function parseWholeWord(
  alphabet: Alphabet,
  text: string,
): Result<WholeWord, MoveFormatError> {
  const [word = '', row = '', column = '', way = '', ...extra] = text.split(',');
  const tiles = parsePlacedTiles(alphabet, word);
  if (!tiles.ok) return moveFormatError(tiles.error.index + 1);
  if (tiles.value.length === 0) return moveFormatError(1);
  const end = [...text].length + 1;
  const wrongFrom = (at: number) => moveFormatError(Math.min(at, end));
  const isNumber = (part: string) => /^(?:0|[1-9]\d{0,4})$/.test(part);
  const rowAt = tiles.value.length + 2;
  if (!isNumber(row)) return wrongFrom(rowAt);
  const columnAt = rowAt + row.length + 1;
  if (!isNumber(column)) return wrongFrom(columnAt);
  const wayAt = columnAt + column.length + 1;
  const direction = WHOLE_WORD_DIRECTIONS[way];
  if (!direction) return wrongFrom(wayAt);
  if (extra.length > 0) return wrongFrom(wayAt + way.length);
  return ok({
    tiles: tiles.value,
    square: { row: Number(row), column: Number(column) },
    direction,
  });
}

/** Parses a whole word as the play that forms it on a board. */
export function parseWholeWordPlay(
  alphabet: Alphabet,
  field: BoardState,
  text: string,
): Result<Move, MoveFormatError | Refusal> {
  const word = parseWholeWord(alphabet, text);
  if (!word.ok) return word;
  const play = playForWord(field, word.value);
  return play.ok ? ok({ kind: 'play', play: play.value }) : play;
}
