import { columnLabel, type Direction, parseSquareName, squareName } from '../board';
import type { Move, WholeWord } from '../play';
import { ok, type Result } from '../result';
import { type Alphabet, parsePlacedTiles, placedTilesText } from '../tiles';
import {
  moveFormatError,
  type MoveFormatError,
  type Placement,
  type SquareNamePatterns,
  DEFAULT_SQUARE_NAMES,
} from './move-text';

export type PlayOrPass = Exclude<Move, { kind: 'exchange' }>;

export const PASS_TEXT = ',';

/** `d7` is down, `7d` across. */
function parsePlace({ column, row }: SquareNamePatterns, text: string): Placement | undefined {
  const place = new RegExp(`^(?:(${column})(${row})|(${row})(${column}))$`);
  const [, downColumn, downRow, acrossRow, acrossColumn] = place.exec(text) ?? [];
  const name = downColumn ? `${downColumn}${downRow}` : `${acrossColumn}${acrossRow}`;
  const square = parseSquareName(name);
  const direction: Direction = downColumn ? 'down' : 'across';
  return square && { square, direction };
}

/** Length of the longest start of a text that can begin a place. */
function validPrefixLength({ column, row }: SquareNamePatterns, text: string): number {
  const prefix = new RegExp(`^(?:${column}(?:${row})?|${row}(?:${column})?)`);
  return prefix.exec(text)?.[0].length ?? 0;
}

/**
 * Parses a move `word,square`: the tiles laid (a blank in lower case), a comma, and the square of the first,
 * column first for down (`DINED,d4`), row first for across (`VLuE,10b`). A comma alone is a pass. Square
 * names may be as long as the longest on the board; the rules check whether the square is on it.
 */
export function parseWordSquare(
  alphabet: Alphabet,
  text: string,
  names = DEFAULT_SQUARE_NAMES,
): Result<PlayOrPass, MoveFormatError> {
  if (text === PASS_TEXT) return ok({ kind: 'pass' });
  const [word = '', place] = [text.split(',', 1)[0], text.slice(text.indexOf(',') + 1)];
  const tiles = parsePlacedTiles(alphabet, word);
  if (!tiles.ok) return moveFormatError(tiles.error.index + 1);
  const comma = tiles.value.length + 1;
  if (tiles.value.length === 0) return moveFormatError(1);
  if (!text.includes(',')) return moveFormatError(comma);
  const where = parsePlace(names, place);
  if (!where) return moveFormatError(comma + 1 + validPrefixLength(names, place));
  return ok({ kind: 'play', play: { tiles: tiles.value, ...where } });
}

/** Formats a place: `d4` for down, `10b` for across. */
export function formatWordSquarePlacement({ square, direction }: Placement): string {
  const column = columnLabel(square.column);
  const row = square.row + 1;
  return direction === 'down' ? `${column}${row}` : `${row}${column}`;
}

export const formatWordSquare = (alphabet: Alphabet, move: PlayOrPass): string =>
  move.kind === 'pass'
    ? PASS_TEXT
    : `${placedTilesText(alphabet, move.play.tiles)},${formatWordSquarePlacement(move.play)}`;

/** A pass in this notation. */
export const TWO_COMMAS = ',,';

const DIRECTION_OF: Readonly<Record<string, Direction>> = { r: 'across', d: 'down' };
const LETTER_OF = { across: 'r', down: 'd' } as const satisfies Record<Direction, string>;

/** Length of the longest start of a text that can begin a place such as `f8,r`. */
function placeLength({ column, row }: SquareNamePatterns, text: string): number {
  const prefix = new RegExp(`^${column}(?:${row}(?:,[rd]?)?)?`);
  return prefix.exec(text)?.[0].length ?? 0;
}

/**
 * Parses a move `word,square,direction`, such as `GIT,f8,r`: the tiles laid (a blank in lower case), the
 * square of the first, and `r` for across or `d` for down. Two commas alone are a pass. Square names may be
 * as long as the longest on the board; the rules check whether the square is on it.
 */
export function parseWordSquareDirection(
  alphabet: Alphabet,
  text: string,
  names: SquareNamePatterns,
): Result<PlayOrPass, MoveFormatError> {
  if (text === TWO_COMMAS) return ok({ kind: 'pass' });
  const comma = text.indexOf(',');
  const tiles = parsePlacedTiles(alphabet, comma < 0 ? text : text.slice(0, comma));
  if (!tiles.ok) return moveFormatError(tiles.error.index + 1);
  if (tiles.value.length === 0) return moveFormatError(1);
  const next = tiles.value.length + 1;
  if (comma < 0) return moveFormatError(next);

  const place = text.slice(comma + 1);
  const whole = new RegExp(`^(${names.column}${names.row}),([rd])$`);
  const [, name = '', way = ''] = whole.exec(place) ?? [];
  const square = parseSquareName(name);
  const direction = DIRECTION_OF[way];
  if (!square || !direction) return moveFormatError(next + 1 + placeLength(names, place));
  return ok({ kind: 'play', play: { tiles: tiles.value, square, direction } });
}

/** Formats a place: `h7,d` for down, `f8,r` for across. */
export const formatWordSquareDirectionPlacement = ({ square, direction }: Placement): string =>
  `${squareName(square)},${LETTER_OF[direction]}`;

export const formatWordSquareDirection = (alphabet: Alphabet, move: PlayOrPass): string =>
  move.kind === 'pass'
    ? TWO_COMMAS
    : `${placedTilesText(alphabet, move.play.tiles)},${formatWordSquareDirectionPlacement(move.play)}`;

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
