import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Candidate, View } from '../../engine';
import {
  ANALYSIS,
  CANDIDATE_HEADS,
  CUT,
  EQUITY_NOTE,
  equityText,
  lastMoveSentence,
  leaveText,
  LOOKING,
  moveParts,
  NO_ADVICE,
  pointsText,
  showMoveLabel,
} from '../../messages';
import {
  analysisNow,
  type Answer,
  type GameStore,
  hasOwnPlay,
  type LastMove as LastMoveAnswer,
  mayAnalyse,
  mayReview,
  mayShowLanes,
} from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import { WordText } from '../WordText/WordText';
import { HeatMap } from './HeatMap';
import { MoveChoices } from './MoveChoices';
import './dock-tab.css';

/** Focuses a tab whose button was replaced by the answer to it, so that the focus stays in the dock. */
function useFocusOnAnswer(answer: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (answer && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [answer]);
  return place;
}

/** Returns the text shown until there is an answer; undefined before the question. */
const pendingText = (answer: Answer<unknown> | undefined): ReactNode => {
  if (answer?.kind === 'looking') return LOOKING;
  return answer?.kind === 'unavailable' ? NO_ADVICE : undefined;
};

type JudgedMove = Extract<LastMoveAnswer, { readonly kind: 'found' }>;

/** The figures of moves in a position. */
function Compared({
  before,
  moves,
}: Pick<JudgedMove, 'before'> & { readonly moves: readonly Candidate[] }) {
  return (
    <table className="choices__table">
      <caption className="visually-hidden">{EQUITY_NOTE}</caption>
      <thead>
        <tr>
          <th scope="col">{ANALYSIS.move}</th>
          <th scope="col">{CANDIDATE_HEADS.score}</th>
          <th scope="col">{CANDIDATE_HEADS.leave}</th>
          <th scope="col" title={EQUITY_NOTE}>
            {CANDIDATE_HEADS.equity}
          </th>
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
              <td>{pointsText(move.score)}</td>
              <td>{leaveText(move)}</td>
              <td className="choices__value">{equityText(move)}</td>
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

function LastMove() {
  const hasPlayed = useGame(hasOwnPlay);
  const answer = useGame((state) => analysisNow(state)?.lastMove);
  const { judgeLastMove } = useActions();
  if (!hasPlayed) return null;
  return (
    <div className={answer ? 'own-move own-move--told' : 'own-move'}>
      {answer ? (
        <h2>{ANALYSIS.lastMove}</h2>
      ) : (
        <Button onClick={judgeLastMove}>{ANALYSIS.lastMove}</Button>
      )}
      <p role="status">
        {answer?.kind === 'found'
          ? [
              lastMoveSentence(answer.before, answer.played, answer.better),
              ...(answer.isCut ? [CUT.best] : []),
            ].join(' ')
          : pendingText(answer)}
      </p>
      {answer?.kind === 'found' && <WaysToCompare {...answer} />}
    </div>
  );
}

/** The best moves of the turn and a verdict on the last one. Nothing is computed or recorded before it is asked for. */
function TurnAnalysis({ view }: { readonly view: View }) {
  const analysis = useGame(analysisNow);
  const { showBestMoves } = useActions();
  const bestMoves = analysis?.bestMoves;
  const place = useFocusOnAnswer(analysis);
  return (
    <div ref={place} className="dock-tab" tabIndex={-1}>
      {bestMoves?.kind === 'found' ? (
        <MoveChoices view={view} best={bestMoves.best} isCut={bestMoves.isCut} />
      ) : (
        <div className="dock-tab__ask">
          {!bestMoves && <Button onClick={showBestMoves}>{ANALYSIS.showBest}</Button>}
          <p role="status" className="dock-tab__note">
            {pendingText(bestMoves)}
          </p>
        </div>
      )}
      <LastMove />
      <HeatMap />
      {!analysis && <p className="dock-tab__note">{ANALYSIS.isHelp}</p>}
    </div>
  );
}

/** The verdict on the last move while the board shows the position before it. */
function toldOfShown({ analysis, table }: GameStore): string | undefined {
  const isOfGame = analysis?.recordId === table?.recordId && analysis?.turns === table?.turns;
  const answer = isOfGame ? analysis?.lastMove : undefined;
  if (answer?.kind !== 'found' || answer.turnsBefore !== table?.turnsShown) return undefined;
  return lastMoveSentence(answer.before, answer.played, answer.better);
}

/** Help with the turn, and the heat map of the board; or where to find help. */
export function AnalysisTab() {
  const view = useGame(({ table }) => table?.view);
  const isTurn = useGame(mayAnalyse);
  const isFree = useGame(({ table }) => table?.help === 'free');
  const canReview = useGame(mayReview);
  const hasHeat = useGame(mayShowLanes);
  const told = useGame(toldOfShown);
  const { showTab } = useActions();
  if (!view) return null;
  if (isTurn) return <TurnAnalysis view={view} />;
  return (
    <div className="dock-tab">
      {told !== undefined && <p>{told}</p>}
      {told === undefined && (
        <p className="dock-tab__note">{isFree ? ANALYSIS.free : ANALYSIS.later}</p>
      )}
      {isFree && (
        <span>
          <Button disabled={!canReview} onClick={() => showTab('review')}>
            {ANALYSIS.review}
          </Button>
        </span>
      )}
      {hasHeat && <HeatMap />}
    </div>
  );
}
