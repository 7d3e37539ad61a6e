import { describe, expect, it } from 'vitest';
import { err, formatRecord, type Timeline } from '../../src/engine';
import { DEFAULT_LIST } from '../../src/setup';
import type { LibraryGame } from '../../src/store';
import type { AskWorker } from '../../src/worker';
import { eventually } from '../support/eventually';
import { settled } from '../support/fake-services';
import { afterResignation } from '../support/games';
import { storedGame } from '../support/kept-games';
import {
  fakeStorage,
  type FakeStorage,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  reviewerOf,
  smallGame,
  WORDS,
} from '../support/page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { shippedText } from '../support/shipped';

const named = (game: Timeline, id: string): Timeline => ({
  ...game,
  record: { ...game.record, id },
});

const FIRST = named(afterResignation(smallGame(PLAIN_DRAWS, {}, 'NO,2b', ',')), 'first');
const SECOND = named(afterResignation(smallGame(PLAIN_DRAWS, {}, 'TEA,2b', ',', ',')), 'second');

const storageWith = (...games: readonly Timeline[]): FakeStorage =>
  fakeStorage(
    Object.fromEntries(games.map((game) => [`game/${game.record.id}`, storedGame(game)])),
  );

/** A worker that counts the turns it reviews, and reviews none while it is held. */
function countingWorker() {
  let reviewed = 0;
  let cancelled = 0;
  let isHeld = false;
  let asked = 0;
  return {
    asked: () => asked,
    reviewed: () => reviewed,
    cancelled: () => cancelled,
    hold: (held: boolean) => {
      isHeld = held;
    },
    workersFor: (lexicon: Parameters<typeof reviewerOf>[0]): [AskWorker] => [
      (kind, question) => {
        asked++;
        if (!isHeld) {
          reviewed++;
          return reviewerOf(lexicon)(kind, question);
        }
        let cancel = (): void => {};
        const answer = new Promise<{ readonly kind: 'cancelled' }>((resolve) => {
          cancel = () => {
            cancelled++;
            resolve({ kind: 'cancelled' });
          };
        });
        return { answer, cancel };
      },
    ],
  };
}

type CountingWorker = ReturnType<typeof countingWorker>;

async function reopened(storage: FakeStorage, worker = countingWorker()): Promise<Page> {
  const page = openPage({ storage, world: { workersFor: worker.workersFor } });
  await page.restore();
  await page.learn(WORDS);
  return page;
}

async function openLibrary(storage: FakeStorage, worker?: CountingWorker): Promise<Page> {
  const page = await reopened(storage, worker);
  await page.actions.readLibrary();
  return page;
}

const games = ({ state }: Page): readonly LibraryGame[] => state().library?.games ?? [];

const done = ({ state }: Page): Promise<void> =>
  eventually(() => expect(state().gamesReview?.state).toBe('done'));

const figuresIn = ({ state }: Page, id: string) =>
  state().gamesReview?.games.find(({ card }) => card.id === id)?.figures;

