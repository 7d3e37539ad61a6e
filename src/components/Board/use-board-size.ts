import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useGame, useLandmarks } from '../game-context';
import type { FindLandmark } from '../landmarks';
import { type BoardSize, boardSize, growthOf } from './board-size';

const root = (): Element => document.documentElement;

/** What the edges of the screen cover of the window on two of its sides together, in CSS pixels. */
function coveredBy(one: string, other: string): number {
  const style = getComputedStyle(root());
  const inset = (side: string): number =>
    Number.parseFloat(style.getPropertyValue(`--inset-${side}`)) || 0;
  return inset(one) + inset(other);
}

/** The window, as far as boards are sized by it. */
interface WindowSeen {
  /** Without what the edges of the screen cover, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Size of the letters that are chosen in the browser, as a share of the usual. */
  readonly letters: number;
  /** Size of the lengths around the board, as a share of the usual. */
  readonly growth: number;
}

// Asking for it has the page laid out: it is asked for when it may have changed.
let seen: WindowSeen | undefined;

function look(): WindowSeen {
  const { clientWidth, clientHeight } = root();
  const width = clientWidth - coveredBy('left', 'right');
  const height = clientHeight - coveredBy('top', 'bottom');
  const letters = Number.parseFloat(getComputedStyle(root()).fontSize) / 16 || 1;
  if (seen?.width === width && seen.height === height && seen.letters === letters) return seen;
  const growth = growthOf({ width, height }, letters);
  // What stands beside the table is laid out by it as well.
  document.documentElement.style.setProperty('--unit', `${growth * 16}px`);
  seen = { width, height, letters, growth };
  return seen;
}

const windowSeen = (): WindowSeen => seen ?? look();

const followers = new Set<() => void>();

/** Tells those who follow; scroll bars and larger letters change the page without changing the window. */
const lookAgain = (): void => {
  const before = seen;
  if (look() !== before) for (const follower of followers) follower();
};

let observer: ResizeObserver | undefined;

function followWindow(onChange: () => void): () => void {
  if (followers.size === 0) {
    window.addEventListener('resize', lookAgain);
    observer = new ResizeObserver(lookAgain);
    observer.observe(root());
  }
  followers.add(onChange);
  return () => {
    followers.delete(onChange);
    if (followers.size > 0) return;
    window.removeEventListener('resize', lookAgain);
    observer?.disconnect();
    seen = undefined;
  };
}

/** Less than this, in pixels, is what an on-screen keyboard leaves of a phone. */
const SHORT = 480;

/** No on-screen keyboard is lower than this, in pixels. */
const MIN_KEYBOARD_HEIGHT = 120;

// The most that was seen of the window at its present width: a keyboard takes of its height alone.
const whole = { width: 0, height: 0 };

const isInMoveBox = (find: FindLandmark): boolean => document.activeElement === find('move-box');

/**
 * What a keyboard on the screen leaves of the height of the window while a move is typed, in CSS
 * pixels; 0 without one. In some browsers it makes the page smaller, in others it covers a part of it.
 */
function heightAboveKeyboard(find: FindLandmark): number {
  const viewport = window.visualViewport;
  // Pinched: the page is as large as before, and seen in part.
  if (!viewport || viewport.scale !== 1) return 0;
  const { width, height } = viewport;
  if (width !== whole.width || height > whole.height) Object.assign(whole, { width, height });
  const isShort = height < SHORT && height < whole.height - MIN_KEYBOARD_HEIGHT;
  const isTyping = isShort && isInMoveBox(find) && window.matchMedia('(pointer: coarse)').matches;
  return isTyping ? height : 0;
}

// As the window, it is looked at when it may have changed, and not whenever something is drawn.
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

/** What a keyboard on the screen leaves of the height of the window while a move is typed, or 0. */
export function useHeightAboveKeyboard(): number {
  const { find } = useLandmarks();
  const follow = useCallback((onChange: () => void) => followKeyboard(find, onChange), [find]);
  return useSyncExternalStore(follow, () => (seenAbove ??= heightAboveKeyboard(find)));
}

/** The window, as far as boards are sized by it. */
export const useWindowSize = (): WindowSeen => useSyncExternalStore(followWindow, windowSeen);

/** How large the board on the table is drawn in this window; undefined without a game. */
export function useBoardSize(): BoardSize | undefined {
  const { width, height: inWindow, letters, growth } = useWindowSize();
  const aboveKeyboard = useHeightAboveKeyboard();
  const isTyping = aboveKeyboard > 0;
  const height = isTyping ? aboveKeyboard : inWindow;
  const board = useGame(({ table }) => table?.view.board);
  const seats = useGame(({ table }) => table?.view.seats.length ?? 0);
  const hasOpenRack = useGame(({ table }) => table?.view.openRacks ?? false);
  const rackSize = useGame(({ table }) => table?.view.rules.rackSize ?? 0);
  return useMemo(
    () =>
      board &&
      boardSize(board, {
        window: { width, height },
        seats,
        hasOpenRack,
        rackSize,
        isTyping,
        letters,
        growth,
      }),
    [board, width, height, seats, hasOpenRack, rackSize, isTyping, letters, growth],
  );
}
