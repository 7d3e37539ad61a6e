import { type CSSProperties, useEffect, useState } from 'react';
import { parseSquareName, premiumAt } from '../../engine';
import { bonusSquareSentence, premiumLabel } from '../../messages';
import { useGame, useLandmarks } from '../game-context';
import './square-tip.css';

/** How long a pointer rests on a square, a key leaves the focus there or a finger is held down, in milliseconds. */
const REST = 600;

/** How far a finger that is held down may move, in pixels. */
const STEADY = 8;

/** The bonus square of an event, if it is on this board and has no tile. */
function bonusSquareOf(board: HTMLElement | undefined, { target }: Event): HTMLElement | undefined {
  const square = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  if (!square?.querySelector('.square__premium') || !board?.contains(square)) return undefined;
  return square.querySelector('.tile:not(.tile--ghost)') ? undefined : square;
}

/** The free bonus square on which a pointer, the focus of a key or a finger rests. */
function useRestedSquare(): HTMLElement | undefined {
  const { find } = useLandmarks();
  const [square, setSquare] = useState<HTMLElement>();
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressedAt: PointerEvent | undefined;
    let isHeld = false;
    let rested: HTMLElement | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      setSquare(undefined);
    };
    const restOn = (event: Event, isFinger: boolean): void => {
      hide();
      rested = bonusSquareOf(find('board'), event);
      if (!rested) return;
      timer = setTimeout(() => {
        isHeld = isFinger;
        setSquare(rested);
      }, REST);
    };
    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      does: (event: DocumentEventMap[Name]) => void,
    ): void => document.addEventListener(name, does, { signal, capture: true });
    listen('pointerover', (event) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) restOn(event, false);
    });
    listen('focusin', (event) => {
      const { target } = event;
      if (target instanceof Element && target.matches(':focus-visible')) restOn(event, false);
    });
    listen('pointerdown', (event) => {
      pressedAt = event;
      isHeld = false;
      if (event.pointerType === 'mouse') hide();
      else restOn(event, true);
    });
    listen('pointermove', (event) => {
      if (event.pointerType === 'mouse' || !pressedAt) return;
      const moved = Math.hypot(
        event.clientX - pressedAt.clientX,
        event.clientY - pressedAt.clientY,
      );
      if (moved > STEADY) hide();
    });
    listen('pointerup', () => clearTimeout(timer));
    listen('click', (event) => {
      // A long press asks; it places nothing.
      if (isHeld) event.stopPropagation();
      isHeld = false;
    });
    listen('keydown', () => {
      hide();
      isHeld = false;
    });
    listen('focusout', ({ target }) => {
      if (target === rested) hide();
    });
    for (const name of ['pointercancel', 'scroll'] as const) listen(name, hide);
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [find]);
  return square;
}

/**
 * Says what a bonus square does while a pointer, the focus or a finger rests on it. Screen readers read it in the name
 * of the square.
 */
export function SquareTip() {
  const view = useGame(({ table }) => table?.view);
  const element = useRestedSquare();
  const square = parseSquareName(element?.getAttribute('data-square') ?? '');
  if (!view || !element || !square) return null;
  const premium = premiumAt(view.board, square);
  if (premium.kind === 'none') return null;
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const isBelow = top < 72;
  const style = {
    '--tip-x': `${left + width / 2}px`,
    '--tip-y': `${isBelow ? bottom : top}px`,
  } as CSSProperties;
  return (
    <p
      className={isBelow ? 'square-tip square-tip--below' : 'square-tip'}
      aria-hidden="true"
      style={style}
    >
      <b>{premiumLabel(premium)}</b> <span>{bonusSquareSentence(view.rules, premium)}</span>
    </p>
  );
}
