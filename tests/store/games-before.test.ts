import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import { formatKeptList, type WordList } from '../../src/setup';
import { MIGRATIONS } from '../../src/store';
import { eventually } from '../support/eventually';
import { settled } from '../support/fake-services';
import {
  type FakeStorage,
  fakeStorage,
  openPage,
  type Page,
  PLAIN_DRAWS,
  replaceBy,
  smallGame,
} from '../support/page';

const OWN: WordList = { kind: 'own', name: 'words.txt', text: 'AXE', added: ['ZZZ'] };
const RECORD = formatRecord({ ...smallGame(PLAIN_DRAWS, {}, 'NO,2b').record, id: 'table' });
const game = (id: string, ...moves: readonly string[]): string =>
  formatRecord({ ...smallGame(PLAIN_DRAWS, {}, ...moves).record, id });
const BEFORE = game('left', 'NO,2b', ',');
const WORDS_BEFORE = formatKeptList({ lexiconId: 'own', list: OWN });
const KEPT = { record: RECORD, before: BEFORE, wordsBefore: WORDS_BEFORE };

async function started(storage: FakeStorage, isKilled = () => false): Promise<Page> {
  const page = openPage({ storage });
  await page.restore();
  await eventually(async () => {
    if (!isKilled()) expect(await storage.names('unsaved/')).toEqual([]);
  });
  await settled();
  return page;
}

/** The records of the library, without the one on the table. */
async function leftGames(page: Page): Promise<readonly string[]> {
  await page.actions.readLibrary();
  const ids = page.state().library?.games.flatMap(({ records }) => records) ?? [];
  const records = ids
    .filter((id) => id !== page.state().table?.recordId)
    .map((id) => page.actions.recordOfGame(id));
  return (await Promise.all(records)).map((record) => record ?? '');
}

const namesOf = ({ texts }: FakeStorage): readonly string[] => [...texts.keys()];

/** Names under which a game before, or anything on its way to the library, is stored. */
const pending = (storage: FakeStorage): readonly string[] =>
  namesOf(storage).filter((name) => /^(before|wordsBefore|unsaved)/.test(name));

/** Starts a page that is killed once it has changed a number of texts; false if it changes no more. */
async function killedAfter(changes: number, storage: FakeStorage): Promise<boolean> {
  let left = changes;
  let kill = (): void => {};
  const killed = new Promise<void>((resolve) => {
    kill = resolve;
  });
  /** A page that was killed never gets an answer. */
  async function alive(): Promise<unknown> {
    if (left-- > 0) return undefined;
    kill();
    return new Promise<never>(() => {});
  }
  const write: FakeStorage['write'] = async (...text) => {
    await alive();
    return storage.write(...text);
  };
  const remove: FakeStorage['remove'] = async (name) => {
    await alive();
    return storage.remove(name);
  };
  const move: FakeStorage['move'] = async (...names) => {
    await alive();
    return storage.move(...names);
  };
  const replace = replaceBy({ write, remove });
  const isKilled = (): boolean => left < 0;
  await Promise.race([started({ ...storage, write, remove, move, replace }, isKilled), killed]);
  await settled();
  return isKilled();
}

