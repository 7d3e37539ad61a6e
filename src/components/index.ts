import { loadRecordItems } from './Header/RecordMenu';
import { dialogOnDemand } from './OnDemand/on-demand';

export { Announcer } from './Announcer/Announcer';
export { BlankPicker } from './BlankPicker/BlankPicker';
export { BoardFrame } from './Board/BoardFrame';
export { headerLayout } from './Board/frame-layout';
export { tableLayout } from './Board/table-layout';
export { useBoardSize, useHeightAboveKeyboard } from './Board/use-board-size';
export { FocusKeeper } from './FocusKeeper/FocusKeeper';
export { Front } from './Front/Front';
export { GameProvider, useGame, useLandmarks } from './game-context';
export { useDrawnPhase } from './use-drawn-phase';
export { GameLog } from './GameLog/GameLog';
export { TileDragContext } from './drag';
export { Header } from './Header/Header';
export { Motion } from './Motion/Motion';
export { MovePanel } from './MovePanel/MovePanel';
export { rackLayout } from './Rack/Rack';
export { PartNote } from './OnDemand/PartNote';
export { ScorePanel } from './ScorePanel/ScorePanel';
export { UnseenTiles } from './UnseenTiles/UnseenTiles';
export type { FindLandmark } from './landmarks';
export { useKeys } from './use-keys';
export { useLater, usePending } from './use-pending';
export { fileNameOfGame } from './file-name';
export { Button, saveText } from './ui';
/** Loads what opens records from files. */
export const loadRecordFiles = () => import('./Record/open-record-file');

/** The dialogs come in files of their own, so that opening the page does not wait for them. */
export const HelpDialog = dialogOnDemand(
  async () => (await import('./HelpDialog/HelpDialog')).HelpDialog,
);
export const OnlineDialog = dialogOnDemand(
  async () => (await import('./Online/OnlineDialog')).OnlineDialog,
);
export const WordsDialog = dialogOnDemand(
  async () => (await import('./WordsDialog/WordsDialog')).WordsDialog,
);
export const LibraryDialog = dialogOnDemand(
  async () => (await import('./Library/LibraryDialog')).LibraryDialog,
);
export const ReviewDialog = dialogOnDemand(
  async () => (await import('./Review/ReviewDialog')).ReviewDialog,
);
export const ShareDialog = dialogOnDemand(
  async () => (await import('./Share/ShareDialog')).ShareDialog,
);
export const BranchesDialog = dialogOnDemand(
  async () => (await import('./Branches/BranchesDialog')).BranchesDialog,
);
export const LanesDialog = dialogOnDemand(
  async () => (await import('./Lanes/LanesDialog')).LanesDialog,
);
const setupDialog = () => import('./SetupDialog/SetupDialog');
export const SetupDialog = dialogOnDemand(async () => (await setupDialog()).SetupDialog);

/** Gets what is opened most before there is a game; whoever opens it hears if it cannot be loaded. */
export const preloadNextParts = (): Promise<unknown> =>
  Promise.allSettled([setupDialog(), loadRecordItems()]);
