/** Buttons that step through the turns. */
export const STEPS = {
  name: 'Step through the game',
  first: 'First',
  previous: 'Previous turn',
  next: 'Next turn',
  latest: 'Latest',
  undo: 'Undo',
} as const;

export const stepText = (shown: number, turns: number): string => `${shown} of ${turns}`;

/** Column heads of the list of moves. */
export const MOVE_HEADS = {
  round: 'Round',
  turn: 'Turn',
  player: 'Player',
  word: 'Word and points',
  score: 'Score',
} as const;
