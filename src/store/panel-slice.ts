import type { Play } from '../engine';
import { challengeNow } from './challenge';
import { invitedGame, isAtSharedTable } from './online/online';
import type {
  BoardFile,
  DockPage,
  DockTab,
  Panel,
  Screen,
  ScreenState,
  SecondPlayer,
  SheetHeight,
} from './state';
import { judgedOnScreen } from './verdict';

/** Whether an invitation, which is a part of the front page, is shown. */
export const isInvitationShown = (state: ScreenState): boolean =>
  state.panel === 'online' && invitedGame(state) !== undefined;

const isInvitationChanged = (state: ScreenState): boolean =>
  state.panel === 'set-up' && state.secondPlayer === 'far' && invitedGame(state) !== undefined;

/** Whether the front page is shown: without a game, or in place of it. */
export const isFrontShown = (state: ScreenState): boolean =>
  !state.table || state.isAtFront || isInvitationShown(state);

/** Whether the page still shows the same game, home page or editor, which a request made there may replace. */
export const isSamePlace = (
  before: ScreenState,
  { table, isAtFront, entry }: ScreenState,
): boolean =>
  before.table?.recordId === table?.recordId &&
  before.isAtFront === isAtFront &&
  before.entry === entry;

const IS_POSSIBLE: Readonly<Record<DockPage, (state: ScreenState) => boolean>> = {
  online: ({ online }) => online !== undefined && online.role !== 'visitor',
  share: () => true,
  print: () => true,
  branches: () => true,
  transcript: () => true,
  summary: ({ table }) => table?.isOver === true,
  challenge: (state) => state.table?.isOver === true && challengeNow(state) !== undefined,
};

const isPage = (panel: Panel): panel is DockPage =>
  panel !== undefined && Object.hasOwn(IS_POSSIBLE, panel);

/** The page that the dock shows in place of its tabs. */
export function dockPage(state: ScreenState): DockPage | undefined {
  const { panel } = state;
  const isShown = isPage(panel) && !isFrontShown(state) && IS_POSSIBLE[panel](state);
  return isShown ? panel : undefined;
}

/** The panel that is a dialog. */
export const dialogShown = (state: ScreenState): Panel =>
  dockPage(state) ? undefined : state.panel;

/** The height of the dock if it is a sheet. */
export const sheetHeight = (state: ScreenState): SheetHeight =>
  dockPage(state) ? state.pageHeight : state.sheet;

/** Whether the whole board shows at the end of the game on a phone. */
export const isBoardWhole = ({ table, wholeBoardOf }: ScreenState): boolean =>
  table !== undefined && wholeBoardOf === table.recordId;

/** The game on the table if it is over. */
const overIn = ({ table }: ScreenState): string | undefined =>
  table?.isOver === true ? table.recordId : undefined;

/** The open parts of the page: the front page, a dialog, or the dock and the play that it shows on the board. */
export function panelSlice({ setState: set, getState: get, subscribe }: Screen) {
  subscribe((state, before) => {
    const page = dockPage(state);
    if (page && page !== dockPage(before)) set({ pageHeight: 'half', ghost: undefined });
    // The table of others is a dialog instead.
    else if (!page && isPage(state.panel) && state.panel !== 'online') set({ panel: undefined });
    // The result has the place of the other tabs.
    if (overIn(state) !== undefined && overIn(state) !== overIn(before)) set({ dockTab: 'moves' });
  });

  return {
    /**
     * At a shared table, opens that table in place of the set-up dialog. Closing the set-up of an invited game leads
     * back to the invitation.
     */
    openPanel: (panel: Panel) => {
      const state = get();
      const isTaken = panel === 'set-up' && isAtSharedTable(state);
      const isBack = panel === undefined && isInvitationChanged(state);
      set({
        panel: isTaken || isBack ? 'online' : panel,
        secondPlayer: 'computer',
        boardFile: undefined,
      });
    },
    /** Opens the set-up of a game, with the board of a file. */
    setUpBoard: (boardFile: BoardFile) => set({ panel: 'set-up', boardFile }),
    openSetup: (secondPlayer: SecondPlayer) =>
      set({ panel: isAtSharedTable(get()) ? 'online' : 'set-up', secondPlayer }),
    showFront: (isAtFront: boolean) => set({ isAtFront, entry: undefined }),
    /** Shows a tab in place of a page; a closed sheet opens. */
    showTab: (dockTab: DockTab) => {
      const { sheet } = get();
      set({
        dockTab,
        panel: undefined,
        ghost: undefined,
        sheet: sheet === 'closed' ? 'half' : sheet,
      });
    },
    /** A sheet that is closed has no page. */
    setSheet: (sheet: SheetHeight) => {
      const hasPage = dockPage(get()) !== undefined;
      if (sheet === 'closed')
        set({ sheet, ghost: undefined, ...(hasPage && { panel: undefined }) });
      else set(hasPage ? { pageHeight: sheet } : { sheet });
    },
    /** Shows the whole board at the end of a game on a phone, or a strip of it. */
    showWholeBoard: (isWhole: boolean) =>
      set({ wholeBoardOf: isWhole ? get().table?.recordId : undefined }),
    /** Shows a play on the board until the screen changes; undefined removes it. */
    showGhost: (play: Play | undefined) => {
      const ghost = play && judgedOnScreen(get(), play);
      if (ghost) set({ ghost, revealSquares: ghost.laid.map(({ square }) => square).toReversed() });
      else if (get().ghost) set({ ghost: undefined });
    },
  };
}
