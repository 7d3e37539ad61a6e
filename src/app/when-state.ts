import type { StoreApi } from 'zustand';

/** Runs something once the store is in such a state: now, or after a change. */
export function whenState<State>(
  { getState, subscribe }: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  is: (state: State) => boolean,
  run: () => void,
): void {
  const stop = subscribe(follow);
  function follow(): void {
    if (!is(getState())) return;
    stop();
    run();
  }
  follow();
}
