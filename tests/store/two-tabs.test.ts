import { describe, expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import { TAB_NAMES } from '../../src/store';
import { settled } from '../support/fake-services';
import { turnsIn } from '../support/kept-games';
import {
  fakeLocks,
  fakeStorage,
  type FakeStorage,
  openPage,
  type Page,
  PLAIN_DRAWS,
  replaceBy,
  smallGame,
  startSmall,
  WORDS,
} from '../support/page';
import { valueOf } from '../support/results';

/** A browser whose tabs share the library; each has its own slot and its own quota. */
function browserOfTabs() {
  const texts = fakeStorage();
  const tabs = fakeLocks();
  let ids = 0;
  return {
    texts: texts.texts,
    locks: tabs(),
    /** Opens another tab; its writes fail while `isFull` returns true. */
    open: async (slot: string, isFull: () => boolean = () => false): Promise<Page> => {
      const placed = (name: string): string =>
        TAB_NAMES.some((own) => own === name) ? `${name}-${slot}` : name;
      const write = async (name: string, text: string): Promise<boolean> =>
        !isFull() && texts.write(placed(name), text);
      const remove = (name: string): Promise<boolean> => texts.remove(placed(name));
      const storage: FakeStorage = {
        ...texts,
        read: (name) => texts.read(placed(name)),
        write,
        replace: replaceBy({ write, remove }),
        remove,
      };
      const page = openPage({ storage, tabs, world: { newId: () => `id ${++ids}` } });
      await page.learn(WORDS);
      return page;
    },
  };
}

async function pass(page: Page): Promise<void> {
  if (page.state().table?.phase === 'curtain') page.actions.liftCurtain();
  page.actions.pass();
  await settled();
}

const idOf = (page: Page): string => page.state().table?.recordId ?? '';

const turnsKept = (texts: ReadonlyMap<string, string>, id: string): number | undefined =>
  turnsIn(texts.get(`game/${id}`) ?? '');

async function start(page: Page): Promise<string> {
  startSmall(page);
  await settled();
  return idOf(page);
}

describe('a tab that has lost its game to another tab', () => {
  it('writes none of it any more, even after failed writes', async () => {
    const browser = browserOfTabs();
    let isFull = false;
    const first = await browser.open('1', () => isFull);
    const game = await start(first);
    await pass(first);
    isFull = true;
    await pass(first);
    const second = await browser.open('2');
    valueOf(await second.actions.openGame(game, 'take-over'));
    for (let turn = 0; turn < 3; turn++) await pass(second);
    expect(turnsKept(browser.texts, game)).toBe(4);
    isFull = false;
    first.clock.strike();
    await settled();
    expect(turnsKept(browser.texts, game)).toBe(4);
    const kept = [...browser.texts.keys()].filter((name) => name.startsWith('game/'));
    // The unsaved turn is in a separate game.
    expect(kept).toHaveLength(2);
  });
});

describe('a game that was left', () => {
  it('is unlocked once a failed write has succeeded', async () => {
    const browser = browserOfTabs();
    let isFull = false;
    const page = await browser.open('1', () => isFull);
    const game = await start(page);
    isFull = true;
    await pass(page);
    await start(page);
    isFull = false;
    page.clock.strike();
    await settled();
    expect(turnsKept(browser.texts, game)).toBe(1);
    expect(await browser.locks.request(game, 'if-free', () => {}).outcome).toBe('held');
  });
});

describe('an archive with a longer copy of a game', () => {
  it('adds it as a second game while the first is being played', async () => {
    const browser = browserOfTabs();
    const first = await browser.open('1');
    const game = await start(first);
    await pass(first);
    const elsewhere = openPage({ storage: fakeStorage(Object.fromEntries(browser.texts)) });
    await elsewhere.learn(WORDS);
    valueOf(await elsewhere.actions.openGame(game, 'if-free'));
    for (let turn = 0; turn < 2; turn++) await pass(elsewhere);
    const archive = (await elsewhere.actions.exportGames())?.pieces.join('') ?? '';
    for (const importing of [await browser.open('2'), first]) {
      expect(valueOf(await importing.actions.importGames(archive))).toMatchObject({ updated: 0 });
      expect(turnsKept(browser.texts, game)).toBe(1);
    }
    expect([...browser.texts.keys()].filter((name) => name.startsWith('game/'))).toHaveLength(2);
  });
});

describe('a game whose page was closed before it was saved', () => {
  const { record } = smallGame(PLAIN_DRAWS, {}, 'NOTE,2b');
  const UNSAVED = { 'unsaved/1': formatRecord({ ...record, id: 'left' }) };

  async function opened(storage: FakeStorage): Promise<void> {
    await openPage({ storage }).restore();
    await settled();
  }

  it('is saved by the next page', async () => {
    const storage = fakeStorage(UNSAVED);
    await opened(storage);
    expect(turnsKept(storage.texts, 'left')).toBe(1);
    expect(storage.texts.has('unsaved/1')).toBe(false);
  });

  it('stays in place while it cannot be read or saved', async () => {
    const storage = fakeStorage(UNSAVED);
    await opened({ ...storage, read: async () => undefined });
    storage.fill(true);
    await opened(storage);
    const damaged = fakeStorage({ 'unsaved/1': '{' });
    await opened(damaged);
    expect(storage.texts.has('unsaved/1')).toBe(true);
    expect(damaged.texts.has('unsaved/1')).toBe(true);
  });
});

describe('what all tabs share', () => {
  /** Two tabs that were open before either changed anything. */
  async function twoTabs() {
    const browser = browserOfTabs();
    const tabs = [await browser.open('1'), await browser.open('2')] as const;
    for (const tab of tabs) await tab.restore();
    await settled();
    /** A page that is opened later. */
    const later = async (): Promise<Page> => {
      const page = await browser.open('3');
      await page.restore();
      return page;
    };
    return { tabs, later };
  }

  it('keeps the settings of one tab when the other changes others, or starts a game', async () => {
    const { tabs, later } = await twoTabs();
    const [first, second] = tabs;
    first.actions.setTheme('dark');
    first.actions.setName('Ann');
    await settled();
    second.actions.setSounds(true);
    await start(second);
    const { settings } = (await later()).state();
    expect(settings).toMatchObject({ theme: 'dark', name: 'Ann', sounds: true });
  });

  it('keeps the words that were added in either tab', async () => {
    const { tabs, later } = await twoTabs();
    const [first, second] = tabs;
    first.actions.changeOwnWords('a', () => ['ZQ', 'QZ']);
    await settled();
    second.actions.changeOwnWords('b', () => ['ZZ']);
    second.actions.changeOwnWords('a', (words) => [...words, 'QZ', 'QQ']);
    await settled();
    first.actions.changeOwnWords('a', (words) => words.filter((word) => word !== 'ZQ'));
    await settled();
    expect((await later()).state().ownWords).toEqual([
      { lexiconId: 'b', added: ['ZZ'] },
      { lexiconId: 'a', added: ['QZ', 'QQ'] },
    ]);
  });
});
