import type { Lanes, RuleBook } from '../engine';
import { lineName } from './coach';
import { counted, joined, pointsInWords, signedPoints } from './phrases';

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

/** The best of the rows or columns: `row 7, 42 points`; undefined if nothing fits in any. */
function bestLine(
  rules: RuleBook,
  kind: 'row' | 'column',
  scores: readonly (number | undefined)[],
): string | undefined {
  const best = Math.max(...scores.filter((score) => score !== undefined));
  const index = scores.indexOf(best);
  return index < 0
    ? undefined
    : `${lineName(rules, kind, index)}, ${pointsInWords(Math.round(best))}`;
}

/** Sums up a heat map: its best row and column, and the number of empty squares on which nothing fits. */
export function heatSentence(rules: RuleBook, { rows, columns, dead }: Lanes): string {
  const best = joined([bestLine(rules, 'row', rows), bestLine(rules, 'column', columns)], '; ');
  return joined([
    best && `Best: ${best}.`,
    `Nothing fits on ${counted(dead.length, 'empty square')}.`,
  ]);
}
