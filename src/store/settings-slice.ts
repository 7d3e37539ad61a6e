import type { Settings, Tip } from './settings';
import type { BoardFile, Panel, Screen, ScreenState, SecondPlayer } from './state';
import { invitedGame, isAtSharedTable } from './online/online';
import { tipPassed, withTipsGiven } from './tips';

/** Whether an invitation, which is a part of the front page, is shown. */
export const isInvitationShown = (state: ScreenState): boolean =>
  state.panel === 'online' && invitedGame(state) !== undefined;

const isInvitationChanged = (state: ScreenState): boolean =>
  state.panel === 'set-up' && state.secondPlayer === 'far' && invitedGame(state) !== undefined;

/** Whether the front page is shown: without a game, or in place of it. */
export const isFrontShown = (state: ScreenState): boolean =>
  !state.table || state.isAtFront || isInvitationShown(state);

export function settingsSlice({ setState: set, getState: get, subscribe }: Screen) {
  const change = (settings: Partial<Settings>): void =>
    set({ settings: { ...get().settings, ...settings } });

  // A tip that no longer applies counts as shown: the player has moved on.
  subscribe((state, before) => {
    const tip = tipPassed(state, before);
    if (tip) set(withTipsGiven(state, tip));
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
    showFront: (isAtFront: boolean) => set({ isAtFront }),
    setTheme: (theme: Settings['theme']) => change({ theme }),
    setPace: (pace: Settings['pace']) => change({ pace }),
    setSounds: (sounds: Settings['sounds']) => change({ sounds }),
    setSpeech: (speech: Settings['speech']) => change({ speech }),
    setReactions: (reactions: Settings['reactions']) => change({ reactions }),
    setLevel: (level: Settings['level']) => change({ level }),
    setThinkingTime: (thinkingTime: Settings['thinkingTime']) => change({ thinkingTime }),
    /** Marks tips as shown. */
    giveTips: (...tips: readonly Tip[]) => set(withTipsGiven(get(), ...tips)),
    resetTips: () => change({ tipsGiven: [] }),
  };
}
