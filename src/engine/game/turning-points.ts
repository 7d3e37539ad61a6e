import { type GameSummary, type NumberedPlay, playsIn } from './summary';
import type { View } from './view';

/** Most peaks of a game. */
const MAX_TURNING_POINTS = 5;

/** Two peaks are at least this share of the game apart, so that each can be pointed at. */
const MIN_DISTANCE = 1 / 7;

/** A peak changes the lead by at least this share of the greatest change. */
const TELLING = 1 / 4;

/**
 * The plays that tell how a game went, in order: the one from which its last leader led to the end, and
 * those that changed the lead of a seat most, the first of equals.
 */
export function turningPoints(
  view: View,
  summary: GameSummary,
  seat: number,
): readonly NumberedPlay[] {
  const { runningScores, timesAhead, turns } = summary;
  const leadAfter = (number: number): number => runningScores[number]?.leads[seat] ?? 0;
  const changeBy = ({ number }: NumberedPlay): number =>
    Math.abs(leadAfter(number) - leadAfter(number - 1));
  const last = timesAhead.at(-1);
  const isForGood = ({ number }: NumberedPlay): boolean =>
    number === last?.from && last.to === runningScores.length - 1;
  const plays = playsIn(view).filter((play) => changeBy(play) > 0);
  const min = Math.max(...plays.map(changeBy)) * TELLING;
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
