import {
  type BoardState,
  type Direction,
  DIRECTIONS,
  type LaidTile,
  type PlacedTile,
  type Placement,
  type Premium,
  premiumAt,
  type RuleBook,
  runThrough,
  type Square,
  step,
  type Tile,
  tileAt,
  tileValue,
  type View,
  type WordOnBoard,
} from '../engine';
import { joined, type Speech, spokenNumber, tilesInWords } from './phrases';
import { squareInWords, tileFace } from './squares';

/** A tile of a draft: `N`, `N, blank`; `Blank` without a letter. */
const letterOf = (tile: PlacedTile | undefined): string =>
  tile ? `${tile.letter}${tile.kind === 'blank' ? ', blank' : ''}` : 'Blank';

const FACTORS: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple' };
const COUNTS = ['', '', 'two ', 'three ', 'four '];

/** Bonus squares of one kind: `triple letter`, `two double words`, `word times 12`. */
function spokenBonus({ kind, factor }: Exclude<Premium, { kind: 'none' }>, count = 1): string {
  const noun = count > 1 ? `${kind}s` : kind;
  const prefix = COUNTS[count] ?? `${count} `;
  const named = FACTORS[factor];
  return prefix + (named ? `${named} ${noun}` : `${noun} times ${spokenNumber(factor)}`);
}

/** The bonus squares that tiles cover, alike ones together. */
export function bonusesOn(
  { rules, board }: Pick<View, 'rules' | 'board'>,
  squares: readonly Square[],
): readonly string[] {
  if (rules.premiums !== 'count') return [];
  const premiums = squares
    .map((square) => premiumAt(board, square))
    .filter((premium) => premium.kind !== 'none' && premium.factor !== 1);
  const isSame = (a: Premium) => (b: Premium) =>
    a.kind === b.kind && a.kind !== 'none' && b.kind !== 'none' && a.factor === b.factor;
  return premiums.flatMap((premium, index) =>
    premium.kind === 'none' || premiums.findIndex(isSame(premium)) < index
      ? []
      : [spokenBonus(premium, premiums.filter(isSame(premium)).length)],
  );
}

/** A tile that was placed, undefined for a blank without a letter: `D, g7.` */
export function spokenTile(
  view: Pick<View, 'rules' | 'board'>,
  tile: PlacedTile | undefined,
  square: Square,
  speech: Speech,
): string {
  const where = squareInWords(view.rules, square);
  if (speech === 'brief') return `${letterOf(tile)}, ${where}.`;
  return `${[`${letterOf(tile)} placed on ${where}`, ...bonusesOn(view, [square])].join(', ')}.`;
}

export const spokenRecall = (speech: Speech): string =>
  speech === 'full' ? 'All tiles back on your rack.' : 'All tiles back.';

/** The tiles chosen to be exchanged: `Chosen: A, E.` */
export const spokenChosen = (tiles: readonly Tile[]): string =>
  `Chosen: ${tiles.length === 0 ? 'none' : tilesInWords(tiles)}.`;

/** The tiles of a rack, from left to right: `Rack: A, E, blank.` */
export function spokenRack({ tileSet }: RuleBook, tiles: readonly Tile[], speech: Speech): string {
  const named = tiles.map((tile) => {
    const value = speech === 'full' ? ` ${spokenNumber(tileValue(tileSet, tile))}` : '';
    return `${tile.kind === 'blank' ? 'blank' : tile.letter}${value}`;
  });
  return `Rack: ${named.join(', ') || 'empty'}.`;
}

/** Announces a tile that returned to the rack: `N taken back.` */
export const takenBackInWords = (tile: PlacedTile | undefined): string =>
  `${letterOf(tile)} taken back.`;

/** Position and direction of the cursor: `Typing down from h8.` */
export const cursorInWords = (rules: RuleBook, cursor: Placement | undefined): string =>
  cursor
    ? `Typing ${cursor.direction} from ${squareInWords(rules, cursor.square)}.`
    : 'Cursor off.';

const textOf = ({ tileSet }: RuleBook, tiles: readonly LaidTile[]): string =>
  tiles.map(({ tile }) => tileFace(tileSet, tile)).join('');

function spanOf(rules: RuleBook, tiles: readonly LaidTile[]): string {
  const ends = [tiles[0], tiles.at(-1)].flatMap((each) => (each ? [each.square] : []));
  return ends.map((square) => squareInWords(rules, square)).join(' to ');
}

/** A word on the board: `REST, across, f10 to i10.` */
export const wordOnBoardInWords = (rules: RuleBook, { tiles, direction }: WordOnBoard): string =>
  `${textOf(rules, tiles)}, ${direction}, ${spanOf(rules, tiles)}.`;

/** Announced when the cursor has no word to jump to. */
export const NO_WORD_ON_BOARD = 'No words on the board yet.';

export const NO_PREMIUM_FREE = 'No bonus squares left.';

/** The word through a square in one direction; for a free square, the tiles that adjoin it. */
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
  const parts = [before && `${before} before it`, after && `${after} after it`];
  return joined(parts, ', ') || 'nothing';
}

/** The words that cross at a square: `k10. Across: REST before it. Down: nothing.` */
export function crossingsInWords(rules: RuleBook, field: BoardState, square: Square): string {
  const tile = tileAt(field, square);
  const name = squareInWords(rules, square);
  const place = tile ? `${name}, ${tileFace(rules.tileSet, tile)}` : name;
  const [across, down] = DIRECTIONS.map((way) => alongside(rules, field, square, way));
  return `${place}. Across: ${across}. Down: ${down}.`;
}
