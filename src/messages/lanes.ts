import { columnName, type Lanes, type RuleBook } from '../engine';
import { counted, pointsText } from './phrases';

/** What each row and column can bring. */
export const LANES = {
  title: 'Lanes',
  ask: 'Lanes',
  own: 'With the rack to move',
  unseen: 'With unseen tiles',
  ownNote: 'The best score of each row and column now. A dot: nothing can be laid there.',
  unseenNote:
    'The best score of each row and column, on average over 24 racks of tiles that are not seen. A dot: nothing can be laid there.',
  whose: 'Whose tiles',
  looking: 'Looking along every row and column …',
  unavailable: 'No plays can be looked up now.',
  asTable: 'As a table',
  row: 'Row',
  column: 'Column',
  score: 'Score',
  none: 'none',
} as const;

/** What a lane can bring, as it is printed: `27`, or a dash. */
export const laneText = (score: number | undefined): string =>
  score === undefined ? '–' : pointsText(Math.round(score));

/** A lane by its name: `Row 7`, `Column d`. */
export const laneName = (rules: RuleBook, kind: 'row' | 'column', index: number): string =>
  kind === 'row' ? `${LANES.row} ${index + 1}` : `${LANES.column} ${columnName(rules, index)}`;

const bestOf = (scores: readonly (number | undefined)[]): number =>
  scores.reduce<number>((best, score, index) => {
    const other = scores[best];
    return score !== undefined && (other === undefined || score > other) ? index : best;
  }, 0);

/** What a map of the lanes shows, in a sentence. */
export function lanesSentence(rules: RuleBook, { rows, columns, dead }: Lanes): string {
  const [row, column] = [bestOf(rows), bestOf(columns)];
  const best = [
    `${laneName(rules, 'row', row)}: ${laneText(rows[row])}`,
    `${laneName(rules, 'column', column)}: ${laneText(columns[column])}`,
  ].join(', ');
  return `${best}. On ${counted(dead.length, 'empty square')} nothing can be laid.`;
}
