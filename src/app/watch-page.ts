import { whilePending, inFrame, whileMoving } from '../scheduler';

function watchAnimations(page: Document): void {
  const watched = new WeakSet<Animation>();
  const watch = ({ target, pseudoElement }: AnimationEvent | TransitionEvent): void => {
    if (!(target instanceof Element)) return;
    // `subtree` includes pseudo-elements.
    for (const animation of target.getAnimations({ subtree: pseudoElement !== '' })) {
      if (watched.has(animation)) continue;
      watched.add(animation);
      whileMoving(animation);
    }
  };
  page.addEventListener('transitionrun', watch, { capture: true });
  page.addEventListener('animationstart', watch, { capture: true });
}

/** Number of frames without a scroll event after which scrolling has ended; `scrollend` does not always fire. */
const STILL_FRAMES = 6;

function watchScrolling(page: Document): void {
  /** Frames since the last scroll event. */
  const still = new Map<EventTarget, number>();
  const follow = (scrolled: EventTarget): void => {
    const frames = (still.get(scrolled) ?? STILL_FRAMES) + 1;
    still.set(scrolled, frames);
    if (frames < STILL_FRAMES) inFrame('moving', () => follow(scrolled));
    else still.delete(scrolled);
  };
  const listen = (type: string, run: (scrolled: EventTarget) => void): void =>
    page.addEventListener(type, ({ target }) => target && run(target), {
      capture: true,
      passive: true,
    });
  listen('scroll', (scrolled) => {
    const isFollowed = still.has(scrolled);
    still.set(scrolled, 0);
    if (!isFollowed) follow(scrolled);
  });
  listen('scrollend', (scrolled) => still.delete(scrolled));
}

/** Marks the page as busy while CSS animations or scrolling move something, or fonts are loading. */
export function watchPage(page: Document): void {
  watchAnimations(page);
  watchScrolling(page);
  const untilFonts = (): void => void whilePending('loading', page.fonts.ready);
  untilFonts();
  page.fonts.addEventListener('loading', untilFonts);
}
