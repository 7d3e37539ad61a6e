import type { RuleBook } from '../engine';
import { type Game, GAMES } from './games';

/** A board that comes with the page, and the rules of a game on it. */
export interface GameBoard {
  readonly rules: RuleBook;
  readonly board: Game['defaultBoard'];
}

/** The boards of all games with fixed rules, the default one of each first. */
export const gameBoards = (): readonly GameBoard[] =>
  GAMES.flatMap(({ rules, defaultBoard, otherBoards }) =>
    [defaultBoard, ...otherBoards].map((board) => ({ rules, board })),
  );
