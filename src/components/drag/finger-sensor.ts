import type { Activators, SensorInstance, SensorOptions, SensorProps } from '@dnd-kit/core';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Point } from '../geometry';
import { isOverBoard } from './drop-areas';

/** Screen position of the pointer that holds a tile, or else of the primary pointer. */
let current: Point = { x: 0, y: 0 };

/** The pointer that holds a tile; others may rest on the screen. */
let holder: number | undefined;

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** Tracks the pointer directly: dnd-kit's positions are wrong while something scrolls. */
export function followPointer(): () => void {
  const follow = (event: PointerEvent): void => {
    const isFollowed = holder === undefined ? event.isPrimary : event.pointerId === holder;
    if (isFollowed) current = pointOf(event);
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pointermove', follow, { capture: true, passive: true, signal });
  window.addEventListener('pointerdown', follow, { capture: true, passive: true, signal });
  return () => listening.abort();
}

/** Follows only the pointer of this event until the result is called. */
function holdBy(event: PointerEvent): () => void {
  holder = event.pointerId;
  current = pointOf(event);
  return () => {
    holder = undefined;
  };
}

/** Whether a pointer holds a tile or is pressed on one. */
export const isTileHeld = (): boolean => holder !== undefined;

export const pointer = (): Point => current;

/** Maximum time between two fingers that start a pinch, in ms; an earlier finger only rests on the screen. */
const TOGETHER_MS = 200;

/** The pointerdown event of each finger on the screen. */
const down = new Map<number, PointerEvent>();

/** Tracks the fingers on the screen until the result is called. */
export function followFingers(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const add = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') down.set(event.pointerId, event);
  };
  const remove = ({ pointerId }: PointerEvent): void => {
    down.delete(pointerId);
  };
  window.addEventListener('pointerdown', add, { capture: true, signal });
  window.addEventListener('pointerup', remove, { capture: true, signal });
  window.addEventListener('pointercancel', remove, { capture: true, signal });
  return () => {
    listening.abort();
    down.clear();
  };
}

/** Whether two fingers started a pinch on the board; one may be on a tile. */
const arePinching = (one: PointerEvent, other: PointerEvent): boolean =>
  one.pointerId !== other.pointerId &&
  [one, other].every((each) => each.pointerType === 'touch' && isOverBoard(pointOf(each))) &&
  Math.abs(one.timeStamp - other.timeStamp) <= TOGETHER_MS;

const makesPinch = (event: PointerEvent): boolean =>
  [...down.values()].some((other) => arePinching(event, other));

/** Distance that turns a press into a drag, in pixels. */
const DRAG_FROM = 6;

/** Time after a drag in which its click may still arrive, in ms. */
const CLICK_WITHIN = 50;

const stop = (event: Event): void => event.stopPropagation();
const prevent = (event: Event): void => event.preventDefault();

const markNothing = (): void => document.getSelection()?.removeAllRanges();

/**
 * Starts a drag with a mouse, pen or finger and follows that pointer only. dnd-kit's own sensor takes only the first
 * pointer on the screen and attributes the events of all others to it.
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
  /** Outlives the drag to stop the click that follows it. */
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
    const ofOwn =
      (run: (event: PointerEvent) => void) =>
      (event: PointerEvent): void => {
        if (event.pointerId === this.#begun.pointerId) run(event);
      };
    const move = ofOwn((event) => this.#move(event));
    const release = ofOwn(() => this.#end('onEnd'));
    const cancel = (): void => this.#end('onCancel');
    const press = (event: PointerEvent): void => {
      if (!this.#isDragging && arePinching(this.#begun, event)) cancel();
    };
    const onKey = ({ code }: KeyboardEvent): void => {
      if (code === 'Escape') cancel();
    };
    document.addEventListener('pointermove', move, { passive: false, signal });
    document.addEventListener('pointerup', release, { signal });
    document.addEventListener('pointercancel', ofOwn(cancel), { signal });
    document.addEventListener('pointerdown', press, { capture: true, signal });
    document.addEventListener('keydown', onKey, { signal });
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

  #start(from: Point): void {
    this.#isDragging = true;
    const { signal } = this.#afterwards;
    document.addEventListener('click', stop, { capture: true, signal });
    markNothing();
    document.addEventListener('selectionchange', markNothing, { signal });
    // dnd-kit ends only a drag that it has rendered, and a flick may end before the next render.
    flushSync(() => this.#props.onStart(from));
  }

  #end(how: 'onEnd' | 'onCancel'): void {
    this.#listening.abort();
    setTimeout(() => this.#afterwards.abort(), CLICK_WITHIN);
    if (!this.#isDragging) this.#props.onAbort(this.#props.active);
    this.#props[how]();
    this.#letGo();
  }
}
