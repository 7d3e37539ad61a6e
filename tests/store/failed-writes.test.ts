import { describe, expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import { settled } from '../support/fake-services';
import {
  fakeStorage,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  replaceBy,
  smallGame,
} from '../support/page';
import { valueOf } from '../support/results';

/** A page with a game of one turn, in a browser that has just stopped keeping texts. */
async function pageOnFullDisk(): Promise<Page> {
  const page = await pageWith(smallGame(PLAIN_DRAWS, {}, 'NOTE,2b'));
  page.storage.fill(true);
  page.actions.setTheme('dark');
  page.actions.liftCurtain();
  page.actions.pass();
  await settled();
  return page;
}

/** Lets the page try again to write. */
async function retry({ clock }: Page): Promise<void> {
  clock.strike();
  await settled();
}

/** A storage whose writes wait for an answer of the test. */
function answeredStorage() {
  const storage = fakeStorage();
  const answers: (() => void)[] = [];
  const write = (name: string, text: string): Promise<boolean> =>
    new Promise((resolve) => answers.push(() => resolve(storage.write(name, text))));
  return {
    storage: { ...storage, write, replace: replaceBy({ ...storage, write }) },
    answer: () => answers.shift()?.(),
  };
}

describe('a write that failed', () => {
  it('is not tried again in place of a later one that is on its way', async () => {
    const { storage, answer } = answeredStorage();
    const page = openPage({ storage });
    storage.fill(true);
    page.actions.setTheme('dark');
    answer();
    await settled();
    storage.fill(false);
    page.actions.setTheme('light');
    await retry(page);
    answer();
    answer();
    await settled();
    expect(storage.texts.get('settings')).toContain('light');
  });

  it('is tried again until the browser keeps it', async () => {
    const page = await pageOnFullDisk();
    const record = page.actions.exportRecord();
    expect(page.storage.texts.get('record')).not.toBe(record);
    await retry(page);
    expect(page.state().canPersist).toBe(false);
    page.storage.fill(false);
    await retry(page);
    expect(page.state().canPersist).toBe(true);
    expect(page.storage.texts.get('record')).toBe(record);
    expect(page.storage.texts.get('settings')).toContain('dark');
    expect(page.storage.texts.get('game/game')).toContain(record);
  });

  it('is told of until it has been made good, whatever else is written', async () => {
    const page = await pageOnFullDisk();
    page.storage.fill(false);
    page.actions.setTheme('light');
    await settled();
    expect(page.storage.texts.get('settings')).toContain('light');
    expect(page.state().canPersist).toBe(false);
  });

  it('is what the page reads meanwhile', async () => {
    const page = await pageOnFullDisk();
    await page.actions.readLibrary();
    expect(page.state().library?.games.map(({ card }) => card.turns)).toEqual([2]);
  });

  it('is forgotten once a later text of its name is kept', async () => {
    const page = openPage();
    page.storage.fill(true);
    page.actions.setTheme('dark');
    await settled();
    page.storage.fill(false);
    page.actions.setTheme('light');
    await settled();
    expect(page.state().canPersist).toBe(true);
    await retry(page);
    expect(page.storage.texts.get('settings')).toContain('light');
  });

  it('of a game that makes way for another is not tried again and again at once', async () => {
    const kept = await pageWith(smallGame(PLAIN_DRAWS, {}, ','));
    const storage = fakeStorage(Object.fromEntries(kept.storage.texts));
    storage.fill(true);
    let writes = 0;
    const write = async (name: string, text: string): Promise<boolean> => {
      writes++;
      await new Promise(setImmediate);
      return storage.write(name, text);
    };
    const page = openPage({
      storage: { ...storage, write, replace: replaceBy({ ...storage, write }) },
    });
    valueOf(
      await page.actions.importRecord(formatRecord(smallGame(PLAIN_DRAWS, {}, 'NOTE,2b').record)),
    );
    for (let task = 0; task < 20; task++) await new Promise(setImmediate);
    const before = writes;
    for (let task = 0; task < 20; task++) await new Promise(setImmediate);
    expect(writes).toBe(before);
  });
});
