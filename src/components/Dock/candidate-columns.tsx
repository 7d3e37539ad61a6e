import type { Candidate } from '../../engine';
import { CANDIDATE_HEADS, EQUITY_NOTE, equityText, leaveText, pointsText } from '../../messages';

/** Heads of the columns of `CandidateFigures`. */
export const CandidateHeads = () => (
  <>
    <th scope="col">{CANDIDATE_HEADS.score}</th>
    <th scope="col">{CANDIDATE_HEADS.leave}</th>
    <th scope="col" title={EQUITY_NOTE}>
      {CANDIDATE_HEADS.equity}
    </th>
  </>
);

/** Score, value of the tiles kept, and both together, as the cells of a row. */
export function CandidateFigures({ move }: { readonly move: Candidate }) {
  const hurts = move.equity < move.score;
  return (
    <>
      <td>{pointsText(move.score)}</td>
      <td className={hurts ? 'choices__leave choices__leave--hurts' : 'choices__leave'}>
        {leaveText(move)}
      </td>
      <td className="choices__value">{equityText(move)}</td>
    </>
  );
}
