import { useEffect, useRef, useState } from 'react';
import type { Candidate } from '../../engine';
import {
  ANALYSIS,
  CUT,
  equityNote,
  lastMoveSentence,
  LOOKING,
  moveParts,
  NO_ADVICE,
  showMoveLabel,
} from '../../messages';
import {
  type Answer,
  analysisNow,
  type GameStore,
  hasOwnPlay,
  type LastMove as LastMoveAnswer,
} from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import { WordText } from '../WordText/WordText';
import { CandidateFigures, CandidateHeads } from './candidate-columns';

/** Returns the text shown until there is an answer; undefined before the question. */
export const pendingText = (answer: Answer<unknown> | undefined): string | undefined => {
  if (answer?.kind === 'looking') return LOOKING;
  return answer?.kind === 'unavailable' ? NO_ADVICE : undefined;
};

/** The verdict on the last move, while the board shows the position before it. */
export function verdictOnShown({ analysis, table }: GameStore): string | undefined {
  const isOfGame = analysis?.recordId === table?.recordId && analysis?.turns === table?.turns;
  const answer = isOfGame ? analysis?.lastMove : undefined;
  if (answer?.kind !== 'found' || answer.turnsBefore !== table?.turnsShown) return undefined;
  return lastMoveSentence(answer.before, answer.played, answer.better);
}

type JudgedMove = Extract<LastMoveAnswer, { readonly kind: 'found' }>;

/** The figures of moves in a position. */
function Compared({
  before,
  moves,
}: Pick<JudgedMove, 'before'> & { readonly moves: readonly Candidate[] }) {
  return (
    <table className="choices__table">
      <caption className="visually-hidden">{equityNote(moves)}</caption>
      <thead>
        <tr>
          <th scope="col">{ANALYSIS.move}</th>
          <CandidateHeads moves={moves} />
        </tr>
      </thead>
      <tbody>
        {moves.map((move, index) => {
          const { word, rest } = moveParts(before, move);
          return (
            <tr key={index}>
              <th scope="row">
                {word !== undefined && <WordText word={word} />}{' '}
                <span className="choices__place">{rest}</span>
              </th>
              <CandidateFigures move={move} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Shows the better move in its position, and the figures of both moves. */
function WaysToCompare({ turnsBefore, before, played, better }: JudgedMove) {
  const { showMove, showTurn } = useActions();
  const [isCompared, setCompared] = useState(false);
  if (!better) return null;
  const { move } = better;
  return (
    <>
      <p className="own-move__ways">
        {move.kind === 'play' && (
          <Button
            onClick={() => {
              showTurn(turnsBefore);
              void showMove(before, move.play);
            }}
          >
            {showMoveLabel(before, better)}
          </Button>
        )}
        <Button aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
          {ANALYSIS.compare}
        </Button>
      </p>
      {isCompared && <Compared before={before} moves={[played, better]} />}
    </>
  );
}

/** Asks how the last move was, and says it in a sentence, which is scrolled into view. */
export function LastMove() {
  const hasPlayed = useGame(hasOwnPlay);
  const answer = useGame((state) => analysisNow(state)?.lastMove);
  const { judgeLastMove } = useActions();
  const place = useRef<HTMLDivElement>(null);
  const isFound = answer?.kind === 'found';
  useEffect(() => {
    if (isFound) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isFound]);
  if (!hasPlayed) return null;
  return (
    <div ref={place} className={answer ? 'own-move own-move--told' : 'own-move'}>
      {answer ? (
        <h2>{ANALYSIS.lastMove}</h2>
      ) : (
        <Button onClick={judgeLastMove}>{ANALYSIS.lastMove}</Button>
      )}
      <p role="status">
        {isFound
          ? [
              lastMoveSentence(answer.before, answer.played, answer.better),
              ...(answer.isCut ? [CUT.best] : []),
            ].join(' ')
          : pendingText(answer)}
      </p>
      {isFound && <WaysToCompare {...answer} />}
    </div>
  );
}
