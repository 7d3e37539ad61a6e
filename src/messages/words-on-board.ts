import {
  type Direction,
  DIRECTIONS,
  type BoardState,
  type LaidTile,
  type Placement,
  type RuleBook,
  runThrough,
  type Square,
  step,
  tileAt,
  type WordOnBoard,
} from '../engine';
import { squareInWords, tileFace } from './squares';

/** Where letters that are typed go down: `Letters go down from h8.` */
export const cursorInWords = (rules: RuleBook, cursor: Placement | undefined): string =>
  cursor
    ? `Letters go ${cursor.direction} from ${squareInWords(rules, cursor.square)}.`
    : 'The cursor is gone.';

const textOf = ({ tileSet }: RuleBook, tiles: readonly LaidTile[]): string =>
  tiles.map(({ tile }) => tileFace(tileSet, tile)).join('');

function spanOf(rules: RuleBook, tiles: readonly LaidTile[]): string {
  const ends = [tiles[0], tiles.at(-1)].flatMap((each) => (each ? [each.square] : []));
  return ends.map((square) => squareInWords(rules, square)).join(' to ');
}

/** A word on the board: `REST, across, f10 to i10.` */
export const wordOnBoardInWords = (rules: RuleBook, { tiles, direction }: WordOnBoard): string =>
  `${textOf(rules, tiles)}, ${direction}, ${spanOf(rules, tiles)}.`;

/** What runs through a square along a direction, or comes up to it where it is free. */
function alongside(
  rules: RuleBook,
  field: BoardState,
  square: Square,
  direction: Direction,
): string {
  const through = runThrough(field, square, direction);
  if (through.length > 1) return `${textOf(rules, through)}, ${spanOf(rules, through)}`;
  if (through.length === 1) return 'nothing';
  const before = textOf(rules, runThrough(field, step(square, direction, -1), direction));
  const after = textOf(rules, runThrough(field, step(square, direction, 1), direction));
  const parts = [
    ...(before === '' ? [] : [`${before} before it`]),
    ...(after === '' ? [] : [`${after} after it`]),
  ];
  return parts.join(', ') || 'nothing';
}

/** What crosses at a square: `k10. Across: REST before it. Down: nothing.` */
export function crossingsInWords(rules: RuleBook, field: BoardState, square: Square): string {
  const tile = tileAt(field, square);
  const name = squareInWords(rules, square);
  const place = tile ? `${name}, ${tileFace(rules.tileSet, tile)}` : name;
  const [across, down] = DIRECTIONS.map((way) => alongside(rules, field, square, way));
  return `${place}. Across: ${across}. Down: ${down}.`;
}
