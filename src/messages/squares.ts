import {
  alphabetOf,
  columnNaming,
  formatPlacement,
  formatSquare,
  type PlacedTile,
  placedTileText,
  type Placement,
  type Premium,
  type RuleBook,
  type Square,
  type TileSet,
} from '../engine';
import { printed } from './phrases';

/** Label of a premium square: `3L`, `12W`, `−4L`. */
export const premiumLabel = (premium: Premium): string =>
  premium.kind === 'none'
    ? ''
    : `${printed(premium.factor)}${premium.kind === 'letter' ? 'L' : 'W'}`;

/** A square in the game's notation, in words if that uses two numbers: `h8`, `row 8, column 8`. */
export const squareInWords = (rules: RuleBook, square: Square): string =>
  columnNaming(rules) === 'letters'
    ? formatSquare(rules, square)
    : `row ${square.row + 1}, column ${square.column + 1}`;

/** A placement in the game's notation, in words if that uses numbers: `8h`, `row 8, column 8, down`. */
export const placementInWords = (rules: RuleBook, place: Placement): string =>
  columnNaming(rules) === 'letters'
    ? formatPlacement(rules, place)
    : `${squareInWords(rules, place.square)}, ${place.direction}`;

/** Face of a tile on the board; lower case for a blank. */
export const tileFace = (tileSet: TileSet, tile: PlacedTile): string =>
  placedTileText(alphabetOf(tileSet), tile);
