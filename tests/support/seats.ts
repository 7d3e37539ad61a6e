import type { Player, Seat } from '../../src/engine';

/** Seats of players who go by their number, computers at their best. */
export const seatsOf = (...players: readonly Player[]): readonly Seat[] =>
  players.map((player, seat) => ({ name: `Player ${seat + 1}`, player, skill: 1 }));
