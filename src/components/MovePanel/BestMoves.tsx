import { type Candidate, formatMove, type View } from '../../engine';
import {
  CANDIDATE_HEADS,
  candidateText,
  COACH,
  EQUITY_NOTE,
  equityText,
  leaveText,
  pointsText,
} from '../../messages';
import { useActions } from '../game-context';
import { GameDialog } from '../GameDialog/GameDialog';

/** The best moves of a turn, and why they are the best; each play can be laid. */
export function BestMoves(props: {
  readonly view: View;
  readonly best: readonly Candidate[];
  readonly onClose: () => void;
}) {
  const { view, best, onClose } = props;
  const { typeMove } = useActions();
  return (
    <GameDialog title={COACH.bestMoves} onClose={onClose}>
      <div className="best-moves">
        <table>
          <caption>{EQUITY_NOTE}</caption>
          <thead>
            <tr>
              <th scope="col">{CANDIDATE_HEADS.move}</th>
              <th scope="col">{CANDIDATE_HEADS.score}</th>
              <th scope="col">{CANDIDATE_HEADS.leave}</th>
              <th scope="col">{CANDIDATE_HEADS.equity}</th>
            </tr>
          </thead>
          <tbody>
            {best.map((candidate, place) => {
              const { move } = candidate;
              const text = candidateText(view, candidate);
              return (
                <tr key={place}>
                  <th scope="row">
                    {move.kind === 'play' ? (
                      <button
                        type="button"
                        className="best-moves__move"
                        onClick={() => {
                          onClose();
                          typeMove(formatMove(view.rules, move));
                        }}
                      >
                        {text}
                      </button>
                    ) : (
                      text
                    )}
                  </th>
                  <td>{pointsText(candidate.score)}</td>
                  <td>{leaveText(candidate)}</td>
                  <td>{equityText(candidate)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </GameDialog>
  );
}
