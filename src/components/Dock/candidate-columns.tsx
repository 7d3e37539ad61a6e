import type { ComponentProps } from 'react';
import type { Candidate } from '../../engine';
import {
  type BoardBefore,
  candidateHeads,
  equityNote,
  equityText,
  leaveText,
  moveParts,
  pointsText,
} from '../../messages';
import { WordText } from '../WordText/WordText';

/** The word and place of a move as a button that covers its row; `children` follow them. */
export function MoveButton(
  props: ComponentProps<'button'> & {
    readonly before: BoardBefore;
    readonly candidate: Candidate;
    /** 1-based; undefined if the move is not one of the best. */
    readonly rank: number | undefined;
  },
) {
  const { before, candidate, rank, children, ...rest } = props;
  const { word, rest: place } = moveParts(before, candidate);
  return (
    <button type="button" className="choices__move" {...rest}>
      <span className="choices__rank">{rank}</span>
      {word !== undefined && <WordText word={word} />}
      <span className="choices__place">{place}</span>
      {children}
    </button>
  );
}

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
