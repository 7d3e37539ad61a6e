import type { ReactNode } from 'react';
import type { Candidate } from '../../engine';
import { CANDIDATE_HEADS, EQUITY_NOTE, equityText, leaveText, pointsText } from '../../messages';
import './candidate-table.css';

/** A move, and what it is called. */
interface Row {
  readonly move: Candidate;
  readonly name: ReactNode;
  /** Whether it stands out. */
  readonly isMarked?: boolean;
}

/** Moves with what they score and keep, the best first. */
export function CandidateTable({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <table className="candidates">
      <caption>{EQUITY_NOTE}</caption>
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
