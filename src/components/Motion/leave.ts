import { whileMoving } from '../../scheduler';
import { isWelcome } from './welcome';
import { cloneOf, enter } from './stage';

/** Lets tiles that leave the page now fade where they were; nothing waits for it. */
export function leave(tiles: Iterable<Element>): void {
  if (!isWelcome()) return;
  const clones = [...tiles].map((tile) => cloneOf(tile));
  enter(clones);
  for (const clone of clones) {
    const fading = clone.animate([{ opacity: 1 }, { opacity: 0 }], 140);
    whileMoving(fading);
    fading.onfinish = () => clone.remove();
  }
}
