import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Candidate, formatMove, type View } from '../../engine';
import {
  betterMoveSentence,
  candidateText,
  COACH,
  CUT,
  hintSentence,
  LANES,
  LOOKING,
  NO_ADVICE,
} from '../../messages';
import { type Advice, adviceNow, hasOwnPlay, mayAskCoach, tipNow } from '../../store';
import { useActions, useGame } from '../game-context';
import { GameDialog } from '../GameDialog/GameDialog';
import { Button } from '../ui';
import { CandidateTable } from './CandidateTable';
import './coach.css';

function BestMoves(props: {
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

/** Puts a play in the move box, and so on the board. */
function LayButton({ view, move }: { readonly view: View; readonly move: Candidate | undefined }) {
  const { typeMove } = useActions();
  if (move?.move.kind !== 'play') return null;
  return <Button onClick={() => typeMove(formatMove(view.rules, move.move))}>{COACH.lay}</Button>;
}

function AdviceText({ view, advice }: { readonly view: View; readonly advice: Advice }) {
  switch (advice.kind) {
    case 'looking':
      return LOOKING;
    case 'unavailable':
      return NO_ADVICE;
    case 'hint': {
      const { step, best, isCut } = advice;
      return [hintSentence(view, step, best), ...(isCut ? [CUT.best] : [])].join(' ');
    }
    case 'better-move': {
      const { before, played, better, isCut } = advice;
      return [betterMoveSentence(before, played, better), ...(isCut ? [CUT.best] : [])].join(' ');
    }
    case 'best-moves':
      return null;
  }
}

/** Offers the next, more specific hint, or the move itself. */
function NextHint({ view, advice }: { readonly view: View; readonly advice: Advice }) {
  const { hint } = useActions();
  if (advice.kind !== 'hint' || advice.best.move.kind !== 'play') return null;
  return advice.step === 'play' ? (
    <LayButton view={view} move={advice.best} />
  ) : (
    <Button key={advice.step} onClick={hint}>
      {COACH.nextHint[advice.step]}
    </Button>
  );
}

/**
 * Focuses the container of a sentence that replaced the button that asked for it. Focusing the next button would let
 * key repeat press it; a focused live region is read twice.
 */
function useFocusOnTold(told: Advice | undefined): RefObject<HTMLDivElement | null> {
  const surroundings = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (told && document.activeElement === document.body) surroundings.current?.focus();
  }, [told]);
  return surroundings;
}

export function Coach() {
  const view = useGame(({ table }) => table?.view);
  const mayAsk = useGame(mayAskCoach);
  const advice = useGame(adviceNow);
  const hasPlayed = useGame(hasOwnPlay);
  const isGuided = useGame((state) => tipNow(state) !== undefined);
  const { hint, showBestMoves, showBetterMove, closeAdvice, showLanes } = useActions();
  const isTold = advice?.kind === 'hint' || advice?.kind === 'better-move';
  const surroundings = useFocusOnTold(isTold ? advice : undefined);
  if (!view || !mayAsk || (isGuided && !advice)) return null;
  return (
    <div
      ref={surroundings}
      className={isTold ? 'coach coach--tells' : 'coach'}
      role="group"
      aria-label={COACH.name}
      tabIndex={-1}
    >
      <span role="status">{advice && <AdviceText view={view} advice={advice} />}</span>
      {isTold ? (
        <Fragment key="told">
          <NextHint view={view} advice={advice} />
          <Button aria-label={COACH.close} onClick={closeAdvice}>
            ×
          </Button>
        </Fragment>
      ) : (
        <Fragment key="ask">
          <Button onClick={hint}>{COACH.hint}</Button>
          <Button onClick={showBestMoves}>{COACH.bestMoves}</Button>
          {hasPlayed && <Button onClick={showBetterMove}>{COACH.betterMove}</Button>}
          <Button onClick={() => showLanes('own')}>{LANES.ask}</Button>
        </Fragment>
      )}
      {advice?.kind === 'best-moves' && (
        <BestMoves view={view} best={advice.best} isCut={advice.isCut} onClose={closeAdvice} />
      )}
    </div>
  );
}
