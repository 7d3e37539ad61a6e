/**
 * The engine: crossword board games as pure functions over plain data. It uses no clock, no browser API
 * and no hidden randomness, so it runs in a page, a worker or Node.
 *
 * Text is parsed into values, and moves are judged and decided. An event holds its outcome, so a record
 * of events replays to the same states. Mistakes that a player or a file can make are returned as a
 * `Result` with a code.
 *
 * @example A one-move game, from the board to the replay.
 * ```ts
 * import * as engine from 'src/engine';
 * import { kernelMaker } from 'src/worker/kernel';
 *
 * function valueOf<T>(result: engine.Result<T, unknown>): T {
 *   if (!result.ok) throw new Error(JSON.stringify(result.error));
 *   return result.value;
 * }
 *
 * // Parse a board and a word list.
 * const rules = engine.crossword;
 * const alphabet = engine.alphabetOf(rules.tileSet);
 * const { board, given } = valueOf(engine.parseBoardFile(rules, '5 5\nAT,2,1,across\n'));
 * const { words } = valueOf(engine.parseWordList(alphabet, 'at\ncat\ncats\nscat\n'));
 * const lexicon = engine.lexiconOf(words);
 *
 * // Deal; these tiles are drawn first.
 * const tiles = valueOf(engine.parseTiles(alphabet, 'SCENERY'));
 * const dealt = engine.startGame('a game', {
 *   rules, board, given, boardName: 'small', openRacks: false, lexiconId: lexicon.id,
 *   seats: [{ name: 'Ann', player: 'human', skill: 1 }],
 *   chance: { kind: 'given', tiles, seed: '1' },
 * });
 *
 * // List the plays of the seat to move, best first, with the WebAssembly kernel.
 * const state = engine.latestState(dealt);
 * const position = { rules, board, grid: state.grid, rack: engine.rackToMove(state) };
 * const makeKernel = await kernelMaker();
 * const plays = engine.generatePlays(valueOf(engine.searchWordsOf(makeKernel, words)), position);
 * const written = plays.map(({ play }) => engine.formatMove(rules, { kind: 'play', play }));
 * written; // → ['CS,3a', 'C,3a']
 *
 * // Play one of them, in its typed form.
 * const move = valueOf(engine.parseMove(rules, position, 'CS,3a'));
 * const played = valueOf(engine.extend(dealt, valueOf(engine.decide(state, move, lexicon))));
 * engine.viewFor(played, 0).seats[0]?.score; // → 6
 *
 * // Save the record, then parse and replay it.
 * const saved = engine.formatRecord(played.record);
 * const replayed = valueOf(engine.parseRecord(saved, lexicon));
 * replayed.wordsChecked; // → true
 * engine.formatRecord(replayed.record) === saved; // → true
 * ```
 */

// Letters, tiles and random sources.
export {
  allTiles,
  type Alphabet,
  alphabetOf,
  type RandomState,
  probabilityOfAny,
  type RandomSource,
  chooseIndex,
  compareTiles,
  initialRandom,
  type Letter,
  makeAlphabet,
  type TileTextError,
  parsePlacedTiles,
  parseTiles,
  type PlacedTile,
  placedTilesText,
  placedTileText,
  sameTile,
  takeTiles,
  type Tile,
  rackTileOf,
  type TileSet,
  tilesText,
  tileText,
  tileValue,
  withDrawKey,
} from './tiles';

// Boards, squares, premiums and board files.
export {
  allSquares,
  type Board,
  BOARD_FORMATS,
  type BoardFileError,
  type BoardFormat,
  type Direction,
  DIRECTIONS,
  formatScraebbkleBoard,
  isOnBoard,
  NO_PREMIUM,
  type NumberError,
  otherDirection,
  parseBoard,
  parseScraebbkleBoard,
  parseSquareName,
  plainBoard,
  type Premium,
  premiumAt,
  sameSquare,
  type Square,
  squareAt,
  squareIndex,
  squareName,
  step,
} from './board';

