import { describe, expect, it } from 'vitest';
import { formatRecord, parseRecord, type Timeline } from '../../src/engine';
import { type DeletedGame, type LibraryGame, MAX_IN_BIN, TIME_IN_BIN } from '../../src/store';
import { keptGame } from '../support/kept-games';
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

/** When every game was played, and a minute later. */
const PLAYED = 1_000_000_000_000;
const NOW = PLAYED + 60_000;
const DAY = 24 * 60 * 60 * 1000;

const textOf = (id: string, game: Timeline = GAME, parent?: string): string =>
  keptGame(
    {
      ...game,
      record: { ...game.record, id, ...(parent ? { parent: { id: parent, events: 1 } } : {}) },
    },
    PLAYED,
  );

/** A browser that keeps a game of two ways, which has a title, and another game. */
const twoGames = (): FakeStorage =>
  fakeStorage({
    'game/one': textOf('one'),
    'game/way': textOf('way', LONGER, 'one'),
    'title/one': 'The first',
    'title/way': 'Another way',
    'game/two': textOf('two'),
  });

/** A page over what a browser keeps, with its library read, by a clock. */
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
  it('can all be put back, with their branches and titles, also after a reload', async () => {
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

  it('are not put back twice by two tabs', async () => {
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

  it('are offered no longer beside the list once they are gone from the bin', async () => {
    const page = await pageAt(twoGames());
    await remove(page, 'one', 'two');
    expect(page.state().deletedGame?.game?.root).toBe('two');
    await page.actions.deleteForGood(deletedOf(page, 'one'));
    expect(page.state().deletedGame?.game?.root).toBe('two');
    await page.actions.deleteForGood(deletedOf(page, 'two'));
    expect(page.state().deletedGame).toBeUndefined();
    expect(page.storage.texts.size).toBe(0);
  });

  it('are nothing to a page that does not know of the bin', async () => {
    const storage = twoGames();
    await remove(await pageAt(storage), 'one', 'two');
    for (const beginning of ['game/', 'title/', 'words/', 'record', 'before']) {
      expect(await storage.names(beginning)).toEqual([]);
    }
  });
});

describe('while a game is deleted or put back', () => {
  it('each of its records is in the library or in the bin at any time', async () => {
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

  it.each([0, 1, 2, 3])('a page that is killed after %i steps loses nothing', async (steps) => {
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

  it('a full disk leaves it where it is', async () => {
    const storage = twoGames();
    const page = await pageAt(storage);
    let moves = 0;
    // The second text finds no room.
    const move = async (...given: Parameters<typeof storage.move>) => {
      storage.fill(++moves === 2);
      return storage.move(...given);
    };
    const full = await pageAt({ ...storage, move });
    expect(await full.actions.deleteGame(gameOf(full, 'one'))).toBe(false);
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

describe('a deleted game that the library has again meanwhile', () => {
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
    ['as far', textOf('two', LONGER), [2]],
    ['less far', textOf('two'), [2]],
    ['another way', textOf('two', OTHER), [2, 2]],
  ])('%s is put back without loss', async (_what, again, turns) => {
    expect(turnsOf(await putBackOver(again))).toEqual(turns);
  });

  it('farther stays as the library has it', async () => {
    const farther = textOf('two', smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b', ',', ','));
    const page = await putBackOver(farther);
    expect(page.storage.texts.get('game/two')).toBe(farther);
    expect(turnsOf(page)).toEqual([3]);
  });
});

describe('the bin', () => {
  /** Opens the page a day later, and again, for some days; the last of these pages. */
  async function daily(storage: FakeStorage, days: number, from = NOW): Promise<Page> {
    for (let day = 1; day < days; day++) await pageAt(storage, from + day * DAY);
    return pageAt(storage, from + days * DAY);
  }

  it('forgets a game thirty days after it was deleted, and not before', async () => {
    const storage = twoGames();
    await remove(await pageAt(storage), 'one');
    expect(bin(await daily(storage, 29))).toMatchObject([{ game: { root: 'one' }, age: 29 * DAY }]);
    expect(rootsInBin(await pageAt(storage, NOW + TIME_IN_BIN - 1))).toEqual(['one']);
    expect(bin(await pageAt(storage, NOW + TIME_IN_BIN))).toEqual([]);
    expect(await storage.names('bin/')).toEqual([]);
    await pageAt(storage, NOW + TIME_IN_BIN);
    expect([...storage.texts.keys()]).toEqual(['game/two']);
  });

  it('forgets none early by a clock that was put forward and is set right again', async () => {
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

  it('begins to count anew where what it has counted cannot be read', async () => {
    const storage = twoGames();
    await remove(await pageAt(storage), 'one');
    await daily(storage, 29);
    for (const damaged of ['', '{"seen":1,"ages":{"1":-5}}', '{"seen":null}']) {
      storage.texts.set('bin', damaged);
      expect(bin(await pageAt(storage, NOW + TIME_IN_BIN))).toMatchObject([{ age: 0 }]);
    }
  });

  it('keeps a game for thirty days whose deletion is put down by a clock that was put back', async () => {
    const storage = twoGames();
    await remove(await pageAt(storage, 5), 'one');
    await remove(await pageAt(storage, 6), 'two');
    expect(rootsInBin(await pageAt(storage, NOW + TIME_IN_BIN - 60_001))).toEqual(['two', 'one']);
    expect(rootsInBin(await pageAt(storage, 0))).toEqual(['two', 'one']);
  });

  it('keeps the last deletions, up to a number of them', async () => {
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

  it('keeps the last deletions, up to a length, and the last of all in any case', async () => {
    const long = 'a'.repeat(MAX_IN_BIN.length);
    const storage = fakeStorage({
      'bin/1000000000001/game/one': textOf('one'),
      'bin/1000000000002/game/two': `${textOf('two')}${long}`,
    });
    expect(rootsInBin(await pageAt(storage))).toEqual(['two']);
    expect(await storage.names('bin/')).toEqual(['bin/1000000000002/game/two']);
  });

  it('offers what cannot be read as well, and leaves alone what it has not put there', async () => {
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

  it('gives a game back that can be played through', async () => {
    const storage = twoGames();
    const page = await pageAt(storage);
    await remove(page, 'two');
    await page.actions.putGameBack(deletedOf(page, 'two'));
    const record = (await page.actions.recordOfGame('two')) ?? '';
    expect(formatRecord(valueOf(parseRecord(record, undefined)).record)).toBe(record);
  });
});
