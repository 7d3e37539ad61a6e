import type { RunningMachine } from '../table';

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
