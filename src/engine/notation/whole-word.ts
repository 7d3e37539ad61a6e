import type { Direction } from '../board';
import type { WholeWord } from '../play';
import { ok, type Result } from '../result';
import { type Alphabet, parsePlacedTiles } from '../tiles';
import { moveFormatError, type MoveFormatError } from './move-text';

const DIRECTION_OF: Readonly<Record<string, Direction>> = {
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
  const direction = DIRECTION_OF[way];
  if (!direction) return wrongFrom(wayAt);
  if (extra.length > 0) return wrongFrom(wayAt + way.length);
  return ok({
    tiles: tiles.value,
    square: { row: Number(row), column: Number(column) },
    direction,
  });
}
