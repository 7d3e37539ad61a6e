import { during } from './pending';

const isFinite = (animation: Animation): boolean =>
  animation.effect?.getComputedTiming().endTime !== Infinity;

/** Says that something is moving until an animation has ended or has been taken away with its element. */
export function whileMoving(animation: Animation): void {
  if (isFinite(animation)) during('moving', animation.finished).catch(() => undefined);
}
