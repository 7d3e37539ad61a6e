import { useEffect, useRef } from 'react';
import { inFrame } from '../../scheduler';
import { useGame, useLandmarks } from '../game-context';
import { moveFocus, watchInput } from '../ui';
import { useDrawnPhase } from '../use-deferred';

/** Whether an element that had the focus can no longer have it, and no other element has it. */
function hasLostFocus(last: Element): boolean {
  const { activeElement } = document;
  const isNowhere = activeElement === document.body || activeElement === last;
  return isNowhere && (!last.isConnected || last.matches(':disabled'));
}

const isAtTable = (): boolean => document.activeElement?.closest('main') instanceof Element;

/**
 * Moves the focus to the headline of a game that has just ended, and to the board if the focused element was removed or
 * disabled, or if another game starts from outside the table; never before the game has been drawn. Never to a button:
 * key repeat would press it.
 */
export function FocusKeeper({ isDrawn }: { readonly isDrawn: boolean }) {
  // Any change of the state may remove the focused element.
  const state = useGame((whole) => whole);
  const drawnPhase = useDrawnPhase();
  const { find } = useLandmarks();
  const recordId = useRef(state.table?.recordId);
  const wasGoingOn = useRef(false);
  const lastFocused = useRef<Element>(undefined);

  useEffect(watchInput, []);

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
    const focusBoard = (): void => moveFocus(find('board-frame'));
    if (!isDrawn || drawnPhase !== table?.phase) return;
    const isLost = lastFocused.current !== undefined && hasLostFocus(lastFocused.current);
    const isAnotherGame = table?.recordId !== recordId.current;
    // An undone turn replaces the record while the focus stays at the table.
    const staysAtTable = isAtTable();
    recordId.current = table?.recordId;
    const hasEnded = table?.phase === 'over' && wasGoingOn.current && !isAnotherGame;
    // Looking back at earlier turns counts neither as play nor as the end.
    if (table?.phase !== 'looking-back') wasGoingOn.current = table?.phase !== 'over';
    if (hasEnded && !document.querySelector('dialog[open]')) {
      moveFocus(find('headline'));
    } else if (isAnotherGame && !staysAtTable) {
      // Focusing forces a layout, so it waits for the first frame of the new table.
      inFrame('drawing', () => {
        if (!isAtTable()) focusBoard();
      });
    } else if (isLost) {
      focusBoard();
    }
  }, [state, drawnPhase, isDrawn, find]);

  return null;
}
