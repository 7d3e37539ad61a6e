import { partNotLoaded } from '../messages';
import type { Notice } from './state';

/** Loads code on demand; gives undefined if it cannot be loaded, and says so in a notice. */
export async function loadOrSay<Part>(
  say: (notice: Notice) => void,
  load: () => Promise<Part>,
): Promise<Part | undefined> {
  try {
    return await load();
  } catch (reason) {
    say({ tone: 'refusal', headline: partNotLoaded(reason) });
    return undefined;
  }
}
