import { partNotLoaded } from '../messages';
import type { Notice, Screen, ScreenState } from './state';

/** What is said of a part of the page that could not be loaded, until one can be, or the screen changes. */
export const partNotice = (reason: unknown): Notice => ({
  tone: 'refusal',
  headline: partNotLoaded(reason),
  isOfPart: true,
});

type Shown = Pick<Screen, 'getState' | 'setState'>;

/** Takes that notice back. */
export function takePartNoticeBack({ getState, setState }: Shown): void {
  if (getState().notice?.isOfPart) setState({ notice: undefined });
}

/**
 * Loads code on demand; gives undefined if it cannot be loaded, and says so in a notice, with which the screen
 * may have to change.
 */
export async function loadOrSay<Part>(
  screen: Shown,
  load: () => Promise<Part>,
  change: Partial<ScreenState> = {},
): Promise<Part | undefined> {
  try {
    const part = await load();
    takePartNoticeBack(screen);
    return part;
  } catch (reason) {
    screen.setState({ ...change, notice: partNotice(reason) });
    return undefined;
  }
}
