/** A clock that the test advances, which runs what is due. */
export interface VirtualClock {
  readonly now: () => number;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Advances the clock, in ms. */
  readonly pass: (milliseconds: number) => void;
  readonly pending: () => number;
}

/** A clock at 0. Timers that are due at the same time run in the order in which they were set. */
export function virtualClock(): VirtualClock {
  let time = 0;
  const waiting = new Set<{ readonly due: number; readonly run: () => void }>();

  function nextDue() {
    let next: { readonly due: number; readonly run: () => void } | undefined;
    for (const each of waiting) if (!next || each.due < next.due) next = each;
    return next;
  }

  return {
    now: () => time,
    after: (milliseconds, run) => {
      const mine = { due: time + milliseconds, run };
      waiting.add(mine);
      return () => waiting.delete(mine);
    },
    pass: (milliseconds) => {
      const end = time + milliseconds;
      for (;;) {
        const next = nextDue();
        if (!next || next.due > end) break;
        waiting.delete(next);
        time = next.due;
        next.run();
      }
      time = end;
    },
    pending: () => waiting.size,
  };
}
