import { describe, expect, it } from 'vitest';
import { formatRecord, parseRecord, type Timeline } from '../../src/engine';
import { type DeletedGame, type LibraryGame, MAX_IN_BIN, TIME_IN_BIN } from '../../src/store';
import { settled } from '../support/fake-services';
import { storedGame } from '../support/kept-games';
import {
  fakeStorage,
  type FakeStorage,
  openPage,
  type Page,
  PLAIN_DRAWS,
  smallGame,
} from '../support/page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

const PEOPLE = { seats: seatsOf('human', 'human'), openRacks: true } as const;
const GAME = smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b');
const LONGER = smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b', ',');
const OTHER = smallGame(PLAIN_DRAWS, PEOPLE, ',', 'AD,2b');

/** When each game was played, in ms. */
const PLAYED = 1_000_000_000_000;
const NOW = PLAYED + 60_000;
const DAY = 24 * 60 * 60 * 1000;

const textOf = (id: string, game: Timeline = GAME, parent?: string): string =>
  storedGame(
    {
      ...game,
      record: { ...game.record, id, ...(parent ? { parent: { id: parent, events: 1 } } : {}) },
    },
    PLAYED,
  );

/** A browser with two saved games: one with a branch and a title, and another one. */
const twoGames = (): FakeStorage =>
  fakeStorage({
    'game/one': textOf('one'),
    'game/way': textOf('way', LONGER, 'one'),
    'title/one': 'The first',
    'title/way': 'Another way',
    'game/two': textOf('two'),
  });

async function pageAt(storage: FakeStorage, now = NOW): Promise<Page> {
  const page = openPage({ storage, world: { today: () => now } });
  await page.actions.readLibrary();
  return page;
}

const roots = ({ state }: Page): readonly string[] =>
  (state().library?.games ?? []).map(({ root }) => root).toSorted();

const bin = ({ state }: Page): readonly DeletedGame[] => state().library?.bin ?? [];
const rootsInBin = (page: Page): readonly (string | undefined)[] =>
  bin(page).map(({ game }) => game?.root);

function gameOf({ state }: Page, root: string): LibraryGame {
  const game = state().library?.games.find((each) => each.root === root);
  if (!game) throw new Error(`There is no game ${root}`);
  return game;
}

function deletedOf(page: Page, root: string): DeletedGame {
  const deleted = bin(page).find(({ game }) => game?.root === root);
  if (!deleted) throw new Error(`Game ${root} is not in the bin`);
  return deleted;
}

async function remove(page: Page, ...games: readonly string[]): Promise<void> {
  for (const root of games) await page.actions.deleteGame(gameOf(page, root));
}

describe('deleted games', () => {
  it('can all be restored with their branches and titles, even after a reload', async () => {
    const storage = twoGames();
    const before = new Map(storage.texts);
    const page = await pageAt(storage);
    await remove(page, 'one', 'two');
    expect(roots(page)).toEqual([]);
    expect(rootsInBin(page)).toEqual(['two', 'one']);
    const next = await pageAt(storage);
    expect(deletedOf(next, 'one').game).toMatchObject({
      title: 'The first',
      records: ['one', 'way'],
    });
    for (const root of ['one', 'two']) {
      expect(await next.actions.putGameBack(deletedOf(next, root))).toBe(true);
    }
    expect(roots(next)).toEqual(['one', 'two']);
    expect(bin(next)).toEqual([]);
    expect(storage.texts).toEqual(before);
  });

  it('are not restored twice by two tabs', async () => {
    const storage = twoGames();
    const page = await pageAt(storage);
    await remove(page, 'one');
    const deleted = deletedOf(page, 'one');
    const other = await pageAt(storage);
    await other.actions.putGameBack(deletedOf(other, 'one'));
    expect(await page.actions.putGameBack(deleted)).toBe(true);
    expect(roots(page)).toEqual(['one', 'two']);
    expect(storage.texts.size).toBe(5);
  });

  it('are no longer offered beside the list once they leave the bin', async () => {
    const page = await pageAt(twoGames());
    await remove(page, 'one', 'two');
    expect(page.state().deletedGame?.game?.root).toBe('two');
    await page.actions.deleteForGood(deletedOf(page, 'one'));
    expect(page.state().deletedGame?.game?.root).toBe('two');
    await page.actions.deleteForGood(deletedOf(page, 'two'));
    expect(page.state().deletedGame).toBeUndefined();
    expect(page.storage.texts.size).toBe(0);
  });

  it('do not come back from the slot of a tab that was closed', async () => {
    const storage = twoGames();
    await remove(await pageAt(storage), 'two');
    storage.texts.set('record', formatRecord({ ...GAME.record, id: 'two' }));
    const page = openPage({ storage });
    await page.restore();
    await page.actions.readLibrary();
    expect(page.state().table).toBeUndefined();
    expect(roots(page)).toEqual(['one']);
    expect(rootsInBin(page)).toEqual(['two']);
    expect(storage.texts.has('record')).toBe(false);
  });

  it('are invisible to a version of the page without a bin', async () => {
    const storage = twoGames();
    await remove(await pageAt(storage), 'one', 'two');
    for (const beginning of ['game/', 'title/', 'words/', 'record', 'before']) {
      expect(await storage.names(beginning)).toEqual([]);
    }
  });
});

