import type { View } from '../engine';
import type { TableSnapshot } from '../table';
import { finalScoreSentence, winnerSentence } from './ending';
import { counted, joined, type Players } from './phrases';

export const PRINT = {
  title: 'Print',
  question: 'What would you like to print?',
  choices: {
    position: ['This position', 'The board, the scores and the racks you can see'],
    game: ['The whole game', 'The board, and every move with the scores'],
    'score-sheet': ['A blank score sheet', 'The empty board, and a table to fill in'],
  },
  players: 'Players',
  board: 'Board',
  boardFile: 'Board file',
  chooseFile: 'Choose a file…',
  print: 'Print…',
  note: 'On A4 or Letter, in black on white.',
  player: 'Player',
  score: 'Score',
  rack: 'Rack',
  /** Heads what was left on the racks at the end. */
  leftover: 'Leftover tiles',
  none: 'None',
  toMove: 'to move',
  turn: 'Turn',
  move: 'Move',
  points: 'Points',
  total: 'Total',
  date: 'Date',
  name: 'Name',
  end: 'End',
  finalScores: 'Final scores',
  /** Heads a sheet of moves, and the table of a score sheet. */
  moves: 'Moves',
  scores: 'Scores',
} as const;

export type PrintChoice = keyof typeof PRINT.choices;

/** `Player 3`, on a score sheet for any players; `seat` is 0-based. */
export const sheetPlayer = (seat: number): string => `${PRINT.player} ${seat + 1}`;

/** The moment of a position: `Before the first turn`, `After turn 12 of 30`, `Final position`. */
export function momentText({
  turnsShown,
  turns,
  view: { result },
}: Pick<TableSnapshot, 'turnsShown' | 'turns' | 'view'>): string {
  if (result) return 'Final position';
  if (turnsShown === 0) return 'Before the first turn';
  return turnsShown === turns ? `After turn ${turns}` : `After turn ${turnsShown} of ${turns}`;
}

export const tilesInBag = (count: number): string => `${counted(count, 'tile')} in the bag`;

/** A rack that may not be seen. */
export const hiddenRack = (count: number): string => counted(count, 'tile');

/** The result as the rules word it; empty if the game is not over. */
export const resultText = (view: Players & Pick<View, 'result'>): string => {
  const { result } = view;
  if (!result) return '';
  const scores = result.finalScores.map((points, seat) => finalScoreSentence(view, seat, points));
  return joined([...scores, view.seats.length > 1 && winnerSentence(view, result)]);
};

/** A day on paper: `29 November 2026`. */
export const dayText = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(time);
