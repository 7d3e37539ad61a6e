import * as v from 'valibot';
import { HINTS, type Pace, PACES, type Settings, THEMES } from './state';

export const DEFAULT_SETTINGS: Settings = { theme: 'system', pace: 'steady', hintsGiven: [] };

/** Milliseconds from one move to the next when computers play each other. */
export const PACE_MILLISECONDS: Readonly<Record<Pace, number>> = {
  slow: 2500,
  steady: 900,
  fast: 0,
};

const settingsSchema = v.object({
  theme: v.picklist(THEMES),
  pace: v.picklist(PACES),
  hintsGiven: v.optional(v.pipe(v.array(v.picklist(HINTS)), v.maxLength(HINTS.length)), []),
});

/** Reads settings; the default ones where a text is none. */
export function parseSettings(text: string | undefined): Settings {
  try {
    const parsed = v.safeParse(settingsSchema, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}
