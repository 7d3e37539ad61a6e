import { afterFrames } from '../next-frame';
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
  /** Whether its last frame stands until all is over. */
  readonly stays?: boolean | undefined;
}

/** An element out of sight until its clone has come. */
export const hidden = (element: Element, until: number): Step => ({
  element,
  frames: [{ opacity: 0 }, {}],
  delay: until,
  duration: 0,
});

/** Longer than a cover waits for the sequence that follows it, in ms. */
export const UNTIL_THEN = 60_000;

/** A score that counts: which figures are seen in place of what the element says. */
export interface Count {
  readonly element: HTMLElement;
  /** From when on each is seen, in ms. */
  readonly figures: readonly { readonly text: string; readonly from: number }[];
  /** When the last gives way to what the element says. */
  readonly end: number;
}

/** The steps of a sequence. */
export interface Steps {
  readonly steps: readonly Step[];
  readonly counts?: readonly Count[];
  /** How long others wait for it, in ms; to its end where it is left out. */
  readonly patience?: number;
}

/** What ends a sequence at its last frame; whatever it does besides, it does. */
const ENDINGS = ['keydown', 'pointerdown', 'wheel'] as const;

interface Sequence {
  /** Those of the steps that have begun. */
  readonly animations: Animation[];
  readonly clones: readonly Element[];
  readonly counts: readonly Count[];
  readonly clocks: readonly Animation[];
  /** Lets those go on who wait for it. */
  readonly release: () => void;
}

let running: Sequence | undefined;

/** Takes back the sequence that is to be played, if there is one. */
let takeBack: (() => void) | undefined;

/** Ends the sequence that is played, or is to be. */
export function endSequence(): void {
  takeBack?.();
  if (!running) return;
  const { animations, clones, counts, clocks, release } = running;
  running = undefined;
  for (const type of ENDINGS) window.removeEventListener(type, endSequence, { capture: true });
  document.removeEventListener('visibilitychange', endSequence);
  for (const clock of clocks) clock.cancel();
  for (const animation of animations) animation.cancel();
  for (const clone of clones) clone.remove();
  for (const { element } of counts) delete element.dataset['figure'];
  release();
}

/** Whether somebody looks on who has nothing against motion. */
export const isWelcome = (): boolean =>
  'animate' in Element.prototype &&
  !document.hidden &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function fillOf({ waits = true, stays = false }: Step): FillMode {
  if (waits && stays) return 'both';
  if (waits) return 'backwards';
  return stays ? 'forwards' : 'none';
}

function animate(step: Step): Animation {
  const { element, frames, delay, duration, easing = 'linear' } = step;
  return element.animate([...frames], { delay, duration, easing, fill: fillOf(step) });
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
  Math.max(0, ...steps.map(({ delay, duration }) => delay + duration));

const clonesOf = (steps: readonly Step[]): readonly Element[] =>
  steps.map(({ element }) => element).filter(isClone);

/** Steps by when they have to be there, in ms: one that does not wait comes when it begins. */
function byBegin(steps: readonly Step[]): ReadonlyMap<number, readonly Step[]> {
  const groups = new Map<number, Step[]>();
  for (const step of steps) {
    const begin = step.waits === false ? step.delay : 0;
    const group = groups.get(begin);
    if (group) group.push(step);
    else groups.set(begin, [step]);
  }
  return groups;
}

/** Something that is done in a sequence, and when, in ms. */
interface Cue {
  readonly at: number;
  readonly run: () => void;
}

const cuesOf = ({ element, figures, end }: Count): readonly Cue[] => [
  ...figures.map(({ text, from }) => ({
    at: from,
    run: () => {
      element.dataset['figure'] = text;
    },
  })),
  {
    at: end,
    run: () => {
      delete element.dataset['figure'];
    },
  },
];

/**
 * Plays a sequence in place of the one before, which ends at once. Others who wait for it are told when
 * it has ended, or after its `patience` if that is sooner.
 */
export function play(
  { steps, counts = [], patience = Number.POSITIVE_INFINITY }: Steps,
  release: () => void = () => {},
): void {
  endSequence();
  if (!isWelcome() || (steps.length === 0 && counts.length === 0)) {
    release();
    return;
  }
  const length = Math.max(lengthOf(steps), ...counts.map(({ end }) => end));
  const clock = after(length, endSequence);
  const animations: Animation[] = [];
  const begin = (group: readonly Step[]): void => {
    enter(clonesOf(group).filter(({ isConnected }) => !isConnected));
    for (const step of group) {
      const animation = animate(step);
      // One that comes later goes by the clock of them all.
      if (clock.startTime !== null) animation.startTime = clock.startTime;
      animations.push(animation);
    }
  };
  const cues: readonly Cue[] = [
    ...[...byBegin(steps)].map(([at, group]) => ({ at, run: () => begin(group) })),
    ...counts.flatMap(cuesOf),
    ...(patience < length ? [{ at: patience, run: release }] : []),
  ];
  for (const { at, run } of cues) if (at === 0) run();
  const clocks = [clock, ...cues.filter(({ at }) => at > 0).map(({ at, run }) => after(at, run))];
  running = { animations, clones: clonesOf(steps), counts, clocks, release };
  for (const type of ENDINGS) {
    window.addEventListener(type, endSequence, { capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', endSequence);
}

/**
 * Plays a sequence some pictures of the page later: its steps are made when the page has been laid out, and
 * not in the task that changes the page, which takes long enough. Until then a cover is played, if any.
 */
export function playLater(
  pictures: number,
  makeSteps: () => Steps,
  release: () => void = () => {},
  cover: Steps = { steps: [] },
): void {
  play(cover);
  const stopWaiting = (): void => {
    stopFrames();
    document.removeEventListener('visibilitychange', begin);
    takeBack = undefined;
  };
  const begin = (): void => {
    stopWaiting();
    play(makeSteps(), release);
  };
  const stopFrames = afterFrames(pictures, begin);
  // Nothing is drawn of a page that is hidden.
  document.addEventListener('visibilitychange', begin);
  takeBack = () => {
    stopWaiting();
    release();
  };
}
