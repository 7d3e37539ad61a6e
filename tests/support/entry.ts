import { ok, tournament } from '../../src/engine';
import { CONFIGURATIONS } from '../../src/setup';
import type { EntryStore } from '../../src/store';
import { compiled, type FakeStorage, fakeStorage, openPage, type Page } from './page';
import { shippedText } from './shipped';

/** Boards of games that are entered, and files of configured ones. */
export const ENTRY_FILES = Object.fromEntries(
  [
    'boards/classic.txt',
    ...CONFIGURATIONS.flatMap(({ configuration, files }) => [configuration, ...files]),
  ]
    .filter((name) => !/(?:wordlist|dictionary)\.txt$/.test(name))
    .map((name) => [name, shippedText(name)]),
);

export interface EnteringPage {
  readonly page: Page;
  readonly entry: EntryStore;
  readonly state: EntryStore['getState'];
}

/** The entry on the screen of a page. */
export function entryOn(page: Page): EnteringPage {
  const { entry } = page.state();
  if (!entry) throw new Error('No game is entered');
  return { page, entry, state: entry.getState };
}

/** A page on which a game is entered. */
export async function entering(
  storage: FakeStorage = fakeStorage(),
  options: Partial<Parameters<typeof openPage>[0]> = {},
): Promise<EnteringPage> {
  const page = openPage({ storage, files: ENTRY_FILES, ...options });
  await page.actions.enterGame();
  await page.words.settle(ok(compiled(['RETINAL', 'DIG', 'DIGS'], tournament)));
  return entryOn(page);
}

/** Enters plays as typed. */
export function enter({ state }: Pick<EnteringPage, 'state'>, ...moves: readonly string[]): void {
  for (const move of moves) {
    state().actions.typeMove(move);
    state().actions.enterTurn();
  }
}
