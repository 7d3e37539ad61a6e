import { COMPUTER_CONTROLS } from './move-panel';
import { pointsText } from './phrases';
import { nameOnScreen, type PlayersOnScreen } from './players';

/** Names of the dock beside the board and its tabs. */
export const DOCK = {
  name: 'Game log',
  moves: 'Moves',
  analysis: 'Analysis',
  lookUp: 'Look up',
  full: 'Full height',
  half: 'Half height',
} as const;

/** The dialog with the transcript. */
export const TRANSCRIPT = {
  title: 'Moves and transcript',
  name: 'Transcript',
  words: 'Words played',
  copy: 'Copy',
  download: 'Download',
} as const;

/** Buttons that step through the turns. */
export const STEPS = {
  name: 'Step through the game',
  first: 'First',
  previous: 'Previous turn',
  next: 'Next turn',
  latest: 'Latest',
  undo: 'Undo',
} as const;

/** Follows the number of the turn that is shown. */
export const ofTurns = (turns: number): string => `of ${turns}`;

/** `You have 275, Casual has 263 now.` */
export function scoresNow(players: PlayersOnScreen, scores: readonly number[]): string {
  const parts = scores.map((score, seat) => {
    const verb = seat === players.you ? 'have' : 'has';
    return `${nameOnScreen(players, seat)} ${verb} ${pointsText(score)}`;
  });
  return `${parts.join(', ')} now.`;
}

/** Column heads of the list of moves. */
export const MOVE_HEADS = {
  round: 'Round',
  turn: 'Turn',
  player: 'Player',
  word: 'Word and points',
  score: 'Score',
} as const;

/** The panel and the ledge while an earlier turn is shown. */
export const LOOKING_BACK = {
  undoToHere: 'Undo to here',
  playFromHere: 'Play from here',
  yes: 'Yes, undo',
  keep: 'Keep them',
  result: 'See result',
  watch: 'Watch',
  pause: 'Pause',
  still: 'Reduced motion is on. Step, or choose Watch.',
} as const;

/** Name of the button that changes the speed, after which that is shown: `Speed: steady`. */
export const speedLabel = (pace: string): string => `${COMPUTER_CONTROLS.speed}: ${pace}`;

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
