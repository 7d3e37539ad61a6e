import { describe, expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import { seatsOf } from '../support/seats';
import { settled } from '../support/fake-services';
import {
  type FakeStorage,
  fakeStorage,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  reloaded,
  smallGame,
  startSmall,
} from '../support/page';

const GAME = smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human'), openRacks: true }, 'NO,2b');
const RECORD = formatRecord(GAME.record);
const DAMAGED = `${RECORD.slice(0, 400)} ’Ä 𐐀\r\n\u0000`;

async function pageOn(kept: Readonly<Record<string, string>>): Promise<Page> {
  const page = openPage({ storage: fakeStorage(kept) });
  await page.restore();
  return page;
}

async function startAnother(page: Page): Promise<void> {
  startSmall(page);
  await settled();
}

async function discard({ actions }: Page): Promise<void> {
  await actions.unreadable()?.discard();
  await settled();
}

const saved = async ({ actions }: Page): Promise<string | undefined> =>
  actions.unreadable()?.read();
const headline = ({ state }: Page): string | undefined => state().notice?.headline;
const offers = ({ state }: Page): boolean => state().notice?.isAboutUnreadable ?? false;
const textsOf = ({ texts }: FakeStorage): readonly string[] => [...texts.values()];

describe.each([
  ['the game', { record: DAMAGED }, 'Couldn’t open your saved game.'],
  ['the game before', { record: RECORD, before: DAMAGED }, 'Couldn’t open your last game.'],
  ['a shared table', { record: RECORD, online: DAMAGED }, 'Couldn’t reopen your table.'],
])('unreadable saved data: %s', (_what, kept, said) => {
  it('can be saved as a file unchanged, before and after the next game', async () => {
    const page = await pageOn(kept);
    expect(headline(page)?.startsWith(said)).toBe(true);
    expect(offers(page)).toBe(true);
    expect(await saved(page)).toBe(DAMAGED);
    await startAnother(page);
    await startAnother(page);
    page.actions.unreadable()?.show();
    expect(offers(page)).toBe(true);
    expect(await saved(page)).toBe(DAMAGED);
  });

  it('is reported after every reload until it is discarded', async () => {
    const page = await pageOn(kept);
    await startAnother(page);
    const again = await reloaded(page.storage);
    expect(again.state().table?.turns).toBe(0);
    expect(offers(again)).toBe(true);
    expect(await saved(again)).toBe(DAMAGED);
    await discard(again);
    expect(again.state().notice).toBeUndefined();
    expect(again.state().unreadable).toEqual([]);
    expect(textsOf(again.storage)).not.toContain(DAMAGED);
    const last = await reloaded(again.storage);
    expect(last.state().notice).toBeUndefined();
    expect(await saved(last)).toBeUndefined();
  });

  it('is kept once, even after several reloads', async () => {
    const first = await pageOn(kept);
    const third = await reloaded((await reloaded(first.storage)).storage);
    expect(third.state().unreadable).toHaveLength(1);
    expect(textsOf(third.storage).filter((text) => text === DAMAGED)).toHaveLength(1);
  });

  it('stays in place if the disk is full, and is not overwritten', async () => {
    const storage = fakeStorage(kept);
    storage.fill(true);
    const page = openPage({ storage });
    await page.restore();
    expect(page.state().notice?.reason).toContain('no room to set it aside');
    storage.fill(false);
    await startAnother(page);
    await startAnother(page);
    expect(textsOf(storage)).toContain(DAMAGED);
    page.actions.unreadable()?.show();
    expect(await saved(page)).toBe(DAMAGED);
    const again = await reloaded(storage);
    expect(await saved(again)).toBe(DAMAGED);
  });
});

describe('an unreadable current game', () => {
  it('does not prevent later games from being saved', async () => {
    const page = await pageOn({ record: DAMAGED });
    await startAnother(page);
    expect(page.state().canPersist).toBe(true);
    expect(page.storage.texts.get('record')).toBe(page.actions.exportRecord());
  });

  it('blocks the next game’s save on a full disk until it is discarded', async () => {
    const storage = fakeStorage({ record: DAMAGED });
    storage.fill(true);
    const page = openPage({ storage });
    await page.restore();
    storage.fill(false);
    await startAnother(page);
    page.actions.setTheme('dark');
    await settled();
    expect(page.state().canPersist).toBe(false);
    expect(storage.texts.get('record')).toBe(DAMAGED);
    page.actions.unreadable()?.show();
    await discard(page);
    page.clock.strike();
    await settled();
    expect(page.state().canPersist).toBe(true);
    expect(storage.texts.get('record')).toBe(page.actions.exportRecord());
  });

  it('stays if the browser fails to discard it', async () => {
    const page = await pageOn({ record: DAMAGED });
    page.storage.break();
    await discard(page);
    expect(offers(page)).toBe(true);
    expect(await saved(page)).toBe(DAMAGED);
  });

  it('is kept beside earlier unreadable texts, each reported in turn', async () => {
    let page = await pageOn({ record: 'first' });
    for (const text of ['second', 'third']) {
      page.storage.texts.set('record', text);
      page = await reloaded(page.storage);
    }
    expect(page.state().notice?.reason).toContain('2 more');
    const found: (string | undefined)[] = [];
    while (offers(page)) {
      found.push(await saved(page));
      await discard(page);
    }
    expect(found).toEqual(['third', 'first', 'second']);
  });

  it('never replaces an earlier one, even at the maximum number', async () => {
    let page = await pageOn({});
    const all = Array.from({ length: 7 }, (_, index) => `damaged ${index}`);
    for (const text of all) {
      if (!page.storage.texts.has('record')) page.storage.texts.set('record', text);
      page = await reloaded(page.storage);
    }
    await startAnother(page);
    expect(textsOf(page.storage)).toEqual(expect.arrayContaining(all.slice(0, 6)));
    expect(page.state().canPersist).toBe(false);
    page.actions.unreadable()?.show();
    expect(await saved(page)).toBe('damaged 5');
    expect(page.state().notice?.reason).toContain('no room to set it aside');
  });

  it('is not quarantined if it is longer than any game', async () => {
    const long = 'x'.repeat(20_000_001);
    const page = await pageOn({ record: long });
    expect(page.state().notice?.reason).toContain('no room to set it aside');
    await startAnother(page);
    expect(page.storage.texts.get('record')).toBe(long);
  });

  it('is not offered as a file if it is empty', async () => {
    const page = await pageOn({ record: '' });
    expect(headline(page)).toMatch(/^Couldn’t open your saved game\./);
    expect(offers(page)).toBe(false);
    await startAnother(page);
    expect((await reloaded(page.storage)).state().notice).toBeUndefined();
  });
});

describe('readable texts', () => {
  it('are never quarantined', async () => {
    const page = await pageWith(GAME);
    await startAnother(page);
    const again = await reloaded(page.storage);
    expect(again.state().unreadable).toEqual([]);
    expect(again.state().notice).toBeUndefined();
    again.actions.unreadable()?.show();
    expect(again.state().notice).toBeUndefined();
    expect(await saved(again)).toBeUndefined();
  });
});
