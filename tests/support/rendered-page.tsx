import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { Blob as NodeBlob } from 'node:buffer';
import { type ReactNode, useEffect } from 'react';
import { vi } from 'vitest';
import { GameProvider, TileDragContext, useKeys, watchInput } from '../../src/components';
import { nextTask } from '../../src/scheduler';
import type { Actions } from '../../src/store';
import { settled } from './fake-services';
import type { Page } from './page';

/** The listeners of the page that belong to none of its parts. */
function Input(): ReactNode {
  useKeys();
  useEffect(watchInput, []);
  return null;
}

/** A user that waits after each action for work that the game defers to a later task. */
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

export function show(page: Page, ui: ReactNode) {
  const rendered = render(
    <GameProvider store={page.store}>
      <Input />
      <TileDragContext>{ui}</TileDragContext>
    </GameProvider>,
  );
  // There are no styles, so pointers can reach everything; checking that would be slow.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...rendered, user: patient(user) };
}

export const doing = (page: Page, what: (actions: Actions) => void): void =>
  act(() => what(page.actions));

/** Plays a turn, which the screen shows once it is stored. */
export const playing = (page: Page, what: (actions: Actions) => void): Promise<void> =>
  act(async () => {
    what(page.actions);
    await settled();
  });

/** Delivers something from outside to the page, and updates the screen. */
export const coming = (what: () => Promise<void>): Promise<void> => act(what);

/** The questions of the selected game in the setup dialog; those of others are hidden. */
export const form = () => within(shownQuestions());

function shownQuestions(): HTMLElement {
  const shown = screen
    .getByRole('dialog')
    .querySelector<HTMLElement>('.setup__questions:not([hidden])');
  if (!shown) throw new Error('No game is chosen');
  return shown;
}

/** Waits for those questions, some of which are in a lazy chunk. */
export const questionsShown = (): Promise<void> =>
  waitFor(() => {
    if (!shownQuestions().hasChildNodes()) throw new Error('The questions are on their way');
  });

/**
 * A user’s file. jsdom cannot read files as text, so this decodes UTF-8 and drops a byte order mark, as
 * browsers do.
 */
export function fileOf(name: string, content: string): File {
  const bytes = new TextEncoder().encode(content);
  return Object.assign(new File([bytes], name), {
    arrayBuffer: async () => bytes.buffer,
  });
}

/** A user’s file that is not read until `come` is called. */
export function lateFile(name: string, content: string) {
  let come = (): void => {};
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    come = () => resolve(new TextEncoder().encode(content).buffer);
  });
  const file = Object.assign(fileOf(name, content), { arrayBuffer: () => bytes });
  return { file, come: () => coming(async () => (come(), settled())) };
}

/** Makes the window wide enough for a dock beside the board; otherwise it is a sheet. */
export function besideBoard(): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1360);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(860);
}

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
