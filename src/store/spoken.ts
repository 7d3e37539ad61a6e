import {
  crossingsInWords,
  cursorInWords,
  NO_PREMIUM_FREE,
  NO_WORD_ON_BOARD,
  spokenRack,
  spokenRecall,
  spokenTile,
  takenBackInWords,
  wordOnBoardInWords,
} from '../messages';

/** Announcements of gestures. */
export const SPOKEN = {
  cursor: cursorInWords,
  crossings: crossingsInWords,
  word: wordOnBoardInWords,
  noWord: NO_WORD_ON_BOARD,
  noPremium: NO_PREMIUM_FREE,
  tile: spokenTile,
  takenBack: takenBackInWords,
  rack: spokenRack,
  recall: spokenRecall,
};

export type Spoken = typeof SPOKEN;
