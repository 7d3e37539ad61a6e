import type { ReactNode } from 'react';
import type { Candidate } from '../../engine';
import {
  CANDIDATE_HEADS,
  CUT,
  EQUITY_NOTE,
  equityText,
  leaveText,
  pointsText,
} from '../../messages';
import './candidate-table.css';

interface Row {
  readonly move: Candidate;
  readonly name: ReactNode;
  readonly isMarked?: boolean;
}

/** Moves with their score and leave, best first. `isCut`: only part of the moves could be evaluated. */
export function CandidateTable(props: { readonly rows: readonly Row[]; readonly isCut: boolean }) {
  const { rows, isCut } = props;
  return (
    <table className="candidates">
      <caption>
        {EQUITY_NOTE} {isCut && CUT.best}
      </caption>
      <thead>
        <tr>
          {Object.values(CANDIDATE_HEADS).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ move, name, isMarked }, place) => (
          <tr key={place} className={isMarked ? 'candidates__marked' : undefined}>
            <th scope="row">{name}</th>
            <td>{pointsText(move.score)}</td>
            <td>{leaveText(move)}</td>
            <td>{equityText(move)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
