import type { Page } from '@playwright/test';

/** Elements that may not overlap: those found by one line are compared with each other. */
const KEPT_APART = [
  '.header, .score-panel, .board-frame, .move-panel, .ledge, .dock, .unseen',
  '.header > *',
  '.header__actions > *',
  '.seat > *',
  '.computer-controls > *',
  '.board-frame > *',
  '.move-form__box, .verdict, .pass, .rack, .ledge__play, .ledge__tools',
  '.rack__position',
  '.move-form__row > *, .ledge__tools > *',
  '.rail__steps > *',
  '.banner > *',
  '.curtain > *',
  '.result > *',
  '.tabs__tab',
  '.history > *',
  '.unseen li',
  '.blank-picker button',
];

/** Elements that must be inside others, apart from scrolling. */
const WITHIN = [
  ['.header > *', '.header'],
  ['.seat', '.score-panel'],
  ['.computer-controls', '.ledge'],
  ['.seat > *', '.seat'],
  ['.app__table:not(.app__table--strip) .board-frame > *', '.board-frame'],
  ['.move-form__box, .verdict, .pass', '.move-panel'],
  ['.rack, .ledge__play, .ledge__tools > *', '.ledge'],
  ['.rail__steps > *', '.rail'],
  ['.result > *', '.result'],
  ['.dock__scroll, .history > *', '.dock'],
  ['.unseen ul', '.unseen'],
] as const;

const FITTED = [
  '.button',
  'button',
  'input:placeholder-shown',
  '.tile',
  '.square__premium',
  // Smaller squares have fewer labels, each with space around it.
  '.board:not(.board--unlabelled) .board__row-labels span',
  '.board:not(.board--unlabelled) .board__labels span',
  '.unseen li',
];

const TARGETS = 'button, a[href], input, select, textarea, summary, [role="tab"]';

/** Minimum width and height of a target, in pixels. */
const MIN_TARGET_SIZE = 24;

/** Targets that have the size of a finger on touch screens, and that size in pixels. */
const FOR_FINGERS = '.rack__position, .tool, .tabs__tab, .coach .button, .board-zoom button';
const MIN_FINGER_SIZE = 44;

