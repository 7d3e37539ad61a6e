import type { GameEvent, GameState, Viewer } from '../../engine';

/** How a transcript is worded: each function tells its part in lines. */
export interface TranscriptWording {
  /** What opens the game. */
  readonly beginning: (dealt: GameState) => readonly string[];
  /** What the player to move is shown; `boardShown` when the board was printed right before. */
  readonly prompt: (state: GameState, viewer: Viewer, boardShown: boolean) => readonly string[];
  /** What happened in a turn, or an attempt at one, as far as the viewer may know. */
  readonly event: (
    before: GameState,
    after: GameState,
    event: Exclude<GameEvent, { kind: 'deal' | 'help' }>,
    viewer: Viewer,
  ) => readonly string[];
  /** The end of a game that is over. */
  readonly end: (state: GameState) => readonly string[];
}
