export { applyEvent, type EventFault } from './apply';
export {
  decide,
  decideHelp,
  type HelpError,
  type MoveError,
  resign,
  type ResignError,
} from './decide';
export { chainFrom, type HashChain, isLaterChainValue } from './draws/chain';
export { drawKey, type DrawContribution } from './draws/digest';
export {
  type DrawEvidence,
  drawEvidenceSchema,
  drawStatementSchema,
  type RevealedDraw,
  type Witness,
  type WitnessedDraw,
} from './draws/evidence';
export {
  commitTo,
  countDraws,
  dealStatement,
  type DrawStatement,
  sameStatement,
  setupDigest,
  statementOf,
} from './draws/statement';
export { type DrawFault, type VerifiedDraws, verifyDraws } from './draws/verify';
export {
  pickAwarded,
  type IncompleteSearchEvent,
  type ExchangeRefusal,
  type GameEvent,
  type Help,
  type HelpEvent,
  HELP_KINDS,
  isAnnotation,
  isTurn,
  type PassEvent,
  type PlayEvent,
  REFUSAL_CODES,
  type RefusalCode,
  type RefusedEvent,
  type ResignEvent,
  type TurnEvent,
} from './event';
export {
  canHelp,
  isHelpAllowed,
  mustPass,
  rackToMove,
  refuseExchange,
  refuseMove,
} from './legality';
export { type LimitedQuantity, mayRecordAttempt } from './record-file/bounds';
export { formatCompactRecord, parseCompactRecord } from './record-file/compact';
export {
  type BadField,
  parseRecord,
  parseRecordJson,
  parseRecordJsonSteps,
  parseRecordSteps,
  type RecordFileError,
} from './record-file/read';
export {
  formatRecord,
  publicSetupToJson,
  recordToJson,
} from './record-file/write';
export {
  automaticPass,
  branch,
  extendWhile,
  extend,
  timelinePrefix,
  type GameRecord,
  type ImportedGame,
  latestState,
  replay,
  replaySteps,
  startGame,
  type Timeline,
  withAutomaticPasses,
} from './record';
export {
  type GameSetup,
  type Level,
  levelOf,
  LEVELS,
  type PublicSetup,
  type Seat,
  knownSeat,
  DEFAULT_LEVEL,
} from './game-setup';
export { type GameResult, type GameState, seatAfter, seatsInPlay } from './state';
export { turningPoints } from './turning-points';
export {
  type LongestWord,
  type NumberedPlay,
  type RunningScore,
  type GameSummary,
  summaryOf,
} from './summary';
export { isUndoAllowed, lastHumanTurn, withLastTurnUndone } from './undo';
export { publicSetupFrom, updateFromJson, updateToJson } from './view-update-json';
export { gameFromView } from './game-from-view';
export {
  publicHash,
  type TurnUpdate,
  updateFor,
  viewOfUpdate,
  type ViewUpdate,
  withUpdate,
} from './view-update';
export {
  maySeeRack,
  type RackView,
  resignedIn,
  type SeatView,
  type Turn,
  type View,
  type Viewer,
  viewFor,
} from './view';
export { soloView, playerViewOf, type PlayerView } from './player-view';
