import { playerName, type Cast } from './players';

export const bestMoveOf = (cast: Cast, seat: number): string =>
  `Best move of ${playerName(cast, seat)}`;

/** Follows the move that no other player's was better than. */
export const BEST_OF_GAME = ', the best of the game';

export const totalOf = (cast: Cast, seat: number): string => `Total of ${playerName(cast, seat)}`;

export const showTurnLabel = (turn: number): string => `Show turn ${turn}`;

/** What the table of turns is, and what can be done with it. */
export const STORY_TABLE_CAPTION =
  'Every turn and the totals after it. Press a turn to see it on the board.';