describe('deleting and restoring a game', () => {
  it('keep each record in the library or in the bin at all times', async () => {
    const storage = twoGames();
    const missing: string[] = [];
    const watched: FakeStorage = {
      ...storage,
      ...Object.fromEntries(
        (['move', 'remove', 'write'] as const).map((way) => [
          way,
          async (...given: readonly never[]) => {
            const result = await Reflect.apply(storage[way], storage, given);
            const names = [...storage.texts.keys()];
            for (const id of ['one', 'way']) {
              if (!names.some((name) => name.endsWith(`game/${id}`))) missing.push(`${way} ${id}`);
            }
            return result;
          },
        ]),
      ),
    };
    const page = await pageAt(watched);
    await remove(page, 'one');
    await page.actions.putGameBack(deletedOf(page, 'one'));
    expect(missing).toEqual([]);
    expect(roots(page)).toEqual(['one', 'two']);
  });

  it.each([0, 1, 2, 3])('lose nothing if the page is killed after %i steps', async (steps) => {
    const storage = twoGames();
    let left = steps;
    const killed: FakeStorage = {
      ...storage,
      move: async (...given) => (left-- > 0 ? storage.move(...given) : new Promise(() => {})),
    };
    const page = await pageAt(killed);
    void page.actions.deleteGame(gameOf(page, 'one'));
    await new Promise((resolve) => setTimeout(resolve));
    const next = await pageAt(storage);
    for (const deleted of bin(next)) await next.actions.putGameBack(deleted);
    expect(roots(next)).toEqual(['one', 'two']);
    expect(gameOf(next, 'one')).toMatchObject({ title: 'The first', records: { length: 2 } });
  });

  it('leave the game in place if the disk is full', async () => {
    const storage = twoGames();
    const page = await pageAt(storage);
    let moves = 0;
    // The second text exceeds the quota.
    const move = async (...given: Parameters<typeof storage.move>) => {
      storage.fill(++moves === 2);
      return storage.move(...given);
    };
    const full = await pageAt({ ...storage, move });
    expect(await full.actions.deleteGame(gameOf(full, 'one'))).toMatchObject({
      error: { code: 'NOT_DELETED' },
    });
    expect(full.state().deletedGame).toBeUndefined();
    expect(gameOf(full, 'one').records).toHaveLength(2);
    expect(bin(full)).toEqual([]);

    await remove(page, 'two');
    storage.fill(true);
    expect(await page.actions.putGameBack(deletedOf(page, 'two'))).toBe(false);
    expect(rootsInBin(page)).toEqual(['two']);
    storage.fill(false);
    expect(await page.actions.putGameBack(deletedOf(page, 'two'))).toBe(true);
  });
});

describe('restoring a deleted game that is in the library again', () => {
  async function putBackOver(again: string | undefined) {
    const storage = twoGames();
    storage.texts.set('game/two', textOf('two', LONGER));
    const page = await pageAt(storage);
    await remove(page, 'two');
    if (again !== undefined) storage.texts.set('game/two', again);
    await page.actions.putGameBack(deletedOf(page, 'two'));
    expect(bin(page)).toEqual([]);
    return page;
  }

  const turnsOf = (page: Page): readonly number[] =>
    (page.state().library?.games ?? [])
      .filter(({ root }) => root !== 'one')
      .map(({ card }) => card.turns);

  it.each([
    ['has as many turns', textOf('two', LONGER), [2]],
    ['has fewer turns', textOf('two'), [2]],
    ['diverges', textOf('two', OTHER), [2, 2]],
  ])('loses nothing if the library’s copy %s', async (_what, again, turns) => {
    expect(turnsOf(await putBackOver(again))).toEqual(turns);
  });

  it('leaves it in the bin if the disk is full, and takes it once afterwards', async () => {
    const storage = twoGames();
    const page = await pageAt(storage);
    await remove(page, 'two');
    storage.texts.set('game/two', textOf('two', OTHER));
    storage.fill(true);
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await page.actions.putGameBack(deletedOf(page, 'two'))).toBe(false);
    storage.fill(false);
    page.clock.strike();
    await settled();
    await page.actions.readLibrary();
    expect(turnsOf(page)).toEqual([2]);
    expect(await page.actions.putGameBack(deletedOf(page, 'two'))).toBe(true);
    expect(new Set(turnsOf(page))).toEqual(new Set([1, 2]));
  });

  it('keeps the library’s copy if that has more turns', async () => {
    const farther = textOf('two', smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b', ',', ','));
    const page = await putBackOver(farther);
    expect(page.storage.texts.get('game/two')).toBe(farther);
    expect(turnsOf(page)).toEqual([3]);
  });
});

