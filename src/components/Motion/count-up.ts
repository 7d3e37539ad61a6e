import { pointsText } from '../../messages';
import type { Count } from './sequence';

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
