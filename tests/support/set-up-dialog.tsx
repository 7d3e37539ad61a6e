import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SetupDialog } from '../../src/components';
import { nextTask } from '../../src/scheduler';
import {
  type Alphabet,
  alphabetOf,
  formatScraebbkleBoard,
  parseWordList,
  scraebbkle,
} from '../../src/engine';
import { formatBoard } from './game-files';
import { plainBoard } from './pictures';
import { settled } from './fake-services';
import { valueOf } from './results';
import { fakeStorage, openPage, replaceBy, WORDS } from './page';
import { coming, doing, fileOf, form, questionsShown, show } from './rendered-page';
import { expect } from 'vitest';
import { GOOD, ON_THE_TABLE } from './set-up-files';

/** Texts typed into two boxes before any file is chosen. */
export const ANN_AND_HER_SEED = [
  ['Name of Player 1', 'Ann'],
  ['Seed (optional): same seed, same game', '77'],
] as const;

const LATIN = alphabetOf(scraebbkle.tileSet);

export const SHIPPED = {
  'defaultBoard.txt': formatScraebbkleBoard(plainBoard(16, 12, 'd7')),
  'boards/scrabbkle.txt': formatBoard('scrabbkle', plainBoard(12, 12, 'f6')) ?? '',
  'boards/classic.txt': formatScraebbkleBoard(plainBoard(15, 15, 'h8')),
  'configured/config.txt': GOOD['config.txt']
    .replaceAll('tiles.txt', 'english-tile-bag.txt')
    .replace('words.txt', '../wordlist.txt')
    .replace('board.txt', 'standard-board.txt'),
  'configured/english-tile-bag.txt': GOOD['tiles.txt'],
  'configured/standard-board.txt': '15 15\n8 8\n'.concat(`${'.'.repeat(15)}\n`.repeat(15)),
};

function answers(): readonly string[] {
  const boxes = screen
    .getByRole('dialog')
    .querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...boxes].flatMap((box) => {
    if (box.type === 'file') return [];
    const isChoice = box instanceof HTMLInputElement && box.type === 'radio';
    return [isChoice ? `${box.value} ${box.checked ? 'chosen' : 'not chosen'}` : box.value];
  });
}

/** The setup dialog of a game, opened during another game. */
export async function openDialog(game: string) {
  const writes: string[] = [];
  const storage = fakeStorage();
  const write = (name: string, text: string): Promise<boolean> => {
    writes.push(name);
    return storage.write(name, text);
  };
  const page = openPage({
    files: SHIPPED,
    storage: { ...storage, write, replace: replaceBy({ ...storage, write }) },
  });
  await page.learn(WORDS);
  valueOf(await page.actions.importRecord(ON_THE_TABLE));
  await settled();
  doing(page, (actions) => actions.openPanel('set-up'));
  const shown = show(page, <SetupDialog />);
  await screen.findByRole('dialog');
  await shown.user.click(screen.getByLabelText(game));
  await questionsShown();
  await coming(settled);

  /** Everything that a refused file must not change, except announcements. */
  const kept = () => {
    const { notice: _, announcements: _said, ...state } = page.state();
    return {
      record: page.actions.exportRecord(),
      state,
      texts: [...storage.texts],
      writes: [...writes],
      answers: answers(),
      picture: form()
        .queryByLabelText(/^Picture of the board/)
        ?.getAttribute('aria-label'),
      mayStart: form().queryByText<HTMLButtonElement>('Start game')?.disabled === false,
    };
  };

  return {
    page,
    ...shown,
    kept,
    type: async (label: string | RegExp, text: string) => {
      const box = form().getByLabelText(label);
      await shown.user.clear(box);
      await shown.user.click(box);
      await shown.user.paste(text);
    },
    /** Lets the worker read the latest list. */
    readList: (alphabet: Alphabet = LATIN) =>
      coming(() => {
        const list = page.words.wanted();
        if (list?.kind !== 'own') throw new Error('No list of the player’s own is being read');
        return page.words.settle(parseWordList(alphabet, list.text));
      }),
  };
}

/** Chooses files in an input, as the browser’s file dialog does. */
export async function giveTo(input: HTMLElement, ...files: readonly File[]): Promise<void> {
  fireEvent.change(input, { target: { files } });
  await coming(settled);
}

/** Chooses files in the input with a label, among the questions of the selected game. */
export const give = (label: string, ...files: readonly File[]): Promise<void> =>
  giveTo(form().getByLabelText(label), ...files);

export const alerts = (): string =>
  form()
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

export const start = () => form().getByRole('button', { name: 'Start game' });

/** Starts the game, which is dealt in its own task after the dialog has closed. */
export async function pressStart(user: UserEvent): Promise<void> {
  await user.click(start());
  // Earlier tasks have ended after the last of these.
  for (let task = 0; task < 3; task++) await act(() => nextTask('drawing'));
}

/** The files of a good configuration with some changed, or omitted if undefined. */
export const filesOf = (
  changes: Readonly<Record<string, string | undefined>> = {},
): readonly File[] =>
  Object.entries({ ...GOOD, ...changes }).flatMap(([name, text]) =>
    text === undefined ? [] : [fileOf(name, text)],
  );

/** Chooses files that are refused, so that no earlier sentence is left. */
export async function refusing(label: string): Promise<void> {
  await give(label, fileOf('config.txt', 'seed: none'));
  expect(alerts()).toMatch(/^In "config\.txt", line 1, column 7: seed must be /);
}
