import { describe, expect, it } from 'vitest';
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

const GAME = smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human'), openRacks: true }, 'NO,2b');
const COUNT = 100;
const ids = Array.from({ length: COUNT }, (_, index) => `game-${index}`);
const nameOf = (id: string): string => `game/${id}`;

const textOf = (id: string): string => storedGame({ ...GAME, record: { ...GAME.record, id } });

const manyGames = (): FakeStorage =>
  fakeStorage(
    Object.fromEntries(
      ids.flatMap((id) => [
        [nameOf(id), textOf(id)],
        [`title/${id}`, id],
      ]),
    ),
  );

/** A storage that answers in a later task and counts its reads. */
function counting(storage: FakeStorage) {
  const reads: string[] = [];
  let waiting = 0;
  let max = 0;
  return {
    reads,
    mostAtOnce: () => max,
    storage: {
      ...storage,
      read: async (name: string) => {
        reads.push(name);
        max = Math.max(max, ++waiting);
        await new Promise((resolve) => setTimeout(resolve));
        waiting--;
        return storage.read(name);
      },
    },
  };
}

/** The progress lines that the page has shown, in order. */
function shownOf({ store }: Page): readonly string[] {
  const shown: string[] = [];
  store.subscribe(({ transfer, libraryRead }) => {
    const { done, total } = transfer ?? libraryRead ?? {};
    const line = `${transfer?.kind ?? 'read'} ${done} of ${total}`;
    if (done !== undefined && shown.at(-1) !== line) shown.push(line);
  });
  return shown;
}

describe('a large library', () => {
  it('is read twenty games at a time, with progress', async () => {
    const { storage, mostAtOnce } = counting(manyGames());
    const page = openPage({ storage });
    const shown = shownOf(page);
    await page.actions.readLibrary();
    expect(page.state().library?.games).toHaveLength(COUNT);
    expect(mostAtOnce()).toBe(20);
    expect(shown).toEqual([0, 20, 40, 60, 80, 100].map((done) => `read ${done} of ${COUNT}`));
    expect(page.state().libraryRead).toBeUndefined();
  });

  it('is not read again when one of its games changes', async () => {
    const { storage, reads } = counting(manyGames());
    const page = openPage({ storage });
    await page.actions.readLibrary();
    const game = page.state().library?.games.find(({ root }) => root === 'game-7');
    if (!game) throw new Error('There is no such game');
    reads.length = 0;
    await page.actions.deleteGame(game);
    await page.actions.giveTitle(game.root, 'Another title');
    expect(page.state().library?.games).toHaveLength(COUNT - 1);
    expect(reads.filter((name) => name.startsWith('game/'))).toEqual([]);
  });

  it('shows the result of the latest of several reads', async () => {
    const storage = manyGames();
    const page = openPage({ storage: counting(storage).storage });
    const first = page.actions.readLibrary();
    storage.texts.delete(nameOf('game-0'));
    await Promise.all([page.actions.readLibrary(), first]);
    expect(page.state().library?.games).toHaveLength(COUNT - 1);
  });
});

describe('an export', () => {
  it('reads each game once, twenty at a time', async () => {
    const { storage, reads, mostAtOnce } = counting(manyGames());
    const page = openPage({ storage });
    const shown = shownOf(page);
    const exported = await page.actions.exportGames();
    expect(exported).toMatchObject({ games: COUNT, damaged: 0 });
    expect(reads.filter((name) => name.startsWith('game/')).toSorted()).toEqual(
      ids.map(nameOf).toSorted(),
    );
    expect(mostAtOnce()).toBe(20);
    expect(shown.at(-1)).toBe(`export ${COUNT} of ${COUNT}`);
    expect(page.state().transfer).toBeUndefined();
  });

  it('returns nothing if it is cancelled', async () => {
    const { storage, reads } = counting(manyGames());
    const page = openPage({ storage });
    const stop = page.store.subscribe(({ transfer }) => {
      if (transfer?.done === 20) void page.actions.cancelTransfer();
    });
    expect(await page.actions.exportGames()).toBeUndefined();
    stop();
    expect(reads.length).toBeLessThan(COUNT);
    expect(page.state().transfer).toBeUndefined();
  });

  it('leaves out damaged games and counts them', async () => {
    const storage = manyGames();
    storage.texts.set(nameOf('game-3'), textOf('game-3').slice(0, -20));
    storage.texts.set(nameOf('old'), 'damaged');
    const page = openPage({ storage });
    const exported = await page.actions.exportGames();
    expect(exported).toMatchObject({ games: COUNT - 1, damaged: 2 });
    const other = openPage();
    const text = exported?.pieces.join('') ?? '';
    expect(valueOf(await other.actions.importGames(text))).toMatchObject({ added: COUNT - 1 });
  });
});

describe('an import', () => {
  async function archive(): Promise<string> {
    const exported = await openPage({ storage: manyGames() }).actions.exportGames();
    return exported?.pieces.join('') ?? '';
  }

  it('reports progress for each game', async () => {
    const page = openPage();
    const shown = shownOf(page);
    await page.actions.importGames(await archive());
    const numbers = Array.from({ length: COUNT + 1 }, (_, done) => done);
    expect(shown.filter((line) => line.startsWith('import') && !line.endsWith(' 0'))).toEqual(
      numbers.map((done) => `import ${done} of ${COUNT}`),
    );
  });

  it('keeps whole games if it is cancelled, and reports how many are missing', async () => {
    const page = openPage();
    const stop = page.store.subscribe(({ transfer }) => {
      if (transfer?.done === 12) void page.actions.cancelTransfer();
    });
    const imported = valueOf(await page.actions.importGames(await archive()));
    stop();
    expect(imported.added).toBeGreaterThanOrEqual(12);
    expect(imported.added).toBeLessThan(COUNT);
    expect(imported.left).toBe(COUNT - imported.added);
    const games = page.state().library?.games ?? [];
    expect(games).toHaveLength(imported.added);
    // Each game has its own title, and no other text was written.
    expect(games.map(({ root, title }) => title === root)).not.toContain(false);
    expect(page.storage.texts.size).toBe(2 * imported.added);
    const next = valueOf(await page.actions.importGames(await archive()));
    expect(next).toMatchObject({ known: imported.added, added: COUNT - imported.added, left: 0 });
  });

  it('accepts a file with line breaks and its parts in another order', async () => {
    const { games, ...others } = JSON.parse(await archive());
    const page = openPage();
    const text = JSON.stringify({ ...others, games }, undefined, 2);
    expect(valueOf(await page.actions.importGames(text))).toMatchObject({ added: COUNT });
  });
});
