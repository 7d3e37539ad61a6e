import { during } from './pending';

const isFinite = (animation: Animation): boolean =>
  animation.effect?.getComputedTiming().endTime !== Infinity;

/** Says that something is moving until an animation has ended or has been taken away with its element. */
export function whileMoving(animation: Animation): void {
  if (isFinite(animation)) during('moving', animation.finished).catch(() => undefined);
}

/** Watches what style sheets animate on a page, and the fonts that it loads. */
export function watchPage({ documentElement, fonts }: Document): void {
  const watched = new WeakSet<Animation>();
  const watch = ({ target, pseudoElement }: AnimationEvent | TransitionEvent): void => {
    if (!(target instanceof Element)) return;
    // Only with the subtree are those of pseudo-elements among them.
    for (const animation of target.getAnimations({ subtree: pseudoElement !== '' })) {
      if (watched.has(animation)) continue;
      watched.add(animation);
      whileMoving(animation);
    }
  };
  documentElement.addEventListener('transitionrun', watch, { capture: true });
  documentElement.addEventListener('animationstart', watch, { capture: true });
  fonts.addEventListener('loading', () => void during('loading', fonts.ready));
}