describe('a game before that an earlier version saved', () => {
  it.each([0, 1])('is moved to the library from version %i', async (version) => {
    const kept: Readonly<Record<string, string>> = JSON.parse(
      readFileSync(`tests/golden/kept-texts-${version}.json`, 'utf8'),
    );
    const storage = fakeStorage(kept);
    for (const migrate of MIGRATIONS.slice(version)) await migrate(storage);
    const page = await started(storage);
    expect(pending(storage)).toEqual([]);
    expect(await leftGames(page)).toEqual([kept['before']]);
    expect(page.state().notice).toBeUndefined();
  });

  it('is moved with its words if the library lacks both', async () => {
    const storage = fakeStorage(KEPT);
    const page = await started(storage);
    expect(pending(storage)).toEqual([]);
    expect(await leftGames(page)).toEqual([BEFORE]);
    expect(storage.texts.get('words/own')).toBe(WORDS_BEFORE);
    expect(page.actions.exportRecord()).toBe(RECORD);
  });

  it('is moved from the slots of all tabs', async () => {
    const other = game('of the second tab', ',');
    const storage = fakeStorage({ ...KEPT, 'before-2': other, 'wordsBefore-2': WORDS_BEFORE });
    const page = await started(storage);
    expect(pending(storage)).toEqual([]);
    expect((await leftGames(page)).toSorted()).toEqual([BEFORE, other].toSorted());
  });

  it('does not replace what the library has further, and is saved beside what differs', async () => {
    const further = game('left', 'NO,2b', ',', ',');
    const differs = game('left', ',');
    for (const [known, games] of [
      [BEFORE, [BEFORE]],
      [further, [further]],
      [differs, [differs, BEFORE]],
    ] as const) {
      const storage = fakeStorage({ ...KEPT, 'game/left': known });
      const found = await leftGames(await started(storage));
      expect(found).toHaveLength(games.length);
      expect(found[0]).toBe(games[0]);
      expect(pending(storage)).toEqual([]);
    }
  });

  it('does not replace a list that the library has for its words', async () => {
    const newer = formatKeptList({ lexiconId: 'own', list: { ...OWN, name: 'newer.txt' } });
    const storage = fakeStorage({ ...KEPT, 'words/own': newer });
    await started(storage);
    expect(storage.texts.get('words/own')).toBe(newer);
    expect(pending(storage)).toEqual([]);
  });

  it('stays where it is while the browser has no room', async () => {
    const storage = fakeStorage(KEPT);
    storage.fill(true);
    await started(storage);
    expect(storage.texts.get('before')).toBe(BEFORE);
    expect(storage.texts.get('wordsBefore')).toBe(WORDS_BEFORE);
    storage.fill(false);
    expect(await leftGames(await started(storage))).toEqual([BEFORE]);
    expect(pending(storage)).toEqual([]);
  });

  it.each(['new', 'known', 'different'])(
    'is neither lost nor doubled if the browser is killed at any change (%s)',
    async (what) => {
      const known = what === 'known' ? BEFORE : game('left', ',');
      const library = what === 'new' ? {} : { 'game/left': known };
      let isKilled = true;
      for (let changes = 0; isKilled; changes++) {
        const storage = fakeStorage({ ...KEPT, ...library });
        const { texts } = storage;
        isKilled = await killedAfter(changes, storage);
        // A copy beside a different game has another id.
        const withoutId = BEFORE.slice(BEFORE.indexOf('"parent"'));
        expect([...texts.values()].some((text) => text.endsWith(withoutId))).toBe(true);
        expect([...texts.values()]).toContain(WORDS_BEFORE);
        const found = await leftGames(await started(storage));
        expect(found).toHaveLength(what === 'different' ? 2 : 1);
        expect(pending(storage)).toEqual([]);
      }
    },
  );
});

describe('an unreadable text of a game before', () => {
  it.each([
    ['game', { before: 'broken' }, 'Couldn’t open your last game.'],
    ['game of another tab', { 'before-3': 'broken' }, 'Couldn’t open your last game.'],
    [
      'game of a later version',
      { before: BEFORE.replace(/"version": \d+/, '"version": 99') },
      'Couldn’t open your last game.',
    ],
    ['word list', { wordsBefore: 'broken' }, 'Couldn’t open the word list of your last game.'],
  ])('is quarantined and reported: a %s', async (_what, kept, headline) => {
    const storage = fakeStorage({ record: RECORD, ...kept });
    const page = await started(storage);
    const [text] = Object.values(kept);
    expect(storage.texts.get('unreadable-1')).toBe(text);
    expect(pending(storage)).toEqual([]);
    expect(page.state().notice).toMatchObject({ headline, isAboutUnreadable: true });
    expect(page.actions.exportRecord()).toBe(RECORD);
    expect(await leftGames(page)).toEqual([]);
  });

  it('stays where it is if there is no room to quarantine it', async () => {
    const taken = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`unreadable-${n}`, `text ${n}`]));
    const storage = fakeStorage({ record: RECORD, before: 'broken', ...taken });
    for (let starts = 0; starts < 2; starts++) {
      const page = await started(storage);
      expect(storage.texts.get('before')).toBe('broken');
      expect(page.state().notice?.headline).toBe('Couldn’t open your last game.');
    }
  });

  it('is removed without a word if it is empty', async () => {
    const storage = fakeStorage({ record: RECORD, before: '', wordsBefore: '' });
    const page = await started(storage);
    expect(pending(storage)).toEqual([]);
    expect(page.state()).toMatchObject({ notice: undefined, unreadable: [] });
  });
});
