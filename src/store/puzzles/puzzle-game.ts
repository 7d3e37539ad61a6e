import { type GameSetup, type Level, type Puzzle, setupFromPosition } from '../../engine';
import { usualSeat } from '../setup-choice';

/** The set-up of a game that begins with the position of a puzzle, of the player against computers. */
export const setupOfPuzzle = (
  { position, seats, lexiconId }: Puzzle,
  { level, seed }: { readonly level: Level | undefined; readonly seed: string },
): GameSetup =>
  setupFromPosition(position, {
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? usualSeat('human', 0) : { ...usualSeat('computer', seat), level },
    ),
    lexiconId,
    seed,
  });
