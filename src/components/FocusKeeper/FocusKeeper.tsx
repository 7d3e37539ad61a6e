import { useEffect, useRef } from 'react';
import { inFrame } from '../../scheduler';
import { useGame, useLandmarks } from '../game-context';
import { hasLostFocus, moveFocus, watchInput } from '../ui';
import { useDrawnPhase } from '../use-deferred';

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

  useEffect(watchInput, []);

  useEffect(() => {
    const { table } = state;
    const focusBoard = (): void => moveFocus(find('board-frame'));
    if (!isDrawn || drawnPhase !== table?.phase) return;
    const isLost = hasLostFocus();
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
