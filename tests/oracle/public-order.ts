import { type Alphabet, placedTilesText, type ScoredPlay } from '../../src/engine';

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/**
 * The public order of plays: score descending, then row and column of the first tile laid, across before
 * down, then tiles by code unit.
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
