import { Fragment, type ReactNode } from 'react';
import type { View } from '../../engine';
import { playerName, pointsText } from '../../messages';
import { rowCountOf, RowsInSight } from './RowsInSight';
import type { NumberedTurn } from './TurnButton';

/** Turns that stand in one row. */
type Row = readonly NumberedTurn[];

/** The turns of two players in rows: in each the turn of the one, then that of the other. */
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
  readonly view: View;
  readonly rows: readonly Row[];
  /** The row (0-based) of the turn that is shown. */
  readonly shown: number;
  readonly renderTurn: (numbered: NumberedTurn) => ReactNode;
}

/** Two players side by side. */
export function Columns({ view, rows, shown, renderTurn }: MoveTableProps) {
  return (
    <table className="moves moves--columns" aria-rowcount={rowCountOf(rows.length)}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Round</span>
          </th>
          {view.seats.map((_, seat) => (
            <th scope="col" key={seat}>
              {playerName(view, seat)}
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

/** Any number of players, one turn below the other. */
export function Lines({ view, rows, shown, renderTurn }: MoveTableProps) {
  return (
    <table className="moves moves--lines" aria-rowcount={rowCountOf(rows.length)}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Turn</th>
          <th scope="col">Player</th>
          <th scope="col">Word and points</th>
          <th scope="col">Score</th>
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
              <td className="moves__name">{playerName(view, numbered.turn.seat)}</td>
              <td>{renderTurn(numbered)}</td>
              <td className="moves__total">{pointsText(numbered.turn.total)}</td>
            </Fragment>
          ))
        }
      />
    </table>
  );
}
