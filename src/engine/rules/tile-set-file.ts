import { MAX_COUNT } from '../limits';
import { lengthOf, parseInteger, type Range } from '../text';
import { endOf, linesOf, type TextSpan, wordsOf } from '../text-span';
import { err, ok, type Result } from '../result';
import { type CasePair, casePairOf, type LetterTiles, tileCount, type TileSet } from '../tiles';

/**
 * Why a tile set file is refused, and where: `line` and `column` are 1-based, columns in code points.
 * `NO_CASE_PAIR`: the character has no distinct upper and lower case of one code point each.
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

const BLANK = '?';

const POINTS: Range = { min: 0, max: MAX_COUNT.points };
const TILES: Range = { min: 0, max: MAX_COUNT.tilesOfAKind };

/** Maximum UTF-16 code units of a decomposed letter that NFC composes into one code point. */
const MAX_SPELLING_LENGTH = 4;

/** A line of the file; `pair` is undefined for the blank. */
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
  // NFC takes quadratic time on long runs of marks: skip texts too long to become one letter.
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

/** A tile set as in its file, and as the program of the course reads that file. */
export interface TileSetFile {
  readonly tileSet: TileSet;
  /**
   * If a line end follows the last tile, its tiles count twice: a bug in that program, kept because its draws
   * depend on it.
   */
  readonly courseTileSet: TileSet;
}

const twice = <T extends { readonly count: number }>(tiles: T): T => ({
  ...tiles,
  count: Math.min(2 * tiles.count, MAX_COUNT.tilesOfAKind),
});

const withLineDoubled = ({ letters, blank }: TileSet, line: TileLine | undefined): TileSet => ({
  letters: letters.map((each) => (each.letter === line?.pair?.letter ? twice(each) : each)),
  blank: line && !line.pair ? twice(blank) : blank,
});

/**
 * Parses a tile set: one line per kind of tile, with its letter in either case (`?` for the blank), its
 * points and the number of such tiles. If that number is 0, only blanks can be the letter. Letters keep their
 * order. Without a line for the blank, there are none.
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
  return ok({
    tileSet,
    courseTileSet: text.endsWith('\n') ? withLineDoubled(tileSet, last) : tileSet,
  });
}

export function parseTileSet(text: string): Result<TileSet, TileSetFileError> {
  const file = parseTileSetFile(text);
  return file.ok ? ok(file.value.tileSet) : file;
}
