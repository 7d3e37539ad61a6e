import {
  alphabetOf,
  columnNaming,
  formatPlacement,
  formatSquare,
  type Placement,
  type PlacedTile,
  placedTileText,
  type Premium,
  type RuleBook,
  type Square,
  type Tile,
  type TileSet,
} from '../engine';
import { printed } from './phrases';

/** What is printed on a premium square: `3L`, `12W`, `−4L`. */
export const premiumLabel = (premium: Premium): string =>
  premium.kind === 'none'
    ? ''
    : `${printed(premium.factor)}${premium.kind === 'letter' ? 'L' : 'W'}`;

/** A square as moves name it, in words where they give two numbers: `h8`, `row 8, column 8`. */
export const squareInWords = (rules: RuleBook, square: Square): string =>
  columnNaming(rules) === 'letters'
    ? formatSquare(rules, square)
    : `row ${square.row + 1}, column ${square.column + 1}`;

/** A place as moves name it, in words where they give numbers: `8h`, `row 8, column 8, down`. */
export const placementInWords = (rules: RuleBook, place: Placement): string =>
  columnNaming(rules) === 'letters'
    ? formatPlacement(rules, place)
    : `${squareInWords(rules, place.square)}, ${place.direction}`;

const letterOf = (tile: PlacedTile | undefined): string =>
  tile ? `${tile.letter}${tile.kind === 'blank' ? ', blank' : ''}` : 'Blank';

/** A tile that has just been laid, undefined for a blank without a letter: `N on h8.` */
export const laidInWords = (
  rules: RuleBook,
  tile: PlacedTile | undefined,
  square: Square,
): string => `${letterOf(tile)} on ${squareInWords(rules, square)}.`;

/** The same of one that is on the rack again: `N taken back.` */
export const takenBackInWords = (tile: PlacedTile | undefined): string =>
  `${letterOf(tile)} taken back.`;

/** The tiles of a rack in words, from the left. */
export const rackInWords = (tiles: readonly Tile[]): string =>
  `On the rack: ${tiles.map((tile) => (tile.kind === 'blank' ? 'blank' : tile.letter)).join(', ') || 'nothing'}.`;

/** A tile on the board as text, in lower case where a blank stands for it. */
export const tileFace = (tileSet: TileSet, tile: PlacedTile): string =>
  placedTileText(alphabetOf(tileSet), tile);
