import { type Direction, parseSquareName, squareName } from '../board';
import { ok, type Result } from '../result';
import { type Alphabet, parsePlacedTiles, placedTilesText } from '../tiles';
import {
  moveFormatError,
  type MoveFormatError,
  type Placement,
  type SquareNamePatterns,
} from './move-text';
import type { PlayOrPass } from './word-square';

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
