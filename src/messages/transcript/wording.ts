import type { GameEvent, GameState, Viewer } from '../../engine';

/** How a transcript is worded: each function tells its part in lines. */
export interface TranscriptWording {
  /** What opens the game. */
  readonly beginning: (dealt: GameState) => readonly string[];
  /** What stands before a turn; `boardShown` when the board was printed right before. */
  readonly turn: (state: GameState, viewer: Viewer, boardShown: boolean) => readonly string[];
  /** What came of a turn, or of an attempt at one. */
  readonly event: (
    before: GameState,
    after: GameState,
    event: Exclude<GameEvent, { kind: 'deal' | 'help' }>,
  ) => readonly string[];
  /** The end of a game that is over. */
  readonly end: (state: GameState) => readonly string[];
}
