import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Blob as NodeBlob } from 'node:buffer';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { GameProvider, TileDragContext, useKeys } from '../../src/components';
import type { Actions } from '../../src/store';
import type { Page } from './page';

/** Width and height of every element: large enough for any board below. */
const SIZE = 1000;

/** Tells its size once, since nothing is ever laid out here. */
class StillObserver {
  readonly #tell: () => void;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  observe(): void {
    this.#tell();
  }

  unobserve(): void {}

  disconnect(): void {}
}

// Nothing is styled here, and looking for what is hidden takes most of the time. What is loaded on
// demand may be long in coming on a busy machine.
configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });

// The first look at a screen is slow on a busy machine, and that says nothing about the screen.
vi.setConfig({ testTimeout: 60_000 });

// What a browser has and this stand-in for one has not.
Object.assign(globalThis, { ResizeObserver: StillObserver });
Object.defineProperties(HTMLElement.prototype, {
  offsetWidth: { get: () => SIZE },
  offsetHeight: { get: () => SIZE },
});
Object.assign(Element.prototype, { scrollTo: () => {}, scrollIntoView: () => {} });

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
});

function Keys(): ReactNode {
  useKeys();
  return null;
}

/** Shows components over a page's store; the result has a user who acts on them. */
export function show(page: Page, ui: ReactNode) {
  const rendered = render(
    <GameProvider store={page.store}>
      <Keys />
      <TileDragContext>{ui}</TileDragContext>
    </GameProvider>,
  );
  return { ...rendered, user: userEvent.setup({ delay: null }) };
}

/** Does something to the page, and lets the screen follow. */
export const doing = (page: Page, what: (actions: Actions) => void): void =>
  act(() => what(page.actions));

/** Lets something come to the page from outside, and the screen follow. */
export const coming = (what: () => Promise<void>): Promise<void> => act(what);

/** The questions of the game that is chosen in the dialog before a game; those of others are hidden. */
export const form = () => within(shownQuestions());

function shownQuestions(): HTMLElement {
  const shown = screen
    .getByRole('dialog')
    .querySelector<HTMLElement>('.setup__questions:not([hidden])');
  if (!shown) throw new Error('No game is chosen');
  return shown;
}

/** Waits for those questions: some come with a script of their own. */
export const questionsShown = (): Promise<void> =>
  waitFor(() => {
    if (!shownQuestions().hasChildNodes()) throw new Error('The questions are on their way');
  });

/**
 * A file of a player's own; the stand-in for a browser cannot read its files by itself. As browsers
 * do, it reads UTF-8 and leaves out a byte order mark.
 */
export function fileOf(name: string, content: string): File {
  const bytes = new TextEncoder().encode(content);
  return Object.assign(new File([bytes], name), {
    text: async () => new TextDecoder().decode(bytes),
  });
}

/** Takes whatever the page offers for download; the result gives the texts so far. */
export function takeDownloads(): () => Promise<readonly string[]> {
  const offered: NodeBlob[] = [];
  vi.stubGlobal('Blob', NodeBlob);
  vi.stubGlobal('URL', {
    createObjectURL: (blob: NodeBlob) => {
      offered.push(blob);
      return '#';
    },
    revokeObjectURL: () => {},
  });
  return () => Promise.all(offered.map((blob) => blob.text()));
}
