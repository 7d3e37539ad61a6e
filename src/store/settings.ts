import * as v from 'valibot';
import {
  DEFAULT_LEVEL,
  LEVELS,
  MAX_LENGTH,
  parseJson,
  THINKING_TIMES,
  USUAL_THINKING_TIME,
} from '../engine';
import { SPEECHES } from '../messages';

/** `high-contrast` is light or dark as the system is. */
export const THEMES = ['system', 'light', 'dark', 'high-contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ['slow', 'steady', 'fast'] as const;
export type Pace = (typeof PACES)[number];

export const PACE_MILLISECONDS: Readonly<Record<Pace, number>> = {
  slow: 2500,
  steady: 900,
  fast: 0,
};

/** Tips for a new player, shown one at a time, in this order as far as they apply. */
export const TIPS = ['lay', 'play', 'premium', 'type', 'blank'] as const;
export type Tip = (typeof TIPS)[number];

/** In UTF-16 code units, of which a code point takes at most two. */
const MAX_SIGNATURE = 2 * MAX_LENGTH.name;

/** Fields that earlier versions did not save are optional; later versions may save an unknown level. */
const settingsSchema = v.object({
  theme: v.picklist(THEMES),
  pace: v.picklist(PACES),
  /** Whether tiles, moves, turns and the end of a game make sounds. */
  sounds: v.optional(v.boolean(), false),
  /** How much of a game the log says. */
  speech: v.optional(v.picklist(SPEECHES), 'brief'),
  /** Whether reactions of others at a shared table are shown. */
  reactions: v.optional(v.boolean(), true),
  /** Level of the computers in a new game, unless chosen otherwise: that of the last game. */
  level: v.optional(v.fallback(v.picklist(LEVELS), DEFAULT_LEVEL), DEFAULT_LEVEL),
  /** The name that links are signed with; empty if none was typed. */
  name: v.optional(v.pipe(v.string(), v.maxLength(MAX_SIGNATURE)), ''),
  /** How long Champion thinks about a move, in seconds. */
  thinkingTime: v.optional(
    v.fallback(v.picklist(THINKING_TIMES), USUAL_THINKING_TIME),
    USUAL_THINKING_TIME,
  ),
  /** Tips that are not shown any more. */
  tipsGiven: v.optional(v.pipe(v.array(v.picklist(TIPS)), v.maxLength(TIPS.length)), []),
});

export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  pace: 'steady',
  sounds: false,
  speech: 'brief',
  reactions: true,
  // A newcomer should not lose by hundreds of points.
  level: 'easy',
  name: '',
  thinkingTime: USUAL_THINKING_TIME,
  tipsGiven: [],
};

/** Returns the default settings if the text is invalid. */
export const parseSettings = (text: string | undefined): Settings =>
  parseJson(settingsSchema, text) ?? DEFAULT_SETTINGS;

/** The settings that differ from those before. */
export const changedSettings = (now: Settings, before: Settings): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name as keyof Settings]),
  );