// Word lists, lexicons and word graphs.
export {
  alphabetOfWords,
  buildGraph,
  type BuildProgress,
  type CompiledWords,
  countWords,
  findWords,
  fingerprintOf,
  type ForeignCharacter,
  hooksOf,
  toUpperCaseWord,
  isValidGraph,
  type LeftOut,
  type Lexicon,
  lexiconOf,
  coversLexicon,
  newWord,
  type NewWordError,
  parseWordList,
  subrange,
  type ReadWords,
  noProgress,
  withWords,
  type WordGraph,
  type WordListError,
  type WordQuestion,
  type WordQuestionError,
  WorkMeter,
} from './lexicon';

// Rule books and configuration files.
export {
  type AlphabetError,
  type Bonus,
  classic,
  type Configuration,
  CONFIGURATION_KEYS,
  type ConfigurationFileError,
  configured,
  configuredRules,
  crossword,
  type FileReference,
  findFile,
  type FindFileError,
  formatRuleBook,
  type LetterBagError,
  configurationLikelihood,
  type NotationName,
  parseAlphabet,
  parseConfiguration,
  parseLetterBag,
  parseRuleBook,
  parseTileSet,
  parseTileSetFile,
  type Player,
  readRuleBook,
  RULE_BOOKS,
  type RuleBook,
  type RuleBookFileError,
  type RuleFault,
  type SavedRuleBook,
  scrabbkle,
  scraebbkle,
  type TileSetFileError,
  withBag,
  type Wording,
} from './rules';

// Tiles on a board; judging and scoring plays.
export {
  canBeCompleted,
  emptyGrid,
  type BoardState,
  firstSquare,
  type GridTextError,
  isFree,
  type JudgedPlay,
  judgePlay,
  type LaidTile,
  laysFirstTile,
  layTiles,
  linesThrough,
  type LoadedBoard,
  type Move,
  parseGrid,
  type Play,
  playForWord,
  type Refusal,
  runThrough,
  type ScoreBreakdown,
  type SquareContent,
  startSquare,
  tileAt,
  tilesOn,
  withTiles,
  type WordOnBoard,
  type WordScore,
  wordsOnBoard,
} from './play';

// Games: set-up, events, state, record, replay and the views of seats.
export {
  gameFromView,
  applyEvent,
  automaticPass,
  type BadField,
  type LimitedQuantity,
  branch,
  canHelp,
  chainFrom,
  commitTo,
  countDraws,
  type IncompleteSearchEvent,
  dealStatement,
  decide,
  type DrawEvidence,
  drawEvidenceSchema,
  type DrawFault,
  drawKey,
  type DrawStatement,
  drawStatementSchema,
  type EventFault,
  type ExchangeRefusal,
  extend,
  timelinePrefix,
  formatCompactRecord,
  formatRecord,
  type GameEvent,
  type GameRecord,
  type ImportedGame,
  type GameResult,
  type GameSetup,
  type GameState,
  type GameSummary,
  type Help,
  decideHelp,
  type HelpError,
  type HelpEvent,
  HELP_KINDS,
  isHelpAllowed,
  isAnnotation,
  isTurn,
  isUndoAllowed,
  mayRecordAttempt,
  lastHumanTurn,
  latestState,
  type Level,
  levelOf,
  LEVELS,
  type HashChain,
  type LongestWord,
  maySeeRack,
  type MoveError,
  mustPass,
  type NumberedPlay,
  type RevealedDraw,
  isLaterChainValue,
  parseCompactRecord,
  parseRecord,
  parseRecordJson,
  parseRecordJsonSteps,
  parseRecordSteps,
  type PassEvent,
  turningPoints,
  type PlayEvent,
  publicHash,
  type PublicSetup,
  publicSetupFrom,
  publicSetupToJson,
  rackToMove,
  type RackView,
  type RecordFileError,
  recordToJson,
  REFUSAL_CODES,
  type RefusalCode,
  type RefusedEvent,
  refuseExchange,
  refuseMove,
  replay,
  replaySteps,
  resign,
  resignedIn,
  type ResignError,
  type ResignEvent,
  type RunningScore,
  sameStatement,
  type Seat,
  seatAfter,
  seatsInPlay,
  type SeatView,
  knownSeat,
  soloView,
  type PlayerView,
  playerViewOf,
  setupDigest,
  type DrawContribution,
  startGame,
  statementOf,
  summaryOf,
  withLastTurnUndone,
  type Timeline,
  type Turn,
  type TurnEvent,
  type TurnUpdate,
  updateFor,
  updateFromJson,
  updateToJson,
  DEFAULT_LEVEL,
  type VerifiedDraws,
  verifyDraws,
  type View,
  type Viewer,
  viewFor,
  viewOfUpdate,
  type ViewUpdate,
  withAutomaticPasses,
  withUpdate,
  type Witness,
  type WitnessedDraw,
} from './game';

