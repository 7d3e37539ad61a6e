import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { begin, type Pending } from '../scheduler';
import type { Phase } from '../table';
import { useGame } from './game-context';

/** Marks the page as busy with something while `isPending` is set and the component mounted. */
export function usePending(name: Pending, isPending: boolean): void {
  useLayoutEffect(() => (isPending ? begin(name) : undefined), [name, isPending]);
}

/** Returns a deferred value, whose rendering follows more urgent updates. */
export function useLater<Value>(value: Value, initial?: Value): Value {
  const later = useDeferredValue(value, initial);
  usePending('drawing', !Object.is(later, value));
  return later;
}

/**
 * Returns the phase of the table as rendered. The end of a game is rendered after the last turn: both in one task would
 * block a slow machine.
 */
export function useDrawnPhase(): Phase | undefined {
  const phase = useGame(({ table }) => table?.phase);
  const drawn = useLater(phase);
  return phase === 'over' ? drawn : phase;
}

/**
 * Returns how many rows of a board are rendered: `atOnce` more per transition until all are. More at a time would block
 * the page.
 */
export function useRowsDrawn(rows: number, atOnce: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  usePending('drawing', drawn < rows);
  useEffect(() => {
    if (drawn < rows) startTransition(() => setDrawn(drawn + atOnce));
  }, [drawn, rows, atOnce]);
  return Math.min(drawn, rows);
}
