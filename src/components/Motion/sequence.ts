import { begin as beginWork, inFrame } from '../../scheduler';
import { pointsText } from '../../messages';
import { isClone, motionAllowed, mountClones } from './clone-layer';

export const OUT = 'cubic-bezier(.2,.8,.2,1)';
export const IN = 'cubic-bezier(.5,0,.8,.3)';
export const POP = 'cubic-bezier(.3,1.6,.5,1)';
export const SET = 'cubic-bezier(.3,0,.2,1)';

/** Animation of an element towards its final place, or of a clone. */
export interface ElementMotion {
  readonly element: Element;
  /** Transform and opacity only. */
  readonly frames: readonly Keyframe[];
  /** Start and length, in ms. */
  readonly delay: number;
  readonly duration: number;
  readonly easing?: string | undefined;
  /** Whether the first frame shows during the delay (the default); otherwise a clone is added only when it starts. */
  readonly waits?: boolean | undefined;
  /** Whether the last frame shows until the sequence ends. */
  readonly stays?: boolean | undefined;
}

/** Makes an element transparent until its clone has arrived; it stays clickable. */
interface Hiding {
  readonly element: HTMLElement;
  /** In ms from the start of the sequence. */
  readonly end: number;
}

/** Shows intermediate figures over a score; the element's text is the final score throughout. */
interface Count {
  readonly element: HTMLElement;
  /** Time from which each figure shows, in ms. */
  readonly figures: readonly { readonly text: string; readonly from: number }[];
  /** In ms from the start of the sequence. */
  readonly end: number;
}

export type MotionStep = ElementMotion | Count | Hiding;

export const hideUntil = (element: HTMLElement, until: number): Hiding => ({ element, end: until });

/** Hides an element until its animation starts. */
export const animateIn = (
  move: ElementMotion & { readonly element: HTMLElement },
): readonly MotionStep[] => [hideUntil(move.element, move.delay), { ...move, waits: false }];

export const FADE_IN: readonly Keyframe[] = [{ opacity: 0 }, {}];

/** Frames of a clone on its way between two transforms. */
export const framesBetween = (from: string, to: string): readonly Keyframe[] => [
  { opacity: 1, transform: from },
  { opacity: 1, transform: to },
];

/** Start and length of one of several successive moves, in ms. */
export const staggeredTiming = (
  {
    delay,
    duration,
    stagger,
  }: Pick<ElementMotion, 'delay' | 'duration'> & { readonly stagger: number },
  index: number,
): Pick<ElementMotion, 'delay' | 'duration'> => ({ delay: delay + index * stagger, duration });

/** Maximum intermediate figures between two scores. */
const FIGURES = 12;

/**
 * Counts a score from one figure to another, starting after `delay` ms and taking `duration` ms. The text of `element`
 * is the final score throughout.
 */
export function countUp(
  element: HTMLElement,
  from: number,
  to: number,
  delay: number,
  duration: number,
): Count {
  const count = Math.min(FIGURES, Math.abs(to - from));
  const each = duration / count;
  const figures = Array.from({ length: count }, (_, index) => ({
    text: pointsText(Math.round(from + ((to - from) * index) / count)),
    from: index === 0 ? 0 : delay + index * each,
  }));
  return { element, figures, end: delay + duration };
}

/** Longer than any cover waits for the sequence that follows it, in ms. */
export const COVER_TIMEOUT_MS = 60_000;

export interface MotionSteps {
  readonly steps: readonly MotionStep[];
  /** How long screen updates stay deferred, in ms; by default until the sequence ends. */
  readonly deferral?: number;
}

/** Events that skip to the end of a sequence; they keep their usual effect. */
const ENDINGS = ['keydown', 'pointerdown', 'wheel'] as const;

interface Sequence {
  readonly steps: readonly MotionStep[];
  /** Animations that have started. */
  readonly animations: readonly Animation[];
  readonly clocks: readonly Animation[];
  /** Resumes deferred screen updates. */
  readonly release: () => void;
  /** Ends the pending work reported to the scheduler. */
  readonly end: () => void;
}

let running: Sequence | undefined;

/** Cancels the scheduled sequence, if any. */
let takeBack: (() => void) | undefined;

/** Ends the running sequence and cancels a scheduled one. */
export function endSequence(): void {
  takeBack?.();
  if (!running) return;
  const { steps, animations, clocks, release, end } = running;
  running = undefined;
  for (const type of ENDINGS) window.removeEventListener(type, endSequence, { capture: true });
  document.removeEventListener('visibilitychange', endSequence);
  for (const clock of clocks) clock.cancel();
  for (const animation of animations) animation.cancel();
  for (const step of steps) settle(step);
  end();
  release();
}

