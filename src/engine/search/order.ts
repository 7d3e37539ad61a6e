import { type Alphabet, placedTilesText } from '../tiles';
import type { ScoredPlay } from './position';

/** Compares texts by code unit. */
const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/**
 * The one public order of plays: score descending, then row and column of the first tile laid,
 * across before down, then the tiles by code unit.
 */
export function comparePlays(alphabet: Alphabet, a: ScoredPlay, b: ScoredPlay): number {
  return (
    b.score - a.score ||
    a.play.square.row - b.play.square.row ||
    a.play.square.column - b.play.square.column ||
    Number(a.play.direction === 'down') - Number(b.play.direction === 'down') ||
    compareText(placedTilesText(alphabet, a.play.tiles), placedTilesText(alphabet, b.play.tiles))
  );
}
