import type { Player, Seat } from '../../src/engine';

/** Seats of players named by number, with computers of full skill. */
export const seatsOf = (...players: readonly Player[]): readonly Seat[] =>
  players.map((player, seat) => ({ name: `Player ${seat + 1}`, player, skill: 1 }));

/** People with these names. */
export const peopleNamed = (...names: readonly string[]): readonly Seat[] =>
  names.map((name) => ({ name, player: 'human', skill: 1 }));
