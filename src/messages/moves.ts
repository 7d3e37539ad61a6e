import { pointsText } from './phrases';
import { nameOnScreen, type PlayersOnScreen } from './players';

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
