import { pointsText } from '../../messages';
import { hidden, type Step } from './sequence';
import { textOver } from './stage';

/** Most figures that are seen between two scores. */
const FIGURES = 12;

/**
 * A score counts from one figure to another; `element` says the last one all the while. It begins after
 * `delay` ms and takes `duration`.
 */
export function countUp(
  element: Element,
  from: number,
  to: number,
  delay: number,
  duration: number,
): readonly Step[] {
  const count = Math.min(FIGURES, Math.abs(to - from));
  const figures = Array.from({ length: count }, (_, index) =>
    Math.round(from + ((to - from) * index) / count),
  );
  const each = duration / count;
  const seen = figures.map((figure, index): Step => {
    const begin = index === 0 ? 0 : delay + index * each;
    return {
      element: textOver(element, pointsText(figure)),
      frames: [{ opacity: 1 }, { opacity: 1 }],
      delay: begin,
      duration: delay + (index + 1) * each - begin,
      waits: false,
    };
  });
  return count === 0 ? [] : [hidden(element, delay + duration), ...seen];
}
