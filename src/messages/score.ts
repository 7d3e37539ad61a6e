import {
  alphabetOf,
  placedTileText,
  type ScoreBreakdown,
  type TileSet,
  type WordScore,
} from '../engine';
import { printed } from './phrases';

/** A factor as it multiplies: `×3`, `×−1`. */
export const factorText = (factor: number): string => `×${printed(factor)}`;

function wordSum(tileSet: TileSet, word: WordScore): string {
  const alphabet = alphabetOf(tileSet);
  const letters = word.letters
    .map(({ tile, value, factor }) => {
      const face = `${placedTileText(alphabet, tile)}${printed(value)}`;
      return factor === 1 ? face : `${face}${factorText(factor)}`;
    })
    .join(' + ');
  return word.wordFactors.length === 0
    ? letters
    : `(${letters}) ${word.wordFactors.map(factorText).join(' ')}`;
}

/** A score with its sum written out: `(D2 + I1 + N1×2) ×3 + 60`; several words one after another. */
export function scoreSum(tileSet: TileSet, { words, bonus }: ScoreBreakdown): string {
  const sums = words.map((word) => wordSum(tileSet, word));
  return [...sums, ...(bonus === 0 ? [] : [printed(bonus)])].join(' + ');
}

/** The sum of each word of a score, the main one first, and of a bonus last, where there is one. */
export const scoreSums = (
  tileSet: TileSet,
  { words, bonus }: ScoreBreakdown,
): readonly string[] => [
  ...words.map((word) => `${wordSum(tileSet, word)} = ${printed(word.total)}`),
  ...(bonus === 0 ? [] : [`bonus ${printed(bonus)}`]),
];
