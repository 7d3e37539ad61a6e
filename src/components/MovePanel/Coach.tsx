import { type RefObject, useLayoutEffect, useRef } from 'react';
import { formatMove, type View } from '../../engine';
import { COACH, CUT, hintSentence, LOOKING, NO_ADVICE, WHOLE_HINT } from '../../messages';
import { type Advice, adviceNow, mayAskCoach } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import './coach.css';

function AdviceText({ view, advice }: { readonly view: View; readonly advice: Advice }) {
  switch (advice.kind) {
    case 'looking':
      return LOOKING;
    case 'unavailable':
      return NO_ADVICE;
    case 'hint': {
      const { step, best, isOnlyMove, isCut } = advice;
      return [hintSentence(view, step, best, isOnlyMove), ...(isCut ? [CUT.best] : [])].join(' ');
    }
  }
}

/** Offers the next, more specific hint, or the move itself. */
function NextHint({ view, advice }: { readonly view: View; readonly advice: Advice }) {
  const { hint, typeMove } = useActions();
  if (advice.kind !== 'hint') return null;
  const { step, best } = advice;
  const { move } = best;
  if (move.kind !== 'play') return null;
  if (step === 'play' || step === 'whole') {
    return <Button onClick={() => typeMove(formatMove(view.rules, move))}>{COACH.lay}</Button>;
  }
  return (
    <Button key={step} onClick={hint}>
      {COACH.nextHint[step]}
    </Button>
  );
}

/**
 * Focuses the container of a sentence that replaced the button that asked for it. Focusing the next button would let
 * key repeat press it; a focused live region is read twice.
 */
function useFocusOnAdvice(newAdvice: Advice | undefined): RefObject<HTMLDivElement | null> {
  const surroundings = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (newAdvice && document.activeElement === document.body) surroundings.current?.focus();
  }, [newAdvice]);
  return surroundings;
}

/** The hint that was asked for, where the verdict on a move would be. */
export function Coach() {
  const view = useGame(({ table }) => table?.view);
  const mayAsk = useGame(mayAskCoach);
  const advice = useGame(adviceNow);
  const { closeAdvice } = useActions();
  const hasHint = advice?.kind === 'hint';
  const surroundings = useFocusOnAdvice(hasHint ? advice : undefined);
  if (!view || !mayAsk) return null;
  return (
    <div ref={surroundings} className="coach" role="group" aria-label={COACH.name} tabIndex={-1}>
      <span>
        <span role="status">{advice && <AdviceText view={view} advice={advice} />}</span>
        {/* Announced each time it is asked for. */}
        {hasHint && advice.step === 'whole' && ` ${WHOLE_HINT}`}
      </span>
      {hasHint && (
        <>
          <NextHint view={view} advice={advice} />
          <Button aria-label={COACH.close} onClick={closeAdvice}>
            ×
          </Button>
        </>
      )}
    </div>
  );
}
