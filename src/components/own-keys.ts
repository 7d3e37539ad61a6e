/** Elements that handle most keys themselves. */
export const TAKES_TEXT = 'input, textarea, select, dialog, [role="dialog"]';

/** Elements that Enter presses, other than the places of a rack. */
export const TAKES_ENTER = 'button:not([data-place]), a, summary, [role="tab"]';

/** Whether the target of an event is one of the elements that a selector names, or inside one. */
export const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
