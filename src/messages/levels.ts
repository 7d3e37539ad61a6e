import type { Level, RuleBook, ThinkingTime } from '../engine';

/** Levels as players read them. */
const NAMES: Readonly<Record<Level, string>> = {
  gentle: 'Gentle',
  casual: 'Casual',
  club: 'Club',
  expert: 'Expert',
  champion: 'Champion',
};

const IN_SHORT: Readonly<Record<Level, string>> = {
  gentle: 'Gentle plays everyday words, and overlooks many.',
  casual: 'Casual plays common words, and a rare one now and then.',
  club: 'Club always plays the move that scores most.',
  expert: 'Expert minds what it keeps, and what you can answer.',
  champion: 'Champion imagines thousands of games before each move.',
};

/** How those play who know common words, where nobody has told them which these are. */
const IN_OTHER_LETTERS: Readonly<Partial<Record<Level, string>>> = {
  gentle: 'Gentle plays short words, and overlooks many.',
  casual: 'Casual plays short words as a rule, and long ones now and then.',
};

/** How they play with a list that may be in any language. */
const BY_OWN_LIST: Readonly<Partial<Record<Level, string>>> = {
  gentle:
    'Gentle plays everyday words, or short ones if your list is not English; it overlooks many.',
  casual: 'Casual plays common words, or short ones if your list is not English.',
};

/** The letters in which it is told how common words are. */
const TOLD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const levelName = (level: Level): string => NAMES[level];

/** How computers of a level play, in a sentence; with words of the game, or with a player's own list. */
export function levelInShort(
  level: Level,
  { tileSet }: Pick<RuleBook, 'tileSet'>,
  isOwnList = false,
): string {
  const isTold = tileSet.letters.map(({ letter }) => letter).join('') === TOLD;
  const about = isTold ? (isOwnList ? BY_OWN_LIST : IN_SHORT) : IN_OTHER_LETTERS;
  return about[level] ?? IN_SHORT[level];
}

/** What is asked about a computer, by its name. */
export const levelQuestion = (name: string): string => `Level of ${name}`;

/** What is asked about the computers of a game that begins at once. */
export const AGAINST_COMPUTER = 'Against the computer';

/** What is asked about Champion. */
export const THINKING_TIME_QUESTION = 'Champion thinks for';
export const thinkingTimeText = (seconds: ThinkingTime): string =>
  seconds === 1 ? '1 second' : `${seconds} seconds`;