describe('the review of several games', () => {
  it('has the figures of the review of each game', async () => {
    const page = await openLibrary(storageWith(FIRST, SECOND));
    await page.actions.reviewGames(games(page));
    await done(page);
    valueOf(await page.actions.importRecord(formatRecord(FIRST.record)));
    await page.actions.startReview(false);
    const alone = page.state().review?.turns ?? [];
    expect(alone).toHaveLength(2);
    expect(figuresIn(page, 'first')).toMatchObject(
      alone.map(({ seat, lost, luck }) => ({ seat, lost, luck })),
    );
    expect(figuresIn(page, 'second')).toHaveLength(3);
  });

  it('offers the same words to learn as the review of each game', async () => {
    const missed = async ({ actions, state }: Page) => {
      await (await actions.loadCards())?.open();
      return state().cards?.missed;
    };
    const alone = await pageWith(FIRST);
    await alone.actions.startReview(false);
    expect(await missed(alone)).toBeGreaterThan(0);
    const page = await openLibrary(storageWith(FIRST));
    await page.actions.reviewGames(games(page));
    await done(page);
    expect(await missed(page)).toBe(await missed(alone));
  });

  it('names the list that judged a game without its own words, kept or not', async () => {
    const { record } = FIRST;
    const other = {
      ...FIRST,
      record: { ...record, setup: { ...record.setup, lexiconId: 'gcg/' } },
    };
    const page = await openLibrary(storageWith(named(other, 'other'), SECOND));
    const listOf = (id: string) =>
      page.state().gamesReview?.games.find(({ card }) => card.id === id)?.otherList;
    for (const asked of [2, 3]) {
      void page.actions.reviewGames(games(page));
      // No other list covers the words of the game.
      await eventually(() => expect(page.words.asked()).toBe(asked));
      await page.words.settle(err({ code: 'WORDS_UNREACHABLE' }));
      await done(page);
      expect(listOf('other')).toEqual(DEFAULT_LIST);
      expect(listOf('second')).toBeUndefined();
    }
  });

  it('reviews no game twice, not even after a reload', async () => {
    const storage = storageWith(FIRST);
    await openLibrary(storage).then(async (page) => page.actions.reviewGames(games(page)));
    const worker = countingWorker();
    const page = await openLibrary(fakeStorage(Object.fromEntries(storage.texts)), worker);
    await page.actions.reviewGames(games(page));
    await done(page);
    expect(worker.reviewed()).toBe(0);
    expect(figuresIn(page, 'first')).toHaveLength(2);
  });

  it('shows games that were reviewed before together', async () => {
    const many = Array.from({ length: 30 }, (_, number) => named(FIRST, `game ${number}`));
    const storage = storageWith(...many);
    const page = await openLibrary(storage);
    await page.actions.reviewGames(games(page).slice(0, 1));
    const kept = [...storage.texts].find(([name]) => name.startsWith('review/'))?.[1] ?? '';
    for (const { record } of many) await storage.write(`review/${record.id}`, kept);
    const shown = new Set<unknown>();
    page.store.subscribe(({ gamesReview }) => shown.add(gamesReview?.games));
    await page.actions.reviewGames(games(page));
    await done(page);
    expect(page.state().gamesReview?.games.every(({ figures }) => figures?.length === 2)).toBe(
      true,
    );
    expect(shown.size).toBeLessThan(5);
  });

  it('reviews a game again if its record or the words are others', async () => {
    const storage = storageWith(FIRST);
    await openLibrary(storage).then(async (page) => page.actions.reviewGames(games(page)));
    await storage.write('game/first', storedGame(named(SECOND, 'first')));
    const worker = countingWorker();
    const page = await openLibrary(storage, worker);
    await page.actions.reviewGames(games(page));
    await done(page);
    expect(worker.reviewed()).toBe(3);
    const others = openPage({ storage, world: { workersFor: worker.workersFor } });
    await others.learn([...WORDS, 'DADDY']);
    await others.actions.readLibrary();
    void others.actions.reviewGames(games(others));
    // No other list covers the words of the game.
    await eventually(() => expect(others.words.asked()).toBe(2));
    await others.words.settle(err({ code: 'WORDS_UNREACHABLE' }));
    await done(others);
    expect(worker.reviewed()).toBe(6);
  });

  it('reviews a game again that an earlier version judged', async () => {
    const storage = storageWith(FIRST);
    await openLibrary(storage).then(async (page) => page.actions.reviewGames(games(page)));
    const kept = JSON.parse(storage.texts.get('review/first') ?? '');
    await storage.write('review/first', JSON.stringify({ ...kept, version: kept.version - 1 }));
    const worker = countingWorker();
    const page = await openLibrary(storage, worker);
    await page.actions.reviewGames(games(page));
    await done(page);
    expect(worker.reviewed()).toBe(2);
  });

  it('skips a game that cannot be read, and ignores a damaged review', async () => {
    const storage = storageWith(FIRST, SECOND);
    await storage.write('review/first', '{"version":3,"events":3,"turns":"none"}');
    const page = await openLibrary(storage);
    const chosen = games(page);
    await storage.write('game/second', 'damaged');
    await page.actions.reviewGames(chosen);
    expect(figuresIn(page, 'first')).toHaveLength(2);
    expect(figuresIn(page, 'second')).toBe('skipped');
  });

  it('reports its end beside the table if the library is closed', async () => {
    const page = await openLibrary(storageWith(FIRST));
    await page.actions.reviewGames(games(page));
    await done(page);
    expect(page.state().notice).toMatchObject({ headline: '1 game reviewed.' });
  });
});