function fillOf({ waits = true, stays = false }: ElementMotion): FillMode {
  if (waits && stays) return 'both';
  if (waits) return 'backwards';
  return stays ? 'forwards' : 'none';
}

function animate(move: ElementMotion): Animation {
  const { element, frames, delay, duration, easing = 'linear' } = move;
  return element.animate([...frames], { delay, duration, easing, fill: fillOf(move) });
}

/** Runs a callback after some milliseconds, on the animation timeline. */
function after(milliseconds: number, run: () => void): Animation {
  // A delay renders no frames; a duration renders every one.
  const clock = new Animation(new KeyframeEffect(null, null, { delay: milliseconds, duration: 0 }));
  clock.onfinish = run;
  clock.play();
  return clock;
}

/** End of the last step, in ms. */
export const durationOf = (steps: readonly MotionStep[]): number =>
  Math.max(0, ...steps.map((step) => ('frames' in step ? step.delay + step.duration : step.end)));

/** Callback of a sequence with its time in ms. */
interface Cue {
  readonly at: number;
  readonly run: () => void;
}

/** Returns the callbacks of a step. A move that does not wait starts after its delay. */
function cuesOf(step: MotionStep, begin: (move: ElementMotion) => void): readonly Cue[] {
  if ('frames' in step) {
    return [{ at: step.waits === false ? step.delay : 0, run: () => begin(step) }];
  }
  const { element, end } = step;
  const over = { at: end, run: () => settle(step) };
  if (!('figures' in step)) return [{ at: 0, run: () => (element.style.opacity = '0') }, over];
  const show = (text: string): void => {
    element.dataset['figure'] = text;
  };
  return [...step.figures.map(({ text, from }) => ({ at: from, run: () => show(text) })), over];
}

/** Restores the element of a step, or removes a clone. */
function settle(step: MotionStep): void {
  const { element } = step;
  if ('figures' in step) delete step.element.dataset['figure'];
  else if (!('frames' in step)) step.element.style.removeProperty('opacity');
  else if (isClone(element)) element.remove();
}

/**
 * Plays a sequence and ends the previous one at once. Calls `release` when the sequence has ended, or after `deferral`
 * if that is sooner.
 */
export function playSequence(
  { steps, deferral = Number.POSITIVE_INFINITY }: MotionSteps,
  release: () => void = () => {},
): void {
  endSequence();
  if (!motionAllowed() || steps.length === 0) {
    release();
    return;
  }
  const length = durationOf(steps);
  const clock = after(length, endSequence);
  const animations: Animation[] = [];
  const begin = (move: ElementMotion): void => {
    if (isClone(move.element) && !move.element.isConnected) mountClones([move.element]);
    const animation = animate(move);
    // Late animations share the start time of the sequence.
    if (clock.startTime !== null) animation.startTime = clock.startTime;
    animations.push(animation);
  };
  const cues = steps.flatMap((step) => cuesOf(step, begin));
  if (deferral < length) cues.push({ at: deferral, run: release });
  const times = [...new Set(cues.map(({ at }) => at))];
  const runAt = (time: number): void => {
    for (const { at, run } of cues) if (at === time) run();
  };
  runAt(0);
  const clocks = times.filter((at) => at > 0).map((at) => after(at, () => runAt(at)));
  const end = beginWork('moving');
  running = { steps, animations, clocks: [clock, ...clocks], release, end };
  for (const type of ENDINGS) {
    window.addEventListener(type, endSequence, { capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', endSequence);
}

/**
 * Plays a sequence after some frames. Its steps are computed after layout rather than in the task that updates the
 * page, which is long enough. Until then `cover` is played.
 */
export function playAfterFrames(
  pictures: number,
  makeSteps: () => MotionSteps,
  release: () => void = () => {},
  cover: MotionSteps = { steps: [] },
): void {
  playSequence(cover);
  const stopWaiting = (): void => {
    stopFrames();
    document.removeEventListener('visibilitychange', begin);
    takeBack = undefined;
  };
  const begin = (): void => {
    stopWaiting();
    playSequence(makeSteps(), release);
  };
  const stopFrames = inFrame('moving', begin, pictures);
  // A hidden page renders no frames.
  document.addEventListener('visibilitychange', begin);
  takeBack = () => {
    stopWaiting();
    release();
  };
}
