import { type ReactNode, useState } from 'react';
import { showAll } from '../../messages';
import { Button } from '../ui';

/** The first rows of a long table, and a button that shows all of them, or the first ones again. */
export function useFirstRows<Row>(
  rows: readonly Row[],
  max: number,
): readonly [shown: readonly Row[], more: ReactNode] {
  const [isWhole, setWhole] = useState(false);
  if (rows.length <= max) return [rows, null];
  const more = (
    <Button tone="quiet" onClick={() => setWhole(!isWhole)}>
      {showAll(rows.length, isWhole)}
    </Button>
  );
  return [isWhole ? rows : rows.slice(0, max), more];
}
