/** Work that ends, and keeps the page from being settled. */
type Work =
  /** From the first script to the first render. */
  | 'opening'
  /** Code, files of the page, and word lists. */
  | 'loading'
  | 'reading'
  | 'saving'
  /** Deferred rendering. */
  | 'drawing'
  | 'moving';

/** States that may last while the page is settled. */
const STATES = [
  'thinking',
  'warming-up',
  'sample-game',
  'playback',
  'copying-for-offline',
] as const;

export type Pending = Work | (typeof STATES)[number];

const isState = (name: Pending): boolean => STATES.some((state) => state === name);

const counts = new Map<Pending, number>();

function add(name: Pending, change: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + change;
  if (count > 0) counts.set(name, count);
  else counts.delete(name);
  const attribute = isState(name) ? 'data-state' : 'data-busy';
  const names = [...counts.keys()].filter((each) => isState(each) === isState(name));
  const root = document.documentElement;
  if (names.length > 0) root.setAttribute(attribute, names.join(' '));
  else root.removeAttribute(attribute);
}

/**
 * Marks something as pending on the root element of the page: work in `data-busy`, states in `data-state`. A page
 * without `data-busy` is settled. Returns a function that ends it; further calls have no effect.
 */
export function begin(name: Pending): () => void {
  let isPending = true;
  add(name, 1);
  return () => {
    if (isPending) add(name, -1);
    isPending = false;
  };
}

export const whilePending = <T>(name: Pending, promise: Promise<T>): Promise<T> =>
  promise.finally(begin(name));

const isFinite = (animation: Animation): boolean =>
  animation.effect?.getComputedTiming().endTime !== Infinity;

/** Marks the page as moving until an animation ends or is cancelled; ignores infinite ones. */
export function whileMoving(animation: Animation): void {
  if (isFinite(animation)) whilePending('moving', animation.finished).catch(() => undefined);
}

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
