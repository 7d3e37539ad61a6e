import type { Level, RuleBook, ThinkingTime } from '../engine';

interface LevelWords {
  readonly name: string;
  readonly inShort: string;
  /** `inShort` for alphabets without word frequencies; undefined if it is the same. */
  readonly inOtherLetters: string | undefined;
  /** `inShort` for a word list in an unknown language; undefined if it is the same. */
  readonly byOwnList: string | undefined;
}

const ALWAYS_ALIKE = { inOtherLetters: undefined, byOwnList: undefined };

const WORDS: Readonly<Record<Level, LevelWords>> = {
  gentle: {
    name: 'Gentle',
    inShort: 'Gentle plays everyday words, and overlooks many.',
    inOtherLetters: 'Gentle plays short words, and overlooks many.',
    byOwnList:
      'Gentle plays everyday words, or short ones if your list is not English; it overlooks many.',
  },
  casual: {
    name: 'Casual',
    inShort: 'Casual plays common words, and a rare one now and then.',
    inOtherLetters: 'Casual plays short words as a rule, and long ones now and then.',
    byOwnList: 'Casual plays common words, or short ones if your list is not English.',
  },
  club: {
    name: 'Club',
    inShort: 'Club always plays the move that scores most.',
    ...ALWAYS_ALIKE,
  },
  expert: {
    name: 'Expert',
    inShort: 'Expert minds what it keeps, and what you can answer.',
    ...ALWAYS_ALIKE,
  },
  champion: {
    name: 'Champion',
    inShort: 'Champion imagines thousands of games before each move.',
    ...ALWAYS_ALIKE,
  },
};

/** The alphabet for which word frequencies are known. */
const TOLD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const levelName = (level: Level): string => WORDS[level].name;

/** Describes how computers of a level play; `isOwnList` if the game uses the player's own word list. */
export function levelInShort(
  level: Level,
  { tileSet }: Pick<RuleBook, 'tileSet'>,
  isOwnList = false,
): string {
  const isTold = tileSet.letters.map(({ letter }) => letter).join('') === TOLD;
  const { inShort, inOtherLetters, byOwnList } = WORDS[level];
  if (!isTold) return inOtherLetters ?? inShort;
  return (isOwnList ? byOwnList : undefined) ?? inShort;
}

export const AGAINST_COMPUTER = 'Against the computer';

export const THINKING_TIME_QUESTION = 'Champion thinks for';

export const thinkingTimeText = (seconds: ThinkingTime): string =>
  seconds === 1 ? '1 second' : `${seconds} seconds`;
