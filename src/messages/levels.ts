import type { Level } from '../engine';

/** Levels as players read them. */
const NAMES: Readonly<Record<Level, string>> = {
  gentle: 'Gentle',
  casual: 'Casual',
  club: 'Club',
  expert: 'Expert',
};

const IN_SHORT: Readonly<Record<Level, string>> = {
  gentle: 'Gentle plays everyday words, and overlooks many.',
  casual: 'Casual plays a good move, not always the best.',
  club: 'Club always plays the move that scores most.',
  expert: 'Expert minds what it keeps, and what you can answer.',
};

export const levelName = (level: Level): string => NAMES[level];

/** How computers of a level play, in a sentence. */
export const levelInShort = (level: Level): string => IN_SHORT[level];

/** What is asked about a computer, by its name. */
export const levelQuestion = (name: string): string => `Level of ${name}`;

/** What is asked about the computers of a game that begins at once. */
export const AGAINST_COMPUTER = 'Against the computer';
