import { inFrame } from '../../scheduler';

/** Time within which the table is drawn, or what waits for it is forgotten, in ms. */
const PATIENCE = 10_000;

/** Does something with an element of the table as soon as there is one; its code may still be on its way. */
export function whenDrawn<T extends Element>(
  find: () => T | null | undefined,
  run: (element: T) => void,
): void {
  const giveUp = performance.now() + PATIENCE;
  const look = (): void => {
    const element = find();
    if (element) run(element);
    else if (performance.now() < giveUp) inFrame('drawing', look);
  };
  inFrame('drawing', look);
}
