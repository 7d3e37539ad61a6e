import { USUAL_WORDS } from '../setup';
import { NO_DRAFT } from './draft/draft';
import { DEFAULT_SETTINGS } from './settings';
import type { ScreenState, WordsStatus } from './state';

/** Hands that hold nothing, apart from the draft. */
export const EMPTY_HANDS = {
  typed: undefined,
  cursor: undefined,
  revealSquares: [],
  selected: undefined,
  blankSlot: undefined,
  notice: undefined,
} satisfies Partial<ScreenState>;

/** Words that have been asked for, and of which nothing has come. */
export const NO_WORDS_YET: WordsStatus = {
  kind: 'loading',
  stage: 'reading',
  received: 0,
  total: undefined,
};

/** The screen before anything has arrived. */
export const FIRST_SCREEN: ScreenState = {
  ...EMPTY_HANDS,
  table: undefined,
  wordList: USUAL_WORDS,
  words: NO_WORDS_YET,
  draft: NO_DRAFT,
  announcements: [],
  panel: undefined,
  online: undefined,
  gameBefore: undefined,
  unreadable: [],
  settings: DEFAULT_SETTINGS,
  ownWords: [],
  canPersist: true,
};
