import type { Activators, SensorInstance, SensorOptions, SensorProps } from '@dnd-kit/core';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { isOnBoard } from './drop-areas';
import { holdBy, pointOf } from './pointer';

/** Time within which two fingers come down that mean to pinch, in ms; one that was there before only rests. */
const TOGETHER_MS = 200;

/** How each finger that is on the screen came down. */
const down = new Map<number, PointerEvent>();

/** Keeps account of the fingers on the screen. */
export function followFingers(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const come = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') down.set(event.pointerId, event);
  };
  const leave = ({ pointerId }: PointerEvent): void => {
    down.delete(pointerId);
  };
  window.addEventListener('pointerdown', come, { capture: true, signal });
  window.addEventListener('pointerup', leave, { capture: true, signal });
  window.addEventListener('pointercancel', leave, { capture: true, signal });
  return () => {
    listening.abort();
    down.clear();
  };
}

/** Whether two fingers have come down to pinch the board, one of them perhaps on a tile. */
const arePinching = (one: PointerEvent, other: PointerEvent): boolean =>
  one.pointerId !== other.pointerId &&
  [one, other].every((each) => each.pointerType === 'touch' && isOnBoard(pointOf(each))) &&
  Math.abs(one.timeStamp - other.timeStamp) <= TOGETHER_MS;

/** Whether a finger that comes down makes a pinch with one that is there. */
const makesPinch = (event: PointerEvent): boolean =>
  [...down.values()].some((other) => arePinching(event, other));

/** Distance that makes a drag of a press, in pixels. */
const DRAG_FROM = 6;

/** Time after a drag in which a click comes of it, in ms. */
const CLICK_WITHIN = 50;

const stop = (event: Event): void => event.stopPropagation();
const prevent = (event: Event): void => event.preventDefault();

const markNothing = (): void => document.getSelection()?.removeAllRanges();

/**
 * Lets a mouse, a pen or a finger drag, which is the only one that moves and ends the drag: dnd-kit's own sensor takes
 * the first pointer on the screen alone, and what any other does for its doing.
 */
export class FingerSensor implements SensorInstance {
  static activators: Activators<SensorOptions> = [
    {
      eventName: 'onPointerDown',
      handler: ({ nativeEvent: event }: ReactPointerEvent) =>
        event.button === 0 && !makesPinch(event),
    },
  ];

  autoScrollEnabled = true;
  readonly #props: SensorProps<SensorOptions>;
  readonly #begun: PointerEvent;
  readonly #letGo: () => void;
  readonly #listening = new AbortController();
  /** Outlives the drag, for the click that comes of it. */
  readonly #afterwards = new AbortController();
  #isDragging = false;

  constructor(props: SensorProps<SensorOptions>) {
    this.#props = props;
    this.#begun = props.event as PointerEvent;
    this.#letGo = holdBy(this.#begun);
    this.#listen();
  }

  #listen(): void {
    const { signal } = this.#listening;
    const { pointerId } = this.#begun;
    const ofOwn =
      (run: (event: PointerEvent) => void) =>
      (event: PointerEvent): void => {
        if (event.pointerId === pointerId) run(event);
      };
    const cancel = (): void => this.#end('onCancel');
    document.addEventListener(
      'pointermove',
      ofOwn((event) => this.#move(event)),
      { passive: false, signal },
    );
    document.addEventListener(
      'pointerup',
      ofOwn(() => this.#end('onEnd')),
      { signal },
    );
    document.addEventListener('pointercancel', ofOwn(cancel), { signal });
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!this.#isDragging && arePinching(this.#begun, event)) cancel();
      },
      { capture: true, signal },
    );
    document.addEventListener(
      'keydown',
      ({ code }) => {
        if (code === 'Escape') cancel();
      },
      { signal },
    );
    for (const type of ['resize', 'visibilitychange']) {
      window.addEventListener(type, cancel, { signal });
    }
    for (const type of ['dragstart', 'contextmenu']) {
      window.addEventListener(type, prevent, { signal });
    }
  }

  #move(event: PointerEvent): void {
    const [from, to] = [pointOf(this.#begun), pointOf(event)];
    if (this.#isDragging) {
      if (event.cancelable) event.preventDefault();
      this.#props.onMove(to);
    } else if (Math.hypot(to.x - from.x, to.y - from.y) > DRAG_FROM) {
      this.#start(from);
    }
  }

  #start(from: ReturnType<typeof pointOf>): void {
    this.#isDragging = true;
    const { signal } = this.#afterwards;
    document.addEventListener('click', stop, { capture: true, signal });
    markNothing();
    document.addEventListener('selectionchange', markNothing, { signal });
    this.#props.onStart(from);
  }

  #end(how: 'onEnd' | 'onCancel'): void {
    this.#listening.abort();
    setTimeout(() => this.#afterwards.abort(), CLICK_WITHIN);
    if (!this.#isDragging) this.#props.onAbort(this.#props.active);
    this.#props[how]();
    this.#letGo();
  }
}
