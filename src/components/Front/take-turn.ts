import { useCallback, useEffect, useMemo } from 'react';
import { isFrontShown } from '../../store';
import { useActions, useGame, useGameStore, useLandmarks } from '../game-context';
import { isPlainKey } from '../ui';
import type { Landmarks } from '../landmarks';
import { hasTurnToTake, type Progress, turnAt } from './sample-games';

/** Whether a key pressed there has another use. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;

/**
 * Returns a function that lets the player take the current turn of the sample game; undefined if there is none to take.
 * Typing a letter also takes the turn, and continues in the move box; this page collects the letters until that is drawn.
 */
export function useTakeTurn(progress: Progress): (() => void) | undefined {
  const store = useGameStore();
  const { takeTurn, typeMove } = useActions();
  const { whenThere } = useLandmarks();
  const level = useGame(({ settings }) => settings.level);
  const canTake = useMemo(() => hasTurnToTake(progress), [progress]);
  const take = useCallback((): void => {
    const turn = turnAt(progress, level);
    if (turn) takeTurn(turn);
  }, [progress, level, takeTurn]);

  useEffect(() => {
    if (!canTake) return undefined;
    let typed = '';
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, repeat } = event;
      const state = store.getState();
      const isLetter = isPlainKey(event) && !repeat && /^[a-z]$/i.test(key);
      if (!isLetter || isElsewhere(target) || state.panel) return;
      if (isFrontShown(state)) {
        typed = '';
        take();
        whenThere('move-box', (box) => box.focus());
      } else if (!typed) return;
      event.preventDefault();
      typed += key.toUpperCase();
      typeMove(typed);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [canTake, store, take, typeMove, whenThere]);

  return canTake ? take : undefined;
}

/** Minimum distance of a drag, in CSS pixels. */
const DRAG = 6;

const TYPES = ['pointermove', 'pointerup', 'pointercancel'] as const;

interface Press {
  readonly at: { readonly clientX: number; readonly clientY: number };
  readonly isDrag: boolean;
  readonly isOver: boolean;
}

/** Tracks a press until it ends; calls `onStep` after each change. */
function followPress(begun: PointerEvent, onStep: () => void): () => Press {
  let press: Press = { at: begun, isDrag: false, isOver: false };
  const follow = (event: PointerEvent): void => {
    if (event.pointerId !== begun.pointerId || !event.isTrusted) return;
    const way = Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY);
    const isOver = event.type !== 'pointermove';
    press = { at: event, isDrag: press.isDrag || way > DRAG, isOver };
    if (isOver) {
      for (const type of TYPES) window.removeEventListener(type, follow, { capture: true });
    }
    onStep();
  };
  for (const type of TYPES) window.addEventListener(type, follow, { capture: true });
  return () => press;
}

const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Presses a tile at its centre, then moves it to the current position of the pointer. */
function takeHold(
  tile: Element,
  { pointerId, pointerType }: PointerEvent,
  { clientX, clientY }: Press['at'],
): void {
  const pointer = {
    pointerId,
    pointerType,
    isPrimary: true,
    bubbles: true,
    cancelable: true,
    buttons: 1,
  };
  tile.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, ...centreOf(tile) }));
  tile.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientX, clientY }));
}

/**
 * Hands a press on a sample tile to the same tile of the game that it started, once that is drawn: a drag continues
 * there, and a tap selects the tile.
 *
 * @param place 0-based place on the rack.
 */
export function handOffPress(landmarks: Landmarks, place: number, begun: PointerEvent): void {
  let waiting: HTMLElement | null = null;
  const step = (): void => {
    const { at, isDrag, isOver } = press();
    if (!waiting || !(isDrag || isOver)) return;
    if (!isOver) takeHold(waiting, begun, at);
    else if (!isDrag) waiting.closest('button')?.click();
    waiting = null;
  };
  const press = followPress(begun, step);
  landmarks.whenThere('rack', (rack) => {
    waiting = rack.querySelector<HTMLElement>(`[data-place="${place}"] [data-slot]`);
    step();
  });
}
