import { describe, expect, it } from 'vitest';
import { err, formatRecord, lexiconOf, ok, parseWordList, scraebbkle } from '../../src/engine';
import { DEFAULT_LIST, formatKeptList, type LoadWords, type WordList } from '../../src/setup';
import { quickGame, type SetupChoice, type TakenTurn } from '../../src/store';
import { settled } from '../support/fake-services';
import {
  compiled,
  GAME_WORDS,
  type FakeStorage,
  fakeStorage,
  openPage,
  type Page,
  PLAIN_DRAWS,
  smallGame,
  WORDS,
} from '../support/page';
import { plainBoard } from '../support/pictures';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { SHIPPED } from '../support/set-up-dialog';

/** A page with the words of the small games and the built-in boards. */
async function opened(storage: FakeStorage = fakeStorage()): Promise<Page> {
  const page = openPage({ storage, files: SHIPPED });
  await page.restore();
  await page.learn(WORDS);
  return page;
}

const reloaded = ({ storage }: Page): Promise<Page> =>
  opened(fakeStorage(Object.fromEntries(storage.texts)));

async function play(page: Page): Promise<void> {
  await page.actions.quickStart();
  await settled();
}

/** The set-up of the current game, as far as its player can see it. */
function setUpOf({ state }: Page) {
  const { view, help, undo } = state().table ?? {};
  return {
    board: view?.boardName,
    players: view?.seats.map(({ player }) => player),
    given: view?.given.length,
    open: view?.openRacks,
    help,
    undo,
  };
}

const USUAL = {
  board: 'Default board',
  players: ['human', 'computer'],
  given: 0,
  open: false,
  help: 'on-record',
  undo: 'later',
} as const;

/** A set-up chosen by the player: open racks, a small board, no help, no undo. */
const OWN: SetupChoice = {
  rules: scraebbkle,
  board: plainBoard(8, 8, 'b2'),
  given: [],
  boardName: 'Small',
  seats: seatsOf('human', 'computer'),
  openRacks: true,
  help: false,
  undo: false,
  words: GAME_WORDS,
  seed: 'mine',
};

const OWN_SHOWN = { ...USUAL, board: 'Small', open: true, help: 'none', undo: 'none' };

/** A turn of a sample game, whose set-up the player did not choose. */
const sampleTurn = (): TakenTurn => ({
  timeline: smallGame(PLAIN_DRAWS, { seats: seatsOf('computer', 'human') }, 'NO,2b'),
  best: { move: { kind: 'pass' }, score: 0, words: [] },
});

