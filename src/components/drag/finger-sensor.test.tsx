import type { SensorOptions, SensorProps } from '@dnd-kit/core';
import { renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBoardArea } from './drop-areas';
import { FingerSensor, followFingers, followPointer, isTileHeld, pointer } from './finger-sensor';
import type { Point } from '../geometry';

const [THUMB, FINGER] = [1, 2];

const ON_BOARD = { x: 100, y: 100 };
const BESIDE = { x: 500, y: 500 };

/** A board of 400 × 400 px. */
function useBoardAndFingers(): void {
  const frame = document.createElement('div');
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  Object.defineProperties(frame, { clientWidth: { value: 400 }, clientHeight: { value: 400 } });
  useBoardArea({
    frame: { current: frame },
    labels: { top: 0, left: 0 },
    squareAt: () => undefined,
    zoomTo: () => undefined,
  });
  useEffect(followPointer, []);
  useEffect(followFingers, []);
}

let time = 0;

/** Dispatches a pointer event; the thumb is the primary pointer. `after` is the time since the last one, in ms. */
function touch(type: string, pointerId: number, { x, y }: Point, after = 1000): PointerEvent {
  const event = new PointerEvent(`pointer${type}`, {
    pointerId,
    isPrimary: pointerId === THUMB,
    pointerType: 'touch',
    clientX: x,
    clientY: y,
    bubbles: true,
    cancelable: true,
  });
  time += after;
  Object.defineProperty(event, 'timeStamp', { value: time });
  document.body.dispatchEvent(event);
  return event;
}

const takes = (event: PointerEvent): boolean | undefined =>
  FingerSensor.activators[0]?.handler({ nativeEvent: event }, {}, { active: {} as never });

/** Creates a sensor for a finger pressed on a tile; returns the log of its callbacks. */
function pressed(event: PointerEvent) {
  const told: string[] = [];
  const tell = (what: string) => (at?: unknown) =>
    told.push(typeof at === 'object' ? `${what} ${JSON.stringify(at)}` : what);
  const props: Partial<SensorProps<SensorOptions>> = {
    active: 'tile',
    event,
    onAbort: tell('abort'),
    onStart: tell('start'),
    onMove: tell('move'),
    onEnd: tell('end'),
    onCancel: tell('cancel'),
  };
  const sensor = new FingerSensor(props as SensorProps<SensorOptions>);
  expect(sensor.autoScrollEnabled).toBe(true);
  return told;
}

// The click after a drag is stopped for a moment, and must not be one of another file.
afterAll(() =>
  vi.waitFor(() => {
    const hear = vi.fn();
    document.body.addEventListener('click', hear, { once: true });
    document.body.click();
    expect(hear).toHaveBeenCalled();
  }),
);

describe('FingerSensor', () => {
  let unmount: () => void;
  beforeEach(() => {
    ({ unmount } = renderHook(useBoardAndFingers));
  });
  afterEach(() => {
    for (const each of [THUMB, FINGER]) touch('cancel', each, BESIDE);
    unmount();
  });

  it.each([
    ['beside the board', BESIDE],
    ['on the board', ON_BOARD],
  ])('drags the tile while a thumb rests %s', (_where, resting) => {
    touch('down', THUMB, resting);
    const down = touch('down', FINGER, ON_BOARD);
    expect(takes(down)).toBe(true);
    const told = pressed(down);
    touch('move', THUMB, { x: resting.x + 30, y: resting.y });
    expect(told).toEqual([]);
    touch('move', FINGER, { x: 107, y: 100 });
    touch('move', FINGER, { x: 120, y: 100 });
    touch('up', THUMB, resting);
    expect(told).toEqual(['start {"x":100,"y":100}', 'move {"x":120,"y":100}']);
    expect(pointer()).toEqual({ x: 120, y: 100 });
    expect(isTileHeld()).toBe(true);
    touch('up', FINGER, { x: 120, y: 100 });
    expect(told.slice(2)).toEqual(['end']);
    expect(isTileHeld()).toBe(false);
  });

  it('continues the drag despite a second finger', () => {
    const told = pressed(touch('down', THUMB, ON_BOARD));
    touch('move', THUMB, { x: 110, y: 100 }, 10);
    touch('down', FINGER, ON_BOARD, 10);
    touch('move', FINGER, BESIDE);
    touch('cancel', FINGER, BESIDE);
    expect(told).toEqual(['start {"x":100,"y":100}']);
    expect(pointer()).toEqual({ x: 110, y: 100 });
    touch('cancel', THUMB, ON_BOARD);
    expect(told.slice(1)).toEqual(['cancel']);
  });

  it('cancels the press if a second finger starts a pinch on the board', () => {
    const told = pressed(touch('down', THUMB, ON_BOARD));
    touch('down', FINGER, ON_BOARD, 50);
    expect(told).toEqual(['abort', 'cancel']);
    expect(isTileHeld()).toBe(false);
  });

  it('ignores a finger that lands on the board just after another', () => {
    touch('down', THUMB, ON_BOARD);
    expect(takes(touch('down', FINGER, ON_BOARD, 50))).toBe(false);
  });

  it('accepts a second finger at once if it lands beside the board', () => {
    touch('down', THUMB, ON_BOARD);
    expect(takes(touch('down', FINGER, BESIDE, 50))).toBe(true);
    touch('up', THUMB, ON_BOARD);
    expect(takes(touch('down', FINGER, ON_BOARD, 50))).toBe(true);
  });

  it('reports a tap if the finger hardly moves', () => {
    const told = pressed(touch('down', FINGER, BESIDE));
    touch('move', FINGER, { x: 504, y: 504 });
    touch('up', FINGER, { x: 504, y: 504 });
    expect(told).toEqual(['abort', 'end']);
  });

  it('cancels the drag on Esc', () => {
    const told = pressed(touch('down', FINGER, BESIDE));
    touch('move', FINGER, ON_BOARD);
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }));
    touch('move', FINGER, BESIDE);
    expect(told.slice(1)).toEqual(['cancel']);
  });
});
