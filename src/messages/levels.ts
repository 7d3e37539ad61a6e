import type { Level } from '../engine';

/** Levels as players read them. */
const NAMES: Readonly<Record<Level, string>> = { casual: 'Casual', club: 'Club' };

const IN_SHORT: Readonly<Record<Level, string>> = {
  casual: 'Casual plays a good move, not always the best.',
  club: 'Club always plays the move that scores most.',
};

export const levelName = (level: Level): string => NAMES[level];

/** How computers of a level play, in a sentence. */
export const levelInShort = (level: Level): string => IN_SHORT[level];

/** What is asked about a computer, by its name. */
export const levelQuestion = (name: string): string => `Level of ${name}`;

/** What is asked about the computers of a game that begins at once. */
export const AGAINST_COMPUTER = 'Against the computer';
