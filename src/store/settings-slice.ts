import * as v from 'valibot';
import {
  type Level,
  LEVELS,
  THINKING_TIMES,
  type ThinkingTime,
  DEFAULT_LEVEL,
  USUAL_THINKING_TIME,
  parseJson,
} from '../engine';
import { SPEECHES, type Speech } from '../messages';
import {
  type Tip,
  TIPS,
  type Pace,
  PACES,
  type Panel,
  type Screen,
  type ScreenState,
  type SecondPlayer,
  type Settings,
  type Theme,
  THEMES,
} from './state';
import { invitedGame, isAtSharedTable } from './online/online';
import { tipPassed, withTipsGiven } from './tips';

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  pace: 'steady',
  sounds: false,
  speech: 'brief',
  reactions: true,
  // A newcomer should not lose by hundreds of points.
  level: 'casual',
  thinkingTime: USUAL_THINKING_TIME,
  tipsGiven: [],
};

export const PACE_MILLISECONDS: Readonly<Record<Pace, number>> = {
  slow: 2500,
  steady: 900,
  fast: 0,
};

const settingsSchema = v.object({
  theme: v.picklist(THEMES),
  pace: v.picklist(PACES),
  sounds: v.optional(v.boolean(), false),
  speech: v.optional(v.picklist(SPEECHES), 'brief'),
  reactions: v.optional(v.boolean(), true),
  // Missing in settings of earlier versions; those of later versions may hold an unknown level.
  level: v.optional(v.fallback(v.picklist(LEVELS), DEFAULT_LEVEL), DEFAULT_LEVEL),
  thinkingTime: v.optional(
    v.fallback(v.picklist(THINKING_TIMES), USUAL_THINKING_TIME),
    USUAL_THINKING_TIME,
  ),
  tipsGiven: v.optional(v.pipe(v.array(v.picklist(TIPS)), v.maxLength(TIPS.length)), []),
});

/** Returns the default settings if the text is invalid. */
export const parseSettings = (text: string | undefined): Settings =>
  parseJson(settingsSchema, text) ?? DEFAULT_SETTINGS;

/** Whether an invitation, which is a part of the front page, is shown. */
export const isInvitationShown = (state: ScreenState): boolean =>
  state.panel === 'online' && invitedGame(state) !== undefined;

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
    /** At a shared table, opens that table in place of the set-up dialog. */
    openPanel: (panel: Panel) => {
      const isTaken = panel === 'set-up' && isAtSharedTable(get());
      set({ panel: isTaken ? 'online' : panel, secondPlayer: 'computer' });
    },
    openSetup: (secondPlayer: SecondPlayer) =>
      set({ panel: isAtSharedTable(get()) ? 'online' : 'set-up', secondPlayer }),
    showFront: (isAtFront: boolean) => set({ isAtFront }),
    setTheme: (theme: Theme) => change({ theme }),
    setPace: (pace: Pace) => change({ pace }),
    setSounds: (sounds: boolean) => change({ sounds }),
    setSpeech: (speech: Speech) => change({ speech }),
    setReactions: (reactions: boolean) => change({ reactions }),
    setLevel: (level: Level) => change({ level }),
    setThinkingTime: (thinkingTime: ThinkingTime) => change({ thinkingTime }),
    /** Marks tips as shown. */
    giveTips: (...tips: readonly Tip[]) => set(withTipsGiven(get(), ...tips)),
    resetTips: () => change({ tipsGiven: [] }),
  };
}
