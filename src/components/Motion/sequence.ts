import { begin as beginWork, inFrame } from '../../scheduler';
import { pointsText } from '../../messages';
import { isClone, motionAllowed, mountClones } from './clone-layer';

export const OUT = 'cubic-bezier(.2,.8,.2,1)';
export const IN = 'cubic-bezier(.5,0,.8,.3)';
export const POP = 'cubic-bezier(.3,1.6,.5,1)';
export const SET = 'cubic-bezier(.3,0,.2,1)';

/** How an element comes to where it is drawn already, or a clone moves. */
export interface Move {
  readonly element: Element;
  /** Transform and opacity alone. */
  readonly frames: readonly Keyframe[];
  /** When it begins, and how long it takes, in ms. */
  readonly delay: number;
  readonly duration: number;
  readonly easing?: string | undefined;
  /** Whether its first frame stands until it begins; else a clone is not there yet. */
  readonly waits?: boolean | undefined;
  /** Whether its last frame stands until all is over. */
  readonly stays?: boolean | undefined;
}

/** An element that is out of sight until its clone has come; it can be pressed all the while. */
interface Hiding {
  readonly element: HTMLElement;
  /** Until when, in ms. */
  readonly end: number;
}

/** A score that counts: other figures are seen than the element says. */
interface Count {
  readonly element: HTMLElement;
  /** From when on each is seen, in ms. */
  readonly figures: readonly { readonly text: string; readonly from: number }[];
  /** Until when any is, in ms. */
  readonly end: number;
}

/** One step of a sequence. */
export type Step = Move | Count | Hiding;

export const hidden = (element: HTMLElement, until: number): Hiding => ({ element, end: until });

/** An element that is out of sight until it comes. */
export const comes = (move: Move & { readonly element: HTMLElement }): readonly Step[] => [
  hidden(move.element, move.delay),
  { ...move, waits: false },
];

/** Most figures that are seen between two scores. */
const FIGURES = 12;

/**
 * A score counts from one figure to another; `element` says the last one all the while. It begins after
 * `delay` ms and takes `duration`.
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

/** Longer than a cover waits for the sequence that follows it, in ms. */
export const COVER_TIMEOUT_MS = 60_000;

/** The steps of a sequence. */
export interface Steps {
  readonly steps: readonly Step[];
  /** How long others wait for it, in ms; to its end where it is left out. */
  readonly patience?: number;
}

/** What ends a sequence at its last frame; whatever it does besides, it does. */
const ENDINGS = ['keydown', 'pointerdown', 'wheel'] as const;

interface Sequence {
  readonly steps: readonly Step[];
  /** Of the moves that have begun. */
  readonly animations: readonly Animation[];
  readonly clocks: readonly Animation[];
  /** Lets those go on who wait for it. */
  readonly release: () => void;
  /** Ends what is said of it as pending. */
  readonly end: () => void;
}

let running: Sequence | undefined;

/** Takes back the sequence that is to be played, if there is one. */
let takeBack: (() => void) | undefined;

/** Ends the sequence that is played, or is to be. */
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

function fillOf({ waits = true, stays = false }: Move): FillMode {
  if (waits && stays) return 'both';
  if (waits) return 'backwards';
  return stays ? 'forwards' : 'none';
}

function animate(move: Move): Animation {
  const { element, frames, delay, duration, easing = 'linear' } = move;
  return element.animate([...frames], { delay, duration, easing, fill: fillOf(move) });
}

/** Runs something after some milliseconds, on the clock of what is seen to move. */
function after(milliseconds: number, run: () => void): Animation {
  // Meanwhile a delay asks for no pictures of the page, a duration for one after the other.
  const clock = new Animation(new KeyframeEffect(null, null, { delay: milliseconds, duration: 0 }));
  clock.onfinish = run;
  clock.play();
  return clock;
}

/** When the last step of a sequence is over, in ms. */
export const lengthOf = (steps: readonly Step[]): number =>
  Math.max(0, ...steps.map((step) => ('frames' in step ? step.delay + step.duration : step.end)));

/** Something that is done in a sequence, and when, in ms. */
interface Cue {
  readonly at: number;
  readonly run: () => void;
}

/** What is done for a step: a move that does not wait comes when it begins. */
function cuesOf(step: Step, begin: (move: Move) => void): readonly Cue[] {
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

/** Leaves the element of a step as it is drawn without it. */
function settle(step: Step): void {
  const { element } = step;
  if ('figures' in step) delete step.element.dataset['figure'];
  else if (!('frames' in step)) step.element.style.removeProperty('opacity');
  else if (isClone(element)) element.remove();
}

/**
 * Plays a sequence in place of the one before, which ends at once. Others who wait for it are told when
 * it has ended, or after its `patience` if that is sooner.
 */
export function playSequence(
  { steps, patience = Number.POSITIVE_INFINITY }: Steps,
  release: () => void = () => {},
): void {
  endSequence();
  if (!motionAllowed() || steps.length === 0) {
    release();
    return;
  }
  const length = lengthOf(steps);
  const clock = after(length, endSequence);
  const animations: Animation[] = [];
  const begin = (move: Move): void => {
    if (isClone(move.element) && !move.element.isConnected) mountClones([move.element]);
    const animation = animate(move);
    // One that comes later goes by the clock of them all.
    if (clock.startTime !== null) animation.startTime = clock.startTime;
    animations.push(animation);
  };
  const cues = steps.flatMap((step) => cuesOf(step, begin));
  if (patience < length) cues.push({ at: patience, run: release });
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
 * Plays a sequence some pictures of the page later: its steps are made when the page has been laid out, and
 * not in the task that changes the page, which takes long enough. Until then a cover is played, if any.
 */
export function playAfterFrames(
  pictures: number,
  makeSteps: () => Steps,
  release: () => void = () => {},
  cover: Steps = { steps: [] },
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
  // Nothing is drawn of a page that is hidden.
  document.addEventListener('visibilitychange', begin);
  takeBack = () => {
    stopWaiting();
    release();
  };
}
