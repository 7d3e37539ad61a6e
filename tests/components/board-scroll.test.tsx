import { act, screen } from '@testing-library/react';
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
function simulateLayout(): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(700);
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scrollTo(
    this: Element,
    to?: ScrollToOptions | number,
  ) {
    if (typeof to === 'object') Object.assign(this, { scrollLeft: to.left, scrollTop: to.top });
  });
}

/** A new game on a board higher than its frame; the start square is d25. */
async function highBoard() {
  const frames = controlledFrames();
  simulateLayout();
  const setup = { board: plainBoard(8, 50, 'd25'), seats: seatsOf('human', 'computer') };
  const page = await pageWith(smallGame(PLAIN_DRAWS, setup));
  show(page, <BoardFrame />);
  frames.next();
  const frame = screen.getByRole('grid').closest('.board-frame__view');
  if (!frame) throw new Error('The board has no frame');
  return { page, frames, frame };
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
});
