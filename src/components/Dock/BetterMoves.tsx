import { useEffect, useRef, useState } from 'react';
import { type Candidate, formatMove, type ReviewedTurn } from '../../engine';
import { candidateLabel, CUT, equityNote, equityText, moveParts, REVIEW } from '../../messages';
import type { GameReview } from '../../store';
import { useActions, useGame } from '../game-context';
import { WordText } from '../WordText/WordText';
import { CandidateFigures, CandidateHeads } from './candidate-columns';

/** Moves listed besides the one that was made. */
const MAX_LISTED = 3;

const isSame = ({ seen: { rules } }: ReviewedTurn, one: Candidate, other: Candidate): boolean =>
  formatMove(rules, one.move) === formatMove(rules, other.move);

/**
 * Shows a move on the board as a ghost, and shows it again after the screen has removed it. The move that was made needs
 * no ghost.
 */
function useGhost(turn: ReviewedTurn, move: Candidate | undefined): void {
  const isThere = useGame(({ ghost }) => ghost !== undefined);
  const shown = useRef<Candidate>(undefined);
  const { showGhost, showMove } = useActions();
  const ghost =
    move && !isSame(turn, move, turn.made) && move.move.kind === 'play' ? move : undefined;
  useEffect(() => {
    if (shown.current === ghost && isThere === (ghost !== undefined)) return;
    shown.current = ghost;
    if (ghost?.move.kind === 'play') void showMove(turn.seen, ghost.move.play);
    else showGhost(undefined);
  }, [ghost, isThere, showGhost, showMove, turn]);
  useEffect(() => () => showGhost(undefined), [showGhost]);
}

/** `value` is that by playouts, in points. */
type Row = Candidate & { readonly value?: number };

/**
 * The best moves of a turn and the one that was made, by playouts once there are any. The move pointed at, or else the
 * chosen one, at first the best, is on the board.
 */
export function BetterMoves(props: {
  readonly turn: ReviewedTurn;
  readonly comparison: GameReview['comparison'];
}) {
  const { turn, comparison } = props;
  const { made, seen, isCut } = turn;
  const best: readonly Row[] = comparison?.best.length ? comparison.best : turn.best;
  const listed = best.filter((move, place) => place < MAX_LISTED || isSame(turn, move, made));
  const rows: readonly Row[] = listed.some((move) => isSame(turn, move, made))
    ? listed
    : [...listed, made];
  const [chosen, choose] = useState(0);
  const [pointed, point] = useState<number>();
  useGhost(turn, rows[pointed ?? chosen]);
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
            const { word, rest } = moveParts(seen, move);
            const isMade = isSame(turn, move, made);
            return (
              <tr
                key={place}
                className={isMade ? 'review__made' : undefined}
                aria-current={place === chosen || undefined}
              >
                <th scope="row">
                  <button
                    type="button"
                    className="choices__move"
                    aria-label={
                      isMade
                        ? `${candidateLabel(seen, move)}, ${REVIEW.made}`
                        : candidateLabel(seen, move)
                    }
                    onClick={() => choose(place)}
                    onPointerEnter={() => point(place)}
                    onPointerLeave={() => point(undefined)}
                  >
                    <span className="choices__rank">{best.indexOf(move) + 1 || ''}</span>
                    {word !== undefined && <WordText word={word} />}
                    <span className="choices__place">{rest}</span>
                    {isMade && <small>{REVIEW.made}</small>}
                  </button>
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
