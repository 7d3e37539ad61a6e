import { useEffect } from 'react';
import {
  NO_ADVICE,
  notOnRack,
  smallRackLabel,
  spokenBag,
  spokenChosen,
  spokenLastTurn,
  spokenRack,
  spokenScores,
} from '../messages';
import {
  type Actions,
  chosenTiles,
  dialogShown,
  dockPage,
  type GameStore,
  mayAskCoach,
  slotsWith,
  tilesOnRack,
  withNextChosen,
} from '../store';
import { alphabetOf, letterInEitherCase, parseSquareName, type Square } from '../engine';
import type { ScreenView, TableSnapshot } from '../table';
import { isCharacterKey, isComposingKey, isPlainKey, isUndoKey } from './ui';
import { zoomToLay } from './drag';
import { useActions, useGameStore, useLandmarks } from './game-context';
import { squareElement } from './landmarks';
import { isIn, TAKES_ENTER, TAKES_TEXT } from './own-keys';

/**
 * The announcements that keys request: tiles, scores, the last move and the bag. No letter is a digit, so these keys type
 * nothing at the cursor.
 */
const ANSWERS: Readonly<Record<string, (view: ScreenView, state: GameStore) => string>> = {
  1: (view, { draft, settings }) =>
    typeof view.viewer === 'number'
      ? spokenRack(view.rules, tilesOnRack(draft), settings.speech)
      : view.seats.map((_, seat) => `${smallRackLabel(view, seat)}.`).join(' '),
  2: (view) => spokenScores(view, view.you ?? 0),
  3: (view, { settings }) => spokenLastTurn(view, settings.speech),
  5: (view, { settings }) => spokenBag(view, settings.speech),
};

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The turns to which keys lead while an earlier one is shown. */
const STEPS: Readonly<Record<string, (table: TableSnapshot) => number>> = {
  ArrowLeft: ({ turnsShown }) => turnsShown - 1,
  ArrowRight: ({ turnsShown }) => turnsShown + 1,
  Home: () => 0,
  End: ({ turns }) => turns,
  Escape: ({ turns }) => turns,
};

/** Chooses the next tile with the letter of a key for an exchange, if there is one; returns whether it is a letter. */
function chooseByKey(getState: () => GameStore, key: string): boolean {
  const { table, draft, exchange, actions } = getState();
  if (!table || !exchange) return false;
  const letter = letterInEitherCase(alphabetOf(table.view.rules.tileSet), key);
  if (letter === undefined) return false;
  const slots = slotsWith(draft, { kind: 'letter', letter });
  if (slots.length === 0) {
    actions.showNotice({ tone: 'remark', headline: notOnRack(letter) });
  } else {
    actions.chooseTiles(withNextChosen(exchange.chosen, slots));
    actions.announce(spokenChosen(chosenTiles(getState())));
  }
  return true;
}

const SQUARE = '[role="gridcell"]';
/** Elements that scroll, or move the focus within themselves, by the keys that move the cursor. */
const SCROLLS = '[role="region"][tabindex], [data-scrolls], [role="tablist"], details';

function jumpOf({ key, shiftKey }: KeyboardEvent, actions: Actions): (() => void) | undefined {
  const jump = shiftKey ? actions.jumpToPremium : actions.jumpToWord;
  switch (key) {
    case 'PageDown':
      return () => jump('next', focusedSquare());
    case 'PageUp':
      return () => jump('previous', focusedSquare());
    case 'Home':
      return () => actions.cursorToEdge('first', focusedSquare());
    case 'End':
      return () => actions.cursorToEdge('last', focusedSquare());
    default:
      return undefined;
  }
}

function focusedSquare(): Square | undefined {
  const { activeElement } = document;
  const name = activeElement?.matches(SQUARE) ? activeElement.getAttribute('data-square') : null;
  return parseSquareName(name ?? '');
}

