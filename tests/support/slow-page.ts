/**
 * The event loop of a page that is blocked at times, with its own clock. After a block, all overdue timers
 * run before any waiting message, which is the worst order that a browser may choose.
 */
export interface SlowPage {
  readonly now: () => number;
  /** Sets a timer, in ms. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly deliver: (milliseconds: number, handle: () => void) => void;
  /** Runs until nothing is due or the time has passed, in ms. */
  readonly run: (milliseconds: number) => void;
}

/** A period in which the page is blocked, in ms. */
export interface Block {
  readonly from: number;
  readonly length: number;
}

interface Due {
  readonly due: number;
  readonly isMessage: boolean;
  readonly order: number;
  readonly run: () => void;
}

/** A page at time 0 with these blocks. */
export function slowPage(blocks: readonly Block[]): SlowPage {
  let time = 0;
  let asked = 0;
  const waiting = new Set<Due>();

  const add = (milliseconds: number, isMessage: boolean, run: () => void): Due => {
    const mine = { due: time + milliseconds, isMessage, order: asked++, run };
    waiting.add(mine);
    return mine;
  };

  /** The next time at which the page can run. */
  const awake = (moment: number): number => {
    const block = blocks.find(({ from, length }) => from <= moment && moment < from + length);
    return block ? awake(block.from + block.length) : moment;
  };

  function next(): Due | undefined {
    const first = Math.min(...[...waiting].map(({ due }) => due));
    const wakes = awake(Math.max(time, first));
    const [due] = [...waiting]
      .filter((each) => each.due <= wakes)
      .toSorted(
        (a, b) => Number(a.isMessage) - Number(b.isMessage) || a.due - b.due || a.order - b.order,
      );
    if (due) time = wakes;
    return due;
  }

  return {
    now: () => time,
    after: (milliseconds, run) => {
      const mine = add(milliseconds, false, run);
      return () => waiting.delete(mine);
    },
    deliver: (milliseconds, handle) => {
      add(milliseconds, true, handle);
    },
    run: (milliseconds) => {
      const end = time + milliseconds;
      for (let due = next(); due && time <= end; due = next()) {
        waiting.delete(due);
        due.run();
      }
    },
  };
}
