import type { Play } from '../engine';
import type { DockTab, Screen, SheetHeight } from './state';
import { judgedOnScreen } from './verdict';

/** The dock beside the board, and the play that it shows on the board. */
export function dockSlice({ setState: set, getState: get }: Screen) {
  return {
    /** Shows a tab; a closed sheet opens. */
    showTab: (dockTab: DockTab) => {
      const { sheet } = get();
      set({ dockTab, ghost: undefined, sheet: sheet === 'closed' ? 'half' : sheet });
    },
    setSheet: (sheet: SheetHeight) =>
      set({ sheet, ...(sheet === 'closed' ? { ghost: undefined } : {}) }),
    /** Shows a play on the board until the screen changes; undefined removes it. */
    showGhost: (play: Play | undefined) => {
      const ghost = play && judgedOnScreen(get(), play);
      if (ghost) set({ ghost, revealSquares: ghost.laid.map(({ square }) => square).toReversed() });
      else if (get().ghost) set({ ghost: undefined });
    },
  };
}
