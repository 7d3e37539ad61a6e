import { type RefObject, useEffect } from 'react';
import { isTileHeld } from '../drag';
import type { ZoomHands } from './use-board-zoom';
import { type Place, pinchedPitch, wheeledPitch } from './zoom-geometry';
import type { Point } from '../geometry';

/** Minimum distance of a mouse drag that pans the board, in pixels; less is a click. */
const PAN_FROM = 6;

/** Time in which wheel steps add up, in ms: rounding the pitch to whole pixels would swallow small ones. */
const ONE_TURN = 400;

/** Time after the last wheel event at which the gesture ends, in ms. */
const AT_REST = 150;

/** Safari's `GestureEvent`, which reports two fingers on a trackpad. */
interface TrackpadGesture extends Event {
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** Whether the page itself is zoomed; then a pinch over the board must be able to zoom it out. */
const isPageZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01;

const farApart = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

const between = ([one, other]: readonly Point[]): Point => ({
  x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2,
  y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2,
});

const pointOf = ({ clientX, clientY }: MouseEvent | Touch | TrackpadGesture): Point => ({
  x: clientX,
  y: clientY,
});

const claim = (event: Event): void => {
  if (event.cancelable) event.preventDefault();
};

/** Zooms the board around the middle of a pinch on the board or on a trackpad. */
function followPinch(element: HTMLElement, hands: ZoomHands, signal: AbortSignal): void {
  let pinch: { readonly pitch: number; readonly place: Place; readonly apart: number } | undefined;
  const begin = (middle: Point, apart: number): void => {
    const place = hands.placeUnder(middle);
    if (place) pinch = { pitch: hands.pitch(), place, apart };
  };
  const move = (middle: Point, apart: number): void => {
    if (pinch) hands.zoomTo(pinchedPitch(pinch.pitch, pinch.apart, apart), pinch.place, middle);
  };
  const end = (): void => {
    if (pinch) hands.settle();
    pinch = undefined;
  };

  const fingersOn = ({ touches }: TouchEvent): readonly Point[] =>
    Array.from(touches)
      .filter(({ target }) => target instanceof Node && element.contains(target))
      .map(pointOf);
  const onTouch = (event: TouchEvent): void => {
    const fingers = fingersOn(event);
    // A finger that drags a tile keeps dragging it; a second finger is ignored.
    if (fingers.length !== 2 || isTileHeld()) {
      end();
      return;
    }
    if (isPageZoomed()) return;
    claim(event);
    if (pinch) move(between(fingers), farApart(fingers));
    else begin(between(fingers), farApart(fingers));
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    element.addEventListener(type, onTouch, { passive: false, signal });
  }

  const onGesture = (event: Event): void => {
    if (isPageZoomed()) return;
    claim(event);
    // Fingers on a touch screen are handled as touch events.
    if (navigator.maxTouchPoints > 0) return;
    const gesture = event as TrackpadGesture;
    if (event.type === 'gesturestart') begin(pointOf(gesture), 1);
    else move(pointOf(gesture), gesture.scale);
    if (event.type === 'gestureend') end();
  };
  for (const type of ['gesturestart', 'gesturechange', 'gestureend']) {
    element.addEventListener(type, onGesture, { passive: false, signal });
  }
}

/** Zooms at the pointer with Ctrl and the wheel; browsers report a trackpad pinch in the same way. */
function followWheel(element: HTMLElement, hands: ZoomHands, signal: AbortSignal): void {
  let wished = { pitch: 0, at: Number.NEGATIVE_INFINITY };
  let rest = 0;
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    claim(event);
    const point = pointOf(event);
    const place = hands.placeUnder(point);
    if (!place) return;
    const from = event.timeStamp - wished.at < ONE_TURN ? wished.pitch : hands.pitch();
    // A delta in lines or pages is from a mouse wheel.
    const delta = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 16;
    const pitch = hands.zoomTo(wheeledPitch(from, delta), place, point);
    wished = { pitch, at: event.timeStamp };
    window.clearTimeout(rest);
    rest = window.setTimeout(hands.settle, AT_REST);
  };
  element.addEventListener('wheel', onWheel, { passive: false, signal });
  signal.addEventListener('abort', () => window.clearTimeout(rest));
}

/** Pans a board that is larger than its frame while the mouse button is held on its squares. */
function followMouse(element: HTMLElement, signal: AbortSignal): void {
  let held: { readonly from: Point; readonly left: number; readonly top: number } | undefined;
  let isPanning = false;
  const release = (): void => {
    held = undefined;
    delete element.dataset['panned'];
  };
  const press = (event: PointerEvent): void => {
    isPanning = false;
    const { target, pointerType, button } = event;
    const isOnSquares =
      target instanceof Element && target.closest('.board') && !target.closest('.tile--draft');
    const isLarger =
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    if (pointerType !== 'mouse' || button !== 0 || !isOnSquares || !isLarger) return;
    held = { from: pointOf(event), left: element.scrollLeft, top: element.scrollTop };
  };
  const pan = (event: PointerEvent): void => {
    // The button may have been released outside the board.
    if (event.buttons !== 1) release();
    if (!held) return;
    const { x, y } = pointOf(event);
    const moved = { x: x - held.from.x, y: y - held.from.y };
    if (!isPanning && Math.hypot(moved.x, moved.y) < PAN_FROM) return;
    if (!isPanning) element.setPointerCapture(event.pointerId);
    isPanning = true;
    element.dataset['panned'] = '';
    element.scrollTo({ left: held.left - moved.x, top: held.top - moved.y, behavior: 'instant' });
  };
  /** Suppresses the click that follows a pan. */
  const click = (event: MouseEvent): void => {
    if (isPanning) event.stopPropagation();
    isPanning = false;
  };
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', pan, { signal });
  element.addEventListener('click', click, { capture: true, signal });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture']) {
    element.addEventListener(type, release, { signal });
  }
}

/** Allows a pinch over the board to zoom a zoomed page, which could not be zoomed out otherwise. */
function followPageZoom(element: HTMLElement, signal: AbortSignal): void {
  const update = (): void => {
    element.toggleAttribute('data-page-zoomed', isPageZoomed());
  };
  update();
  window.visualViewport?.addEventListener('resize', update, { signal });
}

export function useBoardPanZoom(frame: RefObject<HTMLElement | null>, hands: ZoomHands): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const listening = new AbortController();
    followPinch(element, hands, listening.signal);
    followWheel(element, hands, listening.signal);
    followMouse(element, listening.signal);
    followPageZoom(element, listening.signal);
    return () => listening.abort();
  }, [frame, hands]);
}
