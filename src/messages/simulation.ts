import type { EvaluatedMove } from '../engine';
import { type BoardBefore, candidateText, inTenths, percentText } from './coach';
import { counted, pointsInWords, pointsText } from './phrases';

/** The list of the moves that a computer compares. */
export const SIMULATION = {
  best: 'Best so far',
  chance: 'Win chance',
  note: 'Value = the points a move should gain, as simulated so far.',
} as const;

/** `Comparing 12 moves`; undefined for one, which is compared with none. */
export const comparedText = (moves: number): string | undefined =>
  moves > 1 ? `Comparing ${counted(moves, 'move')}` : undefined;

/** The figures of a move so far, and a label for screen readers; `chance` is that to win with it. */
export function simulatedFigures(
  before: BoardBefore,
  move: EvaluatedMove,
  chance: number | undefined,
) {
  const score = pointsText(move.score);
  const value = inTenths(move.value);
  const percent = chance === undefined ? undefined : percentText(chance);
  const label = [
    candidateText(before, move),
    pointsInWords(move.score),
    `value ${value}`,
    ...(percent === undefined ? [] : [`win chance ${percent}`]),
  ].join(', ');
  return { label, score, value, percent };
}
