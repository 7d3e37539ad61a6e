import type { RuleBook, Seat } from '../engine';

/**
 * Whether undo is on by default: if one person plays against computers only, and an unknown word costs nothing that
 * an undo would restore.
 */
export const isUndoDefault = (game: {
  readonly rules: Pick<RuleBook, 'unknownWord'>;
  readonly seats: readonly Pick<Seat, 'player'>[];
}): boolean =>
  game.rules.unknownWord === 'try-again' &&
  game.seats.filter(({ player }) => player === 'human').length === 1;