describe('a quick game', () => {
  it('has the default set-up at first', async () => {
    const page = await opened();
    expect(quickGame(page.state())).toMatchObject({ boardName: 'Default board' });
    await play(page);
    expect(setUpOf(page)).toEqual(USUAL);
  });

  it.each<[string, (page: Page) => unknown]>([
    ['the turn of a sample game has been taken', ({ actions }) => actions.takeTurn(sampleTurn())],
    [
      'a record has been opened',
      async ({ actions }) =>
        valueOf(
          await actions.importRecord(
            formatRecord(smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer') }).record),
          ),
        ),
    ],
    [
      'two people have played',
      ({ actions }) => actions.startGame({ ...OWN, seats: seatsOf('human', 'human') }),
    ],
  ])('has the default set-up after %s, and after a reload', async (_what, come) => {
    const page = await opened();
    await come(page);
    await settled();
    const again = await reloaded(page);
    for (const each of [page, again]) {
      expect(quickGame(each.state())).toMatchObject({ boardName: 'Default board' });
      await play(each);
      expect(setUpOf(each)).toEqual(USUAL);
    }
  });

  it('has the set-up that the player chose last, even if other games came later', async () => {
    const page = await opened();
    page.actions.startGame(OWN);
    await settled();
    page.actions.takeTurn(sampleTurn());
    await settled();
    const again = await reloaded(page);
    for (const each of [page, again]) {
      expect(quickGame(each.state())).toMatchObject({ boardName: 'Small' });
      await play(each);
      expect(setUpOf(each)).toEqual(OWN_SHOWN);
      expect(each.state().wordList).toEqual(DEFAULT_LIST);
    }
  });

  it.each<[string, (page: Page) => unknown]>([
    ['a game that was set up', ({ actions }) => actions.startGame(OWN)],
    ['a sample game', ({ actions }) => actions.takeTurn(sampleTurn())],
  ])('is not affected by a rematch of %s', async (_what, begin) => {
    const page = await opened();
    begin(page);
    const { boardName } = quickGame(page.state()) ?? {};
    page.actions.resign();
    await settled();
    page.actions.rematch();
    await settled();
    expect(setUpOf(page).players?.toSorted()).toEqual(['computer', 'human']);
    expect(quickGame(page.state())).toMatchObject({ boardName });
    await play(page);
    expect(setUpOf(page)).toEqual(boardName === 'Small' ? OWN_SHOWN : USUAL);
  });

  it('uses the same custom word list but another bag', async () => {
    const list = { kind: 'own', name: 'mine.txt', text: WORDS.join('\n') } as const;
    const page = await opened();
    page.actions.startGame({ ...OWN, words: { ...GAME_WORDS, list } });
    const first = page.actions.exportRecord();
    await settled();
    const again = await reloaded(page);
    const playing = again.actions.quickStart();
    await settled();
    expect(again.words.wanted()).toEqual(list);
    await again.learn(WORDS);
    await playing;
    expect(again.state().wordList).toEqual(list);
    expect(setUpOf(again)).toEqual(OWN_SHOWN);
    expect(again.actions.exportRecord()).not.toBe(first);
  });

  it('uses the standard words if others are saved under the name of its own', async () => {
    const page = await opened();
    page.actions.startGame(OWN);
    await settled();
    const other = { kind: 'own', name: 'other.txt', text: 'ZZZ' } as const;
    const { lexiconId } = page.state().table ?? {};
    if (lexiconId === undefined) throw new Error('There is no game');
    page.storage.texts.set(`words/${lexiconId}`, formatKeptList({ lexiconId, list: other }));
    const again = await reloaded(page);
    const playing = again.actions.quickStart();
    await settled();
    expect(again.words.wanted()).toEqual(other);
    await again.learn(['ZZZ']);
    await again.words.settle(ok(compiled(WORDS)));
    await playing;
    expect(again.state().wordList).toEqual(DEFAULT_LIST);
    expect(again.state().table?.lexiconId).toBe(lexiconId);
    expect(setUpOf(again)).toEqual(OWN_SHOWN);
  });

  describe('whose words are saved as another list', () => {
    const GERMAN = { kind: 'shipped', file: 'configured/deutsch/german-dictionary.txt' } as const;
    const FILES = new Map([
      ['wordlist.txt', WORDS.join('\n')],
      [GERMAN.file, 'ADE'],
    ]);
    const FORMER = ['NO', 'ON'];
    const OTHER = { kind: 'own', name: 'other.txt', text: 'ZZZ' } as const;

    /** Reads lists at once. */
    const loadWords: LoadWords = async (alphabet, list) => {
      const source = list.kind === 'own' ? list.text : FILES.get(list.file);
      return source === undefined
        ? err({ code: 'WORDS_UNREACHABLE' })
        : parseWordList(alphabet, [source, ...(list.added ?? [])].join('\n'));
    };

    /** A page whose player chose a set-up with these words, with a list saved under their id. */
    async function withSaved(words: readonly string[], list: WordList): Promise<Page> {
      const lexicon = lexiconOf(compiled(words));
      const before = await opened();
      before.actions.startGame({ ...OWN, words: { list: DEFAULT_LIST, lexicon } });
      await settled();
      const storage = fakeStorage({
        setUp: before.storage.texts.get('setUp') ?? '',
        [`words/${lexicon.id}`]: formatKeptList({ lexiconId: lexicon.id, list }),
      });
      const page = openPage({ storage, files: SHIPPED, world: { loadWords } });
      await page.restore();
      return page;
    }

    it.each<[string, WordList]>([
      ['no usable word', { kind: 'own', name: 'picture.png', text: '\u0000' }],
      ['another list of the page', GERMAN],
      ['more words', { ...DEFAULT_LIST, added: ['ZZZ'] }],
      ['a file that does not exist', { kind: 'shipped', file: 'none.txt' }],
      ['more words than such a file', { kind: 'shipped', file: 'none.txt', added: ['ZZZ'] }],
    ])('has the standard ones: %s', async (_what, list) => {
      const page = await withSaved(WORDS, list);
      await page.actions.quickStart();
      expect(page.state()).toMatchObject({
        panel: undefined,
        wordList: DEFAULT_LIST,
        table: { lexiconId: GAME_WORDS.lexicon.id },
      });
    });

    it.each([GERMAN, { ...GERMAN, added: ['EXTRA'] }])(
      'begins with a newer version of a list of the page: %o',
      async (list) => {
        const page = await withSaved(FORMER, list);
        await page.actions.quickStart();
        expect(page.state()).toMatchObject({
          panel: undefined,
          wordList: list,
          table: { view: { boardName: 'Small' } },
        });
      },
    );

    it('opens the set-up dialog if no list has them', async () => {
      const page = await withSaved(FORMER, OTHER);
      await page.actions.quickStart();
      expect(page.state()).toMatchObject({ panel: 'set-up', table: undefined });
    });
  });

  it('has the default set-up if the saved one is unreadable', async () => {
    const page = await opened(fakeStorage({ setUp: '{"broken"' }));
    await play(page);
    expect(setUpOf(page)).toEqual(USUAL);
    expect(page.state().notice).toBeUndefined();
  });
});
