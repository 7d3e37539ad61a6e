import { begin, type Pending } from './pending';

/** Takes back what has been put off. */
export type Cancel = () => void;

/** Puts something off by a browser's own means; pending until it has run or is taken back. */
function putOff(name: Pending, run: () => void, request: (run: () => void) => Cancel): Cancel {
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
 * Runs something before a frame is painted, by itself the next one, and not in the task that changes the page:
 * asking where things are has the page laid out, and both in one task hold up a slow machine.
 *
 * @param frames Which frame it is, from 1.
 */
export const inFrame = (name: Pending, run: () => void, frames = 1): Cancel =>
  putOff(name, run, (due) => requestFrames(frames, due));

/** Runs something once what the page shows now has been painted. */
export const afterPaint = (name: Pending, run: () => void): Cancel => inFrame(name, run, 2);

/** Time after which a page is taken to be idle, whatever it does, in ms. */
const MAX_WAIT_MS = 3000;

function requestIdle(run: () => void): Cancel {
  // Not every browser can tell.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(idle);
}

/** Runs something once the page has nothing else to do. */
export const whenIdle = (name: Pending, run: () => void): Cancel => putOff(name, run, requestIdle);

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

/** Runs something in a task of its own, after what has been asked for has been drawn. */
export const inTask = (name: Pending, run: () => void): Cancel => putOff(name, run, requestTask);

/** Settles in a task of its own. */
export const nextTask = (name: Pending): Promise<void> =>
  new Promise((resolve) => {
    inTask(name, resolve);
  });