describe('the recycle bin', () => {
  /** Opens the page once a day and returns the last page. */
  async function daily(storage: FakeStorage, days: number, from = NOW): Promise<Page> {
    for (let day = 1; day < days; day++) await pageAt(storage, from + day * DAY);
    return pageAt(storage, from + days * DAY);
  }

  it('deletes a game thirty days after it was moved there, not earlier', async () => {
    const storage = twoGames();
    await remove(await pageAt(storage), 'one');
    expect(bin(await daily(storage, 29))).toMatchObject([{ game: { root: 'one' }, age: 29 * DAY }]);
    expect(rootsInBin(await pageAt(storage, NOW + TIME_IN_BIN - 1))).toEqual(['one']);
    expect(bin(await pageAt(storage, NOW + TIME_IN_BIN))).toEqual([]);
    expect(await storage.names('bin/')).toEqual([]);
    await pageAt(storage, NOW + TIME_IN_BIN);
    expect([...storage.texts.keys()]).toEqual(['game/two']);
  });

  it('deletes no game early if the clock was wrongly ahead for a while', async () => {
    const storage = twoGames();
    await remove(await pageAt(storage), 'one');
    const far = NOW + 2 * TIME_IN_BIN;
    for (const now of [far, far + 1, far + 2]) {
      expect(rootsInBin(await pageAt(storage, now))).toEqual(['one']);
    }
    await remove(await pageAt(storage, far + 3), 'two');
    expect(rootsInBin(await pageAt(storage, NOW))).toEqual(['two', 'one']);
    expect(rootsInBin(await daily(storage, 28))).toEqual(['two', 'one']);
    expect(bin(await daily(storage, 3, NOW + 28 * DAY))).toEqual([]);
  });

  it('restarts counting days if its own data is unreadable', async () => {
    const storage = twoGames();
    await remove(await pageAt(storage), 'one');
    await daily(storage, 29);
    for (const damaged of ['', '{"seen":1,"ages":{"1":-5}}', '{"seen":null}']) {
      storage.texts.set('bin', damaged);
      expect(bin(await pageAt(storage, NOW + TIME_IN_BIN))).toMatchObject([{ age: 0 }]);
    }
  });

  it('keeps a game for thirty days if the clock was behind when it was deleted', async () => {
    const storage = twoGames();
    await remove(await pageAt(storage, 5), 'one');
    await remove(await pageAt(storage, 6), 'two');
    expect(rootsInBin(await pageAt(storage, NOW + TIME_IN_BIN - 60_001))).toEqual(['two', 'one']);
    expect(rootsInBin(await pageAt(storage, 0))).toEqual(['two', 'one']);
  });

  it('keeps at most a fixed number of deletions, the latest', async () => {
    const texts = Array.from(
      { length: MAX_IN_BIN.deletions + 2 },
      (_, index) => [`bin/${PLAYED + index}/game/${index}`, textOf(`${index}`)] as const,
    );
    const storage = fakeStorage(Object.fromEntries(texts));
    const page = await pageAt(storage);
    expect(bin(page)).toHaveLength(MAX_IN_BIN.deletions);
    expect(rootsInBin(page)).not.toContain('1');
    expect(await storage.names('bin/')).toHaveLength(MAX_IN_BIN.deletions);
  });

  it('keeps at most a fixed total length, but always the latest deletion', async () => {
    const long = 'a'.repeat(MAX_IN_BIN.length);
    const storage = fakeStorage({
      'bin/1000000000001/game/one': textOf('one'),
      'bin/1000000000002/game/two': `${textOf('two')}${long}`,
    });
    expect(rootsInBin(await pageAt(storage))).toEqual(['two']);
    expect(await storage.names('bin/')).toEqual(['bin/1000000000002/game/two']);
  });

  it('lists unreadable games too, and ignores texts of other kinds', async () => {
    const storage = fakeStorage({
      'bin/1000000000001/game/one': 'damaged',
      'bin/what/game/two': textOf('two'),
      'bin/1000000000001/settings': '{}',
    });
    const page = await pageAt(storage);
    expect(bin(page)).toEqual([
      { deleted: PLAYED + 1, age: 0, game: undefined, names: ['bin/1000000000001/game/one'] },
    ]);
    const [deleted] = bin(page);
    if (deleted) await page.actions.putGameBack(deleted);
    expect(page.state().library?.damaged).toEqual(['one']);
    expect(storage.texts.size).toBe(3);
  });

  it.each([
    ['game', undefined],
    ['x/game/game', 'game'],
  ])('closes the game of a tab only if it has that game: %s', async (deleted, recordId) => {
    const page = openPage({
      storage: fakeStorage({
        record: formatRecord(GAME.record),
        [`bin/1000000000001/game/${deleted}`]: textOf(deleted),
      }),
    });
    await page.restore();
    expect(page.state().table?.recordId).toBe(recordId);
  });

  it('returns a game as a replayable record', async () => {
    const storage = twoGames();
    const page = await pageAt(storage);
    await remove(page, 'two');
    await page.actions.putGameBack(deletedOf(page, 'two'));
    const record = (await page.actions.recordOfGame('two')) ?? '';
    expect(formatRecord(valueOf(parseRecord(record, undefined)).record)).toBe(record);
  });
});
