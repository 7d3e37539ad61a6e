import { inNextFrame } from '../next-frame';
import { enter, isClone } from './stage';

export const OUT = 'cubic-bezier(.2,.8,.2,1)';
export const IN = 'cubic-bezier(.5,0,.8,.3)';
export const POP = 'cubic-bezier(.3,1.6,.5,1)';
export const SET = 'cubic-bezier(.3,0,.2,1)';

/** One step of a sequence: how an element comes to where it is drawn already, or a clone moves. */
export interface Step {
  readonly element: Element;
  /** Transform and opacity alone. */
  readonly frames: readonly Keyframe[];
  /** When it begins, and how long it takes, in ms. */
  readonly delay: number;
  readonly duration: number;
  readonly easing?: string | undefined;
  /** Whether its first frame stands until it begins; else a clone is not there yet. */
  readonly waits?: boolean | undefined;
}

/** An element out of sight until its clone has come. */
export const hidden = (element: Element, until: number): Step => ({
  element,
  frames: [{ opacity: 0 }, { opacity: 0 }],
  delay: 0,
  duration: until,
});

/** The steps of a sequence. */
export interface Steps {
  readonly steps: readonly Step[];
  /** How long others wait for it, in ms; to its end where it is left out. */
  readonly patience?: number;
}

/** What ends a sequence at its last frame; whatever it does besides, it does. */
const ENDINGS = ['keydown', 'pointerdown', 'wheel'] as const;

interface Sequence {
  readonly animations: readonly Animation[];
  readonly clones: readonly Element[];
  readonly clocks: readonly Animation[];
  /** Lets those go on who wait for it. */
  readonly release: () => void;
}

let running: Sequence | undefined;

/** Ends the sequence that is played. */
export function endSequence(): void {
  if (!running) return;
  const { animations, clones, clocks, release } = running;
  running = undefined;
  for (const type of ENDINGS) window.removeEventListener(type, endSequence, { capture: true });
  document.removeEventListener('visibilitychange', endSequence);
  for (const clock of clocks) clock.cancel();
  for (const animation of animations) animation.finish();
  for (const clone of clones) clone.remove();
  release();
}

/** Whether somebody looks on who has nothing against motion. */
export const isWelcome = (): boolean =>
  'animate' in Element.prototype &&
  !document.hidden &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const animate = ({ element, frames, delay, duration, easing = 'linear', waits = true }: Step) =>
  element.animate([...frames], { delay, duration, easing, fill: waits ? 'backwards' : 'none' });

/** Runs something after some milliseconds, on the clock of what is seen to move. */
function after(milliseconds: number, run: () => void): Animation {
  const clock = new Animation(new KeyframeEffect(null, null, milliseconds));
  clock.onfinish = run;
  clock.play();
  return clock;
}

/** When the last step of a sequence is over, in ms. */
export const lengthOf = (steps: readonly Step[]): number =>
  Math.max(0, ...steps.map(({ delay, duration }) => delay + duration));

/**
 * Plays a sequence in place of the one before, which ends at once. Others who wait for it are told when
 * it has ended, or after `patience` ms if that is sooner.
 */
export function play(
  steps: readonly Step[],
  release: () => void = () => {},
  patience = Number.POSITIVE_INFINITY,
): void {
  endSequence();
  if (!isWelcome() || steps.length === 0) {
    release();
    return;
  }
  const clones = steps.map(({ element }) => element).filter(isClone);
  enter(clones);
  const length = lengthOf(steps);
  const sequence: Sequence = {
    animations: steps.map(animate),
    clones,
    clocks: [after(length, endSequence), ...(patience < length ? [after(patience, release)] : [])],
    release,
  };
  running = sequence;
  for (const type of ENDINGS) {
    window.addEventListener(type, endSequence, { capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', endSequence);
}

/**
 * Plays a sequence from the next picture on: its steps are made when the page has been laid out for it, and
 * not in the task that changes the page, which takes long enough.
 */
export function playInNextFrame(makeSteps: () => Steps, release?: () => void): void {
  const begin = (): void => {
    takeBack();
    document.removeEventListener('visibilitychange', begin);
    const { steps, patience } = makeSteps();
    play(steps, release, patience);
  };
  const takeBack = inNextFrame(begin);
  // Nothing is drawn of a page that is hidden.
  document.addEventListener('visibilitychange', begin);
}
