import { useEffect } from 'react';
import { useActions, useGameStore } from './game-context';
import { isPlainKey } from './plain-key';

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Elements that have a use of their own for most keys. */
const TAKES_TEXT = 'input, textarea, select, dialog, [role="dialog"]';
const TAKES_ENTER = 'button:not(.rack__position), a, summary, [role="tab"]';
const SCROLLS = '.game-log__scroll, [role="tablist"], details';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** The keys of the table, wherever the focus is outside fields and dialogs. */
export function useKeys(): void {
  const store = useGameStore();
  const actions = useActions();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): boolean => {
      const { key, target } = event;
      const arrow = ARROWS[key];
      if (arrow) {
        if (isIn(target, SCROLLS)) return false;
        actions.moveCursor(...arrow);
        return true;
      }
      switch (key) {
        case '?':
          actions.openPanel('help');
          return true;
        case 'Backspace':
          actions.takeBackLast();
          return true;
        case 'Escape':
          if (event.defaultPrevented) return false;
          actions.escape();
          return true;
        case 'Enter':
          if (isIn(target, TAKES_ENTER)) return false;
          // A key held down does not end the report of the move that it has just made.
          if (event.repeat) return true;
          actions.submit();
          return true;
        default:
          if ([...key].length !== 1 || key === ' ' || !store.getState().cursor) return false;
          actions.typeLetter(key, event.shiftKey);
          return true;
      }
    };
    const listen = (event: KeyboardEvent): void => {
      if (!isPlainKey(event) || event.isComposing) return;
      const { table, panel, naming } = store.getState();
      if (!table || panel || naming !== undefined || isIn(event.target, TAKES_TEXT)) return;
      if (onKey(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [store, actions]);
}
