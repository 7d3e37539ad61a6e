/** The panel and the ledge while an earlier turn is shown. */
export const LOOKING_BACK = {
  undoToHere: 'Undo to here',
  playFromHere: 'Play from here',
  yes: 'Yes, undo',
  keep: 'Keep them',
} as const;

/** Says that the tiles placed for a turn (from 1) stay. */
export const draftKept = (turn: number): string => `Your draft for turn ${turn} is kept.`;

/** Status of the game while the player looks back; empty if it is over. */
export function meanwhileSentence(isOver: boolean, isShared: boolean): string {
  if (isOver) return '';
  return isShared ? 'The game goes on.' : 'Your game is paused.';
}

/** Asks whether to undo the turns from one (from 1) to the last. */
export const undoQuestion = (from: number, last: number): string =>
  from === last ? `Undo turn ${last}?` : `Undo turns ${from} to ${last}?`;

/** The consequences of an undo, for the record and for the later turns. */
export const undoConsequence = (isRetry: boolean): string =>
  `It’s noted in the result. The game as it is now stays in Menu › ${isRetry ? 'Branches' : 'Your games'}.`;
