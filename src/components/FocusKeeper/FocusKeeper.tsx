import { useEffect, useRef } from 'react';
import { useGame } from '../game-context';

/**
 * Gives the focus to the board when what had it has left the page with a change of the table, and
 * when another game begins; not before the game has been drawn. Not to a button: a key held down must
 * not press the next one.
 */
export function FocusKeeper({ isDrawn }: { readonly isDrawn: boolean }) {
  const table = useGame((state) => state.table);
  const lastFocused = useRef<Element>(undefined);
  const recordId = useRef(table?.recordId);

  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Element) lastFocused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    if (!isDrawn) return;
    const isLost = lastFocused.current?.isConnected === false;
    const isAnotherGame = table?.recordId !== recordId.current;
    recordId.current = table?.recordId;
    if (!isLost && !isAnotherGame) return;
    document.querySelector<HTMLElement>('.board-frame')?.focus({ preventScroll: true });
  }, [table, isDrawn]);

  return null;
}