/** Handles the keys of the table while the focus is outside fields and dialogs. */
export function useKeys(): void {
  const store = useGameStore();
  const actions = useActions();
  const { find } = useLandmarks();
  useEffect(() => {
    const typeAtCursor = ({ key, shiftKey }: KeyboardEvent): boolean => {
      const { cursor, exchange } = store.getState();
      if (exchange) return chooseByKey(store.getState, key);
      if ([...key].length !== 1 || key === ' ' || !cursor) return false;
      actions.typeLetter(key, shiftKey);
      return true;
    };
    /** Returns the last draft tile to the rack, or else undoes the last turn; held down, it undoes none. */
    const undo = ({ repeat }: KeyboardEvent): true => {
      const { draft, table, exchange } = store.getState();
      if (exchange) actions.escape();
      else if (draft.order.length > 0) actions.takeBackLast();
      else if (!repeat && table?.phase !== 'looking-back') actions.undo();
      return true;
    };
    /** Closes the page of the dock as its button does: what opened it gets the focus. */
    const closePage = ({ key, defaultPrevented }: KeyboardEvent): boolean => {
      if (key !== 'Escape' || defaultPrevented || !dockPage(store.getState())) return false;
      // The page gives the focus back only if nothing else has it.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      actions.openPanel(undefined);
      return true;
    };
    /** Steps to another turn, unless the key is for the focused square or a menu that is open. */
    const step = ({ key, target, defaultPrevented }: KeyboardEvent): boolean => {
      const { table } = store.getState();
      const isTaken = key === 'Escape' ? defaultPrevented : isIn(target, `${SCROLLS}, ${SQUARE}`);
      const to = table?.phase === 'looking-back' && !isTaken && STEPS[key]?.(table);
      if (typeof to !== 'number') return false;
      if (key === 'Escape') actions.backToGame();
      else actions.showTurn(to);
      return true;
    };
    const onPlainKey = (event: KeyboardEvent): boolean => {
      if (closePage(event) || step(event)) return true;
      const { key, target } = event;
      const arrow = ARROWS[key];
      if (arrow) {
        if (isIn(target, SCROLLS)) return false;
        actions.moveCursor(...arrow, focusedSquare());
        return true;
      }
      const state = store.getState();
      const answer = ANSWERS[key];
      if (answer && state.table) {
        actions.announce(answer(state.table.view, state));
        return true;
      }
      // The board as a whole has the focus when a game starts.
      const hasBoardFocus =
        focusedSquare() !== undefined || document.activeElement === find('board-frame');
      const isOnBoard = state.cursor !== undefined || hasBoardFocus;
      const jump = isOnBoard && !isIn(target, SCROLLS) ? jumpOf(event, actions) : undefined;
      if (jump) {
        jump();
        return true;
      }
      switch (key) {
        case '?':
          actions.openPanel('keys');
          return true;
        case '4':
          // A key held down asks once.
          if (event.repeat) return true;
          if (mayAskCoach(state)) actions.hint();
          else actions.announce(NO_ADVICE);
          return true;
        case '/':
          actions.announceCrossings(focusedSquare());
          return true;
        case 'Backspace':
          actions.takeBackLast();
          return true;
        case 'Escape':
          if (event.defaultPrevented) return false;
          actions.escape();
          return true;
        case 'Enter':
          if (isIn(target, TAKES_ENTER) || store.getState().exchange) return false;
          // Key repeat must not dismiss the report of the move that it has just made.
          if (event.repeat) return true;
          actions.submit();
          return true;
        default:
          return typeAtCursor(event);
      }
    };
    const onKey = (event: KeyboardEvent): boolean => {
      if (isPlainKey(event)) return onPlainKey(event);
      return isUndoKey(event) ? undo(event) : isCharacterKey(event) && typeAtCursor(event);
    };
    const listen = (event: KeyboardEvent): void => {
      if (isComposingKey(event)) return;
      const state = store.getState();
      const { table, blankSlot } = state;
      const dialog = dialogShown(state);
      // The dialog is still loading and cannot handle the key.
      if (
        table &&
        dialog &&
        isPlainKey(event) &&
        event.key === 'Escape' &&
        !document.querySelector('dialog[open]')
      ) {
        actions.openPanel(undefined);
        return;
      }
      if (!table || dialog || blankSlot !== undefined || isIn(event.target, TAKES_TEXT)) return;
      const { cursor } = store.getState();
      if (!onKey(event)) return;
      event.preventDefault();
      const moved = store.getState().cursor;
      if (!moved || moved === cursor) return;
      zoomToLay(moved.square);
      // The focus follows the cursor, so that a screen reader announces the square.
      squareElement(find, moved.square)?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [store, actions, find]);
}
