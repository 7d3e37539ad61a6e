import { MAX_COUNT } from '../../limits';
import { lengthOf, parseInteger, type Range } from '../../text';
import { endOf, linesOf, type TextSpan, wordsOf } from '../../text-span';
import { err, ok, type Result } from '../../result';
import { type CasePair, casePairOf, type LetterTiles, tileCount, type TileSet } from '../../tiles';

/**
 * Why a tile set file is refused, and where: `line` and `column` are 1-based, in code points.
 * `NO_CASE_PAIR` is a character without a capital and a small form of its own, one code point each.
 */
export type TileSetFileError = { readonly line: number; readonly column: number } & (
  | {
      readonly code: 'NOT_ONE_CHARACTER' | 'NO_CASE_PAIR' | 'UNEXPECTED_TEXT';
      readonly found: string;
    }
  | ({ readonly code: 'BAD_POINTS' | 'BAD_TILE_COUNT'; readonly found: string } & Range)
  | { readonly code: 'TILE_TWICE'; readonly found: string; readonly firstLine: number }
  | { readonly code: 'TOO_MANY_LETTERS'; readonly max: number }
  | { readonly code: 'NO_LETTERS' | 'NO_TILES' }
);

/** How the file writes a blank. */
const BLANK = '?';

const POINTS: Range = { min: 0, max: MAX_COUNT.points };
const TILES: Range = { min: 0, max: MAX_COUNT.tilesOfAKind };

/** Most UTF-16 code units in which a letter is spelt that is one code point in NFC. */
const MAX_SPELLING_LENGTH = 4;

/** A line of the file; a blank is of no case. */
interface TileLine {
  readonly found: string;
  readonly pair: CasePair | undefined;
  readonly value: number;
  readonly count: number;
}

function parsePair({
  text: found,
  ...place
}: TextSpan): Result<CasePair | undefined, TileSetFileError> {
  // Composing takes quadratic time, so that only what may become one letter is composed.
  const character = found.length > MAX_SPELLING_LENGTH ? found : found.normalize('NFC');
  if (character === BLANK) return ok(undefined);
  if (lengthOf(character) !== 1) return err({ code: 'NOT_ONE_CHARACTER', ...place, found });
  const pair = casePairOf(character);
  return pair ? ok(pair) : err({ code: 'NO_CASE_PAIR', ...place, found });
}

function parseNumber(
  { text: found, ...place }: TextSpan,
  code: 'BAD_POINTS' | 'BAD_TILE_COUNT',
  range: Range,
): Result<number, TileSetFileError> {
  const number = parseInteger(found, range);
  return number === undefined ? err({ code, ...place, found, ...range }) : ok(number);
}

function parseTileLine(line: TextSpan): Result<TileLine, TileSetFileError> {
  const [first = line, points = endOf(line), tiles = endOf(line), extra] = wordsOf(line);
  const pair = parsePair(first);
  if (!pair.ok) return pair;
  const value = parseNumber(points, 'BAD_POINTS', POINTS);
  if (!value.ok) return value;
  const count = parseNumber(tiles, 'BAD_TILE_COUNT', TILES);
  if (!count.ok) return count;
  if (extra) {
    const { text: found, ...place } = extra;
    return err({ code: 'UNEXPECTED_TEXT', ...place, found });
  }
  return ok({ found: first.text, pair: pair.value, value: value.value, count: count.value });
}

/** A tile set as its file has it, and as the program of the course reads that file. */
export interface TileSetFile {
  readonly tileSet: TileSet;
  /**
   * If a line end follows the last tile, its tiles count twice: a slip of that program, without which its
   * draws are others.
   */
  readonly courseTileSet: TileSet;
}

const twice = <T extends { readonly count: number }>(tiles: T): T => ({
  ...tiles,
  count: Math.min(2 * tiles.count, MAX_COUNT.tilesOfAKind),
});

/** A tile set in which the tiles of one line count twice. */
const withTwice = ({ letters, blank }: TileSet, line: TileLine | undefined): TileSet => ({
  letters: letters.map((each) => (each.letter === line?.pair?.letter ? twice(each) : each)),
  blank: line && !line.pair ? twice(blank) : blank,
});

/**
 * Reads a tile set: a line for each kind of tile with its letter, of either case, or `?` for the
 * blank, its points and the number of such tiles; a letter of none is one that blanks alone may be. The letters keep their order; a set that names no
 * blank has none.
 */
export function parseTileSetFile(text: string): Result<TileSetFile, TileSetFileError> {
  const lines = linesOf(text);
  const letters: LetterTiles[] = [];
  let blank: TileSet['blank'] = { value: 0, count: 0 };
  let last: TileLine | undefined;
  const lineOf = new Map<string, number>();

  for (const piece of lines.filter((each) => each.text !== '')) {
    const tile = parseTileLine(piece);
    if (!tile.ok) return tile;
    const { found, pair, value, count } = tile.value;
    const { line, column } = piece;
    const name = pair?.letter ?? BLANK;
    const firstLine = lineOf.get(name);
    if (firstLine !== undefined) return err({ code: 'TILE_TWICE', line, column, found, firstLine });
    lineOf.set(name, line);
    if (!pair) blank = { value, count };
    else if (letters.length < MAX_COUNT.letters) letters.push({ ...pair, value, count });
    else return err({ code: 'TOO_MANY_LETTERS', line, column, max: MAX_COUNT.letters });
    last = tile.value;
  }

  const end = { line: lines.length + 1, column: 1 };
  if (letters.length === 0) return err({ code: 'NO_LETTERS', ...end });
  const tileSet = { letters, blank };
  if (tileCount(tileSet) === 0) return err({ code: 'NO_TILES', ...end });
  return ok({ tileSet, courseTileSet: text.endsWith('\n') ? withTwice(tileSet, last) : tileSet });
}

/** Reads the tile set of a file. */
export function parseTileSet(text: string): Result<TileSet, TileSetFileError> {
  const file = parseTileSetFile(text);
  return file.ok ? ok(file.value.tileSet) : file;
}
