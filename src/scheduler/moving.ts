import { whilePending } from './pending';

const isFinite = (animation: Animation): boolean =>
  animation.effect?.getComputedTiming().endTime !== Infinity;

/** Marks the page as moving until an animation ends or is cancelled; ignores infinite ones. */
export function whileMoving(animation: Animation): void {
  if (isFinite(animation)) whilePending('moving', animation.finished).catch(() => undefined);
}
