import { partNotLoaded } from '../messages';
import type { Screen, ScreenState, Notice } from './state';

/** Reports that code could not be loaded; shown until a load succeeds or the screen changes. */
export const partNotice = (reason: unknown): Notice => ({
  tone: 'refusal',
  headline: partNotLoaded(reason),
  isLoadError: true,
});

export function clearPartNotice({ getState, setState }: Screen): void {
  if (getState().notice?.isLoadError) setState({ notice: undefined });
}

/** Loads code on demand. If that fails, returns undefined and shows a notice, along with `change`. */
export async function loadOrNotify<Part>(
  screen: Screen,
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

/** Loads notices that are rarely shown; undefined if they cannot be loaded, which a notice reports. */
export const loadLateNotices = (screen: Screen) =>
  loadOrNotify(screen, () => import('./late-notices'));

/** A part of the store that is loaded when it is first used. */
interface LazyPart<Part> {
  /** Undefined if the part cannot be loaded, which a notice reports. */
  readonly load: () => Promise<Part | undefined>;
  readonly loaded: () => Part | undefined;
}

/** Creates a part with `open` when it is first needed. `change` is shown along with the notice if that fails. */
export function lazyPart<Part>(
  screen: Screen,
  open: () => Promise<Part>,
  change: Partial<ScreenState> = {},
): LazyPart<Part> {
  let opening: Promise<Part> | undefined;
  let part: Part | undefined;
  return {
    load: async () => {
      part = await loadOrNotify(screen, () => (opening ??= open()), change);
      if (!part) opening = undefined;
      return part;
    },
    loaded: () => part,
  };
}

type AsyncMethod = (...given: never[]) => Promise<unknown>;

/** Forwards methods to a part, by name; each has the result that it returns if the part cannot be loaded. */
export function forwardTo<
  Name extends string,
  Part extends { readonly [Each in Name]: AsyncMethod },
>(
  { load }: LazyPart<Part>,
  unloaded: { readonly [Each in Name]: Awaited<ReturnType<Part[Each]>> },
): Pick<Part, Name> {
  const forward =
    (name: Name): AsyncMethod =>
    async (...given) => {
      const part = await load();
      return part ? part[name](...given) : unloaded[name];
    };
  const names = Object.keys(unloaded) as Name[];
  return Object.fromEntries(names.map((name) => [name, forward(name)])) as Pick<Part, Name>;
}
