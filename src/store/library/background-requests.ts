import type { Outcome, PendingAnswer } from '../../worker';
import type { Screen, ScreenState } from '../state';

/** Whether the workers are needed for the game on the table: by a computer to move, or its review. */
const areWorkersNeeded = ({ table, review }: ScreenState): boolean =>
  table?.phase === 'thinking' ||
  review?.state === 'running' ||
  review?.comparison?.isDone === false;

export type BackgroundRequests = ReturnType<typeof openBackgroundRequests>;

/**
 * Opens requests to workers that yield to the game on the table: they are cancelled when it needs the workers, and
 * repeated once it no longer does. After `close`, all of them end as cancelled.
 */
export function openBackgroundRequests({ getState, subscribe }: Screen) {
  const pending = new Set<PendingAnswer<unknown>>();
  let waiting: (() => void)[] = [];
  let isClosed = false;

  const mayRun = (): boolean => isClosed || !areWorkersNeeded(getState());

  function cancelAll(): void {
    const cancelled = [...pending];
    pending.clear();
    for (const { cancel } of cancelled) cancel();
  }

  function follow(): void {
    if (!mayRun()) {
      cancelAll();
      return;
    }
    const due = waiting;
    waiting = [];
    for (const resume of due) resume();
  }

  const unsubscribe = subscribe(follow);

  const untilFree = async (): Promise<void> => {
    while (!mayRun()) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
  };

  return {
    ask: async <T>(request: () => PendingAnswer<T>): Promise<Outcome<T>> => {
      for (;;) {
        await untilFree();
        if (isClosed) return { kind: 'cancelled' };
        const asked = request();
        pending.add(asked);
        const outcome = await asked.answer;
        pending.delete(asked);
        if (outcome.kind !== 'cancelled') return outcome;
      }
    },
    close: (): void => {
      isClosed = true;
      unsubscribe();
      cancelAll();
      follow();
    },
  };
}
