import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useRef } from 'react';

/** Rows up to which a list is drawn whole, so that all of it can be searched and printed. */
const SHORT = 300;

/** Rows that are drawn above and below those in sight. */
const OVERSCAN = 10;

/** Height of a row before it is measured, in pixels. */
const USUAL_HEIGHT = 33;

/** How many rows a table has, header included, where it does not draw them all. */
export const rowCountOf = (rows: number): number | undefined =>
  rows > SHORT ? rows + 1 : undefined;

/** Rows of a table that are not drawn. */
const Gap = ({ height }: { readonly height: number }) =>
  height > 0 && <tr style={{ height }} aria-hidden="true" />;

/**
 * The body of a table in a frame that scrolls. A few rows are all drawn; of many only those in sight, and
 * always that of the turn that is shown, which can have the focus.
 */
export function RowsInSight(props: {
  readonly count: number;
  /** The row (0-based) that is always drawn. */
  readonly always: number;
  readonly renderRow: (row: number) => ReactNode;
}) {
  const { count, always, renderRow } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const isLong = rowCountOf(count) !== undefined;
  const rangeExtractor = useCallback(
    (range: Range): number[] =>
      [...new Set([...defaultRangeExtractor(range), always])].toSorted((a, b) => a - b),
    [always],
  );
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what this returns
  const rows = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => body.current?.closest('.game-log__scroll') ?? null,
    estimateSize: () => USUAL_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor,
  });
  if (!isLong) {
    return (
      <tbody ref={body}>
        {Array.from({ length: count }, (_, row) => (
          <tr key={row}>{renderRow(row)}</tr>
        ))}
      </tbody>
    );
  }
  const drawn = rows.getVirtualItems();
  return (
    <tbody ref={body}>
      {drawn.flatMap(({ index, start }, place) => [
        <Gap key={`before ${index}`} height={start - (drawn[place - 1]?.end ?? 0)} />,
        <tr key={index} ref={rows.measureElement} data-index={index} aria-rowindex={index + 2}>
          {renderRow(index)}
        </tr>,
      ])}
      <Gap height={rows.getTotalSize() - (drawn.at(-1)?.end ?? 0)} />
    </tbody>
  );
}
