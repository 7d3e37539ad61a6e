import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { Blob as NodeBlob } from 'node:buffer';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { GameProvider, TileDragContext, useKeys } from '../../src/components';
import { nextTask } from '../../src/scheduler';
import type { Actions } from '../../src/store';
import { settled } from './fake-services';
import type { Page } from './page';

function Keys(): ReactNode {
  useKeys();
  return null;
}

/** A user who goes on when what follows the game a task later has done so. */
function patient(user: UserEvent): UserEvent {
  return new Proxy(user, {
    get(target, name, receiver) {
      const action: unknown = Reflect.get(target, name, receiver);
      if (typeof action !== 'function') return action;
      return async (...given: readonly unknown[]): Promise<unknown> => {
        const result: unknown = await Reflect.apply(action, target, given);
        await act(() => nextTask('drawing'));
        return result;
      };
    },
  });
}

/** Shows components over a page's store; the result has a user who acts on them. */
export function show(page: Page, ui: ReactNode) {
  const rendered = render(
    <GameProvider store={page.store}>
      <Keys />
      <TileDragContext>{ui}</TileDragContext>
    </GameProvider>,
  );
  // Nothing is styled here, so nothing can be out of reach of a pointer; to look takes long.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...rendered, user: patient(user) };
}

/** Does something to the page, and lets the screen follow. */
export const doing = (page: Page, what: (actions: Actions) => void): void =>
  act(() => what(page.actions));

/** Makes a turn, which the screen shows once it is kept. */
export const playing = (page: Page, what: (actions: Actions) => void): Promise<void> =>
  act(async () => {
    what(page.actions);
    await settled();
  });

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
    arrayBuffer: async () => bytes.buffer,
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
