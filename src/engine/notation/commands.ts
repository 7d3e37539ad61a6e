import type { Direction, Square } from '../board';
import type { Move } from '../play';
import { ok, type Result } from '../result';
import { lengthOf } from '../text';
import { type Alphabet, letterInEitherCase, type PlacedTile, type Tile } from '../tiles';
import { type TypedMove, moveFormatError, type MoveFormatError, type Placement } from './move-text';

const BLANK = '?';
const DIRECTION_OF: Readonly<Record<string, Direction>> = { '-': 'across', '|': 'down' };
const SIGN_OF = { across: '-', down: '|' } as const satisfies Record<Direction, string>;

/** A part of a command between whitespace; `column` is 1-based, in code points. */
interface Part {
  readonly text: string;
  readonly column: number;
}

const partsOf = (text: string): readonly Part[] =>
  Array.from(text.matchAll(/\S+/g), ({ 0: part, index }) => ({
    text: part,
    column: lengthOf(text.slice(0, index)) + 1,
  }));

const wrongArguments = (
  column: number,
  command: 'PASS' | 'EXCHANGE' | 'PLACE',
  { length: count }: readonly Part[],
): Result<never, MoveFormatError> =>
  moveFormatError(column, { kind: 'wrong-arguments', command, count });

function parseRackTiles(
  alphabet: Alphabet,
  { text, column }: Part,
): Result<readonly Tile[], MoveFormatError> {
  const tiles: Tile[] = [];
  for (const [index, character] of [...text].entries()) {
    const letter = letterInEitherCase(alphabet, character);
    if (character === BLANK) tiles.push({ kind: 'blank' });
    else if (letter !== undefined) tiles.push({ kind: 'letter', letter });
    else return moveFormatError(column + index, { kind: 'bad-tile', found: character });
  }
  return ok(tiles);
}

function parseLaidTiles(
  alphabet: Alphabet,
  { text, column }: Part,
): Result<readonly PlacedTile[], MoveFormatError> {
  const tiles: PlacedTile[] = [];
  let isBlank = false;
  for (const [index, character] of [...text].entries()) {
    if (character === BLANK && !isBlank) {
      isBlank = true;
      continue;
    }
    const letter = letterInEitherCase(alphabet, character);
    if (letter === undefined) {
      return moveFormatError(column + index, { kind: 'bad-tile', found: character });
    }
    tiles.push({ kind: isBlank ? 'blank' : 'letter', letter });
    isBlank = false;
  }
  return isBlank
    ? moveFormatError(column + [...text].length, { kind: 'blank-without-letter' })
    : ok(tiles);
}

function parseNumber(part: Part, of: 'row' | 'column'): Result<number, MoveFormatError> {
  return /^\d{1,6}$/.test(part.text)
    ? ok(Number(part.text))
    : moveFormatError(part.column, { kind: 'bad-number', of, found: part.text });
}

function parsePlace(
  alphabet: Alphabet,
  parts: readonly Part[],
  end: number,
): Result<Move, MoveFormatError> {
  const [sign, rowPart, columnPart, tilesPart, extra] = parts;
  const direction = sign && DIRECTION_OF[sign.text];
  if (sign && !direction) {
    return moveFormatError(sign.column, { kind: 'bad-direction', found: sign.text });
  }
  if (!direction || !rowPart || !columnPart || extra) {
    return wrongArguments(extra?.column ?? end, 'PLACE', parts);
  }
  const row = parseNumber(rowPart, 'row');
  if (!row.ok) return row;
  const column = parseNumber(columnPart, 'column');
  if (!column.ok) return column;
  if (!tilesPart) return moveFormatError(end, { kind: 'no-tiles', command: 'PLACE' });
  const tiles = parseLaidTiles(alphabet, tilesPart);
  if (!tiles.ok) return tiles;
  const square = { row: row.value - 1, column: column.value - 1 };
  return ok({ kind: 'play', play: { tiles: tiles.value, square, direction } });
}

function parseExchange(
  alphabet: Alphabet,
  parts: readonly Part[],
  end: number,
): Result<Move, MoveFormatError> {
  const [tilesPart, extra] = parts;
  if (!tilesPart) return moveFormatError(end, { kind: 'no-tiles', command: 'EXCHANGE' });
  if (extra) return wrongArguments(extra.column, 'EXCHANGE', parts);
  const tiles = parseRackTiles(alphabet, tilesPart);
  return tiles.ok ? ok({ kind: 'exchange', tiles: tiles.value }) : tiles;
}

/**
 * Parses a command in either case: `PASS`, `EXCHANGE aa?`, or `PLACE | 3 3 CAKE` with `|` for down or `-` for
 * across, 1-based row and column, and the tiles laid. Letters may be of either case. A blank is `?`, and in
 * `PLACE` its letter follows. The rules check whether the square is on the board.
 */
export function parseCommand(alphabet: Alphabet, text: string): Result<Move, MoveFormatError> {
  const [name, ...parts] = partsOf(text);
  const end = [...text].length + 1;
  switch (name?.text.toUpperCase()) {
    case 'PASS': {
      const [extra] = parts;
      return extra ? wrongArguments(extra.column, 'PASS', parts) : ok({ kind: 'pass' });
    }
    case 'EXCHANGE':
      return parseExchange(alphabet, parts, end);
    case 'PLACE':
      return parsePlace(alphabet, parts, end);
    default:
      return moveFormatError(name?.column ?? 1, {
        kind: 'unknown-command',
        found: name?.text ?? '',
      });
  }
}

/** Splits a command into its parts as typed, without validating them; undefined if parts are missing. */
export function splitCommand(text: string): TypedMove | undefined {
  const [name, ...parts] = partsOf(text).map((part) => part.text);
  switch (name?.toUpperCase()) {
    case 'PLACE': {
      const [sign, row, column, word] = parts;
      return sign && row && column && word
        ? { kind: 'play', word, place: `${sign} ${row} ${column}` }
        : undefined;
    }
    case 'EXCHANGE': {
      const [tiles] = parts;
      return tiles ? { kind: 'exchange', tiles } : undefined;
    }
    default:
      return undefined;
  }
}

const laidText = ({ kind, letter }: PlacedTile): string =>
  kind === 'blank' ? `${BLANK}${letter}` : letter;

/** Formats a square as 1-based row and column, such as `5 1`. */
export const formatCommandSquare = ({ row, column }: Square): string => `${row + 1} ${column + 1}`;

/** Formats a place: `| 3 3` for down, `- 5 1` for across, with 1-based row and column. */
export const formatCommandPlacement = ({ square, direction }: Placement): string =>
  `${SIGN_OF[direction]} ${formatCommandSquare(square)}`;

export function formatCommand(move: Move): string {
  switch (move.kind) {
    case 'pass':
      return 'PASS';
    case 'exchange': {
      const tiles = move.tiles.map((tile) => (tile.kind === 'blank' ? BLANK : tile.letter));
      return `EXCHANGE ${tiles.join('')}`;
    }
    case 'play':
      return `PLACE ${formatCommandPlacement(move.play)} ${move.play.tiles.map(laidText).join('')}`;
  }
}
