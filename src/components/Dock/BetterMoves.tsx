import { useState } from 'react';
import { type Candidate, isSameMove, type Play, type ReviewedTurn } from '../../engine';
import { candidateLabel, CUT, equityNote, equityText, REVIEW } from '../../messages';
import type { GameReview } from '../../store';
import { CandidateFigures, CandidateHeads, MoveButton } from './candidate-columns';
import { useGhost } from './use-ghost';

/** Moves listed besides the one that was made. */
const MAX_LISTED = 3;

/** A move as a ghost; that which was made is on the board. */
const ghostOf = (turn: ReviewedTurn, move: Candidate | undefined): Play | undefined =>
  move?.move.kind === 'play' && !isSameMove(move.move, turn.made.move) ? move.move.play : undefined;

/** `value` is that by playouts, in points. */
type Row = Candidate & { readonly value?: number };

/**
 * The best moves of a turn and the one that was made, by playouts once there are any. The move pointed at, or else the
 * chosen one, at first the best, is on the board.
 */
export function BetterMoves(props: {
  readonly turn: ReviewedTurn;
  /** Marks the move that was made. */
  readonly made: string;
  readonly comparison: GameReview['comparison'];
}) {
  const { turn, comparison } = props;
  const { made, seen, isCut } = turn;
  const best: readonly Row[] = comparison?.best.length ? comparison.best : turn.best;
  const listed = best.filter(
    (move, place) => place < MAX_LISTED || isSameMove(move.move, made.move),
  );
  const rows: readonly Row[] = listed.some((move) => isSameMove(move.move, made.move))
    ? listed
    : [...listed, made];
  const [chosen, choose] = useState(0);
  const [pointed, point] = useState<number>();
  useGhost(seen, ghostOf(turn, rows[pointed ?? chosen]));
  return (
    <>
      <table className="choices__table">
        <caption className="visually-hidden">{equityNote(rows)}</caption>
        <thead>
          <tr>
            <th scope="col">{REVIEW.better}</th>
            <CandidateHeads moves={rows} />
            {comparison && <th scope="col">{REVIEW.compared}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((move, place) => {
            const isMade = isSameMove(move.move, made.move);
            return (
              <tr
                key={place}
                className={isMade ? 'review__made' : undefined}
                aria-current={place === chosen || undefined}
              >
                <th scope="row">
                  <MoveButton
                    before={seen}
                    candidate={move}
                    rank={best.indexOf(move) + 1 || undefined}
                    aria-label={
                      isMade
                        ? `${candidateLabel(seen, move)}, ${props.made}`
                        : candidateLabel(seen, move)
                    }
                    onClick={() => choose(place)}
                    onPointerEnter={() => point(place)}
                    onPointerLeave={() => point(undefined)}
                  >
                    {isMade && <small>{props.made}</small>}
                  </MoveButton>
                </th>
                <CandidateFigures move={move} />
                {comparison && (
                  <td className="choices__value">
                    {move.value !== undefined && equityText({ ...move, equity: move.value })}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {isCut && <p className="dock-tab__note">{CUT.best}</p>}
    </>
  );
}
