import { type JudgedPlay, judgePlay, type Play, type PlayerView } from '../engine';
import type { DockState, DockTab, Screen, SheetHeight, Slice } from './state';
import { judgedOnScreen, lexiconIn } from './verdict';

/** The dock beside the board, and the play that it shows on the board. */
export interface DockActions {
  /** Shows a tab; a closed sheet opens. */
  readonly showTab: (tab: DockTab) => void;
  readonly setSheet: (height: SheetHeight) => void;
  /** Shows a play on the board until the screen changes, that of an earlier turn as `seen` then; undefined removes it. */
  readonly showGhost: (play: Play | undefined, seen?: PlayerView) => void;
}

export function dockSlice({
  setState: set,
  getState: get,
}: Pick<Screen, 'setState' | 'getState'>): Slice<DockState, DockActions> {
  function judged(play: Play, seen: PlayerView | undefined): JudgedPlay | undefined {
    if (!seen) return judgedOnScreen(get(), play);
    const told = judgePlay(seen.rules, seen, seen.rack, play, lexiconIn(get()));
    return told.ok ? told.value : undefined;
  }

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
      showGhost: (play, seen) => {
        const ghost = play && judged(play, seen);
        if (ghost)
          set({ ghost, revealSquares: ghost.laid.map(({ square }) => square).toReversed() });
        else if (get().ghost) set({ ghost: undefined });
      },
    },
  };
}
