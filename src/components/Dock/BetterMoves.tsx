import { useState } from 'react';
import {
  type BoardState,
  type Candidate,
  formatMove,
  isSameMove,
  type Play,
  type ReviewedTurn,
} from '../../engine';
import { candidateLabel, CUT, equityNote, equityText, REVIEW } from '../../messages';
import type { GameReview } from '../../store';
import { CandidateFigures, CandidateHeads, MoveButton } from './candidate-columns';
import { useGhost } from './use-ghost';
import { useHeldRows } from './use-held-rows';

/** Moves listed besides the one that was made. */
const MAX_LISTED = 3;

/** A move as a ghost; that which was made is on the board. */
const ghostOf = (turn: ReviewedTurn, move: Candidate | undefined): Play | undefined =>
  move?.move.kind === 'play' && !isSameMove(turn.seen, move.move, turn.made.move)
    ? move.move.play
    : undefined;

/** `value` is that by playouts, in points. */
type Row = Candidate & { readonly value?: number };

const sameIn = (seen: BoardState, moves: readonly Row[], { move }: Row): Row | undefined =>
  moves.find((other) => isSameMove(seen, other.move, move));

/** The first of the best moves, and those besides them that are listed in any case. */
function listedMoves(
  seen: BoardState,
  best: readonly Row[],
  always: readonly Row[],
): readonly Row[] {
  const listed = best.filter((row, place) => place < MAX_LISTED || sameIn(seen, always, row));
  return always.reduce((rows, row) => (sameIn(seen, rows, row) ? rows : [...rows, row]), listed);
}

/**
 * The best moves of a turn and the one that was made, by playouts once there are any. The move pointed at, or else the
 * chosen one, by default the best, is on the board.
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
  /** Undefined for the best. */
  const [chosen, choose] = useState<Row>();
  const held = useHeldRows(listedMoves(seen, best, chosen ? [made, chosen] : [made]));
  const rows = held.rows.map((row) => sameIn(seen, best, row) ?? row);
  const current = chosen ?? rows[0];
  useGhost(seen, ghostOf(turn, held.over ?? current));
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
          {rows.map((move) => {
            const isMade = isSameMove(seen, move.move, made.move);
            return (
              <tr
                key={formatMove(seen.rules, move.move)}
                className={isMade ? 'review__made' : undefined}
                aria-current={(current && isSameMove(seen, move.move, current.move)) || undefined}
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
                    onClick={() => choose(move)}
                    {...held.handlersOf(move)}
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
