import { useState } from 'react';
import { areKeysUsed } from '../ui';

/** The row under the pointer, the one that has the focus by keys, and the one that a click keeps, if any. */
interface Marked<Row> {
  readonly pointed?: Row | undefined;
  readonly focused?: Row | undefined;
  readonly kept?: Row | undefined;
}

/**
 * A list whose order changes while a search runs. Its rows stay in place as long as one of them is pointed at, has the
 * focus by keys, or is kept. `over` is the row that is pointed at or, if there is none, has that focus.
 *
 * @param latest The rows to show otherwise.
 */
export function useHeldRows<Row>(latest: readonly Row[]) {
  const [held, setHeld] = useState<Marked<Row> & { readonly rows: readonly Row[] }>();
  const rows = held?.rows ?? latest;
  const mark = (change: Marked<Row>): void =>
    setHeld((before) => {
      const next = { rows, ...before, ...change };
      return next.pointed || next.focused || next.kept ? next : undefined;
    });
  return {
    rows,
    over: held?.pointed ?? held?.focused,
    kept: held?.kept,
    keep: (kept: Row | undefined): void => mark({ kept }),
    /** Event handlers of the button of a row. */
    handlersOf: (row: Row) => ({
      onPointerEnter: () => mark({ pointed: row }),
      onPointerLeave: () => mark({ pointed: undefined }),
      // A press moves the focus as well, and the pointer leaves again.
      onFocus: () => {
        if (areKeysUsed()) mark({ focused: row });
      },
      onBlur: () => mark({ focused: undefined }),
    }),
  };
}
