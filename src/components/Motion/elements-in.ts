import type { FindLandmark, Landmark } from '../landmarks';

/** Returns the elements inside a landmark that match a selector. */
export const elementsIn = (
  find: FindLandmark,
  name: Landmark,
  selector: string,
): readonly HTMLElement[] => [...(find(name)?.querySelectorAll<HTMLElement>(selector) ?? [])];
