/** An XPath of one thing on the page. XPath is what every way of driving a browser understands. */
export type Target = string;

/**
 * What a journey asks of a browser. Whatever is done to a target waits until the target can be
 * seen and used, and rejects when it never can be.
 */
export interface Browser {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  click(target: Target): Promise<void>;
  /** Gives the focus to a target, as the Tab key does. */
  focus(target: Target): Promise<void>;
  /** Types a text in place of the one in a box. */
  fill(target: Target, text: string): Promise<void>;
  /** Takes hold of the middle of one target with the mouse and lets go over that of another. */
  drag(from: Target, to: Target): Promise<void>;
  /** Gives a file to an input that asks for one, which may be hidden behind a button. */
  upload(target: Target, path: string): Promise<void>;
  /** Whether nothing covers a target from its upper to its lower edge. */
  isInSight(target: Target): Promise<boolean>;
  /** What is in a text box, or the text of anything else; undefined while it is not there. */
  text(target: Target): Promise<string | undefined>;
}

/** The size of the window in which the journey is made, in pixels. */
export const WINDOW = { width: 1360, height: 860 } as const;

/* What follows is done by the page itself, in the browser. */

/** What stands in an element. */
export const readText = (element: Element): string =>
  element instanceof HTMLInputElement ? element.value : (element.textContent ?? '');

/** Scrolls to where nothing that sticks to an edge covers the element, as the page asks for it. */
export const bringIntoSight = (element: Element): void =>
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Whether the element itself is what is seen in its middle and just inside its edges. */
export const isUncovered = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
    element.contains(document.elementFromPoint((left + right) / 2, y)),
  );
};

/** Gives the focus to an element, as the Tab key does. */
export const takeFocus = (element: Element): void => {
  if (element instanceof HTMLElement) element.focus();
};

/** Marks the text in a box, so that typing replaces it. */
export const markText = (element: Element): void => {
  if (element instanceof HTMLInputElement) element.select();
};
