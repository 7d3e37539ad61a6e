import { alphabetOf, placedTileText, type ScoreBreakdown, type TileSet } from '../engine';

const printed = (value: number): string => String(value).replace('-', '−');

const factorText = (factor: number): string => `×${printed(factor)}`;

/** A score with its sum written out: `(D2 + I1 + N1×2) ×3 + 60`. */
export function scoreSum(tileSet: TileSet, score: ScoreBreakdown): string {
  const alphabet = alphabetOf(tileSet);
  const letters = score.letters
    .map(({ tile, value, factor }) => {
      const face = `${placedTileText(alphabet, tile)}${printed(value)}`;
      return factor === 1 ? face : `${face}${factorText(factor)}`;
    })
    .join(' + ');
  const word =
    score.wordFactors.length === 0
      ? letters
      : `(${letters}) ${score.wordFactors.map(factorText).join(' ')}`;
  return score.bonus === 0 ? word : `${word} + ${printed(score.bonus)}`;
}

/** Points with their sign: `+27`, `0`, `−4`. */
export const signedPoints = (points: number): string =>
  points > 0 ? `+${points}` : printed(points);

/** Points as they are printed, with a proper minus sign. */
export const pointsText = printed;
