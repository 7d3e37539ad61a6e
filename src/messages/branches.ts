import type { Turn } from '../engine';
import { turnInShort } from './game-table';
import { counted, pointsText } from './phrases';

/** The ways that a game went. */
export const BRANCHES = {
  title: 'Branches',
  note: 'To play on from any turn, look back to it and choose “Play on from here”: both ways are kept.',
  mainLine: 'Main line',
  open: 'Open',
  rename: 'Rename',
  newName: 'Name of the branch',
  keepName: 'Keep this name',
  compare: 'Compare',
  with: 'with',
  turn: 'Turn',
  alike: 'Both went the same way.',
  none: 'There is one way that the game went so far.',
  reading: 'Looking for the branches…',
} as const;

/** What a branch is called: as its player has it, or by where it began. */
export function branchName(name: string | undefined, from: number | undefined): string {
  if (name !== undefined) return name;
  return from === undefined ? BRANCHES.mainLine : `From turn ${from + 1}`;
}

/** How many ways a game went, where there is more than one; the main line is among them. */
export const branchCount = (branches: number): string => `${branches}\u00a0branches`;

/** How long a branch is. */
export const branchLength = (turns: number): string => counted(turns, 'turn');

/** A turn in a comparison of games: its word and the total after it. */
export const comparedTurn = (turn: Turn | undefined): string =>
  turn ? `${turnInShort(turn)} ${pointsText(turn.total)}` : '';
