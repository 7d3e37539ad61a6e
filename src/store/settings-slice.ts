import { type Settings, type Tip, TIPS } from './settings';
import type { Screen, ScreenState } from './state';
import { isUnnamed } from './draft/draft';
import { mayDraft, ownRack } from './own-seat';

type Moment = Pick<ScreenState, 'table' | 'draft' | 'typed'>;

type Scene = Moment & Pick<ScreenState, 'settings' | 'words' | 'notice' | 'verdict'>;

/** Whether what the tip is about is on screen now. */
function isInContext(tip: Tip, { table, draft, typed }: Moment): boolean {
  if (!table) return false;
  const { view, turns } = table;
  const hasDraft = draft.order.length > 0;
  if (tip === 'play') return hasDraft && !draft.order.some((slot) => isUnnamed(draft, slot));
  if (hasDraft || typed) return false;
  switch (tip) {
    case 'lay':
      return true;
    case 'premium':
      return turns > 0 && view.board.premiums.some(({ kind }) => kind !== 'none');
    case 'type':
      return turns > 1;
    case 'blank':
      return ownRack(view).some(({ kind }) => kind === 'blank');
  }
}

/**
 * The tip to show now: the first that was not shown yet and applies; none while the page shows a notice, or for a draft
 * without a score.
 */
export function tipNow(state: Scene): Tip | undefined {
  if (!mayDraft(state) || state.table?.phase !== 'your-turn') return undefined;
  if (state.words.kind !== 'ready' || state.notice) return undefined;
  const { tipsGiven } = state.settings;
  const tip = TIPS.find((each) => !tipsGiven.includes(each) && isInContext(each, state));
  const hasScore = state.verdict.kind === 'play' && state.verdict.judged.ok;
  return tip === 'play' && !hasScore ? undefined : tip;
}

const withTipsGiven = (
  { settings }: Pick<ScreenState, 'settings'>,
  ...tips: readonly Tip[]
): Pick<ScreenState, 'settings'> => ({
  settings: { ...settings, tipsGiven: [...new Set([...settings.tipsGiven, ...tips])] },
});

/** The tip that no longer applies after a change of the screen, if any. */
function tipPassed(state: ScreenState, before: ScreenState): Tip | undefined {
  const isSame =
    state.table === before.table && state.draft === before.draft && state.typed === before.typed;
  const isOwnGame = state.table?.recordId === before.table?.recordId;
  const tip = isSame || !isOwnGame ? undefined : tipNow(before);
  return tip && !isInContext(tip, state) ? tip : undefined;
}

/** The settings of the player, and the tips that are shown one at a time. */
export function settingsSlice({ setState: set, getState: get, subscribe }: Screen) {
  const change = (settings: Partial<Settings>): void =>
    set({ settings: { ...get().settings, ...settings } });

  // A tip that no longer applies counts as shown: the player has moved on.
  subscribe((state, before) => {
    const tip = tipPassed(state, before);
    if (tip) set(withTipsGiven(state, tip));
  });

  return {
    setTheme: (theme: Settings['theme']) => change({ theme }),
    setPace: (pace: Settings['pace']) => change({ pace }),
    setSounds: (sounds: Settings['sounds']) => change({ sounds }),
    setSpeech: (speech: Settings['speech']) => change({ speech }),
    setReactions: (reactions: Settings['reactions']) => change({ reactions }),
    setLevel: (level: Settings['level']) => change({ level }),
    setThinkingTime: (thinkingTime: Settings['thinkingTime']) => change({ thinkingTime }),
    setName: (name: Settings['name']) => change({ name }),
    /** Marks tips as shown. */
    giveTips: (...tips: readonly Tip[]) => set(withTipsGiven(get(), ...tips)),
    resetTips: () => change({ tipsGiven: [] }),
  };
}