describe('a review of several games that is interrupted', () => {
  it('continues where it was stopped', async () => {
    const page = await openLibrary(storageWith(FIRST, SECOND));
    const leave = page.store.subscribe(({ gamesReview }) => {
      if (gamesReview?.state === 'running' && gamesReview.games.some(({ figures }) => figures))
        void page.actions.stopReviewingGames();
    });
    await page.actions.reviewGames(games(page));
    leave();
    const [one] = page.state().gamesReview?.games.filter(({ figures }) => figures) ?? [];
    expect(page.state().gamesReview).toMatchObject({ state: 'stopped' });
    await page.actions.continueReviewingGames();
    await done(page);
    expect(page.state().gamesReview?.games).toContain(one);
    expect(page.storage.texts.has('reviews')).toBe(false);
  });

  /** A page left while its worker was busy with the first of two games. */
  async function leftRunning(storage: FakeStorage) {
    const worker = countingWorker();
    worker.hold(true);
    const page = await openLibrary(storage, worker);
    void page.actions.reviewGames(games(page));
    await eventually(() => expect(worker.asked()).toBe(1));
    return page;
  }

  it('continues after a reload', async () => {
    const storage = storageWith(FIRST, SECOND);
    await leftRunning(storage);
    const page = await reopened(storage);
    await done(page);
    expect(page.state().gamesReview?.games).toHaveLength(2);
    expect(storage.texts.has('reviews')).toBe(false);
  });

  it('stays stopped after a reload if it was stopped', async () => {
    const storage = storageWith(FIRST, SECOND);
    await (await leftRunning(storage)).actions.stopReviewingGames();
    expect((await reopened(storage)).state().gamesReview).toBeUndefined();
  });

  it('gives way to a computer’s move', async () => {
    const worker = countingWorker();
    const page = await openLibrary(storageWith(FIRST), worker);
    worker.hold(true);
    void page.actions.reviewGames(games(page));
    await eventually(() => expect(worker.asked()).toBe(1));
    const played = smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer') });
    valueOf(await page.actions.importRecord(formatRecord(played.record)));
    await settled();
    page.actions.pass();
    await settled();
    expect(page.state().table?.phase).toBe('thinking');
    expect(worker.cancelled()).toBe(1);
    worker.hold(false);
    await settled();
    expect(worker.reviewed()).toBe(0);
    page.search.last().answer({ kind: 'pass' });
    await done(page);
    expect(worker.reviewed()).toBe(2);
  });
});

describe('files with games', () => {
  it.each([
    ['a record', async () => formatRecord(FIRST.record), ['first']],
    [
      'an archive',
      async () => {
        const exported = await (
          await openLibrary(storageWith(FIRST, SECOND))
        ).actions.exportGames();
        return exported?.pieces.join('') ?? '';
      },
      ['first', 'second'],
    ],
  ])('add their games to the library once: %s', async (_, text, ids) => {
    const page = await openLibrary(fakeStorage());
    const json = await text();
    const added = await page.actions.addGameFile('json', json);
    expect(added).toMatchObject({ added: ids.length, known: 0, skipped: 0 });
    expect(added?.ids.toSorted()).toEqual(ids);
    const again = await page.actions.addGameFile('json', json);
    expect(again).toMatchObject({ added: 0, known: ids.length, skipped: 0 });
    await page.actions.readLibrary();
    expect(games(page)).toHaveLength(ids.length);
  });

  it('of the GCG format are found again by their text', async () => {
    const page = openPage({ files: { 'boards/classic.txt': shippedText('boards/classic.txt') } });
    await page.learn(WORDS);
    const gcg =
      '#player1 ann Ann\n#player2 ben Ben\n>ann: NOTEAEI 8H NOTE +8 8\n>ben: DDDDZQA - +0 0\n';
    const added = await page.actions.addGameFile('gcg', gcg);
    expect(added).toMatchObject({ added: 1, skipped: 0 });
    expect(await page.actions.addGameFile('gcg', gcg)).toMatchObject({ ids: added?.ids, known: 1 });
  });

  it.each([
    '',
    'nonsense',
    '{"format":"scraebbkle-games","version":1,"games":[]}',
    '{"format":"scraebbkle-games","version":99,"games":[]}',
  ])('without games are skipped: %o', async (text) => {
    const page = await openLibrary(fakeStorage());
    expect(await page.actions.addGameFile('json', text)).toMatchObject({ ids: [], skipped: 1 });
    expect(await page.actions.addGameFile('gcg', text)).toMatchObject({ ids: [], skipped: 1 });
  });
});