/** Layout errors that bounding boxes can show, one line for each. */
export const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ apart, within, fitted, targets, leastTarget, forFingers, leastForFingers }) => {
      const faults = new Set<string>();
      /** Tolerance in pixels: borders may fall between pixels. */
      const CLOSE = 1;
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('.visually-hidden') === null &&
        // Excludes content for screen readers only.
        !getComputedStyle(element).clipPath.startsWith('inset(50%') &&
        element.getBoundingClientRect().width > 0;
      const find = (selector: string): readonly Element[] =>
        [...document.querySelectorAll(selector)].filter(isShown);
      // The page scrolls under a bar that is fixed to the window.
      const inFlow = (element: Element): boolean => getComputedStyle(element).position !== 'fixed';
      const nameOf = (element: Element): string => {
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
        const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${name} “${text.slice(0, 30)}”`;
      };
      const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
      const sizeOf = ({ width, height }: DOMRect): string =>
        `${Math.round(width)} × ${Math.round(height)}`;

      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);

      const modal = document.querySelector(':modal');
      if (modal) {
        const { left, top, right, bottom } = boxOf(modal);
        const out = Math.max(-left, -top, right - clientWidth, bottom - window.innerHeight);
        if (out > CLOSE)
          faults.add(`${nameOf(modal)} stands ${Math.round(out)} px out of the window`);
      }

      for (const selector of apart) {
        const found = find(selector).filter(inFlow);
        for (const [index, one] of found.entries()) {
          const a = boxOf(one);
          for (const other of found.slice(index + 1)) {
            const b = boxOf(other);
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across <= CLOSE || down <= CLOSE) continue;
            faults.add(
              `${nameOf(one)} lies over ${nameOf(other)} by ${sizeOf(new DOMRect(0, 0, across, down))}`,
            );
          }
        }
      }

      for (const [selector, around] of within) {
        for (const element of find(selector).filter(inFlow)) {
          const outer = element.parentElement?.closest(around);
          if (!outer) continue;
          const [a, b] = [boxOf(element), boxOf(outer)];
          const out = Math.max(
            b.left - a.left,
            b.top - a.top,
            a.right - b.right,
            a.bottom - b.bottom,
          );
          if (out > CLOSE)
            faults.add(`${nameOf(element)} stands ${Math.round(out)} px out of ${around}`);
        }
      }

      for (const element of find(fitted.join())) {
        const style = getComputedStyle(element);
        if (style.textOverflow === 'ellipsis') continue;
        const over = [
          element.scrollWidth - element.clientWidth,
          element.scrollHeight - element.clientHeight,
        ];
        if (element.clientWidth > 0 && Math.max(...over) > CLOSE) {
          faults.add(`${nameOf(element)} is too small for its text by ${over.join(' × ')} px`);
        }
      }

      // All other text must not be clipped, except by scrolling or an ellipsis.
      const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const holder = text.parentElement;
        // Chips and squares that do not fit wrap out of sight, and in a line per player so does the last move.
        const isApart = holder?.closest(
          '.board, .seat__chip, .last-move__rest, .app__table--compact .last-move, .app__table--typing .last-move',
        );
        if (!holder || !text.nodeValue?.trim() || !isShown(holder) || isApart) {
          continue;
        }
        range.selectNodeContents(text);
        let { left, top, right, bottom } = range.getBoundingClientRect();
        for (let around: Element | null = holder; around; around = around.parentElement) {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
          const box = boxOf(around);
          if (overflowX !== 'visible') {
            const isCut = left < box.left - CLOSE || right > box.right + CLOSE;
            const mayBe =
              overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis';
            if (isCut && !mayBe)
              faults.add(`${nameOf(holder)} is cut at the side by ${nameOf(around)}`);
            [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
          }
          if (overflowY !== 'visible') {
            const isCut = top < box.top - CLOSE || bottom > box.bottom + CLOSE;
            const mayBe = overflowY === 'auto' || overflowY === 'scroll';
            // Letters are lower than their line box.
            const isMuch = Math.max(box.top - top, bottom - box.bottom) > 3;
            if (isCut && !mayBe && isMuch)
              faults.add(`${nameOf(holder)} is cut above or below by ${nameOf(around)}`);
            [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
          }
        }
        if (right > clientWidth + CLOSE || left < -CLOSE) {
          faults.add(`${nameOf(holder)} stands out of the window`);
        }
      }

      for (const element of find(targets)) {
        const isMark = element.matches('[type="radio"], [type="checkbox"]');
        const target = (isMark ? element.closest('label') : null) ?? element;
        const box = boxOf(target);
        if (Math.min(box.width, box.height) < leastTarget) {
          faults.add(`${nameOf(target)} is ${sizeOf(box)}`);
        }
      }
      if (matchMedia('(pointer: coarse)').matches) {
        for (const target of find(forFingers)) {
          const box = boxOf(target);
          if (Math.min(box.width, box.height) < leastForFingers) {
            faults.add(`${nameOf(target)} is ${sizeOf(box)}, too small for a finger`);
          }
        }
      }
      return [...faults];
    },
    {
      apart: KEPT_APART,
      within: WITHIN.map(([inner, outer]) => [inner, outer] as const),
      fitted: FITTED,
      targets: TARGETS,
      leastTarget: MIN_TARGET_SIZE,
      forFingers: FOR_FINGERS,
      leastForFingers: MIN_FINGER_SIZE,
    },
  );

const FIXED = [
  '.header',
  // At its end a game on a phone shows a strip of its board.
  '.app__table:not(.app__table--strip) .score-panel:not(.score-panel--told)',
  '.app__table:not(.app__table--strip) .board-frame',
  '.app__table:not(.app__table--strip) .board-frame__view',
  '.move-panel:not(:has(.result))',
  '.app__table:not(:has(.result, .dock-page)) :is(.dock, .history > *, .unseen)',
  '.move-form__box input',
  '.move-form :is(.rack, .ledge__play)',
  '.move-form .tool',
];

/** Left, top, width and height of elements, in page pixels. */
export type Places = Readonly<Record<string, string>>;

/** The places of what must not move, without the elements that match `loose`. */
export const placesOf = (page: Page, loose = ''): Promise<Places> =>
  page.evaluate(
    ({ selectors, except }) =>
      Object.fromEntries(
        selectors.flatMap((selector) =>
          [...document.querySelectorAll(selector)].flatMap((element, index) => {
            if (except && element.matches(except)) return [];
            const { left, top, width, height } = element.getBoundingClientRect();
            if (width === 0) return [];
            const numbers = [left + window.scrollX, top + window.scrollY, width, height];
            return [[`${selector} ${index + 1}`, numbers.map(Math.round).join(' ')]];
          }),
        ),
      ),
    { selectors: FIXED, except: loose },
  );
