import type { Candidate } from '../../engine';
import { candidateHeads, equityNote, equityText, leaveText, pointsText } from '../../messages';

/** Heads of the columns of `CandidateFigures`. */
export function CandidateHeads({ moves }: { readonly moves: readonly Candidate[] }) {
  const { score, leave, equity } = candidateHeads(moves);
  return (
    <>
      <th scope="col">{score}</th>
      <th scope="col">{leave}</th>
      <th scope="col" title={equityNote(moves)}>
        {equity}
      </th>
    </>
  );
}

/** Score, value of the tiles kept or of the rest of the game, and both together, as the cells of a row. */
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
