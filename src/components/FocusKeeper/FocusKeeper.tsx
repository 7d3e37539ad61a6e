import { useEffect, useRef } from 'react';
import { useGame } from '../game-context';

/** Whether an element that had the focus cannot have it any more, and nothing else has taken it. */
function hasLostFocus(last: Element): boolean {
  const { activeElement } = document;
  const isNowhere = activeElement === document.body || activeElement === last;
  return isNowhere && (!last.isConnected || last.matches(':disabled'));
}

/**
 * Gives the focus to the board when what had it has left the page or can be used no more, and when
 * another game begins; not before the game has been drawn. Not to a button: a key held down must not
 * press the next one.
 */
export function FocusKeeper({ isDrawn }: { readonly isDrawn: boolean }) {
  // Whatever changes may take away what has the focus.
  const state = useGame((whole) => whole);
  const recordId = useRef(state.table?.recordId);
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
    if (!isDrawn) return;
    const isLost = lastFocused.current !== undefined && hasLostFocus(lastFocused.current);
    const isAnotherGame = state.table?.recordId !== recordId.current;
    recordId.current = state.table?.recordId;
    if (!isLost && !isAnotherGame) return;
    document.querySelector<HTMLElement>('.board-frame')?.focus({ preventScroll: true });
  }, [state, isDrawn]);

  return null;
}
