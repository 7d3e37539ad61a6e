import type { RuleBook, Seat } from '../engine';

/**
 * Whether turns can be taken back in a game unless somebody decides otherwise: where a person plays
 * with nobody but computers, and an unknown word costs nothing that could be had back so.
 */
export const isUndoUsual = (game: {
  readonly rules: Pick<RuleBook, 'unknownWord'>;
  readonly seats: readonly Pick<Seat, 'player'>[];
}): boolean =>
  game.rules.unknownWord === 'try-again' &&
  game.seats.filter(({ player }) => player === 'human').length === 1;
