import type { Lanes, RuleBook } from '../engine';
import { lineName } from './coach';
import { counted, pointsInWords, signedPoints } from './phrases';

export const HEAT = {
  show: 'Heat map on the board',
  whose: 'Which tiles?',
  mine: 'My tiles',
  shown: 'This rack',
  unseen: 'Unseen tiles',
  looking: 'Checking every row and column…',
  average: 'On average over 24 racks.',
  asTable: 'Show as table',
  lane: 'Row or column',
  score: 'Best score',
  none: 'none',
} as const;

/** The best score of a row or column: `+27`. */
export const laneText = (score: number): string => signedPoints(Math.round(score));

const bestOf = (scores: readonly (number | undefined)[]): number =>
  scores.reduce<number>((best, score, index) => {
    const other = scores[best];
    return score !== undefined && (other === undefined || score > other) ? index : best;
  }, 0);

/** Sums up a heat map: its best row and column, and the number of empty squares on which nothing fits. */
export function heatSentence(rules: RuleBook, { rows, columns, dead }: Lanes): string {
  const best = (
    [
      ['row', rows],
      ['column', columns],
    ] as const
  ).flatMap(([kind, scores]) => {
    const index = bestOf(scores);
    const score = scores[index];
    if (score === undefined) return [];
    return [`${lineName(rules, kind, index)}, ${pointsInWords(Math.round(score))}`];
  });
  const found = best.length > 0 ? `Best: ${best.join('; ')}. ` : '';
  return `${found}Nothing fits on ${counted(dead.length, 'empty square')}.`;
}
