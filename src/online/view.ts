import type { RunningMachine } from '../table';

/** Some fields of an object. */
export const pick = <T extends object, K extends keyof T>(
  from: T,
  names: readonly K[],
): Pick<T, K> => Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;

/** Calls `onView` whenever a field of a machine's view has changed; the returned function gives the last view. */
export function watchView<State, View extends object>(
  machine: Pick<RunningMachine<State, never>, 'state' | 'subscribe'>,
  viewOf: (state: State) => View,
  onView: (view: View) => void,
): () => View {
  let shown = viewOf(machine.state());
  machine.subscribe((state) => {
    const before = shown;
    shown = viewOf(state);
    const names = Object.keys(shown) as (keyof View)[];
    if (names.some((name) => shown[name] !== before[name])) onView(shown);
  });
  return () => shown;
}
