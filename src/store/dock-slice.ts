import type { Play } from '../engine';
import type { DockState, DockTab, Screen, SheetHeight, Slice } from './state';
import { judgedOnScreen } from './verdict';

/** The dock beside the board, and the play that it shows on the board. */
export interface DockActions {
  /** Shows a tab; a closed sheet opens. */
  readonly showTab: (tab: DockTab) => void;
  readonly setSheet: (height: SheetHeight) => void;
  /** Shows a play on the board until the screen changes; undefined removes it. */
  readonly showGhost: (play: Play | undefined) => void;
}

export function dockSlice({
  setState: set,
  getState: get,
}: Pick<Screen, 'setState' | 'getState'>): Slice<DockState, DockActions> {
  return {
    dockTab: 'moves',
    sheet: 'closed',
    ghost: undefined,
    actions: {
      showTab: (dockTab) => {
        const { sheet } = get();
        set({ dockTab, ghost: undefined, sheet: sheet === 'closed' ? 'half' : sheet });
      },
      setSheet: (sheet) => set({ sheet, ...(sheet === 'closed' ? { ghost: undefined } : {}) }),
      showGhost: (play) => {
        const ghost = play && judgedOnScreen(get(), play);
        if (ghost)
          set({ ghost, revealSquares: ghost.laid.map(({ square }) => square).toReversed() });
        else if (get().ghost) set({ ghost: undefined });
      },
    },
  };
}