// Computer players.
export {
  afterRound,
  bestOf,
  type Budget,
  type BestMoves,
  type Candidate,
  candidateOf,
  candidatesIn,
  championBudget,
  type WinCurve,
  chanceCurveOf,
  winProbabilities,
  chooseMove,
  chooseMoveSteps,
  type ChosenMove,
  type Comparison,
  comparisonOf,
  type ComputerTurn,
  type GradedWords,
  gradedWordsFrom,
  greedyStrategyFor,
  nextTrial,
  type Outcomes,
  ranking,
  simulationSeed,
  simulateSteps,
  type Standing,
  type Strategy,
  THINKING_TIMES,
  type ThinkingTime,
  type Trial,
  USUAL_THINKING_TIME,
  type EvaluatedMove,
} from './players';

// Game review.
export {
  winProbabilityLost,
  type WinProbabilityHistory,
  winProbabilityHistory,
  MIN_LOSS_POINTS,
  DRAWS_COMPARED,
  findLanesSteps,
  keyTurnsOf,
  type LaneRacks,
  type Lanes,
  luckSteps,
  type PlayedTurn,
  playedTurns,
  RACKS_SAMPLED,
  type Reason,
  type ReviewedTurn,
  reviewTurnSteps,
  type SeatReview,
  seatReviewsOf,
} from './review';

// Move search.
export {
  findBest,
  findPlays,
  runToEnd,
  generatePlays,
  type KernelExports,
  type LeaveTable,
  leaveTableOf,
  type MakeKernel,
  type NoRoomForWords,
  type PlayedOut,
  type Playout,
  playOutSteps,
  playOut,
  type Position,
  type SampledGame,
  type ScoredMove,
  type ScoredPlay,
  type SearchWords,
  searchWordsOf,
  type Steps,
  wordsFormed,
} from './search';

// Moves, boards and scripts as text.
export {
  boardText,
  bracketBoardText,
  columnName,
  columnNaming,
  type CommandProblem,
  formatMove,
  formatPlacement,
  formatSquare,
  type MoveFormatError,
  parseBoardFile,
  parseMove,
  parseScript,
  passText,
  type Placement,
  type PlayedScript,
  playScript,
  splitMove,
  type Script,
  type ScriptError,
  type ScriptRefusal,
  type ScriptSeatsError,
  suggestMove,
  suggestTilesToLay,
} from './notation';

// Limits for untrusted input.
export {
  CONFIGURATION_RANGES,
  FACTOR_RANGE,
  JAVA_SEED_RANGE,
  MAX_BYTES,
  LETTER_VALUE_RANGE,
  MAX_LENGTH,
  MAX_COUNT,
  CUSTOM_WORD_LIMITS,
  RACK_SIZE_RANGE,
  SCRIPT_LIMITS,
} from './limits';

// Games in GCG, the format of other programs.
export {
  formatGcg,
  type GcgFileError,
  type GcgGameError,
  gcgKindOf,
  type GcgLineFault,
  gcgUnsupported,
  type GcgUnsupported,
  type GcgRemark,
  type GcgReplay,
  readGcg,
} from './gcg';

// Results, and parsing of numbers and names.
export { assertNever, err, ok, type Result } from './result';
export { parseInteger, type Range, sanitizeName } from './text';
