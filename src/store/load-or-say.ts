import { partNotLoaded } from '../messages';
import type { Notice, Screen, ScreenState } from './state';

/** Reports that code could not be loaded; shown until a load succeeds or the screen changes. */
export const partNotice = (reason: unknown): Notice => ({
  tone: 'refusal',
  headline: partNotLoaded(reason),
  isLoadError: true,
});

type Shown = Pick<Screen, 'getState' | 'setState'>;

export function clearPartNotice({ getState, setState }: Shown): void {
  if (getState().notice?.isLoadError) setState({ notice: undefined });
}

/** Loads code on demand. If that fails, returns undefined and shows a notice, along with `change`. */
export async function loadOrNotify<Part>(
  screen: Shown,
  load: () => Promise<Part>,
  change: Partial<ScreenState> = {},
): Promise<Part | undefined> {
  try {
    const part = await load();
    clearPartNotice(screen);
    return part;
  } catch (reason) {
    screen.setState({ ...change, notice: partNotice(reason) });
    return undefined;
  }
}
