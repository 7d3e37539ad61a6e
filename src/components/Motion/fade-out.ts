import { whileMoving } from '../../scheduler';
import { motionAllowed } from './motion-allowed';
import { cloneOf, mountClones } from './clone-layer';

/** Lets tiles that leave the page now fade where they were; nothing waits for it. */
export function fadeOut(tiles: Iterable<Element>): void {
  if (!motionAllowed()) return;
  const clones = [...tiles].map((tile) => cloneOf(tile));
  mountClones(clones);
  for (const clone of clones) {
    const fading = clone.animate([{ opacity: 1 }, { opacity: 0 }], 140);
    whileMoving(fading);
    fading.onfinish = () => clone.remove();
  }
}
