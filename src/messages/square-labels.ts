import {
  type PlacedTile,
  type Premium,
  type RuleBook,
  type Square,
  type TileSet,
  tileValue,
} from '../engine';
import { printed } from './phrases';
import { squareInWords } from './squares';

function premiumWords(premium: Premium): string {
  if (premium.kind === 'none') return '';
  return `, ${premium.kind} score times ${printed(premium.factor)}`;
}

const tileWords = (tileSet: TileSet, tile: PlacedTile): string =>
  `${tile.letter}${tile.kind === 'blank' ? ', blank' : ''}, value ${printed(tileValue(tileSet, tile))}`;

/** What there is to say about a square. */
interface SquareFacts {
  readonly square: Square;
  readonly premium: Premium;
  readonly isStart: boolean;
  readonly tile: PlacedTile | undefined;
  /** A tile laid here and not yet played; `unnamed` for a blank that has no letter yet. */
  readonly draft: PlacedTile | 'unnamed' | undefined;
}

/** A square in words: `h8, N, value 1`, `row 2, column 2, empty, word score times 12`. */
export function squareLabel(rules: RuleBook, facts: SquareFacts): string {
  const { tileSet } = rules;
  const { square, premium, isStart, tile, draft } = facts;
  const name = squareInWords(rules, square);
  if (draft === 'unnamed') return `${name}, blank without a letter, not yet played`;
  if (draft) return `${name}, ${tileWords(tileSet, draft)}, not yet played`;
  if (tile) return `${name}, ${tileWords(tileSet, tile)}`;
  return `${name}, ${isStart ? 'start, ' : ''}empty${premiumWords(premium)}`;
}

/** A tile on a rack in words. */
export const rackTileLabel = (letter: string | undefined, value: number): string =>
  letter === undefined ? `blank, value ${printed(value)}` : `${letter}, value ${printed(value)}`;
