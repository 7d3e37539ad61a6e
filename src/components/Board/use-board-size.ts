import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { challengeNow, type GameStore } from '../../store';
import { useGame, useLandmarks } from '../game-context';
import type { Size } from '../geometry';
import type { FindLandmark } from '../landmarks';
import { type BoardSize, boardSize, growthOf } from './board-size';

const root = (): HTMLElement => document.documentElement;

/** Returns the sum of the safe-area insets of two sides of the window, in CSS pixels. */
function coveredBy(one: string, other: string): number {
  const style = getComputedStyle(root());
  const inset = (side: string): number =>
    Number.parseFloat(style.getPropertyValue(`--inset-${side}`)) || 0;
  return inset(one) + inset(other);
}

/** The size of the window without the safe-area insets. */
interface WindowSeen extends Size {
  /** The browser's text size relative to the default of 16 px. */
  readonly letters: number;
  /** Factor of the lengths around the board, 1 at the default text size. */
  readonly growth: number;
}

// Cached because measuring forces a layout; updated only when it may have changed.
let seen: WindowSeen | undefined;

function look(): WindowSeen {
  const { clientWidth, clientHeight } = root();
  const width = clientWidth - coveredBy('left', 'right');
  const height = clientHeight - coveredBy('top', 'bottom');
  const letters = Number.parseFloat(getComputedStyle(root()).fontSize) / 16 || 1;
  if (seen?.width === width && seen.height === height && seen.letters === letters) return seen;
  const growth = growthOf({ width, height }, letters);
  // Parts outside the table are sized by it too.
  root().style.setProperty('--unit', `${growth * 16}px`);
  seen = { width, height, letters, growth };
  return seen;
}

const windowSeen = (): WindowSeen => seen ?? look();

const followers = new Set<() => void>();

/** Notifies subscribers of a change. Scroll bars and the text size change the page without a window resize. */
const remeasure = (): void => {
  const before = seen;
  if (look() !== before) for (const follower of followers) follower();
};

let observer: ResizeObserver | undefined;

function followWindow(onChange: () => void): () => void {
  if (followers.size === 0) {
    window.addEventListener('resize', remeasure);
    observer = new ResizeObserver(remeasure);
    observer.observe(root());
  }
  followers.add(onChange);
  return () => {
    followers.delete(onChange);
    if (followers.size > 0) return;
    window.removeEventListener('resize', remeasure);
    observer?.disconnect();
    seen = undefined;
  };
}

/** An on-screen keyboard leaves less than this height on a phone, in pixels. */
const SHORT = 480;

const MIN_KEYBOARD_HEIGHT = 120;

// Largest size seen at the current window width: a keyboard reduces only the height.
const whole = { width: 0, height: 0 };

const isInMoveBox = (find: FindLandmark): boolean => document.activeElement === find('move-box');

/**
 * Returns the height above an on-screen keyboard while a move is typed, in CSS pixels; 0 without a keyboard. Some
 * browsers shrink the page, others cover a part of it.
 */
function heightAboveKeyboard(find: FindLandmark): number {
  const viewport = window.visualViewport;
  // Pinch-zoomed: the page keeps its size and is seen in part.
  if (!viewport || viewport.scale !== 1) return 0;
  const { width, height } = viewport;
  if (width !== whole.width || height > whole.height) Object.assign(whole, { width, height });
  const isShort = height < SHORT && height < whole.height - MIN_KEYBOARD_HEIGHT;
  const isTyping = isShort && isInMoveBox(find) && window.matchMedia('(pointer: coarse)').matches;
  return isTyping ? height : 0;
}

// Cached like the window size, and updated only when it may have changed.
let seenAbove: number | undefined;

function followKeyboard(find: FindLandmark, onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const lookAtKeyboard = (): void => {
    seenAbove = heightAboveKeyboard(find);
    onChange();
  };
  const lookAtFocus = (): void => {
    if (seenAbove !== 0 || isInMoveBox(find)) lookAtKeyboard();
  };
  window.visualViewport?.addEventListener('resize', lookAtKeyboard, { signal });
  document.addEventListener('focusin', lookAtFocus, { signal });
  document.addEventListener('focusout', lookAtFocus, { signal });
  return () => {
    listening.abort();
    seenAbove = undefined;
  };
}

/** Returns the height above an on-screen keyboard while a move is typed, in CSS pixels; otherwise 0. */
export function useHeightAboveKeyboard(): number {
  const { find } = useLandmarks();
  const follow = useCallback((onChange: () => void) => followKeyboard(find, onChange), [find]);
  return useSyncExternalStore(follow, () => (seenAbove ??= heightAboveKeyboard(find)));
}

export const useWindowSize = (): WindowSeen => useSyncExternalStore(followWindow, windowSeen);

/** Whether a challenge has yet to be won. */
const hasChallenge = (state: GameStore): boolean =>
  challengeNow(state) !== undefined && state.table?.isOver === false;

/** Returns the size at which the table's board is drawn in this window; undefined without a game. */
export function useBoardSize(): BoardSize | undefined {
  const { width, height: inWindow, letters, growth } = useWindowSize();
  const aboveKeyboard = useHeightAboveKeyboard();
  const isTyping = aboveKeyboard > 0;
  const height = isTyping ? aboveKeyboard : inWindow;
  const board = useGame(({ table }) => table?.view.board);
  const seats = useGame(({ table }) => table?.view.seats.length ?? 0);
  const hasOpenRack = useGame(({ table }) => table?.view.openRacks ?? false);
  const rackSize = useGame(({ table }) => table?.view.rules.rackSize ?? 0);
  const hasTarget = useGame(hasChallenge);
  return useMemo(
    () =>
      board &&
      boardSize(board, {
        window: { width, height },
        seats,
        hasOpenRack,
        rackSize,
        hasTarget,
        isTyping,
        letters,
        growth,
      }),
    [board, width, height, seats, hasOpenRack, rackSize, hasTarget, isTyping, letters, growth],
  );
}
