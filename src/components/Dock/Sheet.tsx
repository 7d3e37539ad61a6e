import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { DOCK, lastMoveInShort, movesStripLabel } from '../../messages';
import { inFrame } from '../../scheduler';
import { type GameStore, isReviewing, sheetHeight, type SheetHeight } from '../../store';
import type { TableSnapshot } from '../../table';
import { useBoardSize } from '../Board/use-board-size';
import { useActions, useGame, useLandmarks } from '../game-context';
import { squareElement } from '../landmarks';
import { isPlainKey } from '../ui';
import './sheet.css';

/** Distance below which a press is a tap and no drag, in CSS pixels. */
const SLOP = 8;

/** The dock in a window without room for it beside the board. */
export interface Sheet {
  readonly isSheet: boolean;
  readonly height: SheetHeight;
  readonly element: RefObject<HTMLElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Space above and below a play that is brought into sight, in CSS pixels: its score is there. */
const MARGIN = 24;

type PlayOnBoard = Extract<TableSnapshot['view']['turns'][number], { readonly kind: 'play' }>;

/** The last play on the board if its turn is reviewed. */
function reviewedPlay(state: GameStore): PlayOnBoard | undefined {
  const turn = isReviewing(state) ? state.table?.view.turns.at(-1) : undefined;
  return turn?.kind === 'play' ? turn : undefined;
}

/** Scrolls the page until the play that the sheet is about is in sight above it: a ghost, or the reviewed one. */
function usePlayInSight(sheet: RefObject<HTMLElement | null>, isBelowBoard: boolean): void {
  const ghost = useGame((state) => state.ghost);
  const reviewed = useGame(reviewedPlay);
  const { find } = useLandmarks();
  useEffect(() => {
    const squares = ghost ? ghost.laid.map(({ square }) => square) : reviewed?.squares;
    if (!isBelowBoard || !squares) return undefined;
    // After the board has scrolled in its frame.
    return inFrame('drawing', () => {
      const edge = sheet.current?.getBoundingClientRect().top ?? 0;
      const boxes = squares.flatMap(
        (square) => squareElement(find, square)?.getBoundingClientRect() ?? [],
      );
      const hidden = Math.max(...boxes.map(({ bottom }) => bottom)) + MARGIN - edge;
      const above = Math.min(...boxes.map(({ top }) => top)) - MARGIN;
      // To the top of the board, so that what is above it is not cut.
      const board = find('board-frame')?.getBoundingClientRect().top ?? 0;
      const by = above < 0 ? above : Math.min(Math.max(hidden, board), above);
      if (above < 0 || hidden > 0) window.scrollBy({ top: by, behavior: 'instant' });
    });
  }, [ghost, reviewed, isBelowBoard, sheet, find]);
}

/** Whether the dock is a sheet in this window. */
function useIsSheet(): boolean {
  const arrangement = useBoardSize()?.arrangement;
  return arrangement === 'stack' || arrangement === 'flat';
}

/**
 * The state of the dock as a sheet. While it is open the page is at its top, where the board is; it closes by Esc, and
 * when the player starts to look back other than in the review. When the game ends it closes, and a page beside the board
 * as well, since that would be in place of the result.
 */
export function useSheet(): Sheet {
  const isSheet = useIsSheet();
  const isStacked = useBoardSize()?.arrangement === 'stack';
  const height = useGame(sheetHeight);
  const phase = useGame(({ table }) => table?.phase);
  const isReviewed = useGame(isReviewing);
  const phaseBefore = useRef(phase);
  const { setSheet } = useActions();
  const element = useRef<HTMLElement>(null);
  const isOpen = isSheet && height !== 'closed';
  const wasOpen = useRef(isOpen);
  usePlayInSight(element, isStacked && height === 'half');
  useLayoutEffect(() => {
    if (isOpen !== wasOpen.current) window.scrollTo({ top: 0, behavior: 'instant' });
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    // Stepping to the last turn of a finished game ends nothing. The sheet would cover the buttons of the steps.
    const isNew = phase === 'over' || (phase === 'looking-back' && isSheet && !isReviewed);
    if (isNew && phase !== phaseBefore.current && phaseBefore.current !== 'looking-back') {
      setSheet('closed');
    }
    phaseBefore.current = phase;
  }, [phase, isSheet, isReviewed, setSheet]);
  return {
    isSheet,
    height,
    element,
    onKeyDown: (event) => {
      if (!isOpen || event.key !== 'Escape' || !isPlainKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setSheet('closed');
    },
  };
}

/**
 * Returns the height that a sheet takes when it is let go at a height, as a fraction of the window. A closed one, which
 * does not follow the finger, opens by a short drag.
 */
export function sheetHeightAt(fraction: number, wasOpen: boolean): SheetHeight {
  if (fraction < (wasOpen ? 0.3 : 0.05)) return 'closed';
  return fraction < 0.72 ? 'half' : 'full';
}

/**
 * The top of a sheet: a line that opens and closes it by a tap and changes its height by a drag, and a button for its
 * other height.
 */
export function SheetBar(props: {
  readonly sheet: Sheet;
  /** Name of the line for screen readers, if its text is not enough. */
  readonly label?: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  const { sheet, label, onPress, children } = props;
  const { element, height } = sheet;
  const { setSheet } = useActions();
  const drag = useRef<{ readonly y: number; readonly height: number; isMoved: boolean }>(undefined);
  /** Whether a click that follows ends a drag; after one by a finger, none does. */
  const wasDrag = useRef(false);
  const isOpen = height !== 'closed';

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const shown = isOpen ? (element.current?.offsetHeight ?? 0) : 0;
    drag.current = { y: event.clientY, height: shown, isMoved: false };
    // The pointer leaves the handle while it is dragged.
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const heightAt = (event: PointerEvent): number =>
    (drag.current?.height ?? 0) + (drag.current?.y ?? 0) - event.clientY;
  const onPointerMove = (event: PointerEvent): void => {
    const { current } = drag;
    if (!current) return;
    if (Math.abs(event.clientY - current.y) > SLOP) current.isMoved = true;
    if (current.isMoved && isOpen) {
      element.current?.style.setProperty('--sheet-height', `${Math.max(0, heightAt(event))}px`);
    }
  };
  const letGo = (event: PointerEvent): void => {
    element.current?.style.removeProperty('--sheet-height');
    wasDrag.current = drag.current?.isMoved === true;
    if (wasDrag.current && event.type === 'pointerup') {
      setSheet(sheetHeightAt(heightAt(event) / window.innerHeight, isOpen));
    }
    drag.current = undefined;
  };

  return (
    <div className="sheet-handle">
      <button
        type="button"
        className="moves-strip"
        aria-label={label}
        aria-expanded={isOpen}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onClick={({ detail }) => {
          // A press of a key has no detail.
          const endsDrag = wasDrag.current && detail > 0;
          wasDrag.current = false;
          if (!endsDrag) onPress();
        }}
      >
        {children}
        <svg className="moves-strip__sign" viewBox="0 0 20 20" aria-hidden="true">
          <path d={isOpen ? 'M4 7.5l6 6 6-6' : 'M4 12.5l6-6 6 6'} />
        </svg>
      </button>
      {isOpen && (
        <button
          type="button"
          className="sheet-handle__height"
          aria-label={height === 'full' ? DOCK.half : DOCK.full}
          onClick={() => setSheet(height === 'full' ? 'half' : 'full')}
        >
          <svg className="moves-strip__sign" viewBox="0 0 20 20" aria-hidden="true">
            <path
              d={height === 'full' ? 'M4 4l6 5 6-5M4 16l6-5 6 5' : 'M4 8l6-5 6 5M4 12l6 5 6-5'}
            />
          </svg>
        </button>
      )}
    </div>
  );
}

/** The top of the dock as a sheet: the last move in one line, or the title of its page. */
export const SheetHandle = memo(function SheetHandle(props: {
  readonly table: TableSnapshot;
  readonly sheet: Sheet;
  readonly page: string | undefined;
}) {
  const { table, sheet, page } = props;
  const { view, turns, allTurns } = table;
  const { openPanel, setSheet } = useActions();
  // The review is about other moves.
  const isReviewed = useGame(isReviewing);
  const last = allTurns.at(-1);
  if (page !== undefined) {
    return (
      <SheetBar sheet={sheet} onPress={() => openPanel(undefined)}>
        <b className="moves-strip__page">{page}</b>
      </SheetBar>
    );
  }
  return (
    <SheetBar
      sheet={sheet}
      label={movesStripLabel(view, last, turns)}
      onPress={() => setSheet(sheet.height === 'closed' ? 'half' : 'closed')}
    >
      <span>
        <b>{DOCK.moves}</b> <span>{turns}</span>
      </span>
      {/* A new element for each move, not one whose text changes. */}
      <span key={turns} className="moves-strip__last">
        {last && !isReviewed && lastMoveInShort(view, last)}
      </span>
    </SheetBar>
  );
});
