/**
 * The event loop of a page that is blocked at times, by a clock of its own. When it wakes up, everything that
 * fell due meanwhile runs before any message that arrived, however long that waited: the worst order that a
 * browser may choose.
 */
export interface SlowPage {
  readonly now: () => number;
  /** Runs a function some milliseconds later, as a timer of the page. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Has a function run some milliseconds later, as the handler of a message that arrives then. */
  readonly deliver: (milliseconds: number, handle: () => void) => void;
  /** Lets everything happen until nothing is due, or some time has passed, in ms. */
  readonly run: (milliseconds: number) => void;
}

/** A stretch of time in which nothing runs on the page, in ms. */
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

/** A page at 0 that is blocked so. */
export function slowPage(blocks: readonly Block[]): SlowPage {
  let time = 0;
  let asked = 0;
  const waiting = new Set<Due>();

  const add = (milliseconds: number, isMessage: boolean, run: () => void): Due => {
    const mine = { due: time + milliseconds, isMessage, order: asked++, run };
    waiting.add(mine);
    return mine;
  };

  /** When the page runs next, from a moment on. */
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
