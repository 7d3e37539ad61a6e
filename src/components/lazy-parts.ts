import { type ComponentType, lazy } from 'react';
import { loadMenuItems } from './Header/HeaderMenus';
import { dialogOnDemand, onDemand } from './OnDemand/on-demand';

// Dialogs are separate chunks, so that opening the page does not wait for them.

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
export const CardsDialog = dialogOnDemand(
  async () => (await import('./WordCards/CardsDialog')).CardsDialog,
);
export const EntryScreen = onDemand(async () => (await import('./Entry/EntryScreen')).EntryScreen);
const setupDialog = () => import('./SetupDialog/SetupDialog');
export const SetupDialog = dialogOnDemand(async () => (await setupDialog()).SetupDialog);

const friendWays = () => import('./Front/FriendWays');
export const FriendWays = onDemand(async () => (await friendWays()).FriendWays);
export const Invitation = onDemand(async () => (await import('./Online/Invitation')).Invitation);

export const PuzzlePanel = onDemand(
  async () => (await import('./Puzzles/PuzzlePanel')).PuzzlePanel,
);
export const PuzzleStrip = onDemand(
  async () => (await import('./Puzzles/PuzzleStrip')).PuzzleStrip,
);

/** A part that the page can do without: nothing if it cannot be loaded. */
const dispensable = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );

/** The rules and the name of each square say the same. */
export const SquareTip = dispensable(async () => (await import('./Board/SquareTip')).SquareTip);
export const DueCards = dispensable(async () => (await import('./WordCards/DueCards')).DueCards);
export const TurnNotes = dispensable(async () => (await import('./TurnNotes/TurnNotes')).TurnNotes);

/** Preloads what is most often opened before a game; errors are reported when it is opened. */
export const preloadNextParts = (): Promise<unknown> =>
  Promise.allSettled([setupDialog(), loadMenuItems(), friendWays()]);

export const loadRecordFiles = () => import('./Record/open-record-file');
