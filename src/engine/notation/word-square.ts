import { columnLabel, type Direction, parseSquareName } from '../board';
import type { Move } from '../play';
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
