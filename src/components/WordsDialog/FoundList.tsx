import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { hooksOf, type Lexicon, type TileSet } from '../../engine';
import { LOOK_UP, MEANINGS, pointsText } from '../../messages';
import type { FoundWords } from '../../store';
import { MeaningButton } from '../Meanings/MeaningButton';
import { isPlainKey } from '../ui';

/** Height of a row and of the header, in rem; must match the style sheet. */
const ROW = 2.25;

const rowHeight = (): number =>
  ROW * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

function WordCells(props: {
  readonly word: string;
  readonly lexicon: Lexicon;
  readonly valueOf: ReadonlyMap<string, number>;
}) {
  const { word, lexicon, valueOf } = props;
  const { front, back } = hooksOf(lexicon.words, word);
  const points = Array.from(word).reduce((sum, letter) => sum + (valueOf.get(letter) ?? 0), 0);
  return (
    <>
      <span role="gridcell" className="found__front" title={front}>
        {front}
      </span>
      <strong role="gridcell" className="found__word">
        {word}
      </strong>
      <span role="gridcell" className="found__back" title={back}>
        {back}
      </span>
      <span role="gridcell" className="found__points">
        {pointsText(points)}
      </span>
    </>
  );
}

/** The row to which each key moves, possibly out of range; a page is the number of visible rows. */
const ROW_AFTER: Readonly<Record<string, (row: number, page: number) => number>> = {
  ArrowDown: (row) => row + 1,
  ArrowUp: (row) => row - 1,
  PageDown: (row, page) => row + page,
  PageUp: (row, page) => row - page,
  Home: () => 0,
  End: () => Infinity,
};

/**
 * A virtualized list of any number of words: hooks are looked up only for rendered rows. Keys move row by row, so that
 * a screen reader reaches every word.
 */
export function FoundList(props: {
  readonly found: FoundWords;
  readonly lexicon: Lexicon;
  readonly tileSet: TileSet;
}) {
  const { found, lexicon, tileSet } = props;
  const { text, starts } = found;
  const count = starts.length - 1;
  const scroll = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState({ of: found, row: 0 });
  // Another list begins at its first row.
  const active = chosen.of === found ? chosen.row : 0;
  const setActive = (row: number): void => setChosen({ of: found, row });
  const id = useId();
  const height = useMemo(rowHeight, []);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what this returns
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan: 12,
    scrollMargin: height,
    scrollPaddingStart: height,
  });
  const valueOf = useMemo(
    () => new Map(tileSet.letters.map(({ letter, value }) => [letter, value])),
    [tileSet],
  );
  const drawn = rows.getVirtualItems();

  useEffect(() => {
    scroll.current?.scrollTo({ top: 0 });
  }, [found]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (!isPlainKey(event)) return;
    const inSight = Math.max(1, Math.floor(event.currentTarget.clientHeight / height) - 1);
    const next = ROW_AFTER[event.key]?.(active, inSight);
    if (next === undefined) return;
    event.preventDefault();
    // Beside the board, its cursor would move as well.
    event.stopPropagation();
    const row = Math.max(0, Math.min(count - 1, next));
    setActive(row);
    rows.scrollToIndex(row);
  };

  return (
    <>
      <div
        ref={scroll}
        className="found"
        role="grid"
        aria-label={LOOK_UP.found}
        aria-rowcount={count + 1}
        aria-activedescendant={
          drawn.some(({ index }) => index === active) ? `${id}${active}` : undefined
        }
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div className="found__head" role="row" aria-rowindex={1}>
          {LOOK_UP.heads.map((head) => (
            <span key={head} role="columnheader">
              {head}
            </span>
          ))}
        </div>
        <div
          role="rowgroup"
          className="found__rows"
          translate="no"
          style={{ height: rows.getTotalSize() }}
        >
          {drawn.map(({ index, start }) => (
            <div
              key={index}
              id={`${id}${index}`}
              className="found__row"
              role="row"
              aria-rowindex={index + 2}
              aria-selected={index === active}
              style={{ transform: `translateY(${start - height}px)` }}
              onMouseDown={() => setActive(index)}
            >
              <WordCells
                word={text.slice(starts[index], starts[index + 1])}
                lexicon={lexicon}
                valueOf={valueOf}
              />
            </div>
          ))}
        </div>
      </div>
      <p>
        <span>{MEANINGS.ofFound}</span>{' '}
        <MeaningButton word={text.slice(starts[active], starts[active + 1])} />
      </p>
    </>
  );
}
