import { useEffect, useRef } from 'react';
import { inFrame } from '../../scheduler';
import { useGame, useLandmarks } from '../game-context';
import { useDrawnPhase } from '../use-deferred';

/** Whether an element that had the focus cannot have it any more, and nothing else has taken it. */
function hasLostFocus(last: Element): boolean {
  const { activeElement } = document;
  const isNowhere = activeElement === document.body || activeElement === last;
  return isNowhere && (!last.isConnected || last.matches(':disabled'));
}

const isAtTable = (): boolean => document.activeElement?.closest('main') instanceof Element;

/**
 * Gives the focus to the headline of a game that has just ended; and to the board when what had it has
 * left the page or can be used no more, and when another game begins from outside the table; not before
 * the game has been drawn. Not to a button: a key held down must not press the next one.
 */
export function FocusKeeper({ isDrawn }: { readonly isDrawn: boolean }) {
  // Whatever changes may take away what has the focus.
  const state = useGame((whole) => whole);
  const drawnPhase = useDrawnPhase();
  const { find } = useLandmarks();
  const recordId = useRef(state.table?.recordId);
  const wasGoingOn = useRef(false);
  const lastFocused = useRef<Element>(undefined);

  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Element) lastFocused.current = target;
    };
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) lastFocused.current = activeElement;
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    const { table } = state;
    const focusBoard = (): void => find('board-frame')?.focus({ preventScroll: true });
    if (!isDrawn || drawnPhase !== table?.phase) return;
    const isLost = lastFocused.current !== undefined && hasLostFocus(lastFocused.current);
    const isAnotherGame = table?.recordId !== recordId.current;
    // A turn that is taken back makes another record of a game that goes on under one's hands.
    const staysAtTable = isAtTable();
    recordId.current = table?.recordId;
    const hasEnded = table?.phase === 'over' && wasGoingOn.current && !isAnotherGame;
    // Whoever looks back has the end behind them, or is to hear of it yet.
    if (table?.phase !== 'looking-back') wasGoingOn.current = table?.phase !== 'over';
    if (hasEnded && !document.querySelector('dialog[open]')) {
      find('headline')?.focus({ preventScroll: true });
    } else if (isAnotherGame && !staysAtTable) {
      // The focus has the page laid out, which the task that draws a table leaves to its first picture.
      inFrame('drawing', () => {
        if (!isAtTable()) focusBoard();
      });
    } else if (isLost) {
      focusBoard();
    }
  }, [state, drawnPhase, isDrawn, find]);

  return null;
}
