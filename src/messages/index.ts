/** Every sentence a player reads, one per code. */

export { configuredGameReason, tileSetReason } from './configuration';
export {
  boardFileReason,
  fileReason,
  gridReason,
  NOT_A_VALID_FILE,
  ownFileReason,
  unavailableReason,
} from './files';
export {
  blankPickerTexts,
  boardLabel,
  emptyPositionLabel,
  lastTurnSentence,
  lastTurnText,
  MOVES_PLAYED,
  lastMoveInShort,
  movesStripLabel,
  NO_MOVES_YET,
  otherWordsNote,
  pointsOfTurn,
  RECORD_AT_HOST,
  scoreLabel,
  SEARCH_FAILED,
  scoresSentence,
  smallRackLabel,
  TO_MOVE,
  TRANSCRIPT_COPY,
  totalAfter,
  turnLabel,
  unseenTitle,
  tilesLeft,
  turnInShort,
} from './game-table';
export { countOfFace, ODDS_HINT, oddsOf, unseenFaceLabel } from './odds';
export {
  bestWordTexts,
  endHeadline,
  ENDING,
  finalNote,
  lengthOfGame,
  finalScoreNote,
  undoSentences,
} from './ending';
export {
  bestOfTurn,
  type BestOfTurn,
  FRONT,
  pageTitle,
  quickGameName,
  SQUARES_IN_SHORT,
  standing,
} from './front';
export { blankHint, layingHint, playingHint, premiumHint, typingHint } from './guide';
export {
  FRIENDS_HELP,
  HANDS_HELP,
  keysInWords,
  NO_MORE_TIPS,
  SHOW_TIPS_AGAIN,
  ZOOM_HELP,
} from './help-dialog';
export {
  betterMoveSentence,
  CANDIDATE_HEADS,
  candidateText,
  COACH,
  CUT,
  EQUITY_NOTE,
  equityText,
  hintSentence,
  leaveText,
  LOOKING,
  NO_ADVICE,
} from './coach';
export { bestSoFarText, PLAY_NOW, THINKING } from './thinking';
export {
  AGAINST_COMPUTER,
  levelInShort,
  levelName,
  levelQuestion,
  THINKING_TIME_QUESTION,
  thinkingTimeText,
} from './levels';
export {
  illegalFormat,
  moveForm,
} from './move-format';
export {
  curtainTexts,
  DRAWS_VERIFIED,
  exchangeAction,
  exchangeHint,
  exchangeNote,
  HOW_TO_MOVE,
  HOW_TO_WRITE,
  legalityText,
  lookingBackSentence,
  MOVE_INCOMPLETE,
  OTHERS_PLAY_ON,
  SEEN_ONLY,
  WATCHING,
  reportSentences,
} from './move-panel';
export { movePrompt, moveShape, movesInWords, passHint } from './moves-in-words';
export {
  ALL_TILES_BACK,
  blankStandsFor,
  DID_YOU_MEAN,
  didYouMean,
  GAME_OVER,
  keptGameLost,
  NO_PREMIUM_FREE,
  NO_SQUARE_LEFT,
  NO_WORD_ON_BOARD,
  notOnRack,
  playTiles,
  scriptPlayed,
  yourTurn,
} from './on-screen';
export {
  DEALING,
  declinedSentence,
  DRAWS_DO_NOT_SHOW,
  drawsOutcomeSentence,
  FOLLOWED_LATER,
  foreignTurnSentence,
  HOST_AWAY,
  HOST_BACK,
  linkSentence,
  NEW_DEAL,
  newDealSentence,
  NOT_JOINED,
  NOT_THE_HOST,
  presenceSentences,
  REACTING,
  REACTION_TEXTS,
  reactionSentence,
  TABLE_CLOSED,
  tableNotOpenedSentence,
  unprovedSentence,
  waitingSentence,
  WHO_LEARNS_WHAT,
} from './online';
export { REMATCH, rematchNews, rematchSentences } from './rematch';
export {
  COPY_REMARKS,
  GUEST_STATUS,
  HELPERS,
  notARelay,
  notAServer,
  OWN_CODE,
  RELAYS_STATUS,
  tooManyAddresses,
  WAY_GIVEN,
  MAKE_LINK,
  INVITING,
  inviteTitle,
  waysOf,
} from './online-dialog';
export {
  acceptLabel,
  CONNECTION,
  invitationDetails,
  invitationTitle,
  shareText,
} from './invitation';
export { fieldName, numberReason, quoted } from './phrases';
export { PART, partNotLoaded } from './parts';
export { counted, defaultName, eitherOf, listed, type Players, playerName } from './players';
export {
  GAME_BEFORE_LOST,
  KEPT_BY_NEWER,
  keptTooLong,
  CRASH,
  GAME_IN_ANOTHER_TAB,
  NEARLY_FULL,
  NEW_VERSION,
  OPENING,
  NOT_STORED,
} from './records';
export { UNREADABLE_BEFORE, UNREADABLE_OFFER, unreadableNote } from './unreadable';
export { missingOfPlay, refusalInShort } from './draft-faults';
export { lacksBlanks, refusalHeadline, submitReason } from './refusals';
export { ownRuleBookReason, ruleBookReason } from './rule-book';
export { rulesInWords } from './rules-in-words';
export { factorText, pointsText, scoreSum, scoreSums, signedPoints } from './score';
export {
  refusedCommand,
  scriptReason,
  scriptSeatsReason,
  unfinishedScript,
  unreadCommands,
} from './script';
export {
  BOARD_FILE_NAME,
  boardPictureLabel,
  boardSize,
  drawsPromise,
  gameInShort,
  gameOnBoard,
  INVITED,
  MIN_IN_BAG,
  LOAD_A_BOARD,
  LOADING_BOARD,
  OWN_BOARD_NOTE,
  playerQuestion,
  QUESTIONS,
  RACKS,
  SEED_LABEL,
  seatsInShort,
  whereaboutsQuestion,
} from './setup-dialog';
export {
  CONFIGURATION_NOTE,
  configuredSummary,
  DRAWS,
  filesChosen,
  letterValueOf,
  OWN_RULES_NOTE,
  ownWordsAnswers,
  SCRIPT_LABEL,
  TILES_LABELS,
  WHICH_FILE,
} from './setup-from-files';
export { alphabetReason, letterBagReason, newWordReason, wordQuestionReason } from './spelling';
export {
  premiumLabel,
  rackInWords,
  laidInWords,
  takenBackInWords,
  squareInWords,
  tileFace,
} from './squares';
export { rackTileLabel, squareLabel } from './square-labels';
export {
  BEST_OF_GAME,
  bestMoveOf,
  bestMoveText,
  chartHint,
  chartSides,
  chartTitle,
  courseSentence,
  leaderText,
  longestWordText,
  NO_WORDS_LAID,
  playInTurnText,
  peakLabel,
  playInShort,
  showTurnLabel,
  STORY_TABLE_CAPTION,
  wordInTurnText,
} from './summary';
export { transcript } from './transcript/transcript';
export {
  beginsSentence,
  curtainSentence,
  drawnSentence,
  endSentence,
  finalScoreSentence,
  firstTileSentence,
  fullTurnSentence,
  turnOfTurns,
  turnTakenBack,
  turnSentence,
  winnerSentence,
} from './turns';
export { helpInShort, helpSentences } from './helps';
export {
  archiveReason,
  bestPlayText,
  cardGame,
  cardPictureLabel,
  cardStanding,
  cardState,
  deletedNote,
  deletedSentence,
  deletedWhen,
  exportedSentence,
  gamesDone,
  gamesShown,
  importedSentence,
  LIBRARY,
  libraryProgress,
  longAgo,
  NOT_OPENED,
  STATISTICS,
  storageSentence,
  streakSentence,
  TRANSFER_BEGUN,
  wonText,
} from './library';
export { guessedNote, isMostLeftOut, leftOutNote } from './left-out';
export { loadingWords, preparingWords, WORDS_COMING, wordsReason } from './word-list';
export {
  foundSentence,
  isEmptyQuestion,
  LOOKED_UP,
  NO_WORDS_FOUND,
  OWN_WORDS_NOTE,
  ownWordsCount,
  removeWordLabel,
  tooManyOwnWords,
  wordAddedAlready,
  wordInListAlready,
} from './words-found';
export { crossingsInWords, cursorInWords, wordOnBoardInWords } from './words-on-board';
export { gcgReason, gcgRemarks } from './gcg';
export { fileScoreSentences } from './imported';
export {
  chanceChangeText,
  chanceSentence,
  COMPARED_HEADS,
  isLoss,
  lossInWords,
  lossText,
  luckSentence,
  madeText,
  percentText,
  reasonSentence,
  reasonText,
  REVIEW,
  reviewProgress,
  seatFigures,
} from './review';
export {
  aheadSentence,
  CHALLENGE,
  LINK_OPENED,
  LINK_TEXTS,
  linkReason,
  SHARE,
} from './share';
export { BRANCHES, branchCount, branchLength, branchName, comparedTurn } from './branches';
export {
  keptRecordReason,
  RECORD_HANDED_OVER,
  recordNotOpened,
  recordOpened,
  recordReason,
} from './record-reasons';
export { laneName, LANES, lanesSentence, laneText } from './lanes';
export { formOf, meaningLabel, meaningNotLoaded, MEANINGS } from './meanings';
