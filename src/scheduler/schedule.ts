import { begin, type Pending } from './pending';

export type Cancel = () => void;

/** Defers a call; it is pending until it has run or is cancelled. */
function defer(name: Pending, run: () => void, request: (run: () => void) => Cancel): Cancel {
  const end = begin(name);
  const cancel = request(() => {
    try {
      run();
    } finally {
      end();
    }
  });
  return () => {
    cancel();
    end();
  };
}

function requestFrames(frames: number, run: () => void): Cancel {
  let frame = requestAnimationFrame(function next() {
    if (--frames > 0) frame = requestAnimationFrame(next);
    else run();
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Runs something before a frame is painted, the next one by default. Code that reads layout should run here, and not
 * in the task that changes the page: a forced layout in the same task blocks slow machines.
 *
 * @param frames 1-based number of the frame.
 */
export const inFrame = (name: Pending, run: () => void, frames = 1): Cancel =>
  defer(name, run, (due) => requestFrames(frames, due));

/** Runs something once the current state of the page has been painted. */
export const afterPaint = (name: Pending, run: () => void): Cancel => inFrame(name, run, 2);

/** Time after which the page counts as idle in any case, in ms. */
const MAX_WAIT_MS = 3000;

function requestIdle(run: () => void): Cancel {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(idle);
}

export const whenIdle = (name: Pending, run: () => void): Cancel => defer(name, run, requestIdle);

function requestTask(run: () => void): Cancel {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    run();
  });
  port1.start();
  port2.postMessage(undefined);
  return () => port1.close();
}

/** Runs something in a new task, after pending rendering. */
export const inTask = (name: Pending, run: () => void): Cancel => defer(name, run, requestTask);

/** Resolves in a new task. */
export const nextTask = (name: Pending): Promise<void> =>
  new Promise((resolve) => {
    inTask(name, resolve);
  });
