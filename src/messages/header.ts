import type { View } from '../engine';
import { joined } from './phrases';

/** The bar at the top of every screen. */
export const HEADER = {
  actions: 'Game',
  menu: 'Menu',
  rules: 'Rules',
  lookUp: 'Look up',
  newGame: 'New game',
  table: 'Table',
  settings: 'Settings',
  backToGame: 'Back to game',
  finishedGame: 'Back to your finished game',
} as const;

/** The turn that is shown while the player looks back; 0 is the start of the game. */
export const viewingText = (shown: number, turns: number): string =>
  shown === 0 ? 'Viewing the start' : `Viewing turn ${shown} of ${turns}`;

/** The turn of a finished game that is played again. */
export const retryingText = (turn: number): string => `Retrying turn ${turn}`;

/** `ScraeBBKle · Default board · 16 × 14 · closed game` */
export function gameTitle(
  { rules, boardName, board, openRacks }: View,
  areWordsChecked: boolean,
): string {
  const parts = [
    rules.name,
    boardName,
    `${board.columns} × ${board.rows}`,
    openRacks ? 'open game' : 'closed game',
    !areWordsChecked && 'words not checked',
  ];
  return joined(parts, ' · ');
}
