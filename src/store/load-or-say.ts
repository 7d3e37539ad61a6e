import { partNotLoaded } from '../messages';
import type { Notice, Screen, ScreenState } from './state';

/** Reports that code could not be loaded; shown until a load succeeds or the screen changes. */
export const partNotice = (reason: unknown): Notice => ({
  tone: 'refusal',
  headline: partNotLoaded(reason),
  isOfPart: true,
});

type Shown = Pick<Screen, 'getState' | 'setState'>;

export function takePartNoticeBack({ getState, setState }: Shown): void {
  if (getState().notice?.isOfPart) setState({ notice: undefined });
}

/** Loads code on demand. If that fails, returns undefined and shows a notice, along with `change`. */
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
