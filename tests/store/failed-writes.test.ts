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
  startSmall,
} from '../support/page';
import { valueOf } from '../support/results';

async function pageOnFullDisk(): Promise<Page> {
  const page = await pageWith(smallGame(PLAIN_DRAWS, {}, 'NOTE,2b'));
  page.storage.fill(true);
  page.actions.setTheme('dark');
  page.actions.liftCurtain();
  page.actions.pass();
  await settled();
  return page;
}

async function retry({ clock }: Page): Promise<void> {
  clock.strike();
  await settled();
}

/** A storage whose writes wait until the test answers them. */
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

describe('a failed write', () => {
  it('is not retried over a later pending write', async () => {
    const { storage, answer } = answeredStorage();
    const page = openPage({ storage });
    storage.fill(true);
    page.actions.setTheme('dark');
    await settled();
    answer();
    await settled();
    storage.fill(false);
    page.actions.setTheme('light');
    await settled();
    await retry(page);
    answer();
    answer();
    await settled();
    expect(storage.texts.get('settings')).toContain('light');
  });

  it('is retried until it succeeds', async () => {
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

  it('stays reported until it succeeds, even if other writes do', async () => {
    const page = await pageOnFullDisk();
    page.storage.fill(false);
    page.actions.setTheme('light');
    await settled();
    expect(page.storage.texts.get('settings')).toContain('light');
    expect(page.state().canPersist).toBe(false);
  });

  it('is still visible to the page’s own reads', async () => {
    const page = await pageOnFullDisk();
    await page.actions.readLibrary();
    expect(page.state().library?.games.map(({ card }) => card.turns)).toEqual([2]);
  });

  it('leaves a new game in the library, which can be exported and opened again', async () => {
    const page = openPage();
    page.storage.fill(true);
    const ids: string[] = [];
    for (let game = 0; game < 2; game++) {
      startSmall(page);
      page.actions.pass();
      await settled();
      ids.push(page.state().table?.recordId ?? '');
    }
    await page.actions.readLibrary();
    const roots = (page.state().library?.games ?? []).map(({ root }) => root);
    expect(roots.toSorted()).toEqual(ids);
    expect((await page.actions.exportGames())?.games).toBe(2);
    const [first = ''] = ids;
    valueOf(await page.actions.openGame(first, 'if-free'));
    expect(page.state().table).toMatchObject({ recordId: first, turns: 1 });
  });

  it('is dropped once a later text of the same name is saved', async () => {
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

  it('of a game replaced by another is not retried in a tight loop', async () => {
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
