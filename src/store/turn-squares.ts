import { isOnBoard, type Square, squareIndex, tileAt, type Turn } from '../engine';
import type { TableSnapshot } from '../table';

const laidIn = (turns: readonly Turn[]): readonly Square[] =>
  turns.flatMap((turn) => (turn.kind === 'play' ? turn.squares : []));

/**
 * The squares of the main word that a turn (from 1) formed, at its length then; empty if the turn placed no tiles.
 */
export function wordOfTurn(table: TableSnapshot, number: number): readonly Square[] {
  const { view, allTurns, turnsShown } = table;
  const turn = allTurns[number - 1];
  const first = turn?.kind === 'play' ? turn.squares[0] : undefined;
  if (turn?.kind !== 'play' || !first) return [];
  const indexOf = (square: Square): number => squareIndex(view.board, square);
  const later = new Set(laidIn(allTurns.slice(number)).map(indexOf));
  const notShown = new Set(laidIn(allTurns.slice(turnsShown, number)).map(indexOf));
  const wasCovered = (square: Square): boolean =>
    isOnBoard(view.board, square) &&
    !later.has(indexOf(square)) &&
    (notShown.has(indexOf(square)) || tileAt(view, square) !== undefined);

  const isAcross = turn.play.direction === 'across';
  const besideBy = ({ row, column }: Square, by: number): Square =>
    isAcross ? { row, column: column + by } : { row: row + by, column };
  let start = first;
  while (wasCovered(besideBy(start, -1))) start = besideBy(start, -1);
  const word: Square[] = [];
  for (let square = start; wasCovered(square); square = besideBy(square, 1)) word.push(square);
  return word;
}
