import { type GameSummary, type NumberedPlay, playsIn } from './summary';
import type { View } from './view';

const MAX_TURNING_POINTS = 5;

/** Minimum distance of two turning points, as a fraction of all turns, so that each can be pointed at. */
const MIN_DISTANCE = 1 / 7;

/** Minimum change of the lead, as a fraction of the largest change. */
const MIN_CHANGE_FRACTION = 1 / 4;

/**
 * The turning points of a game, in order. They are the play from which the last leader stayed ahead, and
 * those that changed a seat's lead most, the first of equals.
 */
export function turningPoints(
  view: View,
  summary: GameSummary,
  seat: number,
): readonly NumberedPlay[] {
  const { runningScores, leadPeriods, turns } = summary;
  const leadAfter = (number: number): number => runningScores[number]?.leads[seat] ?? 0;
  const changeBy = ({ number }: NumberedPlay): number =>
    Math.abs(leadAfter(number) - leadAfter(number - 1));
  const last = leadPeriods.at(-1);
  const isForGood = ({ number }: NumberedPlay): boolean =>
    number === last?.from && last.to === runningScores.length - 1;
  const plays = playsIn(view).filter((play) => changeBy(play) > 0);
  const min = Math.max(...plays.map(changeBy)) * MIN_CHANGE_FRACTION;
  const inOrder = plays
    .filter((play) => isForGood(play) || changeBy(play) >= min)
    .toSorted((a, b) => Number(isForGood(b)) - Number(isForGood(a)) || changeBy(b) - changeBy(a));

  const peaks: NumberedPlay[] = [];
  for (const play of inOrder) {
    const isFree = peaks.every(
      ({ number }) => Math.abs(number - play.number) >= turns * MIN_DISTANCE,
    );
    if (isFree && peaks.length < MAX_TURNING_POINTS) peaks.push(play);
  }
  return peaks.toSorted((a, b) => a.number - b.number);
}
