// Loads lazy chunks in advance, since no test is about the time that this takes.
import '../../src/components/Header/MenuItems';
import '../../src/components/Record/open-record-file';
import '../../src/setup/file-reader';
import '../../src/store/played-script';
/** Browser features that component tests need and jsdom lacks. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Width and height of every element, large enough for any board. */
const SIZE = 1000;

/** Reports its size once, since jsdom has no layout. */
class StillObserver {
  readonly #tell: (entries: readonly never[]) => void;

  constructor(tell: (entries: readonly never[]) => void) {
    this.#tell = tell;
  }

  observe(): void {
    this.#tell([]);
  }

  unobserve(): void {}

  disconnect(): void {}
}

// There are no style sheets, and checks for hidden elements take most of the time. Lazy chunks may load
// slowly on a busy machine.
configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });

// No media query matches: the device has a mouse and motion.
Object.assign(globalThis, {
  ResizeObserver: StillObserver,
  matchMedia: () => ({ matches: false }),
});
Object.defineProperties(HTMLElement.prototype, {
  offsetWidth: { get: () => SIZE },
  offsetHeight: { get: () => SIZE },
});
Object.assign(Element.prototype, { scrollTo: () => {}, scrollIntoView: () => {} });

// Only the default style sheet applies, so elements of a kind look alike unless they have a style attribute.
// Computing the style of each takes a third of the time.
const computeStyle = window.getComputedStyle.bind(window);
const computedStyles = new Map<string, CSSStyleDeclaration>();

window.getComputedStyle = (element, pseudo) => {
  if (element.hasAttribute('style')) return computeStyle(element, pseudo);
  const attributes = ['type', 'hidden', 'open'].map((name) => element.getAttribute(name));
  const kind = JSON.stringify([element.localName, ...attributes, pseudo]);
  const style = computedStyles.get(kind) ?? computeStyle(element, pseudo);
  computedStyles.set(kind, style);
  return style;
};

// Label queries search each element for `[id="…"]`, for which jsdom compares every attribute of the page.
const querySelector: Element['querySelector'] = Reflect.get(Element.prototype, 'querySelector');

Element.prototype.querySelector = function find(this: Element, selectors: string): Element | null {
  const [, id] = /^\[id="([\w-]+)"\]$/.exec(selectors) ?? [];
  const first = id === undefined ? null : document.getElementById(id);
  return first && first !== this && this.contains(first)
    ? first
    : querySelector.call(this, selectors);
};

/** Restores the focus from before the dialog was opened, and removes its listener. */
const openDialogs = new WeakMap<HTMLDialogElement, () => void>();

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    const before = document.activeElement;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
    };
    document.addEventListener('keydown', listen);
    openDialogs.set(this, () => {
      document.removeEventListener('keydown', listen);
      if (before instanceof HTMLElement) before.focus();
    });
    this.open = true;
    this.querySelector<HTMLElement>('button, input')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    openDialogs.get(this)?.();
    openDialogs.delete(this);
  },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
