import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import './library.css';

/** Estimated height of a row before it is measured, in rem. */
const USUAL_ROW = 9.5;

/** Gap between rows, in pixels; the same as in the style sheet. */
const GAP = 12;

const OVERSCAN = 3;

const rootFontSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

interface Layout {
  readonly columns: number;
  /** Height of the scrolled content above the list, in pixels. */
  readonly before: number;
}

function layoutOf(list: HTMLElement, scroll: HTMLElement): Layout {
  const columns = getComputedStyle(list).getPropertyValue('grid-template-columns').split(' ');
  const [at, from] = [list.getBoundingClientRect(), scroll.getBoundingClientRect()];
  const before = Math.round(at.top - from.top - scroll.clientTop + scroll.scrollTop);
  return { columns: Math.max(1, columns.length), before };
}

/** Measures the list, again whenever it or an ancestor in the dialog changes its size. */
function useLayout(list: { readonly current: HTMLElement | null }): Layout {
  const [layout, setLayout] = useState<Layout>({ columns: 1, before: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    const scroll = element?.closest('dialog');
    if (!element || !scroll) return;
    const measure = (): void => {
      const now = layoutOf(element, scroll);
      setLayout((last) =>
        last.columns === now.columns && last.before === now.before ? last : now,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (let at: Element | null = element; at && at !== scroll; at = at.parentElement) {
      observer.observe(at);
    }
    return () => observer.disconnect();
  }, [list]);
  return layout;
}

/** Moves the focus from an element that is about to be removed to the list of cards in the same dialog. */
export const focusCards = (element: Element | null): void =>
  element?.closest('dialog')?.querySelector<HTMLElement>('.cards')?.focus({ preventScroll: true });

/**
 * A virtualized list of cards in a dialog. The card that had the focus last and its neighbours stay rendered, so that
 * it keeps the focus and its input, and Tab continues from there.
 */
export function CardList<T>(props: {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly children: (item: T) => ReactNode;
}) {
  const { label, items, keyOf, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const { columns, before } = useLayout(list);
  const [focused, setFocused] = useState<string>();
  const focusedAt = items.findIndex((item) => keyOf(item) === focused);
  const focusedRow = focusedAt < 0 ? undefined : Math.floor(focusedAt / columns);
  const count = Math.ceil(items.length / columns);

  const rangeExtractor = useCallback(
    (range: Range): number[] => {
      const inSight = defaultRangeExtractor(range);
      if (focusedRow === undefined) return inSight;
      const around = [focusedRow - 1, focusedRow, focusedRow + 1];
      const kept = around.filter((row) => row >= 0 && row < range.count);
      return [...new Set([...inSight, ...kept])].toSorted((a, b) => a - b);
    },
    [focusedRow],
  );
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what this returns
  const rows = useVirtualizer({
    count,
    getScrollElement: () => list.current?.closest('dialog') ?? null,
    estimateSize: () => USUAL_ROW * rootFontSize(),
    getItemKey: (row) => keyOf(items[row * columns] as T),
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: before,
    rangeExtractor,
  });

  return (
    <div
      ref={list}
      className="cards"
      role="list"
      aria-label={label}
      tabIndex={-1}
      style={{ height: rows.getTotalSize() }}
      onFocus={({ target }) => {
        setFocused(target.closest<HTMLElement>('[data-card]')?.dataset['card']);
      }}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          ref={rows.measureElement}
          data-index={index}
          className="cards__row"
          role="presentation"
          // Not a transform, which would put an open menu of a card below the next row.
          style={{ top: start - before }}
        >
          {items.slice(index * columns, (index + 1) * columns).map((item, place) => (
            <div
              key={keyOf(item)}
              data-card={keyOf(item)}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={index * columns + place + 1}
            >
              {children(item)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
