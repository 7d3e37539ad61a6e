import type { Level, RuleBook, ThinkingTime } from '../engine';
import { counted } from './phrases';

interface LevelWords {
  readonly name: string;
  readonly inShort: string;
  /** `inShort` for alphabets without word frequencies, if it differs. */
  readonly inOtherLetters?: string;
  /** `inShort` for a word list in an unknown language, if it differs. */
  readonly byOwnList?: string;
}

const WORDS: Readonly<Record<Level, LevelWords>> = {
  gentle: {
    name: 'Gentle',
    inShort: 'Plays everyday words and misses plenty.',
    inOtherLetters: 'Plays short words and misses plenty.',
    byOwnList: 'Plays everyday words, or short ones if your list isn’t English. Misses plenty.',
  },
  easy: {
    name: 'Easy',
    inShort: 'Plays common words and misses some.',
    inOtherLetters: 'Plays short words and misses some.',
    byOwnList: 'Plays common words, or short ones if your list isn’t English. Misses some.',
  },
  casual: {
    name: 'Casual',
    inShort: 'Plays common words, now and then a rare one.',
    inOtherLetters: 'Plays short words, now and then a long one.',
    byOwnList: 'Plays common words, or short ones if your list isn’t English.',
  },
  club: { name: 'Club', inShort: 'Always plays the highest-scoring move.' },
  expert: { name: 'Expert', inShort: 'Weighs the tiles it keeps and your best reply.' },
  champion: { name: 'Champion', inShort: 'Simulates thousands of games before each move.' },
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

export const AGAINST_COMPUTER = 'Opponent';

export const THINKING_TIME_QUESTION = 'Champion’s thinking time';

export const thinkingTimeText = (seconds: ThinkingTime): string => counted(seconds, 'second');
