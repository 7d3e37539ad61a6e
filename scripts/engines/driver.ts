/** An XPath of one thing on the page, which every way of driving a browser understands. */
export type Target = string;

/** A point of the window, in whole pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is seen of a thing on the page. */
export interface Sight {
  /** What is in a text box, what is chosen in a list, or the text of anything else. */
  readonly text: string;
  readonly middle: Point;
  /** Whether nothing covers its middle, and it is not disabled. */
  readonly isUsable: boolean;
  /** Whether it holds a box or a button of a choice that is chosen. */
  readonly isChosen: boolean;
  /** Whether nothing covers it from its upper to its lower edge. */
  readonly isInSight: boolean;
}

/** The little that a journey needs of whatever drives a browser. */
export interface Driver {
  readonly open: (address: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** Looks at a thing by `lookInPage`; undefined where it is not there. */
  readonly see: (...look: Parameters<typeof lookInPage>) => Promise<Sight | undefined>;
  /** Presses the mouse at a point, moves it to another in some steps, and lets go of it there. */
  readonly drag: (from: Point, to: Point) => Promise<void>;
  /** Types a text to whatever has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Gives a file to an input that asks for one, which may be hidden behind a button. */
  readonly upload: (target: Target, path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The size of the window in which the journey is made, in pixels. */
export const WINDOW = { width: 1360, height: 860 } as const;

/**
 * Looks at a thing, after something has been done to it. The page itself runs this, and it can use
 * nothing but what it is given.
 */
export function lookInPage(target: Target, act?: 'show' | 'focus'): Sight | undefined {
  const found = document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  const element = found.singleNodeValue;
  if (!(element instanceof HTMLElement)) return undefined;
  const box = element instanceof HTMLInputElement ? element : undefined;
  const list = element instanceof HTMLSelectElement ? element : undefined;
  // To where nothing that sticks to an edge covers it, as the page asks for it.
  if (act === 'show') element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // As the Tab key does; typing then replaces what is in the box.
  if (act === 'focus') element.focus();
  if (act === 'focus') box?.select();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  const isSeenAt = (y: number): boolean => element.contains(document.elementFromPoint(middle.x, y));
  return {
    text: box?.value ?? list?.value ?? element.textContent ?? '',
    middle,
    isUsable: isSeenAt(middle.y) && !element.matches(':disabled'),
    isChosen: element.querySelector(':checked') !== null,
    isInSight: [top + 2, middle.y, bottom - 2].every(isSeenAt),
  };
}
