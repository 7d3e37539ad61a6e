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

/** A move, and what it is called. */
interface Row {
  readonly move: Candidate;
  readonly name: ReactNode;
  /** Whether it stands out. */
  readonly isMarked?: boolean;
}

/** Moves with what they score and keep, the best first; of those that were looked at, where there were too many. */
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
