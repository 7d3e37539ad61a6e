import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { begin, type Pending } from '../scheduler';
import type { Phase } from '../table';
import { useGame } from './game-context';

/** Says that something is pending for as long as a component says so. */
export function usePending(name: Pending, isPending: boolean): void {
  useLayoutEffect(() => (isPending ? begin(name) : undefined), [name, isPending]);
}

/** A value as of the last drawing that there was time for: what is drawn of it comes after what matters more. */
export function useLater<Value>(value: Value, initial?: Value): Value {
  const later = useDeferredValue(value, initial);
  usePending('drawing', !Object.is(later, value));
  return later;
}

/**
 * The phase of the table, as it is drawn. The end of a game is drawn after the last turn: both in one
 * task would hold up a slow machine.
 */
export function useDrawnPhase(): Phase | undefined {
  const phase = useGame(({ table }) => table?.phase);
  const drawn = useLater(phase);
  return phase === 'over' ? drawn : phase;
}

/**
 * How many rows of a board are on the page: `atOnce` more from one moment to the next, until all are.
 * More of them at a time would hold the page up.
 */
export function useRowsDrawn(rows: number, atOnce: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  usePending('drawing', drawn < rows);
  useEffect(() => {
    if (drawn < rows) startTransition(() => setDrawn(drawn + atOnce));
  }, [drawn, rows, atOnce]);
  return Math.min(drawn, rows);
}
