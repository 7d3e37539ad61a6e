import { isTurn, type Timeline } from '../engine';

/** How many turns a game has had. */
export const countTurns = ({ record }: Timeline): number => record.events.filter(isTurn).length;

/** How many events make up the deal and the first `turns` turns, refused attempts between them. */
export function eventsOfTurns({ record: { events } }: Timeline, turns: number): number {
  let seen = 0;
  const next = events.findIndex((event) => isTurn(event) && ++seen > turns);
  return next < 0 ? events.length : next;
}
