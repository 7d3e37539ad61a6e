import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useCallback, useRef } from 'react';
import type { Turn } from '../../engine';
import { MOVE_HEADS, nameOnCard, pointsText } from '../../messages';
import type { ScreenView } from '../../table';

export interface NumberedTurn {
  readonly turn: Turn;
  /** 1-based. */
  readonly number: number;
}

type Row = readonly NumberedTurn[];

/** Maximum rows of a list that is rendered completely, so that it can be searched and printed. */
const SHORT = 300;

const OVERSCAN = 10;

/** Estimated height of a row before it is measured, in pixels. */
const USUAL_HEIGHT = 33;

/** Returns the number of rows with the header, or undefined if all are rendered. */
const rowCountOf = (rows: number): number | undefined => (rows > SHORT ? rows + 1 : undefined);

const Gap = ({ height }: { readonly height: number }) =>
  height > 0 && <tr style={{ height }} aria-hidden="true" />;

/**
 * Table body in a scrolling frame. A short list is rendered completely; of a long one only the visible rows, and that
 * of the shown turn, which may have the focus.
 */
function RowsInSight(props: {
  readonly count: number;
  /** 0-based row that is always rendered. */
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
    getScrollElement: () => body.current?.closest('.dock__scroll') ?? null,
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

/** Groups the turns of two players into rounds: one turn of each, in the order of the seats. */
export function roundsOf(turns: readonly NumberedTurn[]): readonly Row[] {
  const rounds: NumberedTurn[][] = [];
  for (const numbered of turns) {
    const round = rounds.at(-1);
    const last = round?.at(-1);
    if (round && last && last.turn.seat < numbered.turn.seat) round.push(numbered);
    else rounds.push([numbered]);
  }
  return rounds;
}

interface MoveTableProps {
  readonly view: ScreenView;
  readonly rows: readonly Row[];
  /** 0-based row of the shown turn. */
  readonly shown: number;
  readonly renderTurn: (numbered: NumberedTurn) => ReactNode;
}

/** Table for two players, side by side. */
export function Columns({ view, rows, shown, renderTurn }: MoveTableProps) {
  return (
    <table className="moves moves--columns" aria-rowcount={rowCountOf(rows.length)}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{MOVE_HEADS.round}</span>
          </th>
          {view.seats.map((_, seat) => (
            <th scope="col" key={seat}>
              {nameOnCard(view, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <RowsInSight
        count={rows.length}
        always={shown}
        renderRow={(row) => (
          <>
            <th scope="row" className="moves__number">
              {row + 1}
            </th>
            {view.seats.map((_, seat) => {
              const numbered = rows[row]?.find(({ turn }) => turn.seat === seat);
              return <td key={seat}>{numbered && renderTurn(numbered)}</td>;
            })}
          </>
        )}
      />
    </table>
  );
}

/** Table for any number of players, one turn per row. */
export function Lines({ view, rows, shown, renderTurn }: MoveTableProps) {
  return (
    <table className="moves moves--lines" aria-rowcount={rowCountOf(rows.length)}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{MOVE_HEADS.turn}</th>
          <th scope="col">{MOVE_HEADS.player}</th>
          <th scope="col">{MOVE_HEADS.word}</th>
          <th scope="col">{MOVE_HEADS.score}</th>
        </tr>
      </thead>
      <RowsInSight
        count={rows.length}
        always={shown}
        renderRow={(row) =>
          rows[row]?.map((numbered) => (
            <Fragment key={numbered.number}>
              <th scope="row" className="moves__number">
                {numbered.number}
              </th>
              <td className="moves__name">{nameOnCard(view, numbered.turn.seat)}</td>
              <td>{renderTurn(numbered)}</td>
              <td className="moves__total">{pointsText(numbered.turn.total)}</td>
            </Fragment>
          ))
        }
      />
    </table>
  );
}
