import type { SensorOptions, SensorProps } from '@dnd-kit/core';
import { renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useBoardArea } from './drop-areas';
import { FingerSensor, followFingers } from './finger-sensor';
import { followPointer, isTileHeld, pointer } from './pointer';
import type { Point } from '../geometry';

const [THUMB, FINGER] = [1, 2];

const ON_BOARD = { x: 100, y: 100 };
const BESIDE = { x: 500, y: 500 };

/** A board of 400 × 400 pixels. */
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

/** Something that a finger does; the first on the screen is the primary one. */
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

/** A finger that has come down on a tile, and what it does from then on. */
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

describe('a finger on a tile', () => {
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
  ])('drags it while a thumb rests %s', (_where, resting) => {
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

  it('goes on with it whatever a second finger does', () => {
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

  it('lets go of it where another comes down with it on the board: that is a pinch', () => {
    const told = pressed(touch('down', THUMB, ON_BOARD));
    touch('down', FINGER, ON_BOARD, 50);
    expect(told).toEqual(['abort', 'cancel']);
    expect(isTileHeld()).toBe(false);
  });

  it('does not take it where it comes down on the board just after another', () => {
    touch('down', THUMB, ON_BOARD);
    expect(takes(touch('down', FINGER, ON_BOARD, 50))).toBe(false);
  });

  it('takes it however soon another has come down, where no board is between them', () => {
    touch('down', THUMB, ON_BOARD);
    expect(takes(touch('down', FINGER, BESIDE, 50))).toBe(true);
    touch('up', THUMB, ON_BOARD);
    expect(takes(touch('down', FINGER, ON_BOARD, 50))).toBe(true);
  });

  it('taps it where it hardly moves', () => {
    const told = pressed(touch('down', FINGER, BESIDE));
    touch('move', FINGER, { x: 504, y: 504 });
    touch('up', FINGER, { x: 504, y: 504 });
    expect(told).toEqual(['abort', 'end']);
  });

  it('lets go of it by Esc', () => {
    const told = pressed(touch('down', FINGER, BESIDE));
    touch('move', FINGER, ON_BOARD);
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }));
    touch('move', FINGER, BESIDE);
    expect(told.slice(1)).toEqual(['cancel']);
  });
});
