import { lazy } from 'react';

export { Announcer } from './Announcer/Announcer';
export { BlankPicker } from './BlankPicker/BlankPicker';
export { BoardFrame } from './Board/BoardFrame';
export { frameLayout, useBoardSize, useHeightAboveKeyboard } from './Board/use-board-size';
export { FocusKeeper } from './FocusKeeper/FocusKeeper';
export { Front } from './Front/Front';
export { GameProvider, useGame } from './game-context';
export { useDrawnPhase } from './use-drawn-phase';
export { GameLog } from './GameLog/GameLog';
export { LaterGame } from './LaterGame';
export { TileDragContext } from './drag';
export { Header } from './Header/Header';
export { Motion } from './Motion/Motion';
export { MovePanel } from './MovePanel/MovePanel';
export { rackLayout } from './Rack/Rack';
export { ScorePanel } from './ScorePanel/ScorePanel';
export { UnseenTiles } from './UnseenTiles/UnseenTiles';
export { useKeys } from './use-keys';
export { fileNameOfGame } from './file-name';
export { Button, saveText } from './ui';
/** Loads what opens records from files. */
export const loadRecordFiles = () => import('./Record/open-record-file');

/** The dialogs come in files of their own, so that opening the page does not wait for them. */
export const HelpDialog = lazy(async () => ({
  default: (await import('./HelpDialog/HelpDialog')).HelpDialog,
}));
export const OnlineDialog = lazy(async () => ({
  default: (await import('./Online/OnlineDialog')).OnlineDialog,
}));
export const WordsDialog = lazy(async () => ({
  default: (await import('./WordsDialog/WordsDialog')).WordsDialog,
}));
export const LibraryDialog = lazy(async () => ({
  default: (await import('./Library/LibraryDialog')).LibraryDialog,
}));
export const ReviewDialog = lazy(async () => ({
  default: (await import('./Review/ReviewDialog')).ReviewDialog,
}));
export const ShareDialog = lazy(async () => ({
  default: (await import('./Share/ShareDialog')).ShareDialog,
}));
export const BranchesDialog = lazy(async () => ({
  default: (await import('./Branches/BranchesDialog')).BranchesDialog,
}));
export const LanesDialog = lazy(async () => ({
  default: (await import('./Lanes/LanesDialog')).LanesDialog,
}));
const setupDialog = () => import('./SetupDialog/SetupDialog');
export const SetupDialog = lazy(async () => ({ default: (await setupDialog()).SetupDialog }));

/** Gets the dialog that is opened most before there is a game. */
export const preloadSetupDialog = async (): Promise<unknown> => setupDialog();
