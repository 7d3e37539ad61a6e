import { startTransition, useEffect, useState } from 'react';
import { usePending } from '../use-pending';

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
