// What comes on demand is there: no test is about how long a busy machine takes to load it.
import '../../src/components/Header/RecordItems';
import '../../src/components/Record/open-record-file';
import '../../src/setup/any-board';
import '../../src/setup/own-file';
import '../../src/store/played-script';
/** What tests that show components need of a browser, and jsdom has not. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Width and height of every element: large enough for any board below. */
const SIZE = 1000;

/** Tells its size once, since nothing is ever laid out here. */
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

// Nothing is styled here, and looking for what is hidden takes most of the time. What is loaded on
// demand may be long in coming on a busy machine.
configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });

// What a browser has and this stand-in for one has not.
Object.assign(globalThis, { ResizeObserver: StillObserver });
Object.defineProperties(HTMLElement.prototype, {
  offsetWidth: { get: () => SIZE },
  offsetHeight: { get: () => SIZE },
});
Object.assign(Element.prototype, { scrollTo: () => {}, scrollIntoView: () => {} });

// No style sheet but the browser's own applies here, so that elements of a kind look alike unless they
// bear a style of their own; to compute that of each takes a third of the time.
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

// Who looks for a label asks each element for `[id="…"]`, for which every attribute of the page is compared.
const querySelector: Element['querySelector'] = Reflect.get(Element.prototype, 'querySelector');

Element.prototype.querySelector = function find(this: Element, selectors: string): Element | null {
  const [, id] = /^\[id="([\w-]+)"\]$/.exec(selectors) ?? [];
  const first = id === undefined ? null : document.getElementById(id);
  return first && first !== this && this.contains(first)
    ? first
    : querySelector.call(this, selectors);
};

/** What had the focus when a dialog was opened, and what ends its life. */
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
