import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BoardFrame } from '../../src/components';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { plainBoard } from '../support/pictures';
import { doing, show, playing } from '../support/rendered-page';
import { seatsOf } from '../support/seats';

/** Replaces animation frames; `next` runs the pending ones. */
function controlledFrames(): { readonly next: () => void } {
  const waiting = new Map<number, FrameRequestCallback>();
  let requests = 0;
  let time = 0;
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    waiting.set(++requests, run);
    return requests;
  });
  vi.stubGlobal('cancelAnimationFrame', (request: number) => waiting.delete(request));
  return {
    next: () => {
      const due = [...waiting.values()];
      waiting.clear();
      time += 16;
      act(() => due.forEach((run) => run(time)));
    },
  };
}

/** Gives elements a size and makes them scrollable: the test DOM has no layout. */
function simulateLayout(): { readonly resize: (width: number, height: number) => void } {
  const size = { width: 1000, height: 700 };
  const told = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: (entries: readonly never[]) => void) {
        this.#tell = () => tell([]);
      }
      observe(): void {
        told.add(this.#tell);
        this.#tell();
      }
      disconnect(): void {
        told.delete(this.#tell);
      }
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => size.width);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => size.height);
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scrollTo(
    this: Element,
    to?: ScrollToOptions | number,
  ) {
    if (typeof to === 'object') Object.assign(this, { scrollLeft: to.left, scrollTop: to.top });
  });
  return {
    resize: (width, height) => {
      Object.assign(size, { width, height });
      act(() => {
        window.dispatchEvent(new Event('resize'));
        told.forEach((tell) => tell());
      });
    },
  };
}

/** A new game on a board higher than its frame; the start square is d25. */
async function highBoard(columns = 8) {
  const frames = controlledFrames();
  const { resize } = simulateLayout();
  const setup = { board: plainBoard(columns, 50, 'd25'), seats: seatsOf('human', 'computer') };
  const page = await pageWith(smallGame(PLAIN_DRAWS, setup));
  show(page, <BoardFrame />);
  frames.next();
  const frame = screen.getByRole('grid').closest('.board-frame__view');
  if (!frame) throw new Error('The board has no frame');
  return { page, frames, frame, resize };
}

describe('a board that is larger than its frame', () => {
  it('scrolls to a first play that is typed and played within one frame', async () => {
    const { page, frames, frame } = await highBoard();
    const scrolledToStart = frame.scrollTop;
    expect(scrolledToStart).toBeGreaterThan(0);
    frame.scrollTo({ top: 0 });

    doing(page, (actions) => actions.typeMove('NO,25d'));
    await playing(page, (actions) => actions.submit());
    expect(page.state().table?.turns).toBe(1);
    frames.next();

    expect(frame.scrollTop).toBe(scrolledToStart);
  });

  it('stays where it was panned to when its frame gets a row smaller', async () => {
    const { frames, frame, resize } = await highBoard();
    fireEvent.wheel(frame, { deltaY: -2000 });
    frame.scrollTo({ top: 0 });
    fireEvent.scroll(frame);
    resize(1000, 660);
    frames.next();
    expect(frame.scrollTop).toBe(0);
  });

  it('still shows the last play in a smaller frame if it was not panned', async () => {
    const { page, frames, frame, resize } = await highBoard();
    const playAt = async (move: string): Promise<void> => {
      doing(page, (actions) => actions.typeMove(move));
      await playing(page, (actions) => actions.submit());
      frames.next();
    };
    await playAt('NO,25d');
    const before = frame.scrollTop;
    resize(1000, 100);
    expect(frame.scrollTop).toBeGreaterThan(before);
  });

  it('is drawn and scrolls again if the window is turned during a zoom', async () => {
    const { frame, resize } = await highBoard(16);
    const stretched = () => screen.getByRole('grid').style.transform;
    fireEvent.wheel(frame, { ctrlKey: true, deltaY: -100 });
    expect(stretched()).not.toBe('');
    resize(390, 844);
    expect(stretched()).toBe('');
    expect(frame).not.toHaveAttribute('data-zooming');
  });
});
