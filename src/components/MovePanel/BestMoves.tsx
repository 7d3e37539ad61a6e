import type { ReactNode } from 'react';
import { type Candidate, formatMove, type View } from '../../engine';
import { candidateText, COACH } from '../../messages';
import { useActions } from '../game-context';
import { CandidateTable } from './CandidateTable';
import { GameDialog } from '../GameDialog/GameDialog';

/** The best moves of a turn, and why they are the best; each play can be laid. */
export function BestMoves(props: {
  readonly view: View;
  readonly best: readonly Candidate[];
  readonly isCut: boolean;
  readonly onClose: () => void;
}) {
  const { view, best, isCut, onClose } = props;
  const { typeMove } = useActions();
  const nameOf = (candidate: Candidate): ReactNode => {
    const { move } = candidate;
    const text = candidateText(view, candidate);
    if (move.kind !== 'play') return text;
    return (
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
    );
  };
  return (
    <GameDialog title={COACH.bestMoves} onClose={onClose}>
      <div className="best-moves">
        <CandidateTable isCut={isCut} rows={best.map((move) => ({ move, name: nameOf(move) }))} />
      </div>
    </GameDialog>
  );
}
