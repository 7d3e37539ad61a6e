import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageWith, PLAIN_DRAWS, smallGame } from '../../../tests/support/page';
import { boardOf } from '../../../tests/support/pictures';
import { coming, show } from '../../../tests/support/rendered-page';
import { seatsOf } from '../../../tests/support/seats';
import { BoardFrame } from './BoardFrame';
import { SquareTip } from './SquareTip';

const board = boardOf(['<12>.......', '........', '..[3].....', '...<-2>....'], 'b2');

const cell = (name: string) => screen.getByRole('gridcell', { name });
const tip = () => document.querySelector('.square-tip')?.textContent;

/** Lets timers run for a second. */
const later = () => coming(async () => void vi.advanceTimersByTime(1000));

async function opened() {
  const page = await pageWith(
    smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer'), board }, 'NO,2b'),
  );
  show(
    page,
    <>
      <BoardFrame />
      <SquareTip />
    </>,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

describe('a bonus square explains itself', () => {
  beforeEach(opened);
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['a1, word times 12', '12W Counts the whole word 12 times.'],
    ['c3, letter times 3', '3L Triples the tile placed here.'],
    ['d4, word times minus 2', '−2W A word over this square costs 2 times its points.'],
  ])('while the mouse rests on it: %s', async (name, sentence) => {
    fireEvent.pointerOver(cell(name), { pointerType: 'mouse', buttons: 0 });
    expect(tip()).toBeUndefined();
    await later();
    expect(tip()).toBe(sentence);
    fireEvent.pointerOver(cell('h1'), { pointerType: 'mouse', buttons: 0 });
    await later();
    expect(tip()).toBeUndefined();
  });

  it('not below a tile, and not while something is dragged', async () => {
    fireEvent.pointerOver(cell('b2, N, 1'), { pointerType: 'mouse', buttons: 0 });
    await later();
    expect(tip()).toBeUndefined();
    fireEvent.pointerOver(cell('c3, letter times 3'), { pointerType: 'mouse', buttons: 1 });
    await later();
    expect(tip()).toBeUndefined();
  });

  it('while a finger holds it down, and the press places nothing', async () => {
    const square = cell('c3, letter times 3');
    const clicked = vi.fn();
    square.addEventListener('click', clicked);
    fireEvent.pointerDown(square, { pointerType: 'touch' });
    await later();
    expect(tip()).toContain('Triples');
    fireEvent.pointerUp(square, { pointerType: 'touch' });
    fireEvent.click(square);
    expect(clicked).not.toHaveBeenCalled();
    expect(tip()).toContain('Triples');
    fireEvent.pointerDown(square, { pointerType: 'touch' });
    fireEvent.pointerUp(square, { pointerType: 'touch' });
    fireEvent.click(square);
    await later();
    expect(clicked).toHaveBeenCalledOnce();
    expect(tip()).toBeUndefined();
  });

  it('and lets a long press on any other square do what a press does', async () => {
    const square = cell('h1');
    const clicked = vi.fn();
    square.addEventListener('click', clicked);
    fireEvent.pointerDown(square, { pointerType: 'touch' });
    await later();
    fireEvent.pointerUp(square, { pointerType: 'touch' });
    fireEvent.click(square);
    expect(tip()).toBeUndefined();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('and leaves a key alone after a long press without a click', async () => {
    const square = cell('c3, letter times 3');
    const clicked = vi.fn();
    square.addEventListener('click', clicked);
    fireEvent.pointerDown(square, { pointerType: 'touch' });
    await later();
    fireEvent.pointerUp(square, { pointerType: 'touch' });
    fireEvent.keyDown(square, { key: 'Enter' });
    fireEvent.click(square);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('not to a finger that moves', async () => {
    const square = cell('c3, letter times 3');
    fireEvent.pointerDown(square, { pointerType: 'touch', clientX: 0, clientY: 0 });
    fireEvent.pointerMove(square, { pointerType: 'touch', clientX: 20, clientY: 0 });
    await later();
    expect(tip()).toBeUndefined();
  });

  it('until a key is pressed', async () => {
    fireEvent.pointerOver(cell('c3, letter times 3'), { pointerType: 'mouse', buttons: 0 });
    await later();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tip()).toBeUndefined();
  });
});
