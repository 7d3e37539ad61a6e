/** XPath of an element: every browser driver supports it. */
export type Target = string;

/** A point in the window, in whole pixels from the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Sight {
  /** The value of an input or a select, or else the text. */
  readonly text: string;
  readonly middle: Point;
  /** Whether nothing covers its centre, and it is not disabled. */
  readonly isUsable: boolean;
  /** Whether it contains a checked box or radio button. */
  readonly isChosen: boolean;
  /** Whether nothing covers it from its top to its bottom edge. */
  readonly isInSight: boolean;
}

export interface Driver {
  readonly open: (address: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** Looks at an element with `lookInPage`; undefined if it does not exist. */
  readonly see: (...look: Parameters<typeof lookInPage>) => Promise<Sight | undefined>;
  /** Presses the mouse at a point, moves it to another in several steps, and releases it. */
  readonly drag: (from: Point, to: Point) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Sets the file of a file input, which may be hidden behind a button. */
  readonly upload: (target: Target, path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const WINDOW = { width: 1360, height: 860 } as const;

/** Looks at an element, after an optional action on it. Runs inside the page, so it can use only its parameters. */
export function lookInPage(target: Target, act?: 'show' | 'focus'): Sight | undefined {
  const found = document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  const element = found.singleNodeValue;
  if (!(element instanceof HTMLElement)) return undefined;
  const box = element instanceof HTMLInputElement ? element : undefined;
  const list = element instanceof HTMLSelectElement ? element : undefined;
  // Clear of sticky elements, by the page's scroll margins and padding.
  if (act === 'show') element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // Like the Tab key; typing then replaces the content.
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
